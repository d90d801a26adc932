### The engine at the command line: values, graded moves, reviews of games.

# Options that several commands share.
engine-json-help = 输出 JSON，每行一个对象。
engine-threads-help = 使用几个线程。
engine-no-table-help = 不用开局库，全部靠搜索。
engine-time-limit-help = 一个局面超过这么多秒就放弃。

## kvarto solve

solve-help =
    说明每个 POSITION 在双方都走最佳着法时谁会赢，以及在那之前还要落几子。
    一个局面是一个参数，要加引号。给 - 或什么都不给，就从标准输入读取，每行一个；
    空行和以 # 开头的行会跳过。
    例如：kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = 说明一个局面谁会赢。
solve-cold-help = 每个局面之前都忘掉先前学到的一切。
solve-cold-one-thread = --cold 只能搭配一个线程
solve-nothing = 缺少 POSITION（或用 - 从标准输入读取局面）
# Something is wrong in a line of standard input.
solve-wrong-line = 第 { $line } 行：{ $what }

# $player is to act; $distance is how many more pieces are placed.
solve-win = { $position }：轮到{ $player }，{ $distance ->
    [0] 喊{ $shapes }就赢
    [1] 下一子就赢
   *[other] 再落 { $distance } 子获胜
}。
solve-draw = { $position }：轮到{ $player }，是和棋。
solve-loss = { $position }：轮到{ $player }，{ $distance ->
    [1] 下一子就输
   *[other] 再落 { $distance } 子告负
}。
solve-unknown = { $position }：轮到{ $player }，胜负未知。

## kvarto grade

grade-help =
    说明在 POSITION 里，每一步合法的棋对轮到的玩家有什么结果，最好的排在最前面。
    例如：kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = 说明每一步的好坏。
grade-nothing = 没有可以评估的棋步：棋盘已经满了
# A group of moves that are worth the same, and how many there are.
grade-win = { $distance ->
    [0] 马上赢
   *[other] { $distance } 子后赢
}（{ $count }）：
grade-draw = 和棋（{ $count }）：
grade-loss = { $distance ->
    [0] 马上输
   *[other] { $distance } 子后输
}（{ $count }）：
grade-unknown = 未知（{ $count }）：

## kvarto review

review-help =
    评判棋谱 FILE（.qgn 文件，- 表示标准输入）里各局的每一步：走之前和之后的胜负、
    更好的走法、漏看的 Quarto，以及胜负在哪里定下来。
review-short-help = 说明棋谱里各局的胜负关键。

# The table of moves: one line a move, with the value for the player who made it.
review-value-lost = { $before } → { $after }
review-verdict-mistake = 失误
review-verdict-blunder = 大失误
review-verdict-decisive = 败着
review-remark = { $verdict }；更好的是 { $words }
review-remark-more = { $verdict }；更好的是 { $words }（另有 { $more } 步）

review-left-win = 最后的局面轮到 { $player }，走最佳着法能赢。
review-left-draw = 最后的局面轮到 { $player }，走最佳着法是和棋。
review-left-loss = 最后的局面轮到 { $player }，走最佳着法也会输。
review-accuracy = { $player }：{ $judged } 步中有 { $kept } 步保住了局势（{ $percent }%）。
