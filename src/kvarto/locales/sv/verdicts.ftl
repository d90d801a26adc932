### What is said of moves and games that are looked at again.

value-win = vinst
value-draw = oavgjort
value-loss = förlust
value-unknown = okänt
review-missed-as-placer = { $player } gjorde en quarto i drag { $number } och ropade inte: { $shapes }.
review-missed-as-receiver = { $player } kunde ha ropat i drag { $number }: { $shapes }.
review-called-others = { $player } ropade i drag { $number } det som { $other } hade gjort och missat.
review-lapsed = Därmed förföll: { $shapes }.
review-failed-call = { $player } ropade förgäves i drag { $number }.
review-left-open = { $count ->
    [one] I slutställningen fanns en öppen quarto som { $player } kunde ha ropat: { $shapes }.
   *[other] I slutställningen fanns öppna quartor, och { $player } kunde ha ropat en av dem: { $shapes }.
}
review-turning-point = Partiet avgjordes i drag { $number }: med { $word } gick { $player } från { $before } till { $after }.
review-no-mistakes = Ingen gjorde något misstag.
review-no-known-mistakes = Inget misstag hittades.
review-unjudged = { $count ->
    [one] Ett drag kunde inte bedömas på den tiden.
   *[other] { $count } drag kunde inte bedömas på den tiden.
}
