### The page of rules.

rules-title = The rules
rules-lead = Two players, sixteen pieces, one idea: you choose the piece that your opponent has to place. A game takes ten to twenty minutes.
rules-play = Play a game

## Material

rules-material = Board and pieces
rules-material-text = The board has sixteen cells. The sixteen pieces are all different: each is light or dark, short or tall, round or square, solid or hollow on top.
rules-material-example = The empty board, and all sixteen pieces in the reserve.

## A turn

rules-turn = A turn
rules-turn-text = Dice decide who is first. First picks any piece and gives it to second. Second places it on any empty cell, and then picks a piece and gives it back. So it goes on: place the piece you were given, then give one.
rules-turn-nobody = The pieces belong to nobody. A line may be made of pieces that both of you have placed.
rules-turn-example = Three pieces are on the board. The light tall square one has been given and must be placed now.

## A quarto

rules-quarto = A quarto
rules-quarto-text = Four pieces in a row, a column or a diagonal that are alike in at least one feature are a quarto.
rules-quarto-row = Four tall pieces in row 2.
rules-quarto-column = Four hollow pieces in column c.
rules-quarto-diagonal = Four round pieces on a diagonal.
rules-quarto-none = No quarto: the four in row 2 have nothing in common.

## The call

rules-call = It must be called
rules-call-text = Completing a quarto is not enough. Whoever sees it and calls “Quarto!” in time wins, and it need not be the one who made it.
rules-call-placer = When you have placed a piece, you may call before you give the next one.
rules-call-receiver = If you give a piece instead, the other player may call before placing it, and wins with what you have completed.
rules-call-lapse = If the other player places the piece as well, the quarto has lapsed. Nobody can call it any more, and the four pieces are just four pieces.
rules-call-example = The last piece was placed on d1: row 1 is four dark and four tall. It was not called, and a piece was given. Now the other player may call row 1 instead of placing.
rules-pointing = Pointing
rules-pointing-text = To call, press the red button. The clocks stop, and you have 15 seconds to touch the four pieces. Only a line that the piece just placed has completed will do.
rules-wrong-call = For each placement each player has one call. A wrong call, or one that is not pointed out, uses it up; in tournaments it loses the game.
rules-end = The end
rules-end-text = After the sixteenth placement there is nothing to give. The placer may call or end the turn, then the other player has a last chance. If nobody has won by then, it is a draw.

## Variants

rules-variants = Variants
rules-beginners-text = Agree on one, two or three features that count, and forget the others. Take another one in when it gets too easy.
rules-beginners-example = Where only colour counts: four light pieces in row 3.
rules-advanced-text = Lines win as usual, and so do the nine squares of 2 × 2 cells.
rules-advanced-example = Four dark pieces in the square in the middle.
rules-squares-text = Only the squares of 2 × 2 win; rows, columns and diagonals do not.
rules-hard-text = The four pieces must be alike in two features at least.
rules-hard-example = Row 1: four dark and four tall, so it counts here too.

## What can be agreed on

rules-agree = What can be agreed on
rules-automatic-text = A quarto wins at once for the player who completes it, and nobody has to call. Many programs play like this.
rules-late-call = Late call
rules-late-call-text = After giving, the placer may still call until the piece has been placed. Whoever calls first wins.
rules-child = With a child
rules-child-text = A small child may just call, without pointing. The call is right if there is an open quarto anywhere. In casual games a player can also be shown where lines are threatened and which pieces are safe to give.
rules-time = Time
rules-time-text = In tournaments each player has a minute a move. Whoever runs out of time loses; only after the sixteenth placement it just means that there is no call.

## Notation

rules-notation = Notation
rules-notation-text = Columns are a to d from the left, rows 1 to 4 from the bottom. Each piece is a digit or a letter:
rules-notation-moves = b2>7 means: placed on b2, gave 7. An exclamation mark is a call that was right and a question mark one that was wrong, with the row, column or diagonal that was pointed out: b2!3, b2?a>7.

## Editions

rules-editions = Where editions differ
rules-editions-text = The printed rules are much the same in all languages. These are the differences we know of.
rules-editions-own = The edition in this language
rules-editions-others = Other editions
rules-edition-south-slavic = The Serbian, Croatian and Slovenian rules have the late call.
rules-edition-danish = In the Danish rules one calls when letting go of the piece, and nothing limits the time.
rules-edition-greek = The Greek rules allow agreeing on more than one shared feature; that is the hard game. Nothing limits the time.
rules-edition-finnish = The Finnish rules can be read so that advanced players aim for squares alone.
rules-edition-japanese = The Japanese rules have no game for beginners, and their minute is for placing.
rules-edition-swedish = In the Swedish and Arabic rules beginners take in one feature after another.
rules-edition-estonian = In the Finnish and Estonian rules beginners start with a single value: only four light pieces count.
rules-edition-romanian = In the Romanian rules the other player calls before taking the piece; that is the same chance as here.
rules-edition-arabic = The Arabic rules let the other player call as soon as the line is complete, and say nothing of a give before it. Here the call comes after the give.
rules-edition-german = The German rules say outright that whoever places a piece gives up the line that was there before.
rules-edition-chinese = In the Chinese rules only the player who has placed the piece calls; here the other one may as well. A game takes fifteen minutes, and a move as long as it takes.
rules-edition-minute = In the Serbian, Croatian and Persian rules the minute a move may be agreed on for any game.
rules-edition-limit = The Romanian and Slovenian rules limit the time without naming a figure.
rules-edition-czech = In the Czech rules a hand game decides who begins; elsewhere it is dice, the lot or an agreement.
