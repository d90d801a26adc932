### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = 先攻
player-second = 後攻

## What a move or a position is worth to who is to act: nouns, after a colon or a dash

worth-win = { $distance ->
    [0] すぐに勝ち
    [1] 次の駒で勝ち
   *[other] あと{ $distance }個で勝ち
}
worth-win-sometime = 勝ち
worth-draw = 引き分け
worth-loss = { $distance ->
    [0] すぐに負け
    [1] 次の駒で負け
   *[other] あと{ $distance }個で負け
}
worth-loss-sometime = 負け
worth-unknown = 不明

## Moves told step by step

step-places = { $player }は { $cell } に置きます。
step-gives = { $player }は{ $piece }を渡します。
step-calls = { $player }は{ $shape }を宣言して勝ちます。
step-you-places = あなたは { $cell } に置きます。
step-you-gives = あなたは{ $piece }を渡します。
step-you-calls = あなたは{ $shape }を宣言して勝ちます。
# A move in words, put together from the next three.
move-whole = { $parts }：
move-place = { $cell } に置く
move-give = { $piece }を渡す
move-call = { $shape }を宣言する
playback-label = 手順をたどる
playback-begins = ここから始まります。
playback-again = もう一度再生

## Somebody is to find a move

attempt-place = 渡された駒を置いてください。
attempt-give = 渡す駒を選んでください。
attempt-give-or-call = 駒を渡すか、宣言してください。
attempt-end-turn = 宣言するか、手番を終えてください。
attempt-point = 4つの駒にタッチしてください。
attempt-take-back = 置き直す
attempt-no-shape = その4つは、勝ちになる横列、縦列、斜め、四角のどれでもありません。もう一度どうぞ。

## The review of a game

accuracy-share = { $percent }%
accuracy-kept = { $judged }手のうち{ $kept }手で価値を保ちました。
standing-title = 形勢の移り変わり
standing-label = 各手の後の形勢です。上なら{ $first }の勝ち、下なら{ $second }の勝ちです。同じ内容が下の表にあります。
standing-side = { $player }の勝ち
standing-as-table = 表で見る
standing-move = 手
standing-player = プレイヤー
standing-stood = その後の形勢
standing-verdict = 評価
standing-show = グラフを描く
# $ending is a worth-win.
standing-wins = { $player }：{ $ending }
standing-won = { $player }の勝ち
retry-title = もう一度考える
retry-about = { $number }巡目、{ $player }の番です。最善を尽くせば{ $value }です。それを保つ手を見つけてください。
retry-right = 正解です。{ $value }のままです。
retry-wrong = その手ではありません。この後を見てみましょう。
retry-again = もう一度

## The analysis board

analysis-title = 検討
study-variant = 勝ち方
study-overlay = ボードの表示
study-overlay-values = 手の価値
study-overlay-threats = リーチ
study-overlay-nothing = なし
study-worth-title = 局面の価値
# $ending is a worth-win and so on.
study-worth = 最善を尽くせば：{ $ending }。
study-gives = { $player }が{ $other }に駒を渡す番です。
study-places = { $player }が{ $piece }を置く番です。
study-placed = { $cell } に置きました。次は渡す駒を選んでください。
study-over = 対局はここで終わりです。
study-progress = 評価した手の数
study-graded = { $total }手中{ $graded }手
study-nodes = ・{ $nodes }局面を調べました
study-stop = 止める
study-stopped = { $total }手中{ $graded }手で止めました。
study-go-on = 続ける
study-call = { $shape }を宣言
study-best-moves = 最善手
study-all-moves = { $count ->
    [1] 手はこれだけ
   *[other] 全{ $count }手
}
study-group-win = 勝ち（{ $count }手）
study-group-draw = 引き分け（{ $count }手）
study-group-loss = 負け（{ $count }手）
study-group-unknown = 不明（{ $count }手）
study-line = 最善の手順
study-line-help = マス、駒、手のどれかを指すと、その後の最善の手順をここで再生します。
study-line-best = 最善の手順を見る
study-threats = リーチ
study-no-threats = まだ何もそろいません。
study-safe = { $count ->
    [0] 残りの駒{ $total }個のうち、安全に渡せる駒はありません。
   *[other] 残りの駒{ $total }個のうち、渡しても相手がすぐには勝てない駒は{ $count }個です。
}
study-lapsed = もう無効：{ $shapes }。
study-no-moves = ボードで手を進めると、ここに記録されます。戻って別の手を指すと、変化手順になります。
study-comment = { $word } へのコメント
study-comment-start = 開始局面へのコメント
study-promote = 本手順にする
study-cut = ここから先を削除
study-open-title = 別の局面や対局
study-paste = 局面か棋譜を貼り付け
study-paste-about = 「A.../.3../..../...5 7」のような局面、または棋譜
study-copy-link = この検討へのリンクをコピー
set-up-title = 局面を作る
set-up-help = 駒を選び、次にマスを選びます。置いた駒にタッチすると、また手に取れます。最後に手元に残った駒が、これから置く駒になります。
set-up-last = 最後に置いた駒
set-up-last-none = なし：クアートはすべて無効
set-up-last-about = この駒の入ったクアートは、まだ宣言できます。
set-up-empty-hand = 手元の駒を戻す
set-up-clear = ボードを空にする
set-up-done = 検討する
set-up-cancel = やめる

## Records, positions by their address, and what a move means

review-better = こうすれば良かった：{ $words }。
why-gift = { $player }が{ $piece }を渡したので、{ $shape }がそろいました。
word-turn = { $cell } に置いて{ $piece }を渡した手です。
word-give = { $piece }を渡した手です。
review-look = 見る
replay-title = 棋譜を開く
replay-about = ここやほかで .qgn ファイルに保存した対局を並べ直して見られます。
replay-file = ファイルを選ぶ
replay-paste = または貼り付け
replay-open = 開く
replay-another = 別の棋譜を開く
position-begin = ここから対局を始める
position-first-gives = 先攻が駒を渡す番です。
position-second-gives = 後攻が駒を渡す番です。
position-first-places = 先攻が{ $piece }を置く番です。
position-second-places = 後攻が{ $piece }を置く番です。
