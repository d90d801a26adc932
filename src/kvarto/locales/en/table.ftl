### kvarto table: the opening tables.

table-help = List the opening tables, or build them.
table-list-help = Say for each game how far its table is proven.
table-none = { $game }: no table; every position is searched for
table-there = { $game }: proven to { $levels } pieces on the board, { $exceptions } positions that are no draws
table-build-help =
    Build the tables of these GAMES (all if none is named). It takes from seconds, with one feature,
    to many hours. Ctrl-C stops it, and the same command goes on where it was.
table-levels-help = Up to how many pieces on the board.
table-threads-help = How many cores work on it.
table-work-help = The folder that keeps how far the work has come.
table-into-help = The folder for the finished tables (the package's own if not given).
table-level = { $game }, { $level } on the board
table-stopped = Stopped. The same command goes on from here.
table-built = { $game }: built
