### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = 製作答案經過證明的題目、驗證題目，或顯示一題。
puzzles-make-help =
    製作題目：隨機抽出局面，留下求解器能證明恰好只有一個正解的。
    按 Ctrl-C 停止，之後用同樣的指令接著做。相同的種子會做出相同的題目。
puzzles-seed-help = 亂數的起點。
puzzles-count-help = 每個種類和玩法各做幾題（沒給就和內附的一樣多）。
puzzles-variant-help = 只做這種玩法；可以給好幾次。
puzzles-work-help = 保存進度的資料夾。
puzzles-into-help = 存放完成題目的檔案（沒給就是套件裡的）。
puzzles-making = { $variant }，{ $kind }
puzzles-stopped = 已停止。用同樣的指令可以從這裡接著做。
puzzles-made = { $file } 裡有 { $count } 題。
puzzles-check-help =
    驗證每一題：答案正確、沒有別的答案，而且沒有哪一題只是另一題換個方向看。
puzzles-file-help = 要檢查的檔案（沒給就是套件裡的）。
puzzles-sample-help = 每這麼多題只驗證一題。
puzzles-checking = 驗證中
puzzles-checked = { $count } 題通過驗證。
puzzles-wrong = { $count } 題有誤。
puzzle-is-none = { $puzzle }：正解不是恰好一個
puzzle-has-other-answers = { $puzzle }：正解是 { $proven }，不是 { $kept }
puzzle-repeats = { $puzzle }：和 { $other } 一樣
no-puzzle-file = 這不是題目檔
no-such-puzzle = 這一行不是題目：{ $text }
puzzles-show-help = 顯示編號 ID 的題目、答案和後續。
puzzles-title = { $puzzle }：{ $task }（{ $variant }，{ $rating } 分）
puzzles-answer = { $count ->
    [1] 答案：{ $answers }
   *[other] 答案（任一）：{ $answers }
}
puzzles-line = 後續：{ $words }

## What is asked for

puzzle-task-win = 放棋、給棋，拿下勝利
puzzle-task-safe = 給出唯一安全的棋子
puzzle-task-hold = 放棋、給棋，守住不輸
puzzle-task-spot = 趁失效之前找出 Quarto
puzzle-task-trap = 找出是陷阱的那顆棋子
