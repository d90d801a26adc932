### The command line.

cli-help =
    クアート。相手が置く駒をあなたが選ぶボードゲームです。4つそろえても、宣言しなければ勝ちになりません。
cli-version-help = バージョンを表示して終わります。
cli-lang-help = すべてのメッセージの言語（fi など）。なければ LANGUAGE、LC_ALL、LC_MESSAGES、LANG に従います。
cli-unknown-language = { $language } という言語はありません。選べるのは { $languages } です
cli-style-help = 描き方：色つき、Unicode、ASCII、または端末に合わせる。
cli-error = kvarto: { $what }
cli-error-in = { $source }：{ $what }
cli-cannot-read = { $path } を読めません：{ $why }
cli-cannot-write = { $path } に書けません：{ $why }
cli-standard-input = 標準入力

standing-to-act = { $player }の番です。
standing-open = 宣言できるクアート：{ $shapes }。
standing-lapsed = 無効になったクアート：{ $shapes }。

seat-first = 先攻
seat-second = 後攻

## kvarto show

show-help =
    POSITION を描きます。4行目から1行目まで、次に渡された駒か -、必要なら遊び方と最後に置いたマスを続けます。
    例：kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = 局面を描きます。
show-variant = 遊び方：{ $variant }。
show-svg-help = 代わりに SVG ファイルに描きます（標準出力なら -）。
show-pieces-help = SVG の駒の見た目。
show-theme-help = 明るい背景向けか、暗い背景向けか。

## kvarto replay

replay-help = 棋譜 FILE（.qgn、標準入力なら -）の対局を並べ直し、どうなっているかを表示します。
replay-short-help = 棋譜の対局がどうなっているかを表示します。
replay-json-help = 対局ごとに JSON を1行で出力します。理由のない結果の理由は "unknown" です。
replay-no-games = { $source }：対局がありません
replay-game = 第{ $number }局：{ $first } - { $second }、{ $variant }

## kvarto play: options

play-short-help = 端末で対局します。
play-command-help =
    1つの端末で2人で、またはコンピューターを相手に対局します。対局中に help と入力すると、使える入力の一覧が出ます。
play-variant-help = standard（指定なし）、advanced、squares、hard、または ch:l のような記号。
play-calling-help = 勝つのに宣言が必要かどうか。
play-false-call-help = 間違った宣言で失うもの：その機会か、対局か。
play-late-call-help = 置いた側は、駒を渡した後も、それが置かれるまでは宣言できます。
play-pointing-help = 宣言のとき場所を示すプレイヤー。ほかは宣言だけです。
play-clock-help = 持ち時間：-（なし）、60/move、60/place、600+5（秒と加算）、3d/move。
play-tournament-help = 大会のように：1手1分、間違った宣言は負け。
play-against-help = コンピューターと対局します。1（はじめての人）から { $strongest }（完璧）まで。
play-one-help = 1人目の名前。
play-two-help = 2人目の名前。
play-starter-help = 先攻：サイコロで決めるか、プレイヤー 1 か 2。
play-start-help = 始める局面。
play-seed-help = 前の対局と同じサイコロの目にします。
play-save-help = 対局を .qgn ファイルに書き足します。
play-save-no-record = { $path } には対局ではないものが入っているので、書き足しません
play-tournament-fixes = { $option } は --tournament で決まっているので、一緒に使えません
play-same-names = 2人の名前は別にしてください
play-player-one = プレイヤー1
play-player-two = プレイヤー2

## kvarto play: at the table

play-title = クアート、{ $variant }
play-dice = { $first }のサイコロは{ $a }、{ $second }のサイコロは{ $b }。
play-first = 先攻は{ $first }。最初の駒を渡します。
play-first-set-up = 先攻は{ $first }、後攻は{ $second }です。
play-spoken = クアートは宣言しないと勝ちになりません。見つけたらすぐ ! と入力してください。
play-forfeit = 間違って宣言すると負けになります。
play-late-call = 駒を渡した後でも宣言できます。late と入力してください。
play-help-hint = help と入力すると、使える入力の一覧が出ます。
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }：{ $other }に渡す駒を選んでください（0-F、または help）：
play-give-or-call = { $player }：{ $other }に渡す駒を選ぶか（0-F）、宣言してください（!）：
play-place = { $player }：駒を置いてください（a1-d4、または help）：
play-place-or-call = { $player }：駒を置くか（a1-d4）、宣言してください（!）：
play-place-or-late-call = { $player }：駒を置くか（a1-d4）、宣言してください（!、{ $other }は late）：
play-place-or-others-late-call = { $player }：駒を置いてください（a1-d4、{ $other }はまだ宣言できます：late）：
play-end-turn = { $player }：最後の手番を終えてください（=）：
play-end-turn-or-call = { $player }：宣言するか（!）、手番を終えてください（=）：
play-point = { $player }：どの列ですか（1-4、a-d、/ か \、やめるなら cancel）：
play-point-with-squares = { $player }：どこですか（1-4、a-d、/ か \、四角は a1-c3、やめるなら cancel）：
play-paused = 対局は一時停止中です。続けるには resume と入力してください：
play-offer-draw = { $player }が引き分けを申し出ています。{ $other }、受けますか（はい yes、いいえ no）：
play-offer-take-back = { $player }が「待った」を求めています。{ $other }、認めますか（はい yes、いいえ no）：
play-answer-yes-or-no = yes（はい）か no（いいえ）で答えてください
play-declined = { $player }は断りました。
play-computer-moves = { $player }の手：{ $move }
play-calls = { $player }「クアート！」
play-call-failed = 残念。そこに宣言できるクアートはありません。
play-call-not-pointed = 場所が示されなかったので、宣言は失敗です。
play-refused = それはできません：{ $what }。
play-not-understood = { $text } はわかりません。help で使える入力の一覧が出ます
play-left = 対局は途中のままです。
play-saved = 対局を { $path } に書き足しました。

# The words to type are English in every language.
play-help-give = 7, F, DTSH           この駒を渡す
play-help-place = b2, b2>7             駒を置く。置いて駒 7 を渡す
play-help-call = !, !3                「クアート！」と宣言。宣言して横列3を示す（quarto でも可）
play-help-shapes = 1-4 a-d / \ a1-c3    横列、縦列、斜め、四角（左下のマス）
play-help-late = late, late 3         渡した後に宣言する（後からの宣言ありの対局）
play-help-pass = =, pass              最後の駒の後、手番を終える
play-help-draw = draw                 引き分けを申し出る。相手は yes か no で答える
play-help-back = back                 「待った」を頼む
play-help-resign = resign, abort        投了する。最初の駒を置く前に中止する
play-help-pause = pause, resume        時計を止める。続ける
play-help-look = board, moves, help   ボードを見る。手順を見る。この一覧を見る
play-help-quit = quit                 途中でやめる
