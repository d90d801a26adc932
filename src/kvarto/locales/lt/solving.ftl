### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Uždaviniai
puzzle-hall-about = Visi įrodyti: atsakymas vienas, ir variklis žino, kodėl kiti netinka.
puzzle-hall-all = Visi uždaviniai
puzzle-of-the-day = Dienos uždavinys
puzzle-solve = Spręsti
puzzle-begin = Kitas uždavinys
puzzle-next = Kitas uždavinys
puzzle-kind = Ką norėtum lavinti?
puzzle-kind-any = Visko po truputį
puzzle-kind-win = Rask pergalę
puzzle-kind-safe = Vienintelė saugi figūra
puzzle-kind-hold = Išlaikyk lygiąsias
puzzle-kind-spot = Rask quarto
puzzle-kind-trap = Kur spąstai?
puzzle-count = { $count ->
    [one] { $count } uždavinys
    [few] { $count } uždaviniai
    [many] { $count } uždavinio
   *[other] { $count } uždavinių
}
puzzle-title-win = Rask pergalę
puzzle-title-safe = Vienintelė saugi figūra
puzzle-title-hold = Išlaikyk lygiąsias
puzzle-title-spot = Rask quarto
puzzle-title-trap = Kur spąstai?
puzzle-ask-win = { $distance ->
    [1] Pastatyk figūrą ir iškart laimėk.
    [one] Tikrai laimi tik vienas ėjimas (kur statyti ir ką duoti), pastačius { $distance } figūrą. Koks?
    [few] Tikrai laimi tik vienas ėjimas (kur statyti ir ką duoti), pastačius { $distance } figūras. Koks?
    [many] Tikrai laimi tik vienas ėjimas (kur statyti ir ką duoti), pastačius { $distance } figūros. Koks?
   *[other] Tikrai laimi tik vienas ėjimas (kur statyti ir ką duoti), pastačius { $distance } figūrų. Koks?
}
puzzle-ask-safe = Visos figūros, išskyrus vieną, leidžia kitam žaidėjui iškart laimėti. Kurią duosi?
puzzle-ask-hold = Lygiąsias išlaiko tik vienas ėjimas (kur statyti ir ką duoti), visi kiti pralaimi. Koks?
puzzle-ask-spot = { $seconds ->
    [one] Kitas žaidėjas užbaigė quarto ir nepaskelbė. Parodyk jį per { $seconds } sekundę.
    [few] Kitas žaidėjas užbaigė quarto ir nepaskelbė. Parodyk jį per { $seconds } sekundes.
    [many] Kitas žaidėjas užbaigė quarto ir nepaskelbė. Parodyk jį per { $seconds } sekundės.
   *[other] Kitas žaidėjas užbaigė quarto ir nepaskelbė. Parodyk jį per { $seconds } sekundžių.
}
puzzle-ask-trap = Viena iš šių figūrų atrodo saugi, bet vis tiek pralaimi. Kurios duoti negalima?
puzzle-difficulty = sunkumas { $rating }
puzzle-other = Varžovas
puzzle-tried-right = Šį jau išsprendei.
puzzle-tried-wrong = Šį jau bandei; jis nebeskaičiuojamas.
puzzle-tried-helped = Matei užuominą; šis nebeskaičiuojamas.
puzzle-clock-about = { $seconds ->
    [one] Figūros pasirodys paleidus laikrodį. Turėsi { $seconds } sekundę.
    [few] Figūros pasirodys paleidus laikrodį. Turėsi { $seconds } sekundes.
    [many] Figūros pasirodys paleidus laikrodį. Turėsi { $seconds } sekundės.
   *[other] Figūros pasirodys paleidus laikrodį. Turėsi { $seconds } sekundžių.
}
puzzle-clock-start = Paleisti laikrodį
puzzle-hint = { $step } užuomina iš { $steps }
puzzle-hint-about = Su užuomina reitingui neskaičiuojama.
puzzle-hint-mark = užuomina
puzzle-give-up = Rodyti atsakymą
puzzle-retry = Bandyti vėl
puzzle-why-not = Kodėl ne { $word }?
puzzle-right = Teisingai!
puzzle-late = Laikas baigėsi. Atsakymas buvo šis.
puzzle-given-up = Atsakymas: { $words }.
puzzle-wrong = Ne šis. Geriausiai žaidžiant: { $ending }.
puzzle-wrong-shape = Tai ne galiojantis quarto.
puzzle-rating = Reitingas
puzzle-rating-about = plius minus { $deviation }
puzzle-streak = Dienos iš eilės
puzzle-streak-days = { $days }
puzzle-streak-best = rekordas: { $days }
puzzle-streak-now = { $days ->
    [one] { $days } diena iš eilės.
    [few] { $days } dienos iš eilės.
    [many] { $days } dienos iš eilės.
   *[other] { $days } dienų iš eilės.
}
puzzle-solved = Išspręsta
puzzle-solved-about = iš { $tried } bandytų
puzzle-new-rating = Tavo reitingas: { $rating }
puzzle-does-not-count = Reitingui neskaičiuojama.

## Hints, step by step

puzzle-hint-win = Ieškok ėjimo, po kurio varžovui nebeliks saugių figūrų.
puzzle-hint-safe = Apie kiekvieną likusią figūrą paklausk: ką ji užbaigtų?
puzzle-hint-hold = Visi ėjimai, išskyrus vieną, pralaimi. Suskaičiuok, kiek saugių figūrų lieka po tavojo.
puzzle-hint-spot = Apžiūrėk linijas per paskutinę pastatytą figūrą, po vieną požymį.
puzzle-hint-trap = Kelios figūros nieko neužbaigia. Bet davus vieną iš jų, varžovas gali pastatyti taip, kad tau nebeliks nieko saugaus.
puzzle-hint-line = Statyk kur nors čia: { $line }.
puzzle-hint-cell = Statyk į { $cell }. Kurią figūrą tada galima duoti?
puzzle-hint-dangers = Pažymėtuose langeliuose kas nors gali būti užbaigta.
puzzle-hint-distance = { $placements ->
    [one] Spąstai užsivers pastačius dar { $placements } figūrą.
    [few] Spąstai užsivers pastačius dar { $placements } figūras.
    [many] Spąstai užsivers pastačius dar { $placements } figūros.
   *[other] Spąstai užsivers pastačius dar { $placements } figūrų.
}
puzzle-hint-give = Vienas figūros požymis: { $trait }.
puzzle-hint-shared = Kas bendra keturioms figūroms: { $trait }.
puzzle-hint-row = Tai eilė.
puzzle-hint-column = Tai stulpelis.
puzzle-hint-diagonal = Tai įstrižainė.
puzzle-hint-square = Tai kvadratas.
