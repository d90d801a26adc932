### How fast the engine is, and how many positions there are.

bench-short-help = Mål, hvor hurtig motoren er.
bench-help =
    Mål, hvor hurtig motoren er. Først kommer signaturen: hvor mange knuder søgningen besøger for en
    fast liste af stillinger, det samme på alle maskiner, indtil søgningen ændres. Så, for tilfældige
    stillinger, der er de samme hver gang, uden og med åbningstabellen, hvor længe det tager at finde
    værdien, værdien og afstanden, og at vurdere hvert træk: for halvdelen af stillingerne højst p50,
    for 99 ud af 100 højst p99, for alle højst max.
bench-quick-help = Tag kun få stillinger, og uden tabellen ingen med tre eller fire brikker.
bench-full-help =
    Løs også tolv hele partier, tæl uafgjorte brætter, spil tilfældigt, tag tid på den simple minimax,
    vej en proces, der spiller, og sig, hvilke mål der er nået. Det tager nogle minutter.
bench-json-help = Skriv også resultaterne til en fil (- for standardoutput, og intet andet).
bench-signature = Signatur: { $nodes } knuder
bench-title = { $variant }: CPU-millisekunder på én kerne, uden tabel
bench-title-with-table = { $variant }: CPU-millisekunder på én kerne, med tabel
bench-no-table = { $variant }: der er endnu ingen hel åbningstabel
bench-placed = n
bench-cold = kold
bench-warm = varm
bench-value = værdi
bench-distance = værdi og afstand
bench-grade = vurdering
bench-positions = still.
bench-p50 = p50
bench-p99 = p99
bench-longest = max
bench-legend =
    n: brikker på brættet; still.: hvor mange stillinger der er målt.
    kold: intet huskes; varm: der er lige spurgt om det samme.
bench-waiting-title = Vurdering af hvert træk med tabel og to kerner, kold, millisekunder på uret
bench-games-title = Hele partier fra det tomme bræt, uden tabel
# As in English.
bench-variant = variant
bench-games-value = værdi
bench-games-nodes = knuder
bench-seconds = CPU-s
bench-drawn-title = Fulde brætter uden quarto
bench-drawn-boards = brætter
bench-playouts-title = Tilfældige partier med Python-reglerne
bench-playouts-games = partier
bench-playouts-speed = partier / s
bench-playouts-drawn = uafgjort
bench-playouts-placed = satte brikker
bench-reference-title = Den simple minimax og løseren, værdi og afstand, CPU-millisekunder
# As in English.
bench-reference = minimax
bench-solver = løser
bench-agree = Svarene er ens.
bench-disagree = Svarene er FORSKELLIGE.
bench-footprint-title = Hvad pakken koster
bench-import = import af kvarto: { $size } CPU-tid
bench-memory = hukommelse under et standardparti: { $size }
bench-memory-three = hukommelse efter partier i tre varianter: { $size }

## What the engine was to reach

goals-title = Hvad der skulle nås; det langsomste af de to spil tæller
goals-measured = målt
goals-must = krav
goals-aim = mål
goals-reached = nået
goal-aim-reached = mål
goal-must-reached = krav
goal-missed = NEJ
goal-not-measured = -
goal-value-8 = værdi, p99, n = 8
goal-value-7 = værdi, p99, n = 7
goal-value-6 = værdi, p99, n = 6
goal-distance-6 = værdi og afstand, p99, n = 6
goal-table = værdi og afstand fra tabellen, p99, n ≤ 5
goal-grade-6 = vurdering af hvert træk med afstand, p99, n = 6
goal-two-cores = vurdering, tabel, 2 kerner, tid på uret, p99, n = 5
goal-whole-lines = helt parti, standard
goal-whole-both = helt parti, linjer og firkanter
goal-whole-squares = helt parti, kun firkanter
goal-drawn-boards = uafgjorte brætter i standardspillet
goal-memory = hukommelse under spil
goal-import = import af kvarto

## kvarto census

census-short-help = Tæl stillinger og uafgjorte brætter, og hvad de er værd.
census-help =
    Tæl de fulde brætter uden quarto og derefter, efter hvor mange brikker der er på brættet, hvad der
    findes uden quarto, når spejlinger og lignende tæller som én: brætterne, brætterne med en brik i
    hånden, og dem, hvor den brik ikke vinder med det samme. Hvor mange af dem der er vundet, uafgjort
    og tabt for den, der skal sætte, vides så langt, som spillets åbningstabel rækker.
census-variant-help = standard, advanced, squares, hard, eller en kode som ch:l.
census-levels-help =
    Op til hvor mange brikker på brættet. Hver brik mere tager omkring ti gange så lang tid, og fra 8
    kræver det hundreder af megabyte.
census-json-help = Skriv ét JSON-objekt pr. linje.
census-counting-drawn = tæller fulde brætter ...
census-counting = tæller brætter med { $placed ->
    [one] én brik
   *[other] { $placed } brikker
} ...
census-drawn-boards = { $variant }: { $boards } af de 16! fulde brætter har ingen quarto.
census-placed = brikker
census-boards = brætter
census-positions = med brik i hånden
census-quiet = ingen sejr straks
census-won = vundet
census-drawn = uafgjort
census-lost = tabt
census-unknown = -
census-no-table = -: ukendt; dette spil har ingen åbningstabel.
census-table-ends = -: ukendt; åbningstabellen for dette spil slutter ved { $levels ->
    [one] én brik.
   *[other] { $levels } brikker.
}
census-stopped = Stoppet.
census-number = { $count }
