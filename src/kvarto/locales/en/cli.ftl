### The command line.

cli-help =
    Quarto, the board game in which you choose the piece that your opponent must place,
    and in which a line of four wins only when it is called.
cli-version-help = Show the version and exit.
cli-style-help = How to draw: in colour, plain Unicode, ASCII, or what the terminal can show.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = cannot read { $path }: { $why }
cli-cannot-write = cannot write { $path }: { $why }
cli-standard-input = standard input

seat-first = First
seat-second = Second

## kvarto show

show-help =
    Draw a POSITION: the rows from 4 down to 1, then the piece in hand or -, then perhaps a
    variant and the cell of the last placement. For example:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-svg-help = Draw into an SVG file instead (- for standard output).
show-pieces-help = How the pieces of the SVG look.
show-theme-help = For light or dark surroundings.

## kvarto replay

replay-help = Replay every game of a .qgn FILE (- for standard input) and say where it stands.
replay-json-help = Print one JSON object a line for each game.
replay-no-games = { $source }: there is no game in it
replay-game = Game { $number }: { $first } - { $second }, { $variant }
replay-to-act = { $player } is to act.
replay-open = Open: { $shapes }.
replay-lapsed = Lapsed: { $shapes }.
