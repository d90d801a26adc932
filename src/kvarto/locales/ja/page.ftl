### The page: everything but the words of the game itself and the page of rules.

name = Kvarto

## The way around

skip = 本文へ移動
nav-label = ページ
nav-home = トップページ
nav-menu = メニュー
nav-new = 新しい対局
nav-lobby = ロビー
nav-games = マイ対局
# Said after "My games".
nav-games-wait = （あなたの番の対局が{ $count }局あります）
nav-account = アカウント
nav-rules = ルール
nav-settings = 設定
nav-about = Kvarto について
nav-replay = 棋譜を開く
language = 言語
close = 閉じる

## Titles of the browser's window

title-home = Kvarto：16個の駒のゲーム
title-new = 新しい対局 – Kvarto
title-replay = 棋譜 – Kvarto
title-position = 局面
title-rules = ルール – Kvarto
title-settings = 設定 – Kvarto
title-about = Kvarto について
title-nowhere = 見つかりません – Kvarto
title-game = { $first } 対 { $second }

## When something goes wrong

page-refused = それはできません：{ $what }。
page-not-reached = サーバーにつながりません。少ししてからもう一度お試しください。
line-lost = 接続が切れました。つなぎ直しています…
nowhere-title = ここには何もありません
nowhere-text = このアドレスのページはありません。

## The first page

home-about = 自分が置く駒は、自分では選べません。相手から手渡されます。共通点のある駒が4つ並んだら、先に気づいて「クアート！」と宣言した人の勝ちです。
home-play = 遊ぶ
home-friend = 友だちと遊ぶ
home-lobby = ロビーへ
home-all-games = マイ対局をすべて見る
home-learn = 遊び方を学ぶ
home-choose = 対局を選ぶ
home-resume = 続ける：{ $first } 対 { $second }

## A new game

opponent-is-computer = コンピューター
opponent-is-person = この端末で2人
opponent-is-invite = リンクで招待
opponent-is-watch = コンピューターどうしを観戦
new-name = あなたの名前
name-guest = ゲスト
name-one = プレイヤー1
name-two = プレイヤー2
name-other = 相手
namesake = { $name } 2号
kind-standard = 標準
kind-standard-about = 横、縦、斜め。特徴は4つとも使います。
kind-beginners = 入門
kind-beginners-about = いくつかの特徴だけを使います。
kind-advanced = 上級
kind-advanced-about = 2×2の四角9つも勝ちになります。
kind-squares = 四角のみ
kind-squares-about = 2×2の四角だけが勝ちになります。
kind-hard = 難しい
kind-hard-about = 4つの駒に共通の特徴が2つ必要です。
kind-own = 自分で決める
kind-own-about = 勝ち方を自分で組み合わせます。
calling-spoken-about = 元のルールどおり、宣言してはじめて勝ちになります。
calling-automatic = 自動判定
calling-automatic-about = そろえた人がその場で勝ちます。
new-late-call-about = 駒を渡した後も、それが置かれるまでは宣言できます。
clock-none = 時計なし
clock-move = 1手{ $seconds }秒
clock-place = 置くのに{ $seconds }秒、渡すのにも同じ秒数
clock-main = { $minutes }分、1手ごとに{ $increment }秒追加
clock-whole = 1局全体で{ $minutes }分
clock-days = 1手{ $days }日
starter-dice = サイコロで決める

## The computer's name at each level

opponent-newcomer = ピップ
opponent-child = ミア
opponent-beginner = ベン
opponent-casual = レナ
opponent-attentive = マヤ
opponent-regular = ユーゴ
opponent-club = ノラ
opponent-strong = ビクトル
opponent-master = エイダ
opponent-perfect = セージ

## At the table

