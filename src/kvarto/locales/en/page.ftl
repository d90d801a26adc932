### The page: everything but the words of the game itself and the page of rules.

# The name of the page.
name = Kvarto

## The way around

skip = Skip to the content
nav-label = Pages
nav-home = Start page
nav-menu = Menu
nav-new = New game
nav-lobby = Lobby
nav-games = My games
# Said after "My games".
nav-games-wait = { $count ->
    [one] (it is your turn in one game)
   *[other] (it is your turn in { $count } games)
}
nav-account = Account
nav-rules = Rules
nav-settings = Settings
nav-about = About
nav-replay = Open a record
language = Language
close = Close

## Titles of the browser's window

title-home = Kvarto: the game of sixteen pieces
title-new = New game – Kvarto
title-replay = A record – Kvarto
title-position = A position
title-rules = Rules – Kvarto
title-settings = Settings – Kvarto
title-about = About – Kvarto
title-nowhere = Not found – Kvarto
title-game = { $first } and { $second }

## When something goes wrong

# $what is a message of errors.ftl; it begins with a small letter.
page-refused = That does not work: { $what }.
page-not-reached = The server cannot be reached. Please try again in a moment.
line-lost = The connection is lost. Trying to get it back …
nowhere-title = There is nothing here
nowhere-text = No page has this address.

## The first page

home-about = You never choose the piece you place: your opponent hands it to you. Four in a row that have something in common win, if you see it and call “Quarto!” before the other does.
home-play = Play
home-friend = Play with a friend
home-lobby = To the lobby
home-all-games = All my games
home-learn = Learn the game
home-choose = Choose your game
home-resume = Go on: { $first } and { $second }

## A new game

new-title = New game
new-begin = Begin
new-open = Open the table
new-change-title = Change the table
new-change-save = Save
new-opponent = With whom?
opponent-is-computer = The computer
opponent-is-computer-about = You against an opponent as strong as you like.
opponent-is-person = Two at this device
opponent-is-person-about = Side by side, or with the device between you.
opponent-is-invite = Somebody with a link
opponent-is-invite-about = You send a link; whoever opens it sits down, on any device.
opponent-is-watch = Watch two computers
opponent-is-watch-about = Lean back and see how they do.
new-name = Your name
name-guest = Guest
name-one = Player 1
name-two = Player 2
name-other = The other player
new-level = How strong?
new-level-one = First computer
new-level-two = Second computer
# A second player of the same name.
namesake = { $name } II
new-pass = Pass the device
new-pass-about = The board is covered between turns until the other player has the device.
new-preset = What kind of game?
preset-casual = Casual
preset-casual-about = The printed game, no clock, moves can be taken back.
preset-tournament = Tournament
preset-tournament-about = A minute a move, and a wrong call loses.
preset-days = At leisure
preset-days-about = Three days a move: come back when you like.
preset-beginners = Beginners
preset-beginners-about = Only colour and height count, with hints.
preset-child = With a child
preset-child-about = The same, and the child only has to call.
new-meeting = Who may come?
new-in-lobby = Show it in the lobby
new-in-lobby-about = Whoever is there may sit down, and everybody may watch.
new-watched = Others may watch
new-watched-about = Anybody who has the link, once the game has begun.
new-rules = Rules
new-variant = What wins?
kind-standard = Standard
kind-standard-about = Rows, columns and diagonals; all four features count.
kind-beginners = Beginners
kind-beginners-about = Only some of the features count.
kind-advanced = Advanced
kind-advanced-about = The nine squares of 2 × 2 count as well.
kind-squares = Squares only
kind-squares-about = Only the squares of 2 × 2 count.
kind-hard = Hard
kind-hard-about = The four must share two features.
kind-own = Your own
kind-own-about = Put together what counts.
new-features = What counts?
new-shapes = Where?
new-required = The four must share two features
new-calling = Calling
calling-spoken = Spoken
calling-spoken-about = A quarto wins only when it is called, as printed.
calling-automatic = Automatic
calling-automatic-about = A quarto wins by itself for who completes it.
new-false-call = A wrong call costs
false-call-ignore = the chance
false-call-forfeit = the game
new-late-call = Late call
new-late-call-about = After giving, one may still call until the piece is placed.
new-time = Time and start
new-clock = Clock
clock-none = no clock
clock-move = { $seconds ->
    [one] one second a move
   *[other] { $seconds } seconds a move
}
clock-place = { $seconds } seconds to place, as many to give
clock-main = { $minutes ->
    [one] one minute, { $increment } seconds more a move
   *[other] { $minutes } minutes, { $increment } seconds more a move
}
clock-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
new-starter = Who begins?
starter-dice = The dice decide
starter-is = { $player }
new-casual = Casual game
new-casual-about = It can be paused, and moves can be taken back.
new-help = Help for players
new-help-none = none
new-help-some = hints are on
new-help-casual-only = Hints are for casual games.
aid-threats = Show threats
aid-threats-about = Cells where a piece would complete a line, and which kind of piece.
aid-safe = Show safe pieces
aid-safe-about = Pieces with which the other cannot win at once.
aid-points = Calls are pointed out
aid-points-about = Small children may just call.
new-from-position = The game begins from this position.
new-from-empty = Begin from the empty board

