### How fast the engine is, and how many positions there are.

bench-short-help = Mjeri koliko je brz program za analizu.
bench-help =
    Mjeri koliko je brz program za analizu. Prvo ide potpis: koliko čvorova obiđe pretraga za stalan popis
    pozicija; isti je na svakom računalu dok se pretraga ne promijeni. Zatim se za nasumične, ali uvijek
    iste pozicije, bez tablice otvaranja i s njom, mjeri za koliko se nađu vrijednost, vrijednost i
    udaljenost te ocjene svih poteza: za pola pozicija najviše p50, za 99 od 100 najviše p99, za sve
    najviše max.
bench-quick-help = Uzima samo nekoliko pozicija, a bez tablice nijednu s tri ili četiri figure.
bench-full-help =
    Usto rješava dvanaest cijelih partija, broji ploče bez pobjednika, igra nasumce, mjeri obični
    minimaks, važe proces koji igra i kaže koji su ciljevi dosegnuti. To traje nekoliko minuta.
bench-json-help = Zapisuje rezultate i u datoteku (- za standardni izlaz i ništa drugo).
bench-signature = Potpis, čvorova: { $nodes }
bench-title = { $variant }: procesorske milisekunde na jednoj jezgri, bez tablice
bench-title-with-table = { $variant }: procesorske milisekunde na jednoj jezgri, s tablicom
bench-no-table = { $variant }: još nema cijele tablice otvaranja
# As in English.
bench-placed = n
bench-cold = hl.
bench-warm = top.
bench-value = vrijednost
bench-distance = vrijed. i udaljen.
bench-grade = svi potezi
bench-positions = poz.
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
bench-longest = maks
bench-legend =
    n: figure na ploči; poz.: koliko je pozicija izmjereno.
    hl.: ništa nije zapamćeno; top.: isto je upravo bilo upitano.
bench-waiting-title = Ocjena svih poteza s tablicom i dvije jezgre, hladno, milisekunde po satu
bench-games-title = Cijele partije od prazne ploče, bez tablice
bench-variant = varijanta
bench-games-value = ocjena
bench-games-nodes = čvorovi
bench-seconds = CPU, s
bench-drawn-title = Pune ploče bez quarta
bench-drawn-boards = ploče
bench-playouts-title = Nasumične partije po pravilima u Pythonu
bench-playouts-games = partije
bench-playouts-speed = partija / s
bench-playouts-drawn = remi
bench-playouts-placed = postavljeno
bench-reference-title = Obični minimaks i rješavač, vrijednost i udaljenost, procesorske milisekunde
bench-reference = minimaks
bench-solver = rješavač
bench-agree = Odgovori su isti.
bench-disagree = Odgovori se RAZLIKUJU.
bench-footprint-title = Koliko stoji paket
bench-import = učitavanje programa kvarto: { $size } procesorskog vremena
bench-memory = memorija tijekom standardne partije: { $size }
bench-memory-three = memorija nakon partija triju varijanti: { $size }

## What the engine was to reach

goals-title = Što je trebalo doseći; računa se sporija od dviju igara
goals-measured = izmjereno
goals-must = mora
goals-aim = cilj
goals-reached = dosegnuto
goal-aim-reached = cilj
goal-must-reached = norma
goal-missed = NE
goal-not-measured = -
goal-value-8 = vrijednost, p99, n = 8
goal-value-7 = vrijednost, p99, n = 7
goal-value-6 = vrijednost, p99, n = 6
goal-distance-6 = vrijednost i udaljenost, p99, n = 6
goal-table = vrijednost i udaljenost iz tablice, p99, n ≤ 5
goal-grade-6 = svi potezi s udaljenošću, p99, n = 6
goal-two-cores = svi potezi, tablica, 2 jezgre, po satu, p99, n = 5
goal-whole-lines = cijela partija, standardna
goal-whole-both = cijela partija, linije i kvadrati
goal-whole-squares = cijela partija, samo kvadrati
goal-drawn-boards = remi-ploče standardne igre
goal-memory = memorija tijekom igre
goal-import = učitavanje programa kvarto

## kvarto census

census-short-help = Broji pozicije i remi-ploče i koliko vrijede.
census-help =
    Broji pune ploče bez quarta, a zatim, prema broju figura na ploči, sve što nema quarta, do na
    simetriju: ploče, ploče s figurom u ruci i one od njih na kojima ta figura ne pobjeđuje odmah.
    Koliko je njih dobiveno, remi i izgubljeno za igrača koji postavlja, zna se dokle seže tablica
    otvaranja te igre.
census-variant-help = standard, advanced, squares, hard ili kod kao ch:l.
census-levels-help =
    Do koliko figura na ploči. Svaka sljedeća traje oko deset puta dulje, a od 8 nadalje traži i
    stotine megabajta.
census-json-help = Ispisuje po jedan JSON objekt u retku.
census-counting-drawn = broje se pune ploče ...
census-counting = broje se ploče (figura na ploči: { $placed }) ...
census-drawn-boards = { $variant }: na { $boards } od 16! punih ploča nema quarta.
census-placed = figure
census-boards = ploče
census-positions = s figurom
census-quiet = bez pobjede
census-won = dobiveno
census-drawn = remi
census-lost = izgublj.
census-unknown = -
census-no-table = -: ne zna se; ova igra nema tablicu otvaranja.
census-table-ends =
    -: ne zna se; tablica otvaranja ove igre seže do { $levels ->
        [one] { $levels } figure.
        [few] { $levels } figure.
       *[other] { $levels } figura.
    }
census-stopped = Zaustavljeno.
census-number = { $count }
