### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = First
player-second = Second

## What a move or a position is worth to who is to act

# Stands alone after a colon or a dash, and after a name in standing-wins; a noun does for both.
# $distance is how many more pieces are placed.
worth-win = { $distance ->
    [0] wins at once
    [one] wins with the next placement
   *[other] wins in { $distance } placements
}
worth-win-sometime = wins
worth-draw = a draw
worth-loss = { $distance ->
    [0] loses at once
    [one] loses with the next placement
   *[other] loses in { $distance } placements
}
worth-loss-sometime = loses
worth-unknown = not known

## Moves told step by step

step-places = { $player } places on { $cell }.
step-gives = { $player } gives { $piece }.
step-calls = { $player } calls { $shape } and wins.
step-you-places = You place on { $cell }.
step-you-gives = You give { $piece }.
step-you-calls = You call { $shape } and win.
# A move in words, put together from the next three.
move-whole = { $parts }:
move-place = place on { $cell }
move-give = give { $piece }
move-call = call { $shape }
playback-label = Go through the line
playback-begins = This is where it begins.
playback-again = Play again

## Somebody is to find a move

attempt-place = Place the piece in hand.
attempt-give = Choose the piece to give.
attempt-give-or-call = Give a piece, or call.
attempt-end-turn = Call, or end the turn.
attempt-point = Touch the four pieces.
attempt-take-back = Take the placement back
attempt-no-shape = These four are no row, column, diagonal or square that counts. Try again.

## The review of a game

accuracy-share = { $percent } %
accuracy-kept = { $kept } of { $judged } moves kept what there was to keep.
standing-title = Who stood how
standing-label = How the game stood after each move: upwards { $first } was winning, downwards { $second }. The same is in the table below.
standing-side = { $player } wins
standing-as-table = As a table
standing-move = Move
standing-player = Player
standing-stood = After it
standing-verdict = Judged
standing-show = Draw the graph
# $ending is a worth-win.
standing-wins = { $player } { $ending }
standing-won = { $player } has won
retry-title = Try it again
retry-about = Move { $number }: { $player } is to act, and it is a { $value } with best play. Find a move that keeps it.
retry-right = Right. That keeps the { $value }.
retry-wrong = Not that one. See what follows.
retry-again = Once more

## The analysis board

analysis-title = Analysis
study-variant = What wins
study-overlay = On the board
study-overlay-values = What moves are worth
study-overlay-threats = Threats
study-overlay-nothing = Nothing
study-worth-title = What the position is worth
# $ending is a worth-win and so on.
study-worth = With best play: { $ending }.
study-gives = { $player } is to give { $other } a piece.
study-places = { $player } is to place { $piece }.
study-placed = Placed on { $cell }: now choose the piece to give.
study-over = The game is over here.
study-progress = How many moves have been graded
study-graded = { $graded } of { $total } moves
study-nodes = · { $nodes } positions looked at
study-stop = Stop
study-stopped = Stopped after { $graded } of { $total } moves.
study-go-on = Go on
study-call = Call { $shape }
study-best-moves = Best moves
study-all-moves = { $count ->
    [one] The only move
   *[other] All { $count } moves
}
study-group-win = { $count ->
    [one] One wins
   *[other] { $count } win
}
study-group-draw = { $count ->
    [one] One draws
   *[other] { $count } draw
}
study-group-loss = { $count ->
    [one] One loses
   *[other] { $count } lose
}
study-group-unknown = { $count } not known
study-line = Best line
study-line-help = Point at a cell, a piece or a move, and its best line is played out here.
study-line-best = Show the best line
study-threats = Threats
study-no-threats = No piece can complete anything yet.
study-safe = { $count ->
    [0] None of the { $total } pieces in reserve is safe to give.
    [one] One of the { $total } pieces in reserve does not win at once.
   *[other] { $count } of the { $total } pieces in reserve do not win at once.
}
study-lapsed = Lapsed, and worth nothing any more: { $shapes }.
study-no-moves = Play a move on the board, and it is noted here. Going back and playing another one begins a variation.
study-comment = Comment on { $word }
study-comment-start = Comment on the beginning
study-promote = Make it the main line
study-cut = Delete from here on
study-open-title = Another position or game
study-paste = Paste a position or a record
study-paste-about = A position such as “A.../.3../..../...5 7”, or a record
study-copy-link = Copy a link to this analysis
set-up-title = Set up a position
set-up-help = Choose a piece, then a cell. Touch a placed piece to take it up again. What is left in hand is the piece to be placed.
set-up-last = Last placed piece
set-up-last-none = none: all quartos have lapsed
set-up-last-about = Quartos through it can still be called.
set-up-empty-hand = Put the piece in hand back
set-up-clear = Empty the board
set-up-done = Analyse
set-up-cancel = Cancel

## Records, positions by their address, and what a move means

review-better = Better: { $words }.
# The loser gave the piece with which the winner completed a shape and called.
why-gift = { $player } gave { $piece }, and with it { $shape } was complete.
# What a move in notation means.
word-turn = (Placed on { $cell }, gave { $piece }.)
word-give = (Gave { $piece }.)
review-look = look
replay-title = Open a record
replay-about = Look through a game that was kept as a .qgn file, here or anywhere else.
replay-file = Choose a file
replay-paste = Or paste it
replay-open = Open
replay-another = Open another record
position-begin = Begin a game from here
position-first-gives = First is to give a piece.
position-second-gives = Second is to give a piece.
position-first-places = First is to place { $piece }.
position-second-places = Second is to place { $piece }.
