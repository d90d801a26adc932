### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Ülesanded
puzzle-hall-about = Iga ülesanne on tõestatud: vastuseid on üks ja arvuti teab, miks teised ei sobi.
puzzle-hall-all = Kõik ülesanded
puzzle-of-the-day = Päeva ülesanne
puzzle-solve = Lahenda
puzzle-begin = Järgmine ülesanne
puzzle-next = Järgmine ülesanne
puzzle-kind = Mida tahaksid harjutada?
puzzle-kind-any = Segamini
puzzle-kind-win = Leia võit
puzzle-kind-safe = Ainus ohutu nupp
puzzle-kind-hold = Päästa viik
puzzle-kind-spot = Märka quartot
puzzle-kind-trap = Kus on lõks?
puzzle-count = { $count ->
    [one] üks ülesanne
   *[other] { $count } ülesannet
}
puzzle-title-win = Leia võit
puzzle-title-safe = Ainus ohutu nupp
puzzle-title-hold = Päästa viik
puzzle-title-spot = Märka quartot
puzzle-title-trap = Kus on lõks?
puzzle-ask-win = { $distance ->
    [one] Pane nupp ja võida kohe.
   *[other] Üks väli ja üks antav nupp toovad kindla võidu, kokku { $distance } nupuga. Millised?
}
puzzle-ask-safe = Iga nupp peale ühe laseb vastasel kohe võita. Millise sa annad?
puzzle-ask-hold = Ainult üks väli ja üks antav nupp hoiavad viiki, kõik muu kaotab. Millised?
puzzle-ask-spot = Vastane sai quarto valmis ega hüüdnud. Näita seda, enne kui aeg läbi saab. Aega on { $seconds } s.
puzzle-ask-trap = Üks neist nuppudest näib ohutu, aga kaotab ikkagi. Millist sa anda ei tohi?
puzzle-difficulty = raskusaste { $rating }
puzzle-other = Vastane
puzzle-tried-right = Selle oled juba lahendanud.
puzzle-tried-wrong = Seda oled juba proovinud; see enam ei loe.
puzzle-tried-helped = Oled vihjet näinud; see ülesanne enam ei loe.
puzzle-clock-about = Nupud ilmuvad, kui kell käivitub. Aega on { $seconds } s.
puzzle-clock-start = Käivita kell
puzzle-hint = Vihje { $step }/{ $steps }
puzzle-hint-about = Vihjega ei lähe ülesanne reitingu arvestusse.
puzzle-hint-mark = vihje
puzzle-give-up = Näita vastust
puzzle-retry = Proovi uuesti
puzzle-why-not = Miks mitte { $word }?
puzzle-right = Õige!
puzzle-late = Aeg on läbi. See oli siin.
puzzle-given-up = Vastus on { $words }.
puzzle-wrong = Mitte see. Parima mänguga: { $ending }.
puzzle-wrong-shape = See ei ole kehtiv quarto.
puzzle-rating = Reiting
puzzle-rating-about = veaga ± { $deviation }
puzzle-streak = Päevi järjest
puzzle-streak-days = { $days }
puzzle-streak-best = kõige rohkem { $days }
puzzle-streak-now = { $days ->
    [one] Üks päev järjest.
   *[other] { $days } päeva järjest.
}
puzzle-solved = Lahendatud
puzzle-solved-about = { $tried } proovitust
puzzle-new-rating = Sinu reiting: { $rating }
puzzle-does-not-count = See ei lähe reitingu arvestusse.

## Hints, step by step

puzzle-hint-win = Otsi käiku, mille järel vastasel saavad ohutud nupud otsa.
puzzle-hint-safe = Küsi iga järelejäänud nupu kohta, mille see valmis teeks.
puzzle-hint-hold = Kõik käigud peale ühe kaotavad. Loe kokku, mitu ohutut nuppu pärast sinu käiku jääb.
puzzle-hint-spot = Vaata jooni, mis läbivad viimasena pandud nuppu, üks tunnus korraga.
puzzle-hint-trap = Mitu nuppu ei tee midagi valmis. Ühe järel saab vastane siiski panna nii, et sulle ei jää midagi ohutut.
puzzle-hint-line = Pane see siia: { $line }.
puzzle-hint-cell = Pane see väljale { $cell }. Millise nupu saab siis anda?
puzzle-hint-dangers = Märgitud väljadel saaks midagi valmis.
puzzle-hint-distance = Lõks sulgub alles siis, kui on pandud veel { $placements } nuppu.
puzzle-hint-give = Üks nupu tunnus: { $trait }.
puzzle-hint-shared = Nelja nupu ühine tunnus: { $trait }.
puzzle-hint-row = See on rida.
puzzle-hint-column = See on veerg.
puzzle-hint-diagonal = See on diagonaal.
puzzle-hint-square = See on ruut.
