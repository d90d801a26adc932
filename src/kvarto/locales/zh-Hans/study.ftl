### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = 先手
player-second = 后手

## What a move or a position is worth to who is to act

# Put after a dash or into a sentence; $distance is how many more pieces are placed.
worth-win = { $distance ->
    [0] 马上赢
    [1] 下一子就赢
   *[other] 再落 { $distance } 子获胜
}
worth-win-sometime = 赢
worth-draw = 和棋
worth-loss = { $distance ->
    [0] 马上输
    [1] 下一子就输
   *[other] 再落 { $distance } 子告负
}
worth-loss-sometime = 输
worth-unknown = 未知

## Moves told step by step

step-places = { $player } 放在 { $cell }。
step-gives = { $player } 给出{ $piece }。
step-calls = { $player } 喊{ $shape }，获胜。
step-you-places = 你放在 { $cell }。
step-you-gives = 你给出{ $piece }。
step-you-calls = 你喊{ $shape }，获胜。
# A move in words, put together from the next three.
move-whole = { $parts }：
move-place = 放在 { $cell }
move-give = 给出{ $piece }
move-call = 喊{ $shape }
playback-label = 一步步看下去
playback-begins = 从这里开始。
playback-again = 再放一遍

## Somebody is to find a move

attempt-place = 放下手中的棋子。
attempt-give = 挑一枚棋子给出去。
attempt-give-or-call = 给棋，或喊。
attempt-end-turn = 喊，或结束回合。
attempt-point = 点出那四枚棋子。
attempt-take-back = 拿起来重放
attempt-no-shape = 这四枚不是算数的行、列、对角线或四宫格。再试一次。

## The review of a game

accuracy-share = { $percent }%
accuracy-kept = { $judged } 步中有 { $kept } 步保住了该保住的。
standing-title = 形势变化
standing-label = 每一步之后的形势：往上是 { $first } 占优，往下是 { $second } 占优。下方表格内容相同。
standing-side = { $player } 胜
standing-as-table = 以表格显示
standing-move = 步
standing-player = 玩家
standing-stood = 之后形势
standing-verdict = 评判
standing-show = 画成图
# $ending is a worth-win.
standing-wins = { $player } { $ending }
standing-won = { $player } 已获胜
retry-title = 重走试试
retry-about = 第 { $number } 步：轮到 { $player }，走最佳着法的结果是“{ $value }”。找出能保住它的一步。
retry-right = 对了，这样就保住了“{ $value }”。
retry-wrong = 不是这一步。看看接下来会怎样。
retry-again = 再来一次

## The analysis board

analysis-title = 分析
study-variant = 怎样算赢
study-overlay = 棋盘上显示
study-overlay-values = 每一步的好坏
study-overlay-threats = 威胁
study-overlay-nothing = 不显示
study-worth-title = 这个局面的胜负
# $ending is a worth-win and so on.
study-worth = 走最佳着法：{ $ending }。
study-gives = 轮到 { $player } 给 { $other } 一枚棋子。
study-places = 轮到 { $player } 放下{ $piece }。
study-placed = 放在 { $cell } 了，现在挑一枚棋子给出去。
study-over = 对局到此结束。
study-progress = 已评估多少步
study-graded = { $graded } / { $total } 步
study-nodes = · 看了 { $nodes } 个局面
study-stop = 停止
study-stopped = 评估了 { $graded } / { $total } 步后停止。
study-go-on = 继续
study-call = 喊{ $shape }
study-best-moves = 最佳着法
study-all-moves = { $count ->
    [1] 唯一的一步
   *[other] 全部 { $count } 步
}
study-group-win = { $count } 步能赢
study-group-draw = { $count } 步和棋
study-group-loss = { $count } 步会输
study-group-unknown = { $count } 步未知
study-line = 最佳走法
study-line-help = 指向某一格、某枚棋子或某一步，就会在这里演示它的最佳走法。
study-line-best = 演示最佳走法
study-threats = 威胁
study-no-threats = 还没有棋子能连成 Quarto。
study-safe = { $count ->
    [0] 备用区的 { $total } 枚棋子，给哪枚都不安全。
   *[other] 备用区的 { $total } 枚棋子里，有 { $count } 枚给了也不会让对方马上赢。
}
study-lapsed = 已失效，不再算数：{ $shapes }。
study-no-moves = 在棋盘上走一步，就会记在这里。退回去改走别的，就成为一个变化。
study-comment = { $word } 的注释
study-comment-start = 开头的注释
study-promote = 设为主线
study-cut = 从这里开始删除
study-open-title = 换一个局面或对局
study-paste = 粘贴局面或棋谱
study-paste-about = 像“A.../.3../..../...5 7”这样的局面，或一份棋谱
study-copy-link = 复制这份分析的链接
set-up-title = 摆出局面
set-up-help = 先选棋子，再选格子。点一下放好的棋子可以拿起来。最后留在手中的，就是要放的棋子。
set-up-last = 最后落下的棋子
set-up-last-none = 没有：所有 Quarto 都已失效
set-up-last-about = 经过它的 Quarto 还可以喊。
set-up-empty-hand = 放回手中的棋子
set-up-clear = 清空棋盘
set-up-done = 分析
set-up-cancel = 取消

## Records, positions by their address, and what a move means

review-better = 更好的是：{ $words }。
# The loser gave the piece with which the winner completed a shape and called.
why-gift = { $player } 给出{ $piece }，正好让{ $shape }连成。
# What a move in notation means.
word-turn = （放在 { $cell }，给出{ $piece }。）
word-give = （给出{ $piece }。）
review-look = 看看
replay-title = 打开棋谱
replay-about = 看看存成 .qgn 文件的对局，在这里或在别处存的都行。
replay-file = 选择文件
replay-paste = 或粘贴内容
replay-open = 打开
replay-another = 打开另一份棋谱
position-begin = 从这里开始下
position-first-gives = 轮到先手给棋。
position-second-gives = 轮到后手给棋。
position-first-places = 轮到先手放下{ $piece }。
position-second-places = 轮到后手放下{ $piece }。
