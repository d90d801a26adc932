### How fast the engine is, and how many positions there are.

bench-short-help = Izmēra, cik ātrs ir dzinējs.
bench-help =
    Izmēra, cik ātrs ir dzinējs. Vispirms nāk paraksts: cik mezglu meklēšana apmeklē noteiktam
    pozīciju sarakstam; tas visos datoros ir vienāds, līdz mainās meklēšana. Tad nejaušām
    pozīcijām, kas katrreiz ir tās pašas, bez atklātņu tabulas un ar to: cik ilgi jāmeklē vērtība,
    vērtība un attālums, un cik ilgi jāvērtē visi gājieni: pusei pozīciju ne ilgāk par p50,
    99 no 100 ne ilgāk par p99, visām ne ilgāk par max.
bench-quick-help = Ņemt tikai dažas pozīcijas, un bez tabulas nevienu ar trim vai četrām figūrām.
bench-full-help =
    Vēl atrisināt divpadsmit veselas spēles, saskaitīt neizšķirtos laukumus, spēlēt uz labu laimi,
    izmērīt vienkāršo minimaksu un spēlējoša procesa atmiņu un pateikt, kuri mērķi ir sasniegti.
    Tas ilgst dažas minūtes.
bench-json-help = Rakstīt rezultātus arī failā (- ir standarta izvade, un tad nekas cits).
bench-signature = Paraksts: { $nodes ->
    [zero] { $nodes } mezglu
    [one] { $nodes } mezgls
   *[other] { $nodes } mezgli
}
bench-title = { $variant }: viena kodola procesora milisekundes, bez tabulas
bench-title-with-table = { $variant }: viena kodola procesora milisekundes, ar tabulu
bench-no-table = { $variant }: pilnas atklātņu tabulas vēl nav
# As in English.
bench-placed = n
bench-cold = auksti
bench-warm = silti
bench-value = vērtība
bench-distance = vērtība un attālums
bench-grade = vērtēšana
bench-positions = poz.
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
# As in English.
bench-longest = max
bench-legend =
    n: figūras uz laukuma; poz.: cik pozīciju izmērīts.
    auksti: atmiņā nav nekā; silti: tas pats tikko tika jautāts.
bench-waiting-title = Visu gājienu vērtēšana ar tabulu un diviem kodoliem, auksti, milisekundes pēc pulksteņa
bench-games-title = Veselas spēles no tukša laukuma, bez tabulas
bench-variant = variants
bench-games-value = vērtība
bench-games-nodes = mezgli
bench-seconds = proc. s
bench-drawn-title = Pilni laukumi bez quarto
bench-drawn-boards = laukumi
bench-playouts-title = Nejaušas partijas ar noteikumiem Python valodā
bench-playouts-games = partijas
bench-playouts-speed = partijas / s
bench-playouts-drawn = neizšķirti
bench-playouts-placed = noliktas figūras
bench-reference-title = Vienkāršais minimakss un risinātājs, vērtība un attālums, procesora milisekundes
bench-reference = minimakss
bench-solver = risinātājs
bench-agree = Atbildes ir vienādas.
bench-disagree = Atbildes ATŠĶIRAS.
bench-footprint-title = Ko pakotne maksā
bench-import = kvarto ielāde: { $size } procesora laika
bench-memory = atmiņa standarta partijas laikā: { $size }
bench-memory-three = atmiņa pēc trīs variantu partijām: { $size }

## What the engine was to reach

goals-title = Kas bija jāsasniedz; skaitās lēnākā no abām spēlēm
goals-measured = izmērīts
goals-must = vajag
goals-aim = mērķis
goals-reached = sasniegts
goal-aim-reached = mērķis
goal-must-reached = vajag
goal-missed = NĒ
goal-not-measured = -
goal-value-8 = vērtība, p99, n = 8
goal-value-7 = vērtība, p99, n = 7
goal-value-6 = vērtība, p99, n = 6
goal-distance-6 = vērtība un attālums, p99, n = 6
goal-table = vērtība un attālums no tabulas, p99, n ≤ 5
goal-grade-6 = visu gājienu vērtēšana ar attālumu, p99, n = 6
goal-two-cores = vērtēšana, tabula, 2 kodoli, pēc pulksteņa, p99, n = 5
goal-whole-lines = vesela spēle, standarts
goal-whole-both = vesela spēle, līnijas un kvadrāti
goal-whole-squares = vesela spēle, tikai kvadrāti
goal-drawn-boards = standarta spēles neizšķirtie laukumi
goal-memory = atmiņa spēlējot
goal-import = kvarto ielāde

## kvarto census

census-short-help = Saskaita pozīcijas un neizšķirtos laukumus, un kāda ir to vērtība.
census-help =
    Saskaita pilnos laukumus bez quarto un pēc tam, pa figūru skaitam uz laukuma, visu, kas bez
    quarto ir iespējams, simetriskos skaitot vienreiz: laukumus, laukumus ar figūru rokā un tos no
    tiem, kuros šī figūra neuzvar uzreiz. Cik no tiem licējam ir uzvarēti, neizšķirti un zaudēti,
    ir zināms tik tālu, cik sniedzas spēles atklātņu tabula.
census-variant-help = standard, advanced, squares, hard vai kods, piemēram, ch:l.
census-levels-help =
    Līdz cik figūrām uz laukuma. Katra nākamā prasa apmēram desmitreiz ilgāku laiku, un no 8
    simtiem megabaitu.
census-json-help = Izvadīt vienu JSON objektu rindiņā.
census-counting-drawn = skaita pilnos laukumus ...
census-counting = skaita laukumus ar { $placed ->
    [zero] { $placed } figūrām
    [one] { $placed } figūru
   *[other] { $placed } figūrām
} ...
census-drawn-boards = { $variant }: no 16! pilnajiem laukumiem bez quarto ir { $boards }.
census-placed = figūras
census-boards = laukumi
census-positions = ar figūru rokā
census-quiet = neuzvar uzreiz
census-won = uzvarēti
census-drawn = neizšķirti
census-lost = zaudēti
census-unknown = -
census-no-table = -: nav zināms; šai spēlei nav atklātņu tabulas.
census-table-ends = -: nav zināms; šīs spēles atklātņu tabula beidzas pie { $levels ->
    [zero] { $levels } figūrām.
    [one] { $levels } figūras.
   *[other] { $levels } figūrām.
}
census-stopped = Apturēts.
census-number = { $count }
