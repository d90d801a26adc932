### How fast the engine is, and how many positions there are.

bench-short-help = Meet hoe snel de engine is.
bench-help =
    Meet hoe snel de engine is. Eerst komt de handtekening: hoeveel knopen het zoeken bezoekt voor een
    vaste lijst stellingen, op elke machine gelijk zolang het zoeken niet verandert. Daarna, voor
    willekeurige stellingen die elke keer dezelfde zijn, zonder en met de openingstabel, hoelang het
    duurt om de waarde te vinden, de waarde en de afstand, en om elke zet te beoordelen: voor de helft
    van de stellingen hoogstens p50, voor 99 van de 100 hoogstens p99, voor alle hoogstens max.
bench-quick-help = Neem maar een paar stellingen, en zonder de tabel geen met drie of vier stukken.
bench-full-help =
    Los ook twaalf hele partijen op, tel remiseborden, speel willekeurig, meet de gewone minimax, weeg
    een proces dat speelt, en zeg welke doelen zijn gehaald. Dit duurt enkele minuten.
bench-json-help = Schrijf de resultaten ook naar een bestand (- voor standaarduitvoer, en verder niets).
bench-signature = Handtekening: { $nodes } knopen
bench-title = { $variant }: CPU-milliseconden van één kern, zonder tabel
bench-title-with-table = { $variant }: CPU-milliseconden van één kern, met tabel
bench-no-table = { $variant }: er is nog geen volledige openingstabel
# As in English.
bench-placed = n
bench-cold = koud
# As in English.
bench-warm = warm
bench-value = waarde
bench-distance = waarde en afstand
bench-grade = beoordelen
bench-positions = stell.
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
# As in English.
bench-longest = max
bench-legend =
    n: stukken op het bord; stell.: hoeveel stellingen zijn gemeten.
    koud: niets is onthouden; warm: hetzelfde is net nog gevraagd.
bench-waiting-title = Elke zet beoordelen met tabel en twee kernen, koud, milliseconden op de klok
bench-games-title = Hele partijen vanaf het lege bord, zonder tabel
# As in English.
bench-variant = variant
bench-games-value = waarde
bench-games-nodes = knopen
# As in English.
bench-seconds = CPU s
bench-drawn-title = Volle borden zonder quarto
bench-drawn-boards = borden
bench-playouts-title = Willekeurige partijen met de Python-regels
bench-playouts-games = partijen
bench-playouts-speed = partijen / s
bench-playouts-drawn = remise
bench-playouts-placed = stukken geplaatst
bench-reference-title = De gewone minimax en de oplosser, waarde en afstand, CPU-milliseconden
# As in English.
bench-reference = minimax
bench-solver = oplosser
bench-agree = De antwoorden zijn gelijk.
bench-disagree = De antwoorden VERSCHILLEN.
bench-footprint-title = Wat het pakket kost
bench-import = import van kvarto: { $size } CPU-tijd
bench-memory = geheugen bij een standaardpartij: { $size }
bench-memory-three = geheugen na partijen van drie varianten: { $size }

## What the engine was to reach

goals-title = Wat gehaald moest worden; de langzaamste van de twee spelen telt
goals-measured = gemeten
goals-must = moet
goals-aim = doel
goals-reached = gehaald
goal-aim-reached = doel
goal-must-reached = moet
goal-missed = NEE
goal-not-measured = -
goal-value-8 = waarde, p99, n = 8
goal-value-7 = waarde, p99, n = 7
goal-value-6 = waarde, p99, n = 6
goal-distance-6 = waarde en afstand, p99, n = 6
goal-table = waarde en afstand uit de tabel, p99, n ≤ 5
goal-grade-6 = elke zet met afstand beoordelen, p99, n = 6
goal-two-cores = beoordelen, tabel, 2 kernen, kloktijd, p99, n = 5
goal-whole-lines = hele partij, standaard
goal-whole-both = hele partij, lijnen en vierkanten
goal-whole-squares = hele partij, alleen vierkanten
goal-drawn-boards = remiseborden van het standaardspel
goal-memory = geheugen tijdens het spelen
goal-import = import van kvarto

## kvarto census

census-short-help = Tel stellingen en remiseborden, en wat ze waard zijn.
census-help =
    Tel de volle borden zonder quarto en daarna, naar het aantal stukken op het bord, wat er zonder
    quarto is als spiegelbeelden en dergelijke samen één tellen: de borden, de borden met een stuk in
    de hand, en die waarbij dat stuk niet meteen wint. Hoeveel daarvan gewonnen, remise en verloren
    zijn voor wie moet plaatsen, is bekend zover de openingstabel van het spel reikt.
census-variant-help = standard, advanced, squares, hard, of een code zoals ch:l.
census-levels-help =
    Tot hoeveel stukken op het bord. Elk stuk meer duurt ongeveer tien keer zo lang, en kost vanaf 8
    honderden megabytes.
census-json-help = Geef één JSON-object per regel.
census-counting-drawn = volle borden tellen ...
census-counting = borden tellen met { $placed ->
    [one] één stuk
   *[other] { $placed } stukken
} ...
census-drawn-boards = { $variant }: { $boards } van de 16! volle borden hebben geen quarto.
census-placed = stukken
census-boards = borden
census-positions = met stuk in hand
census-quiet = niet meteen winst
census-won = gewonnen
census-drawn = remise
census-lost = verloren
census-unknown = -
census-no-table = -: niet bekend; dit spel heeft geen openingstabel.
census-table-ends = -: niet bekend; de openingstabel van dit spel eindigt bij { $levels ->
    [one] één stuk.
   *[other] { $levels } stukken.
}
census-stopped = Gestopt.
census-number = { $count }
