### What is said of moves and games that are looked at again.

value-win = võit
value-draw = viik
value-loss = kaotus
value-unknown = teadmata
review-missed-as-placer = { $player } sai käigul { $number } quarto valmis ega hüüdnud: { $shapes }.
review-missed-as-receiver = { $player } oleks käigul { $number } saanud hüüda: { $shapes }.
review-called-others = { $player } hüüdis käigul { $number } quarto, mille { $other } sai valmis, aga ei märganud.
review-lapsed = Sellega aegus { $shapes }.
review-failed-call = { $player } hüüdis käigul { $number } asjata.
review-left-open = { $count ->
    [one] Viimases seisus oli kehtiv quarto ja { $player } oleks saanud selle hüüda: { $shapes }.
   *[other] Viimases seisus oli mitu kehtivat quartot ja { $player } oleks saanud neist ühe hüüda: { $shapes }.
}
review-turning-point = Mäng otsustati käigul { $number }: { $player } mängis { $word } ja hinnang muutus: { $before } → { $after }.
review-no-mistakes = Keegi ei teinud vigu.
review-no-known-mistakes = Vigu ei leitud.
review-unjudged = { $count ->
    [one] Ühte käiku ei jõutud antud ajaga hinnata.
   *[other] { $count } käiku ei jõutud antud ajaga hinnata.
}
