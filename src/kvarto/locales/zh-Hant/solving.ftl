### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = 題目
puzzle-hall-about = 每一題都經過證明：只有一個答案，引擎也知道其他答案為什麼不行。
puzzle-hall-all = 所有題目
puzzle-of-the-day = 每日一題
puzzle-solve = 來解題
puzzle-begin = 下一題
puzzle-next = 下一題
puzzle-kind = 想練什麼？
puzzle-kind-any = 什麼都來
puzzle-kind-win = 找出勝著
puzzle-kind-safe = 唯一安全的棋子
puzzle-kind-hold = 守住和局
puzzle-kind-spot = 找出 Quarto
puzzle-kind-trap = 陷阱在哪裡？
puzzle-count = { $count } 題
puzzle-title-win = 找出勝著
puzzle-title-safe = 唯一安全的棋子
puzzle-title-hold = 守住和局
puzzle-title-spot = 找出 Quarto
puzzle-title-trap = 陷阱在哪裡？
puzzle-ask-win = { $distance ->
    [1] 放下棋子，馬上贏。
   *[other] 有一種放法加一種給法，{ $distance } 子之內必勝。是哪一種？
}
puzzle-ask-safe = 除了一顆以外，給哪顆對方都會馬上贏。你給哪一顆？
puzzle-ask-hold = 有一種放法加一種給法能守住和局，其他都會輸。是哪一種？
puzzle-ask-spot = 對方連成了 Quarto 卻沒有喊。在 { $seconds } 秒內指出來。
puzzle-ask-trap = 這些棋子裡有一顆看起來安全，給了卻會輸。哪一顆不能給？
# $rating is a number such as 1500.
puzzle-difficulty = 難度 { $rating }
puzzle-other = 對方
puzzle-tried-right = 這題你已經解開了。
puzzle-tried-wrong = 這題你試過了，不再計分。
puzzle-tried-helped = 你看過提示，這題不再計分。
puzzle-clock-about = 開始計時後才會顯示棋子。你有 { $seconds } 秒。
puzzle-clock-start = 開始計時
puzzle-hint = 提示 { $step } / { $steps }
puzzle-hint-about = 看了提示就不計分。
puzzle-hint-mark = 提示
puzzle-give-up = 看答案
puzzle-retry = 再試一次
puzzle-why-not = 為什麼不能 { $word }？
puzzle-right = 答對了！
puzzle-late = 時間到了。答案在這裡。
puzzle-given-up = 答案是 { $words }。
# $ending is a worth-loss and so on, for whoever solves it.
puzzle-wrong = 不是這一手。下最佳著法：{ $ending }。
puzzle-wrong-shape = 那不是還有效的 Quarto。
puzzle-rating = 積分
puzzle-rating-about = 誤差約 { $deviation }
puzzle-streak = 連續天數
puzzle-streak-days = { $days }
puzzle-streak-best = 最多 { $days }
puzzle-streak-now = 連續 { $days } 天。
puzzle-solved = 解開
puzzle-solved-about = 試過 { $tried } 題
puzzle-new-rating = 你的積分：{ $rating }
puzzle-does-not-count = 不計入積分。

## Hints, step by step

# What to look for.
puzzle-hint-win = 找出一手，讓對方之後沒有安全的棋子可給。
puzzle-hint-safe = 對剩下的每顆棋子問一問：它能連成什麼？
puzzle-hint-hold = 只有一手不會輸。數數看，你下完之後還剩幾顆安全的棋子。
puzzle-hint-spot = 看看經過最後一子的線，一次只看一種特徵。
puzzle-hint-trap = 有好幾顆棋子什麼都連不成。但其中一顆給出去之後，對方可以放得讓你沒有安全的棋子可給。
# $line is a row or a column, for example "row 3".
puzzle-hint-line = 放在{ $line } 的某一格。
puzzle-hint-cell = 放在 { $cell }。接下來可以給哪顆棋子？
puzzle-hint-dangers = 在標出的格子上，有可能連成 Quarto。
# $placements is a number, from 3 on.
puzzle-hint-distance = 陷阱還要 { $placements } 子才會收網。
# $trait is one feature value, for example "dark".
puzzle-hint-give = 那顆棋子的一個特徵：{ $trait }。
puzzle-hint-shared = 四顆棋子的共同點：{ $trait }。
puzzle-hint-row = 是一條橫列。
puzzle-hint-column = 是一條直行。
puzzle-hint-diagonal = 是一條對角線。
puzzle-hint-square = 是一個四宮格。
