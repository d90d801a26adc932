### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Naloge
puzzle-hall-about = Vsaka je dokazana: odgovor je en sam in pogon ve, zakaj drugi odpovedo.
puzzle-hall-all = Vse naloge
puzzle-of-the-day = Naloga dneva
puzzle-solve = Reši
puzzle-begin = Naslednja naloga
puzzle-next = Naslednja naloga
puzzle-kind = Kaj želiš vaditi?
puzzle-kind-any = Vsega po malo
puzzle-kind-win = Poišči zmago
puzzle-kind-safe = Edina varna figura
puzzle-kind-hold = Obdrži remi
puzzle-kind-spot = Opazi quarto
puzzle-kind-trap = Kje je past?
puzzle-count = { $count ->
    [one] { $count } naloga
    [two] { $count } nalogi
    [few] { $count } naloge
   *[other] { $count } nalog
}
puzzle-title-win = Poišči zmago
puzzle-title-safe = Edina varna figura
puzzle-title-hold = Obdrži remi
puzzle-title-spot = Opazi quarto
puzzle-title-trap = Kje je past?
puzzle-ask-win = { $distance ->
    [1] Postavi figuro in takoj zmagaj.
    [one] Postavi in daj tako, da izsiliš zmago po { $distance } figuri. Pot je ena sama.
    [two] Postavi in daj tako, da izsiliš zmago po { $distance } figurah. Pot je ena sama.
    [few] Postavi in daj tako, da izsiliš zmago po { $distance } figurah. Pot je ena sama.
   *[other] Postavi in daj tako, da izsiliš zmago po { $distance } figurah. Pot je ena sama.
}
puzzle-ask-safe = Z vsako figuro razen ene drugi igralec takoj zmaga. Katero daš?
puzzle-ask-hold = Postavi in daj tako, da obdržiš remi. Pot je ena sama, vse drugo izgubi.
puzzle-ask-spot = { $seconds ->
    [one] Drugi igralec je dokončal quarto in ni zaklical. Pokaži ga, imaš { $seconds } sekundo.
    [two] Drugi igralec je dokončal quarto in ni zaklical. Pokaži ga, imaš { $seconds } sekundi.
    [few] Drugi igralec je dokončal quarto in ni zaklical. Pokaži ga, imaš { $seconds } sekunde.
   *[other] Drugi igralec je dokončal quarto in ni zaklical. Pokaži ga, imaš { $seconds } sekund.
}
puzzle-ask-trap = Ena od teh figur je videti varna, a vseeno izgubi. Katere ne smeš dati?
puzzle-difficulty = težavnost { $rating }
puzzle-other = Drugi igralec
puzzle-tried-right = Ta naloga je že rešena.
puzzle-tried-wrong = Ta naloga je že za tabo; ne šteje več.
puzzle-tried-helped = Po namigu ta naloga ne šteje več.
puzzle-clock-about = { $seconds ->
    [one] Figure vidiš, ko steče ura. Imaš { $seconds } sekundo.
    [two] Figure vidiš, ko steče ura. Imaš { $seconds } sekundi.
    [few] Figure vidiš, ko steče ura. Imaš { $seconds } sekunde.
   *[other] Figure vidiš, ko steče ura. Imaš { $seconds } sekund.
}
puzzle-clock-start = Zaženi uro
puzzle-hint = Namig { $step } od { $steps }
puzzle-hint-about = Z namigom naloga ne šteje za oceno.
puzzle-hint-mark = namig
puzzle-give-up = Pokaži odgovor
puzzle-retry = Poskusi znova
puzzle-why-not = Zakaj ne { $word }?
puzzle-right = Pravilno!
puzzle-late = Čas je potekel. Tu je bil.
puzzle-given-up = Odgovor: { $words }.
# $ending is a worth-loss and so on, for whoever solves it.
puzzle-wrong = To ni to. Ob najboljši igri: { $ending }.
puzzle-wrong-shape = To ni odprt quarto.
puzzle-rating = Ocena
puzzle-rating-about = plus minus { $deviation }
puzzle-streak = Dnevi zapored
puzzle-streak-days = { $days }
puzzle-streak-best = rekord: { $days }
puzzle-streak-now = { $days ->
    [one] { $days } dan zapored.
    [two] { $days } dneva zapored.
    [few] { $days } dnevi zapored.
   *[other] { $days } dni zapored.
}
puzzle-solved = Rešeno
puzzle-solved-about = od poskušanih: { $tried }
puzzle-new-rating = Tvoja ocena: { $rating }
puzzle-does-not-count = Za oceno ne šteje.

## Hints, step by step

puzzle-hint-win = Poišči potezo, po kateri drugemu igralcu zmanjka varnih figur.
puzzle-hint-safe = Pri vsaki preostali figuri se vprašaj, kaj bi dokončala.
puzzle-hint-hold = Vse poteze razen ene izgubijo. Preštej varne figure, ki ostanejo po tvoji.
puzzle-hint-spot = Preglej vrste skozi zadnjo postavljeno figuro, lastnost za lastnostjo.
puzzle-hint-trap = Več figur ne dokonča ničesar. A po eni od njih lahko drugi igralec postavi tako, da ti ne ostane nič varnega.
puzzle-hint-line = Postavi jo nekam sem: { $line }.
puzzle-hint-cell = Postavi jo na { $cell }. Katero figuro lahko potem daš?
puzzle-hint-dangers = Na označenih poljih bi se dalo kaj dokončati.
puzzle-hint-distance = { $placements ->
    [one] Past se zapre po naslednji { $placements } figuri.
    [two] Past se zapre po naslednjih { $placements } figurah.
    [few] Past se zapre po naslednjih { $placements } figurah.
   *[other] Past se zapre po naslednjih { $placements } figurah.
}
puzzle-hint-give = Ena lastnost figure: { $trait }.
puzzle-hint-shared = Kaj je skupno štirim figuram: { $trait }.
puzzle-hint-row = To je vrstica.
puzzle-hint-column = To je stolpec.
puzzle-hint-diagonal = To je diagonala.
puzzle-hint-square = To je kvadrat.
