### The command line.

cli-help =
    Quarto, the board game in which you choose the piece that your opponent must place,
    and in which a line of four wins only when it is called.
cli-version-help = Show the version and exit.
cli-lang-help = The language of all messages, such as fi. Without it, LANGUAGE, LC_ALL, LC_MESSAGES or LANG decides.
cli-unknown-language = there is no language { $language } here; choose one of { $languages }
cli-style-help = How to draw: in colour, plain Unicode, ASCII, or what the terminal can show.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = cannot read { $path }: { $why }
cli-cannot-write = cannot write { $path }: { $why }
cli-standard-input = standard input

standing-to-act = { $player } is to act.
standing-open = Open: { $shapes }.
standing-lapsed = Lapsed: { $shapes }.

seat-first = First
seat-second = Second

## kvarto show

show-help =
    Draw a POSITION: the rows from 4 down to 1, then the piece in hand or -, then perhaps a
    variant and the cell of the last placement. For example:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Draw a position.
show-variant = Variant: { $variant }.
show-svg-help = Draw into an SVG file instead (- for standard output).
show-pieces-help = How the pieces of the SVG look.
show-theme-help = For light or dark surroundings.

## kvarto replay

replay-help = Replay every game of a .qgn FILE (- for standard input) and say where it stands.
replay-short-help = Say where the games of a record stand.
replay-json-help = Print one JSON object a line for each game. A result without a reason has the reason "unknown".
replay-no-games = { $source }: there is no game in it
replay-game = Game { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Play a game at the terminal.
play-command-help =
    Play a game, two people at one terminal or one against the computer. Type help during the game to see what can be typed.
play-variant-help = standard (the default), advanced, squares, hard, or a code such as ch:l.
play-calling-help = Whether a quarto must be called to win.
play-false-call-help = What a wrong call costs: the chance, or the game.
play-late-call-help = The placer may still call after giving, until the piece is placed.
play-pointing-help = Who must point out the shape that is called; the others only call.
play-clock-help = Time: - (none), 60/move, 60/place, 600+5 (seconds and increment), 3d/move.
play-tournament-help = As in tournaments: one minute a move, a wrong call loses the game.
play-against-help = Play against the computer, from 1 (plays for the first time) to { $strongest } (perfect).
play-one-help = The name of one player.
play-two-help = The name of the other player.
play-starter-help = Who is first: a throw of dice decides, or player 1 or 2 is.
play-start-help = A position to begin from.
play-seed-help = Repeat the throw of dice of an earlier game.
play-save-help = Add the game to a .qgn file.
play-save-no-record = { $path } holds something else than games; nothing is added to it
play-tournament-fixes = { $option } does not go with --tournament, which fixes it
play-same-names = the two players need different names
play-player-one = Player 1
play-player-two = Player 2

## kvarto play: at the table

play-title = Quarto, { $variant }
play-dice = { $first } throws { $a }, { $second } throws { $b }.
play-first = { $first } is first and gives the first piece.
play-first-set-up = { $first } is first, { $second } is second.
play-spoken = A quarto wins only when it is called: type ! as soon as you see one.
play-forfeit = A wrong call loses the game.
play-late-call = After giving, one may still call: type late.
play-help-hint = Type help to see everything that can be typed.
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }, choose a piece for { $other } (0-F, or help):
play-give-or-call = { $player }, choose a piece for { $other } (0-F), or call (!):
play-place = { $player }, place the piece (a1-d4, or help):
play-place-or-call = { $player }, place the piece (a1-d4), or call (!):
play-place-or-late-call = { $player }, place the piece (a1-d4), or call (!; { $other }: late):
play-place-or-others-late-call = { $player }, place the piece (a1-d4; { $other } may call: late):
play-end-turn = { $player }, end the last turn (=):
play-end-turn-or-call = { $player }, call (!), or end the turn (=):
play-point = { $player }, which line? (1-4, a-d, / or \, or cancel):
play-point-with-squares = { $player }, which shape? (1-4, a-d, / or \, squares a1-c3, or cancel):
play-paused = The game is paused. Type resume to go on:
play-offer-draw = { $player } offers a draw. { $other }, do you agree? (yes or no):
play-offer-take-back = { $player } asks to take back the last move. { $other }, do you agree? (yes or no):
play-answer-yes-or-no = please answer yes or no
play-declined = { $player } declines.
play-computer-moves = { $player } plays { $move }.
play-calls = { $player }: "Quarto!"
play-call-failed = No: there is no open quarto there.
play-call-not-pointed = No shape was pointed out: the call has failed.
play-refused = That does not work: { $what }.
play-not-understood = { $text } is not understood; help lists what can be typed
play-left = The game stays unfinished.
play-saved = The game was added to { $path }.

play-help-give = 7, F or DTSH         give this piece
play-help-place = b2, or b2>7          place the piece; place it and give piece 7
play-help-call = !, or !3             call "Quarto!"; call it and point out row 3 (also: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    rows, columns, diagonals, squares (lower left cell)
play-help-late = late, or late 3      call after giving, in games with late calls
play-help-pass = =, or pass           end the turn after the last placement
play-help-draw = draw                 offer a draw; the other answers yes or no
play-help-back = back                 ask to take the last move back
play-help-resign = resign, abort        give up; call the game off before the first placement
play-help-pause = pause, resume        stop the clocks; go on
play-help-look = board, moves, help   look at the board; at the moves; at this list
play-help-quit = quit                 leave the game unfinished
