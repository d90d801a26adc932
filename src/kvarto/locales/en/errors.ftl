### What goes wrong, said so that one knows what to do next.

# Where in a text an error was found.
error-at = line { $line }, column { $column }: { $what }

## Notation

no-such-piece = no such piece: { $text } (a piece is a hex digit 0-9, A-F, or four letters such as DTSH)
no-such-cell = no such cell: { $text }
no-such-shape = no such shape: { $text } (rows 1-4, columns a-d, diagonals / and \, squares by their lower left cell, a1-c3)
no-such-variant = no such variant: { $text } (for example standard, advanced, squares, hard, or a code such as chst:lq)
position-needs-fields = a position has two fields, the board and the piece in hand (- for none), for example A.../.3../..../...5 7
board-needs-rows = a board has 4 rows with / between them, not { $count }
row-needs-cells = a row has 4 cells, not { $row }
field-twice = unexpected field: { $text }

## Positions

board-size = a board has 16 cells, not { $size }
piece-twice = piece { $piece } is there twice
last-cell-empty = the last placement cannot have been on { $cell }: it is empty
array-shape = positions in an array are rows of 17 numbers, not of the shape { $shape }
variant-mismatch = the position is of variant { $position }, the game of { $game }

## Actions

hand-is-full = piece { $piece } is already in hand
hand-is-empty = there is no piece in hand to place
piece-is-placed = piece { $piece } is already on the board
cell-is-occupied = { $cell } is occupied
game-is-over = the game is over
call-is-pending = { $seat } has called and must point first
point-before-call = { $seat } has to call before pointing
calling-is-automatic = in this game quartos are called automatically
nothing-placed-to-call = no piece has been placed that could be called
call-is-used = { $seat } has already called for this placement
not-your-chance-to-call = it is not { $seat }'s chance to call
not-your-turn-to-give = it is not { $seat }'s turn to give
not-your-turn-to-place = it is not { $seat }'s turn to place
not-your-turn-to-end-turn = it is not { $seat }'s turn to end
now-is-not-the-time-to-give = { $seat } cannot give a piece now
now-is-not-the-time-to-place = { $seat } cannot place a piece now
now-is-not-the-time-to-end-turn = only the last turn, after the 16th placement, can be ended without giving
nothing-to-undo = there is nothing to take back

## Records

not-utf-8 = this is not UTF-8 text
no-such-word = not a move: { $text } (for example b2>7, b2!3, !/ or ?3,c1>4)
no-such-clock = no such clock: { $text } (for example -, 60/move, 60/place, 600+5 or 3d/move)
no-such-setting = no such value: { $text } (it can be { $choices })
no-such-tag = not the name of a tag: { $text } (letters, digits and _ only)
tag-with-line-end = a tag cannot hold a line end: { $text }
tag-twice = the tag { $text } is there twice
bad-tag = not a tag: it should look like [Name "text"]
comment-with-brace = a comment cannot hold a closing brace: { $text }
comment-not-closed = this comment is never closed
variation-before-move = a variation has to follow the move it replaces
variation-too-deep = variations are nested more than { $depth } deep
variation-not-closed = this variation is never closed
unexpected-sign = unexpected { $text }
result-missing = the result is missing (1-0, 0-1, 1/2-1/2, or * for an unfinished game)
impossible-move = { $word } cannot have been played: { $what }
impossible-tag = the tag { $tag } is impossible: { $what }
result-tag-contradicts = the Result tag says { $tag }, the moves end with { $result }
result-against-moves = the result is { $result }, but the moves end in { $expected } ({ $reason })
termination-does-not-fit = Termination { $reason } does not go with these moves and the result { $result }
turn-not-whole = the turn before it, { $last }, is not finished; a word is a whole turn
result-in-variation = a variation has no result of its own
tag-of-the-game = the tag { $text } is written by the game itself
cannot-end-so = the game cannot end so now: { $reason }
call-needs-shape = { $seat }'s right call must name a shape
call-without-pointing = { $seat } calls without pointing in this game
call-was-right = the call found an open quarto, so it did not fail
call-was-wrong = the call found no open quarto
another-shape-won = the first shape completed is { $shape }

## At the table

bad-name = a name has 1 to { $longest } characters that can be shown, not { $text }
table-not-open = this table has not been opened
too-late = too late: the time for this has run out
already-away = this player is away already
not-away = this player is not away
game-is-paused = the game is paused
not-paused = the game is not paused
already-proposed = this has been proposed already
just-declined = this was declined; it can be proposed again after the next move
nothing-proposed = nothing has been proposed that could be answered
only-in-casual-games = this is possible only in casual games
too-late-to-abort = a game can be called off only before the first piece is placed; one can still resign
the-clock-decides = this game has a clock, and the clock decides
other-is-here = the other player is at the table
grace-not-over = the other player has not been away long enough
bad-event = not an event this version can read: { $text }

# -- The server.
bad-message = this is not a message of the game: { $what }
message-too-long = a message has at most { $longest } characters
no-such-game = there is no such game here, or it is somebody else's
no-such-lesson = there is no such lesson
lesson-asks-otherwise = the lesson asks for something else
not-your-seat = this seat is not yours to play
not-your-table = only whoever made this table can change it
own-table = this is your own table; somebody else has to sit down
table-is-taken = somebody else has sat down here a moment ago
nobody-sits-here-yet = the game begins when somebody has sat down
not-a-shape = these four cells are no row, column, diagonal or square
no-such-level = there is no level { $level }; levels go from 1 to { $highest }
game-goes-on = the game is not over yet
not-our-page = this request comes from another site
nobody-yet = this browser is not known here yet; load the page again
not-our-host = this server is not called { $host }; if it is, start it with --public-url
server-error = something has gone wrong in the server; it has been noted
no-game-in-record = there is no game in this record
study-too-long = a study has at most { $most } words
too-many-requests = this is too much at once; try again in { $seconds } s
too-many-open = there are too many open already; close some, or try again in { $seconds } s
name-mixes-scripts = a name cannot mix letters that look alike, such as Latin and Cyrillic ones
name-misleads = this name is kept free, because it could be taken for a guest, the computer or an official
name-is-taken = somebody else has this name, or one that looks like it
password-length = a password has { $shortest } to { $longest } characters
password-is-name = the password cannot be the name itself
password-is-common = this password is one of the first that anybody would guess
wrong-name-or-password = this is not the name and password of an account
wrong-name-or-code = this is not the name and recovery code of an account; a code can be used once
too-many-guesses = this was tried too often; try again in { $seconds } s
has-account = this is an account already
needs-account = this needs an account; sign in first
no-such-account = there is no account of the name { $name }
no-such-return-code = this code does not bring anybody back; it may be too old
no-puzzle = there is no such puzzle: { $puzzle }
no-puzzles = there are no puzzles of this kind
not-an-answer = this cannot be an answer here: { $text }
no-such-hint = there is no hint { $step }; there are { $last }
puzzle-not-begun = this puzzle runs against the clock; begin it first
page-not-built = The page has not been built. Run "make" in kvarto's folder, or "python web/build.py".

# What the two seats are called in errors.
error-seat-first = first
error-seat-second = second
