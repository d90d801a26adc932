### What goes wrong, said so that one knows what to do next.

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
