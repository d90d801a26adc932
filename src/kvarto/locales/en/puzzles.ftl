### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Make puzzles with proven answers, prove them, or show one.
puzzles-make-help =
    Make puzzles: positions are drawn at random, and those are kept in which the solver proves that
    there is exactly one right answer. Ctrl-C stops it, and the same command goes on where it was.
    The same seed makes the same puzzles.
puzzles-seed-help = What chance begins with.
puzzles-count-help = How many of each kind and variant (as many as are shipped if not given).
puzzles-variant-help = Only of this variant; can be given several times.
puzzles-work-help = The folder that keeps how far the work has come.
puzzles-into-help = The file for the finished puzzles (the package's own if not given).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Stopped. The same command goes on from here.
puzzles-made = { $count ->
    [one] One puzzle is in { $file }.
   *[other] { $count } puzzles are in { $file }.
}
puzzles-check-help =
    Prove every puzzle: that its answer is right, that there is no other, and that no puzzle is the
    same as another one seen differently.
puzzles-file-help = The file to look at (the package's own if not given).
puzzles-sample-help = Prove only one puzzle in so many.
puzzles-checking = Proving
puzzles-checked = { $count ->
    [one] One puzzle is proven.
   *[other] { $count } puzzles are proven.
}
puzzles-wrong = { $count ->
    [one] One puzzle is wrong.
   *[other] { $count } puzzles are wrong.
}
puzzle-is-none = { $puzzle }: there is not exactly one right answer
puzzle-has-other-answers = { $puzzle }: the right answers are { $proven }, not { $kept }
puzzle-repeats = { $puzzle }: it is the same as { $other }
no-puzzle-file = this is not a file of puzzles
no-such-puzzle = not a line with a puzzle: { $text }
puzzles-show-help = Show the puzzle with this ID, its answer and what comes of it.
puzzles-title = { $puzzle }: { $task } ({ $variant }, { $rating } points)
puzzles-answer = { $count ->
    [one] Answer: { $answers }
   *[other] Answers: { $answers }
}
puzzles-line = It goes on: { $words }

## What is asked for

puzzle-task-win = Place and give so that you win
puzzle-task-safe = Give the only safe piece
puzzle-task-hold = Place and give so that you do not lose
puzzle-task-spot = Spot the quarto before it lapses
puzzle-task-trap = Name the piece that is a trap
