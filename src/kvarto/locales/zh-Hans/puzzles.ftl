### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = 制作答案经过证明的题目、验证题目，或显示一题。
puzzles-make-help =
    制作题目：随机抽取局面，留下求解器能证明恰好只有一个正解的。
    按 Ctrl-C 停止，之后用同样的命令接着做。相同的种子会做出相同的题目。
puzzles-seed-help = 随机数的起点。
puzzles-count-help = 每个种类和玩法各做几题（不指定则与自带的一样多）。
puzzles-variant-help = 只做这种玩法；可以给多次。
puzzles-work-help = 保存进度的文件夹。
puzzles-into-help = 存放成品题目的文件（不指定则为软件包里的）。
puzzles-making = { $variant }，{ $kind }
puzzles-stopped = 已停止。用同样的命令可以从这里接着做。
puzzles-made = { $file } 里有 { $count } 道题。
puzzles-check-help =
    验证每一题：答案正确、没有别的答案，而且没有哪一题只是另一题换个方向看。
puzzles-file-help = 要检查的文件（不指定则为软件包里的）。
puzzles-sample-help = 每这么多题只验证一题。
puzzles-checking = 验证中
puzzles-checked = { $count } 道题通过验证。
puzzles-wrong = { $count } 道题有误。
puzzle-is-none = { $puzzle }：正解不是恰好一个
puzzle-has-other-answers = { $puzzle }：正解是 { $proven }，不是 { $kept }
puzzle-repeats = { $puzzle }：和 { $other } 相同
no-puzzle-file = 这不是题目文件
no-such-puzzle = 这一行不是题目：{ $text }
puzzles-show-help = 显示编号为 ID 的题目、答案和后续。
puzzles-title = { $puzzle }：{ $task }（{ $variant }，{ $rating } 分）
puzzles-answer = { $count ->
    [1] 答案：{ $answers }
   *[other] 答案（任一）：{ $answers }
}
puzzles-line = 后续：{ $words }

## What is asked for

puzzle-task-win = 放棋、给棋，拿下胜利
puzzle-task-safe = 给出唯一安全的棋子
puzzle-task-hold = 放棋、给棋，守住不败
puzzle-task-spot = 赶在失效之前找出 Quarto
puzzle-task-trap = 找出是陷阱的那枚棋子
