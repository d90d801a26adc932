### How fast the engine is, and how many positions there are.

bench-short-help = Zmeria, aký rýchly je engine.
bench-help =
    Zmeria, aký rýchly je engine. Najprv podpis: koľko uzlov navštívi hľadanie pri pevnom zozname
    pozícií; na každom stroji rovnako, kým sa hľadanie nezmení. Potom, pri náhodných pozíciách, ktoré
    sú zakaždým tie isté, bez tabuľky otvorení a s ňou: ako dlho trvá nájsť hodnotu, hodnotu
    a vzdialenosť a ohodnotiť každý ťah; pri polovici pozícií najviac p50, pri 99 zo 100 najviac p99,
    pri všetkých najviac max.
bench-quick-help = Vziať len pár pozícií a bez tabuľky žiadnu s tromi alebo štyrmi kameňmi.
bench-full-help =
    Vyriešiť aj dvanásť celých hier, spočítať remízové dosky, hrať náhodne, zmerať obyčajný minimax
    aj pamäť procesu, ktorý hrá, a povedať, ktoré ciele sa dosiahli. Trvá to niekoľko minút.
bench-json-help = Zapísať výsledky aj do súboru (- je štandardný výstup a nič iné).
bench-signature = Podpis, uzly: { $nodes }
bench-title = { $variant }: milisekundy CPU jedného jadra, bez tabuľky
bench-title-with-table = { $variant }: milisekundy CPU jedného jadra, s tabuľkou
bench-no-table = { $variant }: celá tabuľka otvorení ešte nie je
# As in English.
bench-placed = n
bench-cold = studené
bench-warm = teplé
bench-value = hodnota
bench-distance = hodnota a vzdialenosť
bench-grade = hodnotenie
bench-positions = poz.
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
# As in English.
bench-longest = max
bench-legend =
    n: kamene na doske; poz.: koľko pozícií sa meralo.
    studené: nič sa nepamätá; teplé: tá istá otázka padla tesne predtým.
bench-waiting-title = Hodnotenie každého ťahu s tabuľkou a dvomi jadrami, studené, milisekundy podľa hodín
bench-games-title = Celé hry od prázdnej dosky, bez tabuľky
# As in English.
bench-variant = variant
bench-games-value = hodnota
bench-games-nodes = uzly
bench-seconds = s CPU
bench-drawn-title = Plné dosky bez quarta
bench-drawn-boards = dosky
bench-playouts-title = Náhodné partie podľa pravidiel v Pythone
bench-playouts-games = partie
bench-playouts-speed = partie / s
bench-playouts-drawn = remízy
bench-playouts-placed = položené kamene
bench-reference-title = Obyčajný minimax a riešiteľ, hodnota a vzdialenosť, milisekundy CPU
# As in English.
bench-reference = minimax
bench-solver = riešiteľ
bench-agree = Odpovede sú rovnaké.
bench-disagree = Odpovede sa LÍŠIA.
bench-footprint-title = Koľko balík spotrebuje
bench-import = načítanie kvarto: { $size } času CPU
bench-memory = pamäť pri štandardnej partii: { $size }
bench-memory-three = pamäť po partiách troch variantov: { $size }

## What the engine was to reach

goals-title = Čo sa malo dosiahnuť; počíta sa pomalšia z dvoch hier
goals-measured = namerané
goals-must = nutné
goals-aim = cieľ
goals-reached = dosiahnuté
goal-aim-reached = cieľ
goal-must-reached = nutné
goal-missed = NIE
goal-not-measured = -
goal-value-8 = hodnota, p99, n = 8
goal-value-7 = hodnota, p99, n = 7
goal-value-6 = hodnota, p99, n = 6
goal-distance-6 = hodnota a vzdialenosť, p99, n = 6
goal-table = hodnota a vzdialenosť z tabuľky, p99, n ≤ 5
goal-grade-6 = hodnotenie každého ťahu so vzdialenosťou, p99, n = 6
goal-two-cores = hodnotenie, tabuľka, 2 jadrá, čas podľa hodín, p99, n = 5
goal-whole-lines = celá hra, štandardná
goal-whole-both = celá hra, rady a štvorce
goal-whole-squares = celá hra, len štvorce
goal-drawn-boards = remízové dosky štandardnej hry
goal-memory = pamäť pri hre
goal-import = načítanie kvarto

## kvarto census

census-short-help = Spočíta pozície a remízové dosky a akú majú hodnotu.
census-help =
    Spočíta plné dosky bez quarta a potom, podľa počtu kameňov na doske, čo je bez quarta až na
    symetriu: dosky, dosky s kameňom v ruke a tie z nich, kde ten kameň hneď nevyhráva. Koľko z nich
    je pre hráča, ktorý kladie, vyhratých, remízových a prehratých, sa vie tak ďaleko, kam siaha
    tabuľka otvorení danej hry.
census-variant-help = standard, advanced, squares, hard alebo kód ako ch:l.
census-levels-help =
    Do koľkých kameňov na doske. Každý ďalší trvá asi desaťkrát dlhšie a od 8 stojí stovky megabajtov.
census-json-help = Vypísať jeden objekt JSON na riadok.
census-counting-drawn = počítam plné dosky ...
census-counting = počítam dosky, na nich { $placed ->
    [one] jeden kameň
    [few] { $placed } kamene
    [many] { $placed } kameňa
   *[other] { $placed } kameňov
} ...
census-drawn-boards = { $variant }: { $boards } zo 16! plných dosiek nemá quarto.
census-placed = kamene
census-boards = dosky
census-positions = s kameňom v ruke
census-quiet = bez okamžitej výhry
census-won = vyhraté
census-drawn = remízové
census-lost = prehraté
census-unknown = -
census-no-table = -: nevie sa; táto hra nemá tabuľku otvorení.
census-table-ends = -: nevie sa; tabuľka otvorení tejto hry sa končí pri { $levels ->
    [one] jednom kameni.
    [few] { $levels } kameňoch.
    [many] { $levels } kameňa.
   *[other] { $levels } kameňoch.
}
census-stopped = Zastavené.
census-number = { $count }
