### How fast the engine is, and how many positions there are.

bench-short-help = Mælir hve hröð vélin er.
bench-help =
    Mælir hve hröð vélin er. Fyrst kemur einkennistalan: hve marga hnúta leitin fer um í föstum lista af
    stöðum, jafn margir á öllum tölvum þar til leitin breytist. Svo, fyrir handahófskenndar stöður sem
    eru alltaf þær sömu, án byrjanatöflu og með henni, hve langan tíma tekur að finna gildið, gildið og
    fjarlægðina, og meta hvern leik: í helmingi staða mest p50, í 99 af 100 mest p99, í öllum mest max.
bench-quick-help = Taka aðeins fáar stöður, og án töflu engar með þremur eða fjórum kubbum.
bench-full-help =
    Leysa líka tólf heil spil, telja jafnteflisborð, spila af handahófi, tímamæla einfalt minimax, vega
    ferli sem spilar og segja hvaða markmið náðust. Þetta tekur nokkrar mínútur.
bench-json-help = Skrifa niðurstöðurnar líka í skrá (- fyrir staðalúttak, og ekkert annað).
bench-signature = Einkennistala: { $nodes } hnútar
bench-title = { $variant }: CPU-millisekúndur eins kjarna, án töflu
bench-title-with-table = { $variant }: CPU-millisekúndur eins kjarna, með töflu
bench-no-table = { $variant }: enn er engin heil byrjanatafla
bench-placed = n
bench-cold = k.
bench-warm = h.
bench-value = gildi
bench-distance = gildi og fjarlægð
bench-grade = mat
bench-positions = stað.
bench-p50 = p50
bench-p99 = p99
bench-longest = max
bench-legend =
    n: kubbar á borðinu; stað.: hve margar stöður voru mældar.
    k. (kalt): ekkert er í minni; h. (heitt): rétt áður var spurt að því sama.
bench-waiting-title = Mat á hverjum leik með töflu og tveimur kjörnum, kalt, millisekúndur eftir klukku
bench-games-title = Heil spil frá auðu borði, án töflu
bench-variant = afbrigði
bench-games-value = gildi
bench-games-nodes = hnútar
bench-seconds = CPU-s
bench-drawn-title = Full borð án quarto
bench-drawn-boards = borð
bench-playouts-title = Handahófsspil með Python-reglunum
bench-playouts-games = spil
bench-playouts-speed = spil / s
bench-playouts-drawn = jafnt
bench-playouts-placed = settir kubbar
bench-reference-title = Einfalt minimax og lausnarinn, gildi og fjarlægð, CPU-millisekúndur
# As in English.
bench-reference = minimax
bench-solver = lausnari
bench-agree = Svörin eru þau sömu.
bench-disagree = Svörin eru ÓLÍK.
bench-footprint-title = Hvað pakkinn kostar
bench-import = innflutningur kvarto: { $size } af CPU-tíma
bench-memory = minni í venjulegu spili: { $size }
bench-memory-three = minni eftir spil í þremur afbrigðum: { $size }

## What the engine was to reach

goals-title = Það sem átti að ná; hægara spilið af tveimur telur
goals-measured = mælt
goals-must = skylda
goals-aim = markmið
goals-reached = náð
goal-aim-reached = markmið
goal-must-reached = skylda
goal-missed = NEI
goal-not-measured = -
goal-value-8 = gildi, p99, n = 8
goal-value-7 = gildi, p99, n = 7
goal-value-6 = gildi, p99, n = 6
goal-distance-6 = gildi og fjarlægð, p99, n = 6
goal-table = gildi og fjarlægð úr töflu, p99, n ≤ 5
goal-grade-6 = mat á hverjum leik með fjarlægð, p99, n = 6
goal-two-cores = mat, tafla, 2 kjarnar, klukka, p99, n = 5
goal-whole-lines = heilt spil, venjulegt
goal-whole-both = heilt spil, línur og ferningar
goal-whole-squares = heilt spil, aðeins ferningar
goal-drawn-boards = jafnteflisborð venjulegs spils
goal-memory = minni meðan spilað er
goal-import = innflutningur kvarto

## kvarto census

census-short-help = Telur stöður og jafnteflisborð og hvers virði þau eru.
census-help =
    Telur full borð án quarto og síðan, eftir fjölda kubba á borðinu, það sem til er án tillits til
    samhverfu og án quarto: borðin, borðin með kubb í hendi, og þau þeirra þar sem sá kubbur vinnur
    ekki strax. Hve mörg þeirra eru unnin, jöfn og töpuð fyrir þann sem setur er vitað svo langt sem
    byrjanatafla spilsins nær.
census-variant-help = standard, advanced, squares, hard, eða kóði eins og ch:l.
census-levels-help =
    Upp í hve marga kubba á borðinu. Hver í viðbót tekur um tífalt lengri tíma, og frá 8 þarf hundruð
    megabæta.
census-json-help = Skrifa eitt JSON-stak í línu.
census-counting-drawn = tel full borð ...
census-counting = tel borð með { $placed ->
    [one] { $placed } kubbi
   *[other] { $placed } kubbum
} ...
census-drawn-boards = { $variant }: af 16! fullum borðum eru { $boards } án quarto.
census-placed = kubbar
census-boards = borð
census-positions = með hendi
census-quiet = vinnur ekki
census-won = unnið
census-drawn = jafnt
census-lost = tapað
census-unknown = -
census-no-table = -: ekki vitað; þetta spil hefur enga byrjanatöflu.
census-table-ends = -: ekki vitað; byrjanatafla þessa spils nær upp í { $levels ->
    [one] { $levels } kubb.
   *[other] { $levels } kubba.
}
census-stopped = Stöðvað.
census-number = { $count }