## The computer's name at each level

opponent-newcomer = Pip
opponent-child = Mia
opponent-beginner = Ben
opponent-casual = Lena
opponent-attentive = Maya
opponent-regular = Hugo
opponent-club = Nora
opponent-strong = Viktor
opponent-master = Ada
opponent-perfect = Sage

## At the table

game-coming = The table is being set …
game-gone = This game is not here
desk-label = Your side of the table
board-label = Board
# What is on a cell of the board, for screen readers.
cell-empty = { $cell }: empty.
bar-you = you
bar-level = level { $number } · { $name }
clock-label = Time left
clock-warning = Ten seconds left.
clock-days-left = { $days } d { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = automatic calling
agreed-forfeit = a wrong call loses
agreed-late-call = late call

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = Your turn: place the piece
duty-place-here = { $player }, place the piece
duty-place-other = { $player } is placing the piece
duty-give-you = Choose a piece for { $other }
duty-give-here = { $player }, choose a piece for { $other }
duty-give-other = { $player } is choosing a piece for { $other }
duty-give-to-you = { $player } is choosing a piece for you
duty-end-turn-you = Call, or end your turn
duty-end-turn-here = { $player }, call or end your turn
duty-end-turn-other = { $player } has a last chance to call
duty-point-you = Touch the four pieces
duty-point-here = { $player }, touch the four pieces
duty-point-other = { $player } has called and is pointing
duty-paused = The game is paused

# The red button.
call = Quarto!
call-by = Quarto! ({ $player })
end-turn = End the turn
point-shape = Choose a shape
point-shape-none = Shape …
point-confirm = Point
point-cancel = Cancel
agree = Agree
decline = Decline

# What has happened, for screen readers and as short notes. A call that has failed does not mean
# that there is no quarto: it may have been pointed out wrongly, and nothing may give it away.
said-places = { $player } places the piece { $piece } on { $cell }.
said-gives = { $player } gives { $other } the piece { $piece }.
said-gives-you = { $player } gives you the piece { $piece }.
said-calls = { $player } calls “Quarto!”
said-call-failed = { $player } has called in vain.
said-your-call-failed = You have called in vain.
said-offers-draw = { $player } offers a draw.
said-asks-take-back = { $player } asks to take back a move.
said-declined = { $player } declines.
said-taken-back = A move was taken back.
said-resumed = The game goes on.

# The throw of dice at the beginning.
dice-throw = { $first } throws { $a }, { $second } throws { $b }.
dice-begins = { $first } begins.

# The device goes from hand to hand.
cover-title = Pass the device to { $player }
cover-ready = I am { $player }

## The menu of a game

menu-title = Game menu
menu-elsewhere = Other pages
menu-sound-on = Sound: on
menu-sound-off = Sound: off
# $what is one of the following, for one of two players at one device.
do-by = { $player }: { $what }
do-ask-take-back = Take back a move
do-claim-win = Claim the win
do-pause = Pause
do-resume = Go on
do-offer-draw = Offer a draw
do-agree-draw = Agree on a draw
do-abort = Call the game off
do-resign = Resign
sure-resign = Resign? The other player wins.
sure-draw = Do you both agree on a draw?
sure-abort = Call the game off? Nobody wins.
sure-no = Go on playing

## Moves, typed and listed

moves-title = Moves
moves-none = No move has been made yet.
looking-back = You are looking back.
looking-back-return = Back to the game
typed-title = Type moves, read the board out
typed-label = Move
typed-do = Do
typed-help = b2>7 places on b2 and gives 7; b2 or >7 do one of the two; ! calls, !3 calls row 3; ?3 reads row 3 out, ? the whole board.
typed-not-understood = { $text } is not understood.
read-title = Read the board out
# $shape is a shape-row and the like, $cells what is on its cells.
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = After the game
result-you-win = You win!
result-you-lose = You lose
result-wins = { $player } wins
result-draw = A draw
result-none = No result
rematch = Once more
rematch-there = To the next game
review-title = Why?
review-coming = The game is being looked through …
review-better = Better: { $words }.
# The loser gave the piece with which the winner completed a shape and called.
why-gift = { $player } gave the piece { $piece }, and with it { $shape } was complete.
# What a move in notation means.
word-turn = (Placed on { $cell }, gave the piece { $piece }.)
word-give = (Gave the piece { $piece }.)
review-look = look
replay-controls = Go through the game
replay-start = To the beginning
replay-back = Back
replay-onward = Onward
replay-end = To the end
replay-slider = Moment of the game
replay-beginning = Beginning
replay-title = Open a record
replay-about = Look through a game that was kept as a .qgn file, here or anywhere else.
replay-file = Choose a file
replay-paste = Or paste it
replay-open = Open
replay-another = Open another record
share-title = Keep and share
share-copy-record = Copy the record
share-save-record = Save the record
share-svg = Picture (SVG)
share-png = Picture (PNG)
share-link = Copy a link to this position
share-copied = Copied.
share-not-copied = This browser does not let the page copy.
share-no-png = The picture could not be made.
position-begin = Begin a game from here
position-first-gives = First is to give a piece.
position-second-gives = Second is to give a piece.
position-first-places = First is to place the piece { $piece }.
position-second-places = Second is to place the piece { $piece }.

## Settings

settings-title = Settings
settings-theme = Light or dark
theme-system = as the system
theme-light = light
theme-dark = dark
settings-set = Pieces
set-wood = Wood
set-wood-about = Turned wood, seen from a little above.
set-flat = Flat
set-flat-about = Plain drawings, for small screens and for clarity.
settings-table = At the table
settings-sound = Sounds
settings-animation = Moving pieces
settings-coordinates = Letters and numbers at the board
settings-contrast = High contrast

## About

about-title = About Kvarto
about-game = Kvarto is Quarto, a game for two by Blaise Müller, as software: the whole printed game, with the call. Most programs win for you as soon as four pieces match. Here you have to see it.
about-page = The computer plays at ten levels, from somebody who has never seen the game to one who never errs. After a game it tells where it was won and lost.
about-privacy-title = What is kept
about-privacy = The server keeps the games and knows your browser again by a cookie, so that you can come back to your table. Your settings stay in the browser. Nothing is sent to anybody else. With an account it also keeps your name and a hash of your password. The account page gives you everything that is kept about you, and deletes it.
about-keys-title = Without a mouse
about-keys = The arrow keys move over the board and the pieces, Enter or Space chooses. Moves can be typed in the panel beside the board, or in the menu of the game, and rows, columns and diagonals be read out. After a game the arrow keys go through it.
about-licence-title = Licence
about-licence = Kvarto is free software under the MIT licence. It is not connected with the publisher of the board game.
about-version = Version { $version }
