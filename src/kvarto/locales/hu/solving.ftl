### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Feladványok
puzzle-hall-about = Mindegyik bizonyított: egy válasz van, és a gép tudja, miért nem jó a többi.
puzzle-hall-all = Minden feladvány
puzzle-of-the-day = A nap feladványa
puzzle-solve = Megoldom
puzzle-begin = Következő feladvány
puzzle-next = Következő feladvány
puzzle-kind = Mit szeretnél gyakorolni?
puzzle-kind-any = Vegyesen
puzzle-kind-win = Találd meg a győzelmet
puzzle-kind-safe = Az egyetlen biztonságos bábu
puzzle-kind-hold = Tartsd meg a döntetlent
puzzle-kind-spot = Vedd észre a kvartót
puzzle-kind-trap = Hol a csapda?
puzzle-count = { $count } feladvány
puzzle-title-win = Találd meg a győzelmet
puzzle-title-safe = Az egyetlen biztonságos bábu
puzzle-title-hold = Tartsd meg a döntetlent
puzzle-title-spot = Vedd észre a kvartót
puzzle-title-trap = Hol a csapda?
puzzle-ask-win = { $distance ->
    [one] Tedd le a bábut, és nyerj azonnal.
   *[other] Van egy mező és egy átadandó bábu, amellyel biztosan nyersz, { $distance } bábun belül. Melyik az a kettő?
}
puzzle-ask-safe = Egy kivételével minden bábuval azonnal nyerne az ellenfél. Melyiket adod?
puzzle-ask-hold = Csak egy mező és egy átadandó bábu tartja a döntetlent, minden más veszít. Melyik az a kettő?
puzzle-ask-spot = Az ellenfél kirakott egy kvartót, és nem mondta be. Mutasd meg { $seconds } másodpercen belül.
puzzle-ask-trap = Ezek közül az egyik bábu biztonságosnak látszik, mégis veszít. Melyiket nem szabad odaadni?
puzzle-difficulty = nehézség: { $rating }
puzzle-other = Az ellenfél
puzzle-tried-right = Ezt már megoldottad.
puzzle-tried-wrong = Ezt már próbáltad; többé nem számít.
puzzle-tried-helped = Láttál hozzá tippet; ez már nem számít.
puzzle-clock-about = A bábuk akkor látszanak, amikor elindul az óra. { $seconds } másodperced van.
puzzle-clock-start = Óra indítása
puzzle-hint = { $step }/{ $steps }. tipp
puzzle-hint-about = Tippel nem számít bele az értékszámodba.
puzzle-hint-mark = tipp
puzzle-give-up = Válasz mutatása
puzzle-retry = Próbáld újra
puzzle-why-not = Miért nem { $word }?
puzzle-right = Helyes!
puzzle-late = Lejárt az idő. Ez volt az.
puzzle-given-up = A válasz: { $words }.
puzzle-wrong = Nem az. A legjobb játékkal: { $ending }.
puzzle-wrong-shape = Az nem bemondható kvartó.
puzzle-rating = Értékszám
puzzle-rating-about = hibahatár: ± { $deviation }
puzzle-streak = Napok egymás után
puzzle-streak-days = { $days }
puzzle-streak-best = legjobb: { $days }
puzzle-streak-now = { $days ->
    [one] Az első nap a sorban.
   *[other] { $days } nap egymás után.
}
puzzle-solved = Megoldva
puzzle-solved-about = ennyiből: { $tried }
puzzle-new-rating = Az értékszámod: { $rating }
puzzle-does-not-count = Ez nem számít bele az értékszámodba.

## Hints, step by step

puzzle-hint-win = Olyan lépést keress, amely után az ellenfél kifogy a biztonságos bábukból.
puzzle-hint-safe = Minden megmaradt bábunál kérdezd meg: mit fejezne be?
puzzle-hint-hold = Egy kivételével minden lépés veszít. Számold meg, hány biztonságos bábu marad a tiéd után.
puzzle-hint-spot = Nézd az utoljára letett bábun átmenő vonalakat, egyszerre egy tulajdonságot.
puzzle-hint-trap = Több bábu sem fejez be semmit. Az egyik után az ellenfél mégis úgy tudja letenni, hogy neked nem marad biztonságos.
puzzle-hint-line = Tedd valahová ide: { $line }.
puzzle-hint-cell = Tedd ide: { $cell }. Melyik bábu adható oda ezután?
puzzle-hint-dangers = A megjelölt mezőkön be lehetne fejezni valamit.
puzzle-hint-distance = A csapda még { $placements } bábu letétele után csapódik be.
puzzle-hint-give = A bábu egyik tulajdonsága: { $trait }.
puzzle-hint-shared = A négy bábu közös tulajdonsága: { $trait }.
puzzle-hint-row = Ez egy sor.
puzzle-hint-column = Ez egy oszlop.
puzzle-hint-diagonal = Ez egy átló.
puzzle-hint-square = Ez egy négyzet.
