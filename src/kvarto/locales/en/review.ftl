### The engine at the command line: values, graded moves, reviews of games.

# Options that several commands share.
engine-json-help = Print JSON, one object a line.
engine-threads-help = How many threads to use.
engine-no-table-help = Search for everything, without the opening table.
engine-time-limit-help = Give up on a position after so many seconds.

## kvarto solve

solve-help =
    Say who wins each POSITION with best play, and how many pieces are placed until then. A
    position is one argument, in quotes. With -, or with nothing, positions are read from
    standard input, one a line; blank lines and lines that begin with # are skipped.
    For example: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Say who wins a position.
solve-cold-help = Forget everything learnt before each position.
solve-cold-one-thread = --cold goes with one thread only
solve-nothing = a POSITION is missing (or - to read positions from standard input)
# Something is wrong in a line of standard input.
solve-wrong-line = line { $line }: { $what }

# $player is to act; $distance is how many more pieces are placed.
solve-win = { $position }: { $player } is to act and wins { $distance ->
    [0] by calling { $shapes }
    [one] with the next placement
   *[other] in { $distance } placements
}.
solve-draw = { $position }: { $player } is to act, and it is a draw.
solve-loss = { $position }: { $player } is to act and loses { $distance ->
    [one] with the next placement
   *[other] in { $distance } placements
}.
solve-unknown = { $position }: { $player } is to act, and it is not known who wins.

## kvarto grade

grade-help =
    Say what every legal move in a POSITION leads to for the player to act, the best first.
    For example: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Say what every move is worth.
grade-nothing = there is no move to grade: the board is full
# A group of moves that are worth the same, and how many there are.
grade-win = Wins { $distance ->
    [0] at once
    [one] in one placement
   *[other] in { $distance } placements
} ({ $count }):
grade-draw = Draws ({ $count }):
grade-loss = Loses { $distance ->
    [0] at once
    [one] in one placement
   *[other] in { $distance } placements
} ({ $count }):
grade-unknown = Not known ({ $count }):

## kvarto review

review-help =
    Judge every move of the games in a .qgn FILE (- for standard input): what it was worth
    before and after, what was better, which quartos were overlooked, and where the game was
    decided.
review-short-help = Say where the games of a record were won and lost.

# The table of moves: one line a move, with the value for the player who made it.
review-value-lost = { $before } to { $after }
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-verdict-decisive = decisive
review-remark = { $verdict }; better { $words }
review-remark-more = { $verdict }; better { $words } (+{ $more })

review-left-win = In the last position { $player } is to act and wins with best play.
review-left-draw = In the last position { $player } is to act, and it is a draw with best play.
review-left-loss = In the last position { $player } is to act and loses with best play.
review-accuracy = { $player }: { $kept } of { $judged } moves kept the value ({ $percent } %).
