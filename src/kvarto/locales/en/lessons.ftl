### The course: what is said in each step, to attempts, and around them.

learn-title = Learn the game
learn-lead = { $count ->
    [one] One short step. You act on a real board, and every answer has been proved.
   *[other] { $count } short steps. In each you act on a real board, and every answer has been proved.
}
learn-begin = Begin
learn-go-on = Go on
learn-again = Once more from the beginning
learn-steps = The steps
learn-progress = { $done } of { $count } steps done
# Said after the title of a step.
learn-done = done
learn-rules = Read the rules

## Whole games for beginners

learn-path = Whole games
learn-path-about = First only one feature counts; take in another when it gets too easy. Your opponent is gentle.
path-1 = One feature
path-2 = Two features
path-3 = Three features
path-4 = All four
path-counts = What counts: { $features }
path-hints = with hints
path-play = Play
path-running = Go on
path-played = played
path-won = won

## Around a step

lesson-number = Step { $number } of { $count }
lesson-hint = Hint
lesson-check = Check
lesson-marked = { $count ->
    [0] Nothing is marked yet.
   *[other] Marked: { $pieces }.
}
# Said of a piece of the reserve.
lesson-is-marked = marked
lesson-again = Try again
lesson-next = Next step
lesson-finish = All steps
lesson-start-clock = Start the clock
lesson-right = Right.
lesson-wrong = Not quite.
lesson-actions = Your turn
lesson-between = Steps
lesson-previous = Previous step
lesson-unknown = There is no such step.

## $piece is a piece-name, $alike something like "four tall", $shape a row, column or the like

# $traits are feature values, such as "light and short".
lesson-wrong-piece = That piece is { $piece }. The one you are looking for is not { $traits }.
lesson-wrong-no-shape = Those four do not make a shape that counts.
lesson-wrong-not-alike = Look at { $shape }: the four pieces there have nothing in common.
lesson-wrong-lapsed = There are { $alike } in { $shape }, but the piece that was placed last is not one of them. That quarto has lapsed.
lesson-wrong-completes-nothing = One of the marked pieces completes nothing: { $piece }.
lesson-wrong-missing = { $count ->
    [one] So far so good, but one more piece is missing.
   *[other] So far so good, but { $count } more pieces are missing.
}
lesson-wrong-marked = One of the marked pieces is not safe: { $piece }. On { $cell } it completes { $shape }: { $alike }.
lesson-wrong-cell = On { $cell } the piece completes no four that are alike.
lesson-wrong-gives-win = You gave: { $piece }. The other player puts it on { $cell } and calls { $shape }: { $alike }.
lesson-wrong-none-safe = After that placement no piece was safe to give. You gave: { $piece }. The other player puts it on { $cell } and calls { $shape }: { $alike }.
lesson-wrong-let-lapse = You have placed the piece, and so { $shape } has lapsed. Nobody can call it any more.
lesson-wrong-not-called = You gave a piece and did not call. Now the other player calls { $shape }: { $alike }.
lesson-wrong-missed-win = You could have won at once: there is a cell where the piece in your hand ({ $piece }) completes four that are alike.
lesson-wrong-even = You left { $count } safe pieces. You have given one, the other player gives the last one, and then you have none.
lesson-wrong-still-safe = The other player puts that piece on { $cell } and still has a safe one to give: { $piece }.
lesson-wrong-time = Your minute is over. In a game with this clock you would have lost.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = See the features
lesson-features-text = No two pieces are alike. Each is light or dark, short or tall, round or square, and solid or hollow on top: four features, eight values.
lesson-features-task = Find the piece that is dark, tall, round and hollow.
lesson-features-hint = Go one feature at a time: of the dark ones only the tall, of those only the round. Two are left; one of them has a well on top.
lesson-features-right = That is the one, and there is only one. Every piece differs from every other in at least one feature.

lesson-line-title = Four that are alike
lesson-line-text = Four pieces in a row, a column or a diagonal are a quarto if they are alike in at least one feature. One feature is enough; the others may be as they like.
lesson-line-task = Three lines of this board are full. Point out the four pieces of the one that is a quarto.
lesson-line-hint = Look at the tops. In one of the lines every piece has a well.
lesson-line-right = Row 1: four hollow pieces. In column c and on the diagonal the four have nothing in common.

lesson-three-title = Three that share something
lesson-three-text = Three pieces in a line that share something need only a fourth. Seeing such threes, and what they share, is most of the game.
lesson-three-task = Row 2 has three pieces and one empty cell. Mark every piece that would make a quarto there, then check.
lesson-three-hint = What do the three in row 2 share? Not colour, not height, not shape. Whatever else has that makes four.
lesson-three-right = The three share their hollow tops, so any hollow piece makes four.

