### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Puzzles
puzzle-hall-about = Every one is proven: there is one answer, and the engine knows why the others fail.
puzzle-hall-all = All puzzles
puzzle-of-the-day = Puzzle of the day
puzzle-solve = Solve it
puzzle-begin = Next puzzle
puzzle-next = Next puzzle
puzzle-kind = What would you like to practise?
puzzle-kind-any = A mixture
puzzle-kind-win = Find the win
puzzle-kind-safe = The only safe piece
puzzle-kind-hold = Hold the draw
puzzle-kind-spot = Spot the quarto
puzzle-kind-trap = Where is the trap?
puzzle-count = { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
puzzle-title-win = Find the win
puzzle-title-safe = The only safe piece
puzzle-title-hold = Hold the draw
puzzle-title-spot = Spot the quarto
puzzle-title-trap = Where is the trap?
puzzle-ask-win = { $distance ->
    [one] Place the piece and win at once.
   *[other] One placement and one give win by force, in { $distance } placements. Which?
}
puzzle-ask-safe = Every piece but one lets the other player win at once. Which one do you give?
puzzle-ask-hold = One placement and one give hold the draw, everything else loses. Which?
puzzle-ask-spot = The other player has completed a quarto and not called it. Point it out before { $seconds } seconds are over.
puzzle-ask-trap = One of these pieces looks safe, and loses all the same. Which one must you not give?
# $rating is a number such as 1500.
puzzle-difficulty = difficulty { $rating }
puzzle-other = The other
puzzle-tried-right = You have solved this one.
puzzle-tried-wrong = You have tried this one before; it does not count any more.
puzzle-tried-helped = You have seen a hint; this one does not count any more.
puzzle-clock-about = The pieces are shown when the clock starts. You have { $seconds } seconds.
puzzle-clock-start = Start the clock
puzzle-hint = Hint { $step } of { $steps }
puzzle-hint-about = With a hint it does not count for your rating.
puzzle-hint-mark = hint
puzzle-give-up = Show the answer
puzzle-retry = Try again
puzzle-why-not = Why not { $word }?
puzzle-right = Right!
puzzle-late = The time is up. This was it.
puzzle-given-up = The answer is { $words }.
# $ending is a worth-loss and so on, for whoever solves it.
puzzle-wrong = Not that one. With best play: { $ending }.
puzzle-wrong-shape = That is not an open quarto.
puzzle-rating = Rating
puzzle-rating-about = give or take { $deviation }
puzzle-streak = Days in a row
puzzle-streak-days = { $days }
puzzle-streak-best = at most { $days }
puzzle-streak-now = { $days ->
    [one] One day in a row.
   *[other] { $days } days in a row.
}
puzzle-solved = Solved
puzzle-solved-about = of { $tried } tried
puzzle-new-rating = Your rating: { $rating }
puzzle-does-not-count = It does not count for your rating.

## Hints, step by step

# What to look for.
puzzle-hint-win = Look for a move after which the other player runs out of safe pieces to give.
puzzle-hint-safe = For each piece that is left, ask what it would complete.
puzzle-hint-hold = All moves but one lose. Count the safe pieces that are left after yours.
puzzle-hint-spot = Look at the lines through the piece that was placed last, one feature at a time.
puzzle-hint-trap = Several pieces complete nothing. After one of them, the other player can place so that nothing safe is left for you.
# $line is a row or a column, for example "row 3".
puzzle-hint-line = Place it somewhere in { $line }.
puzzle-hint-cell = Place it on { $cell }. Which piece can be given then?
puzzle-hint-dangers = Something could be completed on the marked cells.
# $placements is a number, from 3 on.
puzzle-hint-distance = The trap needs { $placements } more placements to close.
# $trait is one feature value, for example "dark".
puzzle-hint-give = One feature of the piece: { $trait }.
puzzle-hint-shared = What the four pieces share: { $trait }.
puzzle-hint-row = It is a row.
puzzle-hint-column = It is a column.
puzzle-hint-diagonal = It is a diagonal.
puzzle-hint-square = It is a square.
