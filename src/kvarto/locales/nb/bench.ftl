### How fast the engine is, and how many positions there are.

bench-short-help = Mål hvor rask motoren er.
bench-help =
    Mål hvor rask motoren er. Først kommer signaturen: hvor mange noder søket besøker for en fast liste
    med stillinger, det samme på alle maskiner til søket endres. Så, for tilfeldige stillinger som er de
    samme hver gang, uten og med åpningstabellen, hvor lang tid det tar å finne verdien, verdien og
    avstanden, og å vurdere hvert trekk: for halvparten av stillingene høyst p50, for 99 av 100 høyst
    p99, for alle høyst maks.
bench-quick-help = Ta bare noen få stillinger, og uten tabellen ingen med tre eller fire brikker.
bench-full-help =
    Løs også tolv hele partier, tell uavgjorte brett, spill tilfeldig, ta tiden på den enkle minimaxen,
    vei en prosess som spiller, og si hvilke mål som er nådd. Dette tar noen minutter.
bench-json-help = Skriv også resultatene til en fil (- for standard utdata, og ingenting annet).
bench-signature = Signatur: { $nodes } noder
bench-title = { $variant }: CPU-millisekunder på én kjerne, uten tabell
bench-title-with-table = { $variant }: CPU-millisekunder på én kjerne, med tabell
bench-no-table = { $variant }: det er ingen hel åpningstabell ennå
bench-placed = n
bench-cold = kald
bench-warm = varm
bench-value = verdi
bench-distance = verdi og avstand
bench-grade = vurdering
bench-positions = still.
bench-p50 = p50
bench-p99 = p99
bench-longest = maks
bench-legend =
    n: brikker på brettet; still.: hvor mange stillinger som er målt.
    kald: ingenting huskes; varm: det samme ble spurt om like før.
bench-waiting-title = Vurdering av hvert trekk med tabell og to kjerner, kald, millisekunder på klokken
bench-games-title = Hele partier fra tomt brett, uten tabell
# As in English.
bench-variant = variant
bench-games-value = verdi
bench-games-nodes = noder
bench-seconds = CPU-s
bench-drawn-title = Fulle brett uten quarto
bench-drawn-boards = brett
bench-playouts-title = Tilfeldige partier med Python-reglene
bench-playouts-games = partier
bench-playouts-speed = partier / s
bench-playouts-drawn = uavgjort
bench-playouts-placed = satte brikker
bench-reference-title = Den enkle minimaxen og løseren, verdi og avstand, CPU-millisekunder
# As in English.
bench-reference = minimax
bench-solver = løser
bench-agree = Svarene er like.
bench-disagree = Svarene er FORSKJELLIGE.
bench-footprint-title = Hva pakken koster
bench-import = import av kvarto: { $size } CPU-tid
bench-memory = minne under et standardparti: { $size }
bench-memory-three = minne etter partier i tre varianter: { $size }

## What the engine was to reach

goals-title = Hva som skulle nås; det tregeste av de to spillene teller
goals-measured = målt
goals-must = krav
goals-aim = mål
goals-reached = nådd
goal-aim-reached = mål
goal-must-reached = krav
goal-missed = NEI
goal-not-measured = -
goal-value-8 = verdi, p99, n = 8
goal-value-7 = verdi, p99, n = 7
goal-value-6 = verdi, p99, n = 6
goal-distance-6 = verdi og avstand, p99, n = 6
goal-table = verdi og avstand fra tabellen, p99, n ≤ 5
goal-grade-6 = vurdering av hvert trekk med avstand, p99, n = 6
goal-two-cores = vurdering, tabell, 2 kjerner, klokketid, p99, n = 5
goal-whole-lines = helt parti, standard
goal-whole-both = helt parti, linjer og firkanter
goal-whole-squares = helt parti, bare firkanter
goal-drawn-boards = uavgjorte brett i standardspillet
goal-memory = minne under spill
goal-import = import av kvarto

## kvarto census

census-short-help = Tell stillinger og uavgjorte brett, og hva de er verdt.
census-help =
    Tell de fulle brettene uten quarto, og deretter, etter hvor mange brikker som er på brettet, det som
    finnes uten quarto når speilinger og lignende teller som én: brettene, brettene med en brikke i
    hånden, og de av dem der brikken ikke vinner med en gang. Hvor mange av disse som er vunnet, uavgjort
    og tapt for den som skal sette, er kjent så langt åpningstabellen til spillet rekker.
census-variant-help = standard, advanced, squares, hard, eller en kode som ch:l.
census-levels-help =
    Opp til hvor mange brikker på brettet. Hver til tar omtrent ti ganger så lang tid, og fra 8 hundrevis
    av megabyte.
census-json-help = Skriv ett JSON-objekt per linje.
census-counting-drawn = teller fulle brett ...
census-counting = teller brett med { $placed ->
    [one] én brikke
   *[other] { $placed } brikker
} ...
census-drawn-boards = { $variant }: { $boards } av de 16! fulle brettene har ingen quarto.
census-placed = brikker
census-boards = brett
census-positions = med brikke i hånden
census-quiet = ingen seier straks
census-won = vunnet
census-drawn = uavgjort
census-lost = tapt
census-unknown = -
census-no-table = -: ukjent; dette spillet har ingen åpningstabell.
census-table-ends = -: ukjent; åpningstabellen for dette spillet slutter ved { $levels ->
    [one] én brikke.
   *[other] { $levels } brikker.
}
census-stopped = Stoppet.
census-number = { $count }