lesson-complete-title = Complete a line
lesson-complete-text = You never choose the piece you place: the other player has given it to you. It may still be the one you need.
lesson-complete-task = Place the piece in your hand where it completes four that are alike.
lesson-complete-hint = Column a has three round ones, but your piece is square. Look for three that share another feature with it.
lesson-complete-right = Row 2: four hollow pieces.

lesson-call-title = Call it
lesson-call-text = Completing is not enough: a quarto wins when it is called. After placing, and before giving, press the red button and point out the four pieces.
lesson-call-task = You have just placed the piece on d3. Call, and point out what you have completed.
lesson-call-hint = Two lines through d3 are full: row 3 and column d. In one of them all four are dark.
lesson-call-right = Quarto! Row 3: four dark pieces. You have won.

lesson-steal-title = Catch a missed call
lesson-steal-text = The other player may overlook a quarto too. If they give you a piece without calling, the call is yours, as long as you have not placed that piece.
lesson-steal-task = The other player placed on d2 and gave you a piece. Take the win from them.
lesson-steal-hint = It must be a line through d2, where the last piece was placed. Compare heights in column d.
lesson-steal-right = Quarto! Column d: four short pieces. They were completed by the other player, but you have called them.

lesson-lapse-title = What lapses
lesson-lapse-text = If nobody calls before the next piece is placed, a quarto has lapsed. Its pieces stay where they are, but nobody can ever call it. Only a shape with the piece placed last can be called.
lesson-lapse-task = You have just placed the piece on b2. Two lines here are four alike; call the one that still counts.
lesson-lapse-hint = Row 1 is four square pieces, but b2 is not in row 1. Which full line goes through b2?
lesson-lapse-right = Quarto! Column b: four tall pieces. The four square ones in row 1 have lapsed; a call there would have been a wrong one.

lesson-safe-title = Give a safe piece
lesson-safe-text = You choose what the other player places. A piece that completes four for them loses the game, so look what threatens before you give.
lesson-safe-task = Give a piece with which the other player cannot win at once.
lesson-safe-hint = In row 1 there are three that are tall and round. So the piece you give must be neither tall nor round.
lesson-safe-right = Safe: it is short and square, so it completes nothing in row 1.

lesson-block-title = Block
lesson-block-text = Sometimes there is no safe piece. Then use the piece in your hand: put where the threat is, it fills the gap and the threat is gone.
lesson-block-task = Place the piece so that something is left that you can give, and give it. There is only one way.
lesson-block-hint = Look at column d: three pieces that are light and round, and one free cell.
lesson-block-right = On d4 your piece breaks column d, and now there is one safe piece. Everything else would have lost at once.

lesson-count-title = Count what is safe
lesson-count-text = In the second half of the game safe pieces get few. Whoever knows how many are left knows what comes.
lesson-count-task = Mark every piece that is safe to give here, then check.
lesson-count-hint = Two lines threaten: column c has three solid ones, row 4 three dark ones. Safe is what is neither.
lesson-count-right = Three are safe: the light ones with a hollow top.

lesson-last-safe-title = Give the last safe piece
lesson-last-safe-text = If you give the last safe piece, the other player has to place it and then give you something that is not safe. You win with it.
lesson-last-safe-task = Place the piece so that only one safe piece is left, and give it.
lesson-last-safe-hint = Make a new threat: two light and tall ones stand in row 1 already, and your piece is light and tall as well.
lesson-last-safe-right = Wherever the other player puts that piece, nothing safe is left to give to you.

lesson-parity-title = Odd or even
lesson-parity-text = Safe pieces are given in turn: you, the other, you … If an odd number is left when it is your turn to give, you give the last one. With an even number it is the other player. So place to make it odd.
lesson-parity-task = Find the cell after which an odd number of pieces is safe, and give one of them.
lesson-parity-hint = On c1 and d2 two pieces stay safe, on a1 and a2 none. Which cell is left?
lesson-parity-right = Three were safe: you give one, the other player one, and you the last one. Then the other player has nothing safe to give.

lesson-squares-title = Squares
lesson-squares-text = In the advanced game four in a square of 2 × 2 cells win as well. There are nine such squares, and one looks past them easily.
lesson-squares-task = Squares count here. Place the piece, call, and point out what you have completed.
lesson-squares-hint = Look at the middle of the board: three of its four cells hold short pieces.
lesson-squares-right = Quarto! The square in the middle: four short pieces.

lesson-clock-title = Against the clock
lesson-clock-text = In a tournament you have a minute for each move. Whoever runs out of time loses; the call stops the clock.
lesson-clock-task = You have a minute. Place the piece, call, and point out what you have completed.
lesson-clock-hint = Your piece is round. Look along the diagonals.
lesson-clock-right = Quarto, in time! The diagonal from a1 to d4: four round pieces. Now you know all it takes; play a game.
