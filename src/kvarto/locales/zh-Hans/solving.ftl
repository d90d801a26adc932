### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = 题目
puzzle-hall-about = 每道题都经过证明：只有一个答案，引擎也知道别的答案为什么不行。
puzzle-hall-all = 所有题目
puzzle-of-the-day = 每日一题
puzzle-solve = 来解题
puzzle-begin = 下一题
puzzle-next = 下一题
puzzle-kind = 想练什么？
puzzle-kind-any = 都来一点
puzzle-kind-win = 找出胜着
puzzle-kind-safe = 唯一安全的棋子
puzzle-kind-hold = 守住和棋
puzzle-kind-spot = 找出 Quarto
puzzle-kind-trap = 陷阱在哪里？
puzzle-count = { $count } 题
puzzle-title-win = 找出胜着
puzzle-title-safe = 唯一安全的棋子
puzzle-title-hold = 守住和棋
puzzle-title-spot = 找出 Quarto
puzzle-title-trap = 陷阱在哪里？
puzzle-ask-win = { $distance ->
    [1] 放下棋子，马上赢。
   *[other] 有一种放法加一种给法，{ $distance } 子之内必胜。是哪一种？
}
puzzle-ask-safe = 除了一枚以外，给哪枚对方都会马上赢。你给哪一枚？
puzzle-ask-hold = 有一种放法加一种给法能守住和棋，别的都会输。是哪一种？
puzzle-ask-spot = 对方连成了 Quarto 却没有喊。在 { $seconds } 秒内指出来。
puzzle-ask-trap = 这些棋子里有一枚看着安全，给了却会输。哪一枚不能给？
# $rating is a number such as 1500.
puzzle-difficulty = 难度 { $rating }
puzzle-other = 对方
puzzle-tried-right = 这道题你已经解开了。
puzzle-tried-wrong = 这道题你试过了，不再计分。
puzzle-tried-helped = 你看过提示，这道题不再计分。
puzzle-clock-about = 开始计时后才会显示棋子。你有 { $seconds } 秒。
puzzle-clock-start = 开始计时
puzzle-hint = 提示 { $step } / { $steps }
puzzle-hint-about = 看了提示就不计分。
puzzle-hint-mark = 提示
puzzle-give-up = 看答案
puzzle-retry = 再试一次
puzzle-why-not = 为什么不能 { $word }？
puzzle-right = 答对了！
puzzle-late = 时间到了。答案在这里。
puzzle-given-up = 答案是 { $words }。
# $ending is a worth-loss and so on, for whoever solves it.
puzzle-wrong = 不是这一步。走最佳着法：{ $ending }。
puzzle-wrong-shape = 那不是仍然有效的 Quarto。
puzzle-rating = 等级分
puzzle-rating-about = 误差约 { $deviation }
puzzle-streak = 连续天数
puzzle-streak-days = { $days }
puzzle-streak-best = 最多 { $days }
puzzle-streak-now = 连续 { $days } 天。
puzzle-solved = 已解开
puzzle-solved-about = 试过 { $tried } 题
puzzle-new-rating = 你的等级分：{ $rating }
puzzle-does-not-count = 不计入等级分。

## Hints, step by step

# What to look for.
puzzle-hint-win = 找一步棋，让对方之后没有安全的棋子可给。
puzzle-hint-safe = 对剩下的每枚棋子问一问：它能连成什么？
puzzle-hint-hold = 只有一步不输。数一数，你走完之后还剩几枚安全的棋子。
puzzle-hint-spot = 看看经过最后一子的线，一次只看一种特征。
puzzle-hint-trap = 有好几枚棋子什么也连不成。可其中一枚给出去之后，对方可以放得让你没有安全的棋子可给。
# $line is a row or a column, for example "row 3".
puzzle-hint-line = 放在{ $line }的某一格。
puzzle-hint-cell = 放在 { $cell }。接下来可以给哪枚棋子？
puzzle-hint-dangers = 在标出的格子上，有可能连成 Quarto。
# $placements is a number, from 3 on.
puzzle-hint-distance = 陷阱还要 { $placements } 子才会收网。
# $trait is one feature value, for example "dark".
puzzle-hint-give = 那枚棋子的一个特征：{ $trait }。
puzzle-hint-shared = 四枚棋子的共同点：{ $trait }。
puzzle-hint-row = 是一行。
puzzle-hint-column = 是一列。
puzzle-hint-diagonal = 是一条对角线。
puzzle-hint-square = 是一个四宫格。
