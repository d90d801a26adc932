### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Uzdevumi
puzzle-hall-about = Katrs ir pierādīts: atbilde ir viena, un dzinējs zina, kāpēc citas neder.
puzzle-hall-all = Visi uzdevumi
puzzle-of-the-day = Dienas uzdevums
puzzle-solve = Risināt
puzzle-begin = Nākamais uzdevums
puzzle-next = Nākamais uzdevums
puzzle-kind = Ko gribi trenēt?
puzzle-kind-any = Visu pa druskai
puzzle-kind-win = Atrodi uzvaru
puzzle-kind-safe = Vienīgā drošā figūra
puzzle-kind-hold = Noturi neizšķirtu
puzzle-kind-spot = Pamani quarto
puzzle-kind-trap = Kur ir lamatas?
puzzle-count = { $count ->
    [zero] { $count } uzdevumu
    [one] { $count } uzdevums
   *[other] { $count } uzdevumi
}
puzzle-title-win = Atrodi uzvaru
puzzle-title-safe = Vienīgā drošā figūra
puzzle-title-hold = Noturi neizšķirtu
puzzle-title-spot = Pamani quarto
puzzle-title-trap = Kur ir lamatas?
puzzle-ask-win = { $distance ->
    [1] Noliec figūru un uzvari uzreiz.
    [zero] Kur likt un ko dot, lai noteikti uzvarētu pēc { $distance } figūrām?
    [one] Kur likt un ko dot, lai noteikti uzvarētu pēc { $distance } figūras?
   *[other] Kur likt un ko dot, lai noteikti uzvarētu pēc { $distance } figūrām?
}
puzzle-ask-safe = Ar visām figūrām, izņemot vienu, otrs uzvar uzreiz. Kuru tu dosi?
puzzle-ask-hold = Kur likt un ko dot, lai noturētu neizšķirtu? Viss pārējais zaudē.
puzzle-ask-spot = Otrs pabeidza quarto un nesauca. Parādi to, pirms beidzas laiks ({ $seconds } s).
puzzle-ask-trap = Viena no šīm figūrām izskatās droša un tomēr zaudē. Kuru nedrīkst dot?
puzzle-difficulty = grūtība { $rating }
puzzle-other = Otrs
puzzle-tried-right = Šo tu jau atrisināji.
puzzle-tried-wrong = Šo tu jau mēģināji; tas vairs neskaitās.
puzzle-tried-helped = Tu redzēji padomu; šis vairs neskaitās.
puzzle-clock-about = Figūras parādīsies, kad sāksies laiks. Tev ir { $seconds } s.
puzzle-clock-start = Iedarbināt pulksteni
puzzle-hint = { $step }. padoms no { $steps }
puzzle-hint-about = Ar padomu tas reitingā neskaitās.
puzzle-hint-mark = padoms
puzzle-give-up = Rādīt atbildi
puzzle-retry = Mēģināt vēlreiz
puzzle-why-not = Kāpēc ne { $word }?
puzzle-right = Pareizi!
puzzle-late = Laiks beidzies. Te tas bija.
puzzle-given-up = Atbilde ir { $words }.
puzzle-wrong = Šis nav īstais. Ar labāko spēli: { $ending }.
puzzle-wrong-shape = Tas nav quarto, ko vēl var pieteikt.
puzzle-rating = Reitings
puzzle-rating-about = plus mīnus { $deviation }
puzzle-streak = Dienas pēc kārtas
puzzle-streak-days = { $days }
puzzle-streak-best = visvairāk { $days }
puzzle-streak-now = { $days ->
    [zero] { $days } dienu pēc kārtas.
    [one] { $days } diena pēc kārtas.
   *[other] { $days } dienas pēc kārtas.
}
puzzle-solved = Atrisināti
puzzle-solved-about = no { $tried } mēģinātiem
puzzle-new-rating = Tavs reitings: { $rating }
puzzle-does-not-count = Reitingā tas neskaitās.

## Hints, step by step

puzzle-hint-win = Meklē gājienu, pēc kura otram pietrūkst drošu figūru, ko dot.
puzzle-hint-safe = Par katru atlikušo figūru padomā, ko ar to varētu pabeigt.
puzzle-hint-hold = Visi gājieni, izņemot vienu, zaudē. Saskaiti, cik drošu figūru paliks pēc tava.
puzzle-hint-spot = Aplūko līnijas caur pēdējo nolikto figūru, pa vienai pazīmei.
puzzle-hint-trap = Vairākas figūras neko nepabeidz. Bet pēc vienas no tām otrs var nolikt tā, ka tev vairs nav nekā droša, ko dot.
puzzle-hint-line = Liec to kaut kur šeit: { $line }.
puzzle-hint-cell = Liec to uz { $cell }. Kuru figūru tad var dot?
puzzle-hint-dangers = Uz atzīmētajiem lauciņiem varētu kaut ko pabeigt.
puzzle-hint-distance = Līdz lamatas aizcirtīsies, vēl jānoliek figūras: { $placements }.
puzzle-hint-give = Viena no figūras pazīmēm: { $trait }.
puzzle-hint-shared = Kas četrām figūrām ir kopīgs: { $trait }.
puzzle-hint-row = Tā ir rinda.
puzzle-hint-column = Tā ir kolonna.
puzzle-hint-diagonal = Tā ir diagonāle.
puzzle-hint-square = Tas ir kvadrāts.
