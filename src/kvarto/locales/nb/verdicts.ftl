### What is said of moves and games that are looked at again.

value-win = seier
value-draw = uavgjort
value-loss = tap
value-unknown = ukjent
review-missed-as-placer = { $player } laget en quarto i trekk { $number } og ropte ikke: { $shapes }.
review-missed-as-receiver = { $player } kunne ha ropt i trekk { $number }: { $shapes }.
review-called-others = { $player } ropte i trekk { $number } det { $other } hadde laget og oversett.
review-lapsed = Dermed falt dette bort: { $shapes }.
review-failed-call = { $player } ropte forgjeves i trekk { $number }.
review-left-open = { $count ->
    [one] I sluttstillingen var det en åpen quarto som { $player } kunne ha ropt: { $shapes }.
   *[other] I sluttstillingen var det åpne quartoer, og { $player } kunne ha ropt en av dem: { $shapes }.
}
review-turning-point = Partiet ble avgjort i trekk { $number }: med { $word } gikk { $player } fra { $before } til { $after }.
review-no-mistakes = Ingen gjorde feil.
review-no-known-mistakes = Ingen feil ble funnet.
review-unjudged = { $count ->
    [one] Ett trekk kunne ikke bedømmes på den tiden.
   *[other] { $count } trekk kunne ikke bedømmes på den tiden.
}