game-coming = 席を用意しています…
game-gone = この対局はここにありません
desk-label = あなたの側
board-label = ボード
cell-empty = { $cell }：空き。
bar-you = あなた
bar-level = レベル{ $number } · { $name }
clock-label = 残り時間
clock-warning = 残り10秒です。
clock-days-left = { $days }日 { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = 自動判定
agreed-forfeit = 間違った宣言は負け
agreed-late-call = 後からの宣言あり

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = あなたの番です：駒を置いてください
duty-place-here = { $player }：駒を置いてください
duty-place-other = { $player }が駒を置くところです
duty-give-you = { $other }に渡す駒を選んでください
duty-give-here = { $player }：{ $other }に渡す駒を選んでください
duty-give-other = { $player }が{ $other }に渡す駒を選んでいます
duty-give-to-you = { $player }があなたに渡す駒を選んでいます
duty-end-turn-you = 宣言するか、手番を終えてください
duty-end-turn-here = { $player }：宣言するか、手番を終えてください
duty-end-turn-other = { $player }が宣言できる最後の機会です
duty-point-you = 4つの駒にタッチしてください
duty-point-here = { $player }：4つの駒にタッチしてください
duty-point-other = { $player }が宣言し、場所を示しています
duty-paused = 対局は一時停止中です

# The red button.
call = クアート！
call-by = クアート！（{ $player }）
end-turn = 手番を終える
point-shape = 一覧から選ぶ
point-shape-none = どこ？
point-confirm = ここ！
point-cancel = やめる
agree = 受ける
decline = 断る

# What has happened, for screen readers and as short notes. A call that has failed does not mean
# that there is no quarto: it may have been pointed out wrongly, and nothing may give it away.
said-places = { $player }が { $cell } に{ $piece }を置きました。
said-gives = { $player }が{ $other }に{ $piece }を渡しました。
said-gives-you = { $player }があなたに{ $piece }を渡しました。
said-calls = { $player }「クアート！」
said-call-failed = { $player }の宣言は外れです。
said-your-call-failed = 残念、あなたの宣言は外れです。
said-offers-draw = { $player }が引き分けを申し出ています。
said-asks-take-back = { $player }が「待った」を求めています。
said-declined = { $player }は断りました。
said-taken-back = 一手戻しました。
said-resumed = 対局を続けます。

# The throw of dice at the beginning.
dice-throw = { $first }の目は{ $a }、{ $second }の目は{ $b }。
dice-begins = { $first }の先攻です。

# The device goes from hand to hand.
cover-title = { $player }に端末を渡してください
cover-ready = { $player }です

## The menu of a game

menu-title = 対局メニュー
menu-elsewhere = ほかのページ
menu-sound-on = 音：オン
menu-sound-off = 音：オフ
do-by = { $player }：{ $what }
do-ask-take-back = 「待った」を頼む
do-claim-win = 勝ちを申し立てる
do-pause = 一時停止
do-resume = 続ける
do-offer-draw = 引き分けを申し出る
do-agree-draw = 引き分けにする
do-abort = 対局を中止する
do-resign = 投了する
sure-resign = 投了しますか？ 相手の勝ちになります。
sure-draw = 2人とも引き分けでいいですか？
sure-abort = 対局を中止しますか？ 勝敗はつきません。
sure-no = 対局を続ける

## Moves, typed and listed

moves-title = 手順
moves-none = まだ手がありません。
looking-back = 前の局面を見ています。
looking-back-return = 対局に戻る
typed-title = 手の入力と読み上げ
typed-label = 手
typed-do = 実行
typed-help = b2>7 は b2 に置いて 7 を渡します。b2 や >7 だけでもかまいません。! で宣言、!3 で横列3を宣言します。?3 で横列3、? でボード全体を読み上げます。
typed-not-understood = { $text } はわかりません。
read-title = ボードを読み上げる
read-shape = { $shape }：{ $cells }

## After a game, and records

after-label = 対局の後
result-you-win = あなたの勝ち！
result-you-lose = あなたの負けです
result-wins = { $player }の勝ち
result-draw = 引き分け
result-none = 勝敗なし
rematch = もう一局
rematch-there = 次の対局へ
review-title = なぜ？
review-coming = 対局を検討しています…
replay-controls = 対局をたどる
replay-start = 最初へ
replay-back = 戻る
replay-onward = 進む
replay-end = 最後へ
replay-slider = 対局の場面
replay-beginning = 開始
share-title = 保存と共有
share-copy-record = 棋譜をコピー
share-save-record = 棋譜を保存
share-svg = 画像（SVG）
share-png = 画像（PNG）
share-link = この局面へのリンクをコピー
share-copied = コピーしました。
share-not-copied = このブラウザーではコピーできません。
share-no-png = 画像を作れませんでした。

## Games in lists, and titles of pages where people meet

title-lobby = ロビー – Kvarto
title-games = マイ対局 – Kvarto
title-account = アカウント – Kvarto
title-return = 対局の引き継ぎ – Kvarto
title-turns = ({ $count }) { $title }
# In a row of what is agreed on.
agreed-spoken = 自分で宣言
agreed-not-casual = 「待った」なし
mine-your-turn = あなたの番
mine-others-turn = { $player }の番
# $when is such as "2 日後".
mine-deadline = { $when }に時間切れ
mine-table-link = リンクを知っている人のためのテーブル
mine-table-lobby = ロビーのテーブル
mine-won = 勝ち
mine-lost = 負け
mine-drawn = 引き分け
mine-no-result = 勝敗なし
ended-quarto = クアート
ended-draw = すべての駒を使用
ended-agreement = 合意
ended-time = 時間切れ
ended-resignation = 投了
ended-forfeit = 間違った宣言
ended-abandoned = 途中退席
ended-aborted = 中止
ended-unknown = 理由は不明
return-make = リンクを作る

## The way to the course

title-learn = 遊び方を学ぶ – Kvarto
# The window of one step.
title-lesson = { $title } – Kvarto
nav-learn = 学ぶ

## The way to puzzles and analysis; how a move is judged

nav-puzzles = パズル
nav-analysis = 検討
title-puzzles = パズル – Kvarto
title-analysis = 検討 – Kvarto
to-analysis = この局面を検討する
to-analysis-game = この対局を検討する
verdict-best = 最善手
verdict-fine = 無難な手
verdict-mistake = 疑問手
verdict-blunder = 悪手
verdict-decisive = 決定的な悪手
verdict-unknown = 判断なし
