### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = JSON で出力します（1行に1つ）。
engine-threads-help = 使うスレッドの数。
engine-no-table-help = 序盤の表を使わず、すべて読みます。
engine-time-limit-help = 1つの局面をこの秒数であきらめます。

## kvarto solve

solve-help =
    POSITION ごとに、最善を尽くせばどちらが勝つか、それまでに駒がいくつ置かれるかを表示します。
    局面は引用符で囲んで1つの引数にします。
    - を指定するか何も指定しなければ、標準入力から1行に1つずつ読みます。空行と # で始まる行は飛ばします。
    例：kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = 局面の勝敗を表示します。
solve-cold-help = 局面ごとに、それまでに覚えたことを忘れます。
solve-cold-one-thread = --cold はスレッド1つのときだけ使えます
solve-nothing = POSITION がありません（標準入力から読むなら -）
solve-wrong-line = { $line }行目：{ $what }

solve-win = { $position }：{ $player }の番で、{ $distance ->
    [0] { $shapes }を宣言して
    [1] 次の駒で
   *[other] あと{ $distance }個で
}勝ちです。
solve-draw = { $position }：{ $player }の番で、引き分けです。
solve-loss = { $position }：{ $player }の番で、{ $distance ->
    [1] 次の駒で
   *[other] あと{ $distance }個で
}負けです。
solve-unknown = { $position }：{ $player }の番ですが、勝敗はわかりません。

## kvarto grade

grade-help =
    POSITION でできるすべての手について、番のプレイヤーがどうなるかを良い順に表示します。
    例：kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = それぞれの手の価値を表示します。
grade-nothing = 評価する手がありません。ボードが埋まっています
grade-win = { $distance ->
    [0] すぐに勝ち
   *[other] あと{ $distance }個で勝ち
}（{ $count }手）：
grade-draw = 引き分け（{ $count }手）：
grade-loss = { $distance ->
    [0] すぐに負け
   *[other] あと{ $distance }個で負け
}（{ $count }手）：
grade-unknown = 不明（{ $count }手）：

## kvarto review

review-help =
    棋譜 FILE（.qgn、標準入力なら -）の対局を1手ずつ検討します。
    その手の前と後の価値、もっと良かった手、見落としたクアート、勝負の分かれ目がわかります。
review-short-help = 棋譜の勝負どころを表示します。

review-value-lost = { $before }→{ $after }
review-verdict-mistake = 疑問手
review-verdict-blunder = 悪手
review-verdict-decisive = 決定的な悪手
review-remark = { $verdict }。{ $words } が良かった
review-remark-more = { $verdict }。{ $words } が良かった（ほか{ $more }手）

review-left-win = 最後の局面は{ $player }の番で、最善を尽くせば勝ちです。
review-left-draw = 最後の局面は{ $player }の番で、最善を尽くせば引き分けです。
review-left-loss = 最後の局面は{ $player }の番で、最善を尽くしても負けです。
review-accuracy = { $player }：{ $judged }手のうち{ $kept }手で価値を保ちました（{ $percent }%）。
