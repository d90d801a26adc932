### How fast the engine is, and how many positions there are.

bench-short-help = Išmatuoja variklio greitį.
bench-help =
    Išmatuoja variklio greitį. Pirmiausia parašas: kiek mazgų paieška aplanko nustatytam pozicijų
    sąrašui; jis visur toks pat, kol paieška nesikeičia. Tada – kiek trunka atsitiktinėms, bet
    kaskart toms pačioms pozicijoms be debiutų lentelės ir su ja rasti vertę, vertę ir atstumą bei
    įvertinti kiekvieną ėjimą: pusei pozicijų daugiausia p50, 99 iš 100 daugiausia p99, visoms
    daugiausia max.
bench-quick-help = Imti tik keletą pozicijų, o be lentelės – nė vienos su trimis ar keturiomis figūromis.
bench-full-help =
    Dar išspręsti dvylika ištisų partijų, suskaičiuoti lygiųjų lentas, žaisti atsitiktinai, išmatuoti
    paprastą minimax, pasverti žaidžiantį procesą ir pasakyti, kurie tikslai pasiekti. Trunka kelias
    minutes.
bench-json-help = Rezultatus rašyti ir į failą (- jei tik į standartinę išvestį).
bench-signature = Parašas, mazgais: { $nodes }
bench-title = { $variant }: vieno branduolio CPU milisekundės, be lentelės
bench-title-with-table = { $variant }: vieno branduolio CPU milisekundės, su lentele
bench-no-table = { $variant }: visos debiutų lentelės dar nėra
# As in English.
bench-placed = n
bench-cold = šaltai
bench-warm = šiltai
bench-value = vertė
bench-distance = vertė ir atstumas
bench-grade = vertinimas
bench-positions = poz.
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
# As in English.
bench-longest = max
bench-legend =
    n: figūros lentoje; poz.: kiek pozicijų matuota.
    šaltai: nieko neprisimenama; šiltai: to paties ką tik klausta.
bench-waiting-title = Kiekvieno ėjimo vertinimas su lentele ir dviem branduoliais, šaltai, milisekundės pagal laikrodį
bench-games-title = Ištisos partijos nuo tuščios lentos, be lentelės
bench-variant = variantas
bench-games-value = vertė
bench-games-nodes = mazgai
# As in English.
bench-seconds = CPU s
bench-drawn-title = Pilnos lentos be quarto
bench-drawn-boards = lentos
bench-playouts-title = Atsitiktinės partijos pagal Python taisykles
bench-playouts-games = partijos
bench-playouts-speed = partijos / s
bench-playouts-drawn = lygiosios
bench-playouts-placed = pastatyta figūrų
bench-reference-title = Paprastas minimax ir sprendiklis, vertė ir atstumas, CPU milisekundės
# As in English.
bench-reference = minimax
bench-solver = sprendiklis
bench-agree = Atsakymai vienodi.
bench-disagree = Atsakymai SKIRIASI.
bench-footprint-title = Ką kainuoja paketas
bench-import = kvarto įkėlimas: { $size } CPU laiko
bench-memory = atmintis žaidžiant įprastą partiją: { $size }
bench-memory-three = atmintis po trijų variantų partijų: { $size }

## What the engine was to reach

goals-title = Ką reikėjo pasiekti; skaičiuojamas lėtesnis iš dviejų žaidimų
goals-measured = išmatuota
goals-must = riba
goals-aim = tikslas
goals-reached = pasiekta
goal-aim-reached = tikslas
goal-must-reached = riba
goal-missed = NE
goal-not-measured = -
goal-value-8 = vertė, p99, n = 8
goal-value-7 = vertė, p99, n = 7
goal-value-6 = vertė, p99, n = 6
goal-distance-6 = vertė ir atstumas, p99, n = 6
goal-table = vertė ir atstumas iš lentelės, p99, n ≤ 5
goal-grade-6 = visi ėjimai su atstumu, p99, n = 6
goal-two-cores = vertinimas, lentelė, 2 branduoliai, tikrasis laikas, p99, n = 5
goal-whole-lines = ištisa partija, įprasta
goal-whole-both = ištisa partija, linijos ir kvadratai
goal-whole-squares = ištisa partija, tik kvadratai
goal-drawn-boards = įprasto žaidimo lygiųjų lentos
goal-memory = atmintis žaidžiant
goal-import = kvarto įkėlimas

## kvarto census

census-short-help = Suskaičiuoja pozicijas ir lygiųjų lentas ir pasako, ko jos vertos.
census-help =
    Suskaičiuoja pilnas lentas be quarto, o tada pagal figūrų skaičių lentoje – kas lieka be quarto ir
    be simetrijų: lentas, lentas su figūra rankoje ir tas iš jų, kuriose ta figūra iškart nelaimi. Kiek
    jų statančiam žaidėjui laimėtos, lygios ir pralaimėtos, žinoma tiek, kiek siekia žaidimo debiutų
    lentelė.
census-variant-help = standard, advanced, squares, hard arba kodas, kaip ch:l.
census-levels-help =
    Iki kiek figūrų lentoje. Kiekviena papildoma trunka maždaug dešimt kartų ilgiau, o nuo 8 reikia
    šimtų megabaitų.
census-json-help = Išvesti po vieną JSON objektą eilutėje.
census-counting-drawn = skaičiuojamos pilnos lentos...
census-counting = skaičiuojamos lentos su { $placed ->
    [one] { $placed } figūra
    [few] { $placed } figūromis
    [many] { $placed } figūros
   *[other] { $placed } figūrų
}...
census-drawn-boards = { $variant }: iš 16! pilnų lentų be quarto yra { $boards }.
census-placed = figūros
census-boards = lentos
census-positions = su ranka
census-quiet = iškart nelaimi
census-won = laimėta
census-drawn = lygiosios
census-lost = pralaimėta
census-unknown = -
census-no-table = -: nežinoma; šis žaidimas debiutų lentelės neturi.
census-table-ends = -: nežinoma; šio žaidimo debiutų lentelė baigiasi ties { $levels ->
    [one] { $levels } figūra.
    [few] { $levels } figūromis.
    [many] { $levels } figūros.
   *[other] { $levels } figūrų.
}
census-stopped = Sustabdyta.
census-number = { $count }
