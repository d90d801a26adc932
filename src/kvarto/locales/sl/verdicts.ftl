### What is said of moves and games that are looked at again.

value-win = zmaga
value-draw = remi
value-loss = poraz
value-unknown = ni znano
# Sentences under the table.
review-missed-as-placer = Poteza { $number }: { $player } dokonča quarto in ne zakliče ({ $shapes }).
review-missed-as-receiver = Poteza { $number }: { $player } ima priložnost za klic, a je ne izkoristi ({ $shapes }).
review-called-others = Poteza { $number }: { $player } zakliče, kar dokonča in spregleda { $other }.
review-lapsed = S tem zapade: { $shapes }.
review-failed-call = Poteza { $number }: { $player } zaman zakliče.
# The last position of a game that broke off.
review-left-open = { $count ->
    [one] V zadnji poziciji je odprt quarto: { $shapes }. Zakliče ga lahko { $player }.
    [two] V zadnji poziciji sta odprta quarta: { $shapes }. Enega lahko zakliče { $player }.
    [few] V zadnji poziciji so odprti quarti: { $shapes }. Enega lahko zakliče { $player }.
   *[other] V zadnji poziciji so odprti quarti: { $shapes }. Enega lahko zakliče { $player }.
}
review-turning-point = Partijo odloči poteza { $number }: { $player } igra { $word } in spremeni vrednost ({ $before } → { $after }).
review-no-mistakes = Nihče ni naredil napake.
review-no-known-mistakes = Najdena ni bila nobena napaka.
review-unjudged = { $count ->
    [one] { $count } poteze v danem času ni bilo mogoče presoditi.
    [two] { $count } potez v danem času ni bilo mogoče presoditi.
    [few] { $count } potez v danem času ni bilo mogoče presoditi.
   *[other] { $count } potez v danem času ni bilo mogoče presoditi.
}
