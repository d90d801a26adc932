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

opponent-is-computer = The computer
opponent-is-person = Two at this device
opponent-is-invite = Somebody with a link
opponent-is-watch = Watch two computers
new-name = Your name
name-guest = Guest
name-one = Player 1
name-two = Player 2
name-other = The other player
# A second player of the same name.
namesake = { $name } II
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
calling-spoken-about = A quarto wins only when it is called, as printed.
calling-automatic = Automatic
calling-automatic-about = A quarto wins by itself for who completes it.
new-late-call-about = After giving, one may still call until the piece is placed.
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
clock-whole = { $minutes ->
    [one] one minute for the whole game
   *[other] { $minutes } minutes for the whole game
}
clock-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
starter-dice = The dice decide

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
said-places = { $player } places { $piece } on { $cell }.
said-gives = { $player } gives { $other } { $piece }.
said-gives-you = { $player } gives you { $piece }.
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
replay-controls = Go through the game
replay-start = To the beginning
replay-back = Back
replay-onward = Onward
replay-end = To the end
replay-slider = Moment of the game
replay-beginning = Beginning
share-title = Keep and share
share-copy-record = Copy the record
share-save-record = Save the record
share-svg = Picture (SVG)
share-png = Picture (PNG)
share-link = Copy a link to this position
share-copied = Copied.
share-not-copied = This browser does not let the page copy.
share-no-png = The picture could not be made.

## Games in lists, and titles of pages where people meet

title-lobby = Lobby – Kvarto
title-games = My games – Kvarto
title-account = Account – Kvarto
title-return = Coming back – Kvarto
# $count games wait for a move of whoever reads this; $title is the title without that.
title-turns = ({ $count }) { $title }
# In a row of what is agreed on, as after "automatic calling": a quarto wins only when it is called;
# moves cannot be taken back.
agreed-spoken = spoken calling
agreed-not-casual = no taking back
mine-your-turn = your turn
mine-others-turn = { $player } is on turn
# $when is such as "in 2 days".
mine-deadline = time runs out { $when }
mine-table-link = A table for whoever has the link
mine-table-lobby = A table in the lobby
mine-won = won
mine-lost = lost
mine-drawn = drawn
mine-no-result = no result
# How a game ended, in a word or two.
ended-quarto = by a quarto
ended-draw = all pieces placed
ended-agreement = by agreement
# The time of one player has run out.
ended-time = on time
ended-resignation = by resignation
ended-forfeit = by a wrong call
ended-abandoned = somebody left
ended-aborted = called off
ended-unknown = for a reason unknown
return-make = Make a link

## The way to the course

title-learn = Learn the game – Kvarto
# The window of one step.
title-lesson = { $title } – Kvarto
nav-learn = Learn

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Puzzles
nav-analysis = Analysis
title-puzzles = Puzzles – Kvarto
title-analysis = Analysis – Kvarto
to-analysis = Analyse this position
to-analysis-game = Analyse this game
verdict-best = best
verdict-fine = fine
verdict-mistake = mistake
verdict-blunder = blunder
verdict-decisive = decisive mistake
verdict-unknown = not judged
