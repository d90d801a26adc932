### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Probleme
puzzle-hall-about = Toate sunt demonstrate: există un singur răspuns, iar motorul știe de ce celelalte nu merg.
puzzle-hall-all = Toate problemele
puzzle-of-the-day = Problema zilei
puzzle-solve = Rezolv-o
puzzle-begin = Problema următoare
puzzle-next = Problema următoare
puzzle-kind = Ce ai vrea să exersezi?
puzzle-kind-any = Câte puțin din toate
puzzle-kind-win = Găsește câștigul
puzzle-kind-safe = Singura piesă sigură
puzzle-kind-hold = Păstrează remiza
puzzle-kind-spot = Găsește quarto-ul
puzzle-kind-trap = Unde e capcana?
puzzle-count = { $count ->
    [one] o problemă
    [few] { $count } probleme
   *[other] { $count } de probleme
}
puzzle-title-win = Găsește câștigul
puzzle-title-safe = Singura piesă sigură
puzzle-title-hold = Păstrează remiza
puzzle-title-spot = Găsește quarto-ul
puzzle-title-trap = Unde e capcana?
puzzle-ask-win = { $distance ->
    [one] Așază piesa și câștigă imediat.
    [few] O singură mutare (unde așezi și ce dai) câștigă sigur, în { $distance } așezări. Care?
   *[other] O singură mutare (unde așezi și ce dai) câștigă sigur, în { $distance } de așezări. Care?
}
puzzle-ask-safe = Toate piesele, în afară de una, îl lasă pe celălalt să câștige imediat. Pe care o dai?
puzzle-ask-hold = O singură mutare (unde așezi și ce dai) păstrează remiza, toate celelalte pierd. Care?
puzzle-ask-spot = { $seconds ->
    [one] Celălalt a completat un quarto și nu l-a anunțat. Arată-l în cel mult { $seconds } secundă.
    [few] Celălalt a completat un quarto și nu l-a anunțat. Arată-l în cel mult { $seconds } secunde.
   *[other] Celălalt a completat un quarto și nu l-a anunțat. Arată-l în cel mult { $seconds } de secunde.
}
puzzle-ask-trap = Una dintre aceste piese pare sigură, și totuși pierde. Pe care nu trebuie s-o dai?
puzzle-difficulty = dificultate { $rating }
puzzle-other = Celălalt
puzzle-tried-right = Pe aceasta ai rezolvat-o.
puzzle-tried-wrong = Pe aceasta ai mai încercat-o; nu mai contează.
puzzle-tried-helped = Ai văzut un indiciu; aceasta nu mai contează.
puzzle-clock-about = { $seconds ->
    [one] Piesele apar când pornește ceasul. Ai { $seconds } secundă.
    [few] Piesele apar când pornește ceasul. Ai { $seconds } secunde.
   *[other] Piesele apar când pornește ceasul. Ai { $seconds } de secunde.
}
puzzle-clock-start = Pornește ceasul
puzzle-hint = Indiciul { $step } din { $steps }
puzzle-hint-about = Cu un indiciu nu contează la punctajul tău.
puzzle-hint-mark = indiciu
puzzle-give-up = Arată răspunsul
puzzle-retry = Mai încearcă
puzzle-why-not = De ce nu { $word }?
puzzle-right = Corect!
puzzle-late = Timpul a trecut. Acesta era răspunsul.
puzzle-given-up = Răspunsul este { $words }.
puzzle-wrong = Nu așa. La joc perfect: { $ending }.
puzzle-wrong-shape = Acela nu e un quarto deschis.
puzzle-rating = Punctaj
puzzle-rating-about = plus-minus { $deviation }
puzzle-streak = Zile la rând
puzzle-streak-days = { $days }
puzzle-streak-best = record: { $days }
puzzle-streak-now = { $days ->
    [one] O zi la rând.
    [few] { $days } zile la rând.
   *[other] { $days } de zile la rând.
}
puzzle-solved = Rezolvate
puzzle-solved-about = din { $tried } încercate
puzzle-new-rating = Punctajul tău: { $rating }
puzzle-does-not-count = Nu contează la punctajul tău.

## Hints, step by step

puzzle-hint-win = Caută o mutare după care adversarul rămâne fără piese sigure de dat.
puzzle-hint-safe = Pentru fiecare piesă rămasă, întreabă-te ce ar completa.
puzzle-hint-hold = Toate mutările pierd, în afară de una. Numără piesele sigure care rămân după a ta.
puzzle-hint-spot = Uită-te la liniile care trec prin ultima piesă așezată, câte o însușire pe rând.
puzzle-hint-trap = Mai multe piese nu completează nimic. Dar după una dintre ele, adversarul poate așeza astfel încât să nu-ți rămână nimic sigur.
puzzle-hint-line = Așaz-o undeva pe { $line }.
puzzle-hint-cell = Așaz-o pe { $cell }. Ce piesă se poate da după aceea?
puzzle-hint-dangers = Pe căsuțele marcate s-ar putea completa ceva.
puzzle-hint-distance = { $placements ->
    [one] Capcana se închide după încă o așezare.
    [few] Capcana se închide după încă { $placements } așezări.
   *[other] Capcana se închide după încă { $placements } de așezări.
}
puzzle-hint-give = O însușire a piesei: { $trait }.
puzzle-hint-shared = Ce au în comun cele patru piese: { $trait }.
puzzle-hint-row = Este un rând.
puzzle-hint-column = Este o coloană.
puzzle-hint-diagonal = Este o diagonală.
puzzle-hint-square = Este un careu.
