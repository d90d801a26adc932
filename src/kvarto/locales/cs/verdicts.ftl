### What is said of moves and games that are looked at again.

value-win = výhra
value-draw = remíza
value-loss = prohra
value-unknown = neznámo
# Sentences under the table.
review-missed-as-placer = Tah { $number }: { $player } dokončí quarto a nehlásí ({ $shapes }).
review-missed-as-receiver = Tah { $number }: { $player } může hlásit, ale nehlásí ({ $shapes }).
review-called-others = Tah { $number }: { $player } hlásí to, co dokončí a přehlédne { $other }.
review-lapsed = Tím propadá: { $shapes }.
review-failed-call = Tah { $number }: { $player } hlásí marně.
# The last position of a game that broke off.
review-left-open = { $count ->
    [one] V poslední pozici je otevřené quarto: { $shapes }. Ohlásit ho může { $player }.
    [few] V poslední pozici jsou otevřená quarta: { $shapes }. Jedno z nich může ohlásit { $player }.
    [many] V poslední pozici jsou otevřená quarta: { $shapes }. Jedno z nich může ohlásit { $player }.
   *[other] V poslední pozici jsou otevřená quarta: { $shapes }. Jedno z nich může ohlásit { $player }.
}
review-turning-point = Partii rozhoduje tah { $number }: { $player } hraje { $word } a mění hodnotu ({ $before } → { $after }).
review-no-mistakes = Nikdo neudělal chybu.
review-no-known-mistakes = Žádná chyba se nenašla.
review-unjudged = { $count ->
    [one] Jeden tah se v daném čase nepodařilo posoudit.
    [few] { $count } tahy se v daném čase nepodařilo posoudit.
    [many] { $count } tahu se v daném čase nepodařilo posoudit.
   *[other] { $count } tahů se v daném čase nepodařilo posoudit.
}
