### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Zadaci
puzzle-hall-about = Svaki je dokazan: odgovor je jedan, a program zna zašto ostali ne valjaju.
puzzle-hall-all = Svi zadaci
puzzle-of-the-day = Zadatak dana
puzzle-solve = Riješi ga
puzzle-begin = Sljedeći zadatak
puzzle-next = Sljedeći zadatak
puzzle-kind = Što želite vježbati?
puzzle-kind-any = Od svega pomalo
puzzle-kind-win = Nađi pobjedu
puzzle-kind-safe = Jedina sigurna figura
puzzle-kind-hold = Održi remi
puzzle-kind-spot = Uoči quarto
puzzle-kind-trap = Gdje je zamka?
puzzle-count = { $count ->
    [one] { $count } zadatak
    [few] { $count } zadatka
   *[other] { $count } zadataka
}
puzzle-title-win = Nađite pobjedu
puzzle-title-safe = Jedina sigurna figura
puzzle-title-hold = Održite remi
puzzle-title-spot = Uočite quarto
puzzle-title-trap = Gdje je zamka?
puzzle-ask-win =
    { $distance ->
        [1] Postavite figuru i pobijedite odmah.
        [few] Gdje postaviti i što dati pa da sigurno pobijedite nakon { $distance } figure?
       *[other] Gdje postaviti i što dati pa da sigurno pobijedite nakon { $distance } figura?
    }
puzzle-ask-safe = Sa svakom figurom osim jedne drugi igrač odmah pobjeđuje. Koju dajete?
puzzle-ask-hold = Samo jedan potez drži remi, svi ostali gube. Gdje postavljate i što dajete?
puzzle-ask-spot = { $seconds ->
    [one] Drugi je igrač dovršio quarto, a nije ga najavio. Pokažite ga prije nego što prođe { $seconds } sekunda.
    [few] Drugi je igrač dovršio quarto, a nije ga najavio. Pokažite ga prije nego što prođu { $seconds } sekunde.
   *[other] Drugi je igrač dovršio quarto, a nije ga najavio. Pokažite ga prije nego što prođe { $seconds } sekundi.
}
puzzle-ask-trap = Jedna od ovih figura izgleda sigurno, a ipak gubi. Koju ne smijete dati?
puzzle-difficulty = težina { $rating }
puzzle-other = Drugi igrač
puzzle-tried-right = Ovaj ste već riješili.
puzzle-tried-wrong = Ovaj ste već pokušali; više se ne računa.
puzzle-tried-helped = Vidjeli ste savjet; ovaj se više ne računa.
puzzle-clock-about = { $seconds ->
    [one] Figure se pojavljuju kad sat krene. Imate { $seconds } sekundu.
    [few] Figure se pojavljuju kad sat krene. Imate { $seconds } sekunde.
   *[other] Figure se pojavljuju kad sat krene. Imate { $seconds } sekundi.
}
puzzle-clock-start = Pokreni sat
puzzle-hint = Savjet { $step } od { $steps }
puzzle-hint-about = Uz savjet se zadatak ne računa u rejting.
puzzle-hint-mark = savjet
puzzle-give-up = Prikaži odgovor
puzzle-retry = Pokušaj ponovno
puzzle-why-not = Zašto ne { $word }?
puzzle-right = Točno!
puzzle-late = Vrijeme je isteklo. Evo ga.
puzzle-given-up = Odgovor je { $words }.
puzzle-wrong = Nije to. Uz najbolju igru: { $ending }.
puzzle-wrong-shape = To nije otvoren quarto.
puzzle-rating = Rejting
puzzle-rating-about = plus-minus { $deviation }
puzzle-streak = Dana zaredom
puzzle-streak-days = { $days }
puzzle-streak-best = najviše { $days }
puzzle-streak-now = { $days ->
    [one] { $days } dan zaredom.
    [few] { $days } dana zaredom.
   *[other] { $days } dana zaredom.
}
puzzle-solved = Riješeno
puzzle-solved-about = od { $tried } pokušanih
puzzle-new-rating = Vaš rejting: { $rating }
puzzle-does-not-count = Ne računa se u rejting.

## Hints, step by step

puzzle-hint-win = Tražite potez nakon kojeg drugi igrač ostaje bez sigurnih figura.
puzzle-hint-safe = Za svaku preostalu figuru pitajte se što bi dovršila.
puzzle-hint-hold = Svi potezi osim jednoga gube. Prebrojite sigurne figure koje ostaju nakon vaše.
puzzle-hint-spot = Gledajte linije kroz zadnju postavljenu figuru, osobinu po osobinu.
puzzle-hint-trap = Više figura ne dovršava ništa. No nakon jedne od njih drugi igrač može postaviti tako da za vas ne ostane ništa sigurno.
puzzle-hint-line = Postavite je negdje ovdje: { $line }.
puzzle-hint-cell = Postavite je na { $cell }. Koju figuru tada možete dati?
puzzle-hint-dangers = Na označenim poljima nešto bi se moglo dovršiti.
puzzle-hint-distance = Zamka se zatvara nakon još { $placements ->
    [one] { $placements } postavljene figure
    [few] { $placements } postavljene figure
   *[other] { $placements } postavljenih figura
}.
puzzle-hint-give = Jedna osobina figure: { $trait }.
puzzle-hint-shared = Zajedničko četirima figurama: { $trait }.
puzzle-hint-row = To je red.
puzzle-hint-column = To je stupac.
puzzle-hint-diagonal = To je dijagonala.
puzzle-hint-square = To je kvadrat.
