### What is said of moves and games that are looked at again.

value-win = výhra
value-draw = remíza
value-loss = prehra
value-unknown = neznáme
# Sentences under the table.
review-missed-as-placer = Ťah { $number }: { $player } dokončí quarto a nehlási ({ $shapes }).
review-missed-as-receiver = Ťah { $number }: { $player } môže hlásiť, ale nehlási ({ $shapes }).
review-called-others = Ťah { $number }: { $player } hlási to, čo dokončí a prehliadne { $other }.
review-lapsed = Tým prepadá: { $shapes }.
review-failed-call = Ťah { $number }: { $player } hlási márne.
# The last position of a game that broke off.
review-left-open = { $count ->
    [one] V poslednej pozícii je otvorené quarto: { $shapes }. Ohlásiť ho môže { $player }.
    [few] V poslednej pozícii sú otvorené quartá: { $shapes }. Jedno z nich môže ohlásiť { $player }.
    [many] V poslednej pozícii sú otvorené quartá: { $shapes }. Jedno z nich môže ohlásiť { $player }.
   *[other] V poslednej pozícii sú otvorené quartá: { $shapes }. Jedno z nich môže ohlásiť { $player }.
}
review-turning-point = Partiu rozhoduje ťah { $number }: { $player } hrá { $word } a mení hodnotu ({ $before } → { $after }).
review-no-mistakes = Nikto neurobil chybu.
review-no-known-mistakes = Žiadna chyba sa nenašla.
review-unjudged = { $count ->
    [one] Jeden ťah sa v danom čase nepodarilo posúdiť.
    [few] { $count } ťahy sa v danom čase nepodarilo posúdiť.
    [many] { $count } ťahu sa v danom čase nepodarilo posúdiť.
   *[other] { $count } ťahov sa v danom čase nepodarilo posúdiť.
}
