### How fast the engine is, and how many positions there are.

bench-short-help = Measure how fast the engine is.
bench-help =
    Measure how fast the engine is. First comes the signature: how many nodes the search visits for
    a fixed list of positions, the same on every machine until the search changes. Then, for
    random positions that are the same each time, without and with the opening table, how long it
    takes to find the value, the value and the distance, and to grade every move: for half of the
    positions at most p50, for 99 in 100 at most p99, for all at most max.
bench-quick-help = Take only a few positions, and without the table none with three or four pieces.
bench-full-help =
    Also solve twelve whole games, count drawn boards, play at random, time the plain minimax, weigh
    a process that plays, and say which goals were reached. This takes some minutes.
bench-json-help = Write the results to a file too (- for standard output, and nothing else).
bench-signature = Signature: { $nodes } nodes
bench-title = { $variant }: CPU milliseconds of one core, without table
bench-title-with-table = { $variant }: CPU milliseconds of one core, with table
bench-no-table = { $variant }: there is no whole opening table yet
bench-placed = n
bench-cold = cold
bench-warm = warm
bench-value = value
bench-distance = value and distance
bench-grade = grade
bench-positions = pos.
bench-p50 = p50
bench-p99 = p99
bench-longest = max
bench-legend =
    n: pieces on the board; pos.: how many positions were timed.
    cold: nothing is remembered; warm: the same was asked just before.
bench-waiting-title = Grading every move with table and two cores, cold, milliseconds by the clock
bench-games-title = Whole games from the empty board, without table
bench-variant = variant
bench-games-value = value
bench-games-nodes = nodes
bench-seconds = CPU s
bench-drawn-title = Full boards without a quarto
bench-drawn-boards = boards
bench-playouts-title = Random games in the Python rules
bench-playouts-games = games
bench-playouts-speed = games / s
bench-playouts-drawn = drawn
bench-playouts-placed = pieces placed
bench-reference-title = The plain minimax and the solver, value and distance, CPU milliseconds
bench-reference = minimax
bench-solver = solver
bench-agree = The answers are the same.
bench-disagree = The answers DIFFER.
bench-footprint-title = What the package costs
bench-import = import of kvarto: { $size } of CPU time
bench-memory = memory while playing a standard game: { $size }
bench-memory-three = memory after games of three variants: { $size }

## What the engine was to reach

goals-title = What was to be reached; the slower of the two games counts
goals-measured = measured
goals-must = must
goals-aim = aim
goals-reached = reached
goal-aim-reached = aim
goal-must-reached = must
goal-missed = NO
goal-not-measured = -
goal-value-8 = value, p99, n = 8
goal-value-7 = value, p99, n = 7
goal-value-6 = value, p99, n = 6
goal-distance-6 = value and distance, p99, n = 6
goal-table = value and distance from the table, p99, n ≤ 5
goal-grade-6 = grade every move with distance, p99, n = 6
goal-two-cores = grade, table, 2 cores, wall time, p99, n = 5
goal-whole-lines = whole game, standard
goal-whole-both = whole game, lines and squares
goal-whole-squares = whole game, squares alone
goal-drawn-boards = drawn boards of the standard game
goal-memory = memory while playing
goal-import = import of kvarto

## kvarto census

census-short-help = Count positions and drawn boards, and what they are worth.
census-help =
    Count the full boards without a quarto, and then, by how many pieces are on the board, what
    there is up to symmetry and without a quarto: the boards, the boards with a piece in hand, and
    those of them where that piece does not win at once. How many of these are won, drawn and lost
    for the player to place is known as far as the opening table of the game reaches.
census-variant-help = standard, advanced, squares, hard, or a code such as ch:l.
census-levels-help =
    Up to how many pieces on the board. Each more takes about ten times as long, and from 8 on
    hundreds of megabytes.
census-json-help = Print one JSON object a line.
census-counting-drawn = counting full boards ...
census-counting = counting boards with { $placed ->
    [one] one piece
   *[other] { $placed } pieces
} ...
census-drawn-boards = { $variant }: { $boards } of the 16! full boards have no quarto.
census-placed = pieces
census-boards = boards
census-positions = with a hand
census-quiet = no win at once
census-won = won
census-drawn = drawn
census-lost = lost
census-unknown = -
census-no-table = -: not known; this game has no opening table.
census-table-ends = -: not known; the opening table of this game ends at { $levels ->
    [one] one piece.
   *[other] { $levels } pieces.
}
census-stopped = Stopped.
census-number = { $count }
