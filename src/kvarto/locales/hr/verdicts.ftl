### What is said of moves and games that are looked at again.

value-win = pobjeda
value-draw = remi
value-loss = poraz
value-unknown = nepoznato
review-missed-as-placer = Potez { $number }: { $player } dovršava quarto i ne najavljuje ga ({ $shapes }).
review-missed-as-receiver = Potez { $number }: { $player } ne primjećuje quarto koji se mogao najaviti ({ $shapes }).
review-called-others = Potez { $number }: { $player } najavljuje ono što { $other } dovršava i ne primjećuje.
review-lapsed = Time je propalo: { $shapes }.
review-failed-call = Potez { $number }: { $player } uzalud najavljuje.
review-left-open =
    { $count ->
        [1] U zadnjoj poziciji postoji otvoren quarto i { $player } ga može najaviti: { $shapes }.
        [few] U zadnjoj poziciji ima više otvorenih quarta i { $player } može najaviti bilo koji: { $shapes }.
       *[other] U zadnjoj poziciji ima više otvorenih quarta i { $player } može najaviti bilo koji: { $shapes }.
    }
review-turning-point = Partija je odlučena u potezu { $number }: { $player } igra { $word } ({ $before } → { $after }).
review-no-mistakes = Nitko nije pogriješio.
review-no-known-mistakes = Nije nađena nijedna pogreška.
review-unjudged =
    { $count ->
        [one] Za ocjenu { $count } poteza nije bilo dovoljno vremena.
        [few] Za ocjenu { $count } poteza nije bilo dovoljno vremena.
       *[other] Za ocjenu { $count } poteza nije bilo dovoljno vremena.
    }
