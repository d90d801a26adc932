### How fast the engine is, and how many positions there are.

bench-short-help = Izmeri, kako hiter je pogon.
bench-help =
    Izmeri, kako hiter je pogon. Najprej podpis: koliko vozlišč obišče iskanje za stalen seznam
    pozicij; na vsakem računalniku enako, dokler se iskanje ne spremeni. Nato, za naključne pozicije,
    ki so vsakič iste, brez tabele otvoritev in z njo: koliko časa je treba za vrednost, za vrednost
    in razdaljo in za oceno vsake poteze; za polovico pozicij največ p50, za 99 od 100 največ p99, za
    vse največ maks.
bench-quick-help = Vzame le nekaj pozicij, brez tabele pa nobene s tremi ali štirimi figurami.
bench-full-help =
    Reši tudi dvanajst celih iger, prešteje remijske plošče, igra naključno, izmeri navadni minimax,
    izmeri pomnilnik procesa, ki igra, in pove, kateri cilji so doseženi. Traja nekaj minut.
bench-json-help = Zapiše izide tudi v datoteko (- je standardni izhod in nič drugega).
bench-signature = Podpis, vozlišča: { $nodes }
bench-title = { $variant }: milisekunde CPU enega jedra, brez tabele
bench-title-with-table = { $variant }: milisekunde CPU enega jedra, s tabelo
bench-no-table = { $variant }: cele tabele otvoritev še ni
# As in English.
bench-placed = n
bench-cold = hladno
bench-warm = toplo
bench-value = vrednost
bench-distance = vrednost in razdalja
bench-grade = ocena
bench-positions = poz.
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
bench-longest = maks.
bench-legend =
    n: figure na plošči; poz.: koliko pozicij je izmerjenih.
    hladno: nič ni shranjeno; toplo: enako vprašanje je bilo tik pred tem.
bench-waiting-title = Ocena vsake poteze s tabelo in dvema jedroma, hladno, milisekunde po uri
bench-games-title = Cele igre od prazne plošče, brez tabele
bench-variant = različica
bench-games-value = vrednost
bench-games-nodes = vozlišča
bench-seconds = s CPU
bench-drawn-title = Polne plošče brez quarta
bench-drawn-boards = plošče
bench-playouts-title = Naključne partije po pravilih v Pythonu
bench-playouts-games = partije
bench-playouts-speed = partije / s
bench-playouts-drawn = remiji
bench-playouts-placed = postavljene figure
bench-reference-title = Navadni minimax in reševalnik, vrednost in razdalja, milisekunde CPU
# As in English.
bench-reference = minimax
bench-solver = reševalnik
bench-agree = Odgovori so enaki.
bench-disagree = Odgovori so RAZLIČNI.
bench-footprint-title = Koliko porabi paket
bench-import = uvoz kvarta: { $size } časa CPU
bench-memory = pomnilnik med standardno partijo: { $size }
bench-memory-three = pomnilnik po partijah treh različic: { $size }

## What the engine was to reach

goals-title = Kaj je bilo treba doseči; šteje počasnejša od dveh iger
goals-measured = izmerjeno
goals-must = nujno
goals-aim = cilj
goals-reached = doseženo
goal-aim-reached = cilj
goal-must-reached = nujno
goal-missed = NE
goal-not-measured = -
goal-value-8 = vrednost, p99, n = 8
goal-value-7 = vrednost, p99, n = 7
goal-value-6 = vrednost, p99, n = 6
goal-distance-6 = vrednost in razdalja, p99, n = 6
goal-table = vrednost in razdalja iz tabele, p99, n ≤ 5
goal-grade-6 = ocena vsake poteze z razdaljo, p99, n = 6
goal-two-cores = ocena, tabela, 2 jedri, čas po uri, p99, n = 5
goal-whole-lines = cela igra, standardna
goal-whole-both = cela igra, vrste in kvadrati
goal-whole-squares = cela igra, samo kvadrati
goal-drawn-boards = remijske plošče standardne igre
goal-memory = pomnilnik med igro
goal-import = uvoz kvarta

## kvarto census

census-short-help = Prešteje pozicije in remijske plošče ter njihove vrednosti.
census-help =
    Prešteje polne plošče brez quarta in nato, po številu figur na plošči, kaj obstaja brez quarta in
    do simetrije natančno: plošče, plošče s figuro v roki in tiste med njimi, pri katerih ta figura ne
    zmaga takoj. Koliko jih je za igralca, ki postavlja, dobljenih, remijskih in izgubljenih, se ve
    tako daleč, kot seže tabela otvoritev.
census-variant-help = standard, advanced, squares, hard ali koda, kot je ch:l.
census-levels-help =
    Do koliko figur na plošči. Vsaka naslednja traja približno desetkrat dlje, od 8 naprej pa stane
    stotine megabajtov.
census-json-help = Izpiše en objekt JSON v vrstici.
census-counting-drawn = štejem polne plošče ...
census-counting = štejem plošče, na njih { $placed ->
    [one] { $placed } figura
    [two] { $placed } figuri
    [few] { $placed } figure
   *[other] { $placed } figur
} ...
census-drawn-boards = { $variant }: { $boards } od 16! polnih plošč nima quarta.
census-placed = figure
census-boards = plošče
census-positions = s figuro v roki
census-quiet = brez takojšnje zmage
census-won = dobljene
census-drawn = remijske
census-lost = izgubljene
census-unknown = -
census-no-table = -: ni znano; ta igra nima tabele otvoritev.
census-table-ends = -: ni znano; tabela otvoritev te igre se konča pri { $levels ->
    [one] { $levels } figuri.
    [two] { $levels } figurah.
    [few] { $levels } figurah.
   *[other] { $levels } figurah.
}
census-stopped = Ustavljeno.
census-number = { $count }
