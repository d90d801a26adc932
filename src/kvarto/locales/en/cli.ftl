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

## kvarto play: options

play-command-help =
    Play a game, two people at one terminal. Type help during the game to see what can be typed.
play-variant-help = standard, advanced, squares, hard, or a code such as ch:l.
play-calling-help = Whether a quarto must be called to win.
play-false-call-help = What a wrong call costs: the chance, or the game.
play-late-call-help = The placer may still call after giving, until the piece is placed.
play-pointing-help = Who must point out the shape that is called; the others only call.
play-clock-help = Time: - (none), 60/move, 60/place, 600+5 (seconds and increment), 3d/move.
play-tournament-help = As in tournaments: one minute a move, a wrong call loses the game.
play-one-help = The name of one player.
play-two-help = The name of the other player.
play-starter-help = Who is first: a throw of dice decides, or player 1 or 2 is.
play-start-help = A position to begin from.
play-seed-help = Repeat the throw of dice of an earlier game.
play-save-help = Append the game to a .qgn file.
play-player-one = Player 1
play-player-two = Player 2

## kvarto play: at the table

play-title = Quarto, { $variant }
play-dice = { $first } throws { $a }, { $second } throws { $b }.
play-first = { $first } is first and gives the first piece.
play-spoken = A quarto wins only when it is called: type ! as soon as you see one.
play-forfeit = A wrong call loses the game.
play-late-call = After giving, one may still call: type late.
play-help-hint = Type help to see everything that can be typed.
play-clock = { " " }[{ $time }]
play-give = { $player }, choose a piece for { $other }:
play-give-or-call = { $player }, choose a piece for { $other }, or call Quarto! (!):
play-place = { $player }, place the piece:
play-place-or-call = { $player }, place the piece, or call Quarto! (!):
play-end-turn = { $player }, end the last turn (=):
play-end-turn-or-call = { $player }, call Quarto! (!) or end the turn (=):
play-point = { $player }, which shape? (rows 1-4, columns a-d, diagonals / \, squares a1-c3, or cancel):
play-paused = The game is paused. Type resume to go on:
play-offer-draw = { $player } offers a draw.
play-offer-take_back = { $player } would like to take back the last move.
play-yes-or-no = Do you agree? (yes or no):
play-answer-yes-or-no = please answer yes or no
play-declined = { $player } declines.
play-calls = { $player }: "Quarto!"
play-call-failed = No: there is no open quarto there.
play-refused = That does not work: { $what }.
play-left = The game stays unfinished.
play-saved = The game was added to { $path }.

play-help-give = 7, F or DTSH     give this piece
play-help-place = b2, or b2>7      place the piece; place it and give piece 7
play-help-call = !, or !3         call "Quarto!"; call it and point out row 3
play-help-shapes =                  rows 1-4, columns a-d, diagonals / and \, squares by their lower left cell
play-help-late = late, or late 3  call after giving, in late-call games
play-help-pass = =, or pass       end the turn after the last placement
play-help-around = draw, back, resign, abort, pause, resume
play-help-look = board, moves, help, quit
