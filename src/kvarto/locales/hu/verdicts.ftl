### What is said of moves and games that are looked at again.

value-win = győzelem
value-draw = döntetlen
value-loss = vereség
value-unknown = ismeretlen
review-missed-as-placer = { $number }. lépés: { $player } kirakott egy kvartót, és nem mondta be: { $shapes }.
review-missed-as-receiver = { $number }. lépés: { $player } bemondhatta volna: { $shapes }.
review-called-others = { $number }. lépés: { $player } bemondta a kvartót, amelyet { $other } kirakott, de nem vett észre.
review-lapsed = Ezzel elévült: { $shapes }.
review-failed-call = { $number }. lépés: { $player } hiába mondta be.
review-left-open = { $count ->
    [one] Az utolsó állásban volt bemondható kvartó, és { $player } bemondhatta volna: { $shapes }.
   *[other] Az utolsó állásban több bemondható kvartó is volt, és { $player } bemondhatta volna valamelyiket: { $shapes }.
}
review-turning-point = { $number }. lépés: itt dőlt el a játszma. { $player } ezt lépte: { $word }, és az állás megfordult: { $before } → { $after }.
review-no-mistakes = Senki sem hibázott.
review-no-known-mistakes = Nem találtunk hibát.
review-unjudged = { $count } lépés értékelésére nem jutott elég idő.
