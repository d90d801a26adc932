### What is said of moves and games that are looked at again.

# Values, for the player to act or to move.
value-win = win
value-draw = draw
value-loss = loss
value-unknown = unknown
# Sentences under the table.
review-missed-as-placer = { $player } completed { $shapes } at move { $number } and did not call.
review-missed-as-receiver = { $player } could have called { $shapes } at move { $number }.
review-called-others = { $player } called at move { $number } what { $other } had completed and overlooked.
review-lapsed = With that { $shapes } lapsed.
review-failed-call = { $player } called in vain at move { $number }.
# The last position of a game that broke off.
review-left-open = { $count ->
    [one] In the last position { $shapes } was open: { $player } could have called it.
   *[other] In the last position { $shapes } were open: { $player } could have called one of them.
}
review-turning-point = The game was decided at move { $number }: with { $word } { $player } turned a { $before } into a { $after }.
review-no-mistakes = Nobody made a mistake.
review-no-known-mistakes = No mistake was found.
review-unjudged = { $count ->
    [one] One move could not be judged in the time given.
   *[other] { $count } moves could not be judged in the time given.
}
