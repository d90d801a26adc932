### How fast the engine is, and how many positions there are.

bench-short-help = Mõõda, kui kiire on mootor.
bench-help =
    Mõõda, kui kiire on mootor. Kõigepealt tuleb tunnusarv: mitu tippu otsing kindla seisude loendi
    puhul läbib, igas masinas sama palju, kuni otsing muutub. Siis juhuslike, kuid iga kord samade
    seisude kohta, avangutabelita ja sellega, kui kaua läheb, et leida väärtus, väärtus ja kaugus, ning
    hinnata iga käiku: pooltel seisudel kõige rohkem p50, 99-l sajast kõige rohkem p99, kõigil kõige
    rohkem max.
bench-quick-help = Võta ainult mõni seis, ja tabelita mitte ühtegi kolme või nelja nupuga.
bench-full-help =
    Lahenda ka kaksteist tervet mängu, loenda viigilaudu, mängi juhuslikult, mõõda lihtsa minimaxi
    aega ja mängiva protsessi mälu ning ütle, millised eesmärgid on täidetud. See võtab mõne minuti.
bench-json-help = Kirjuta tulemused ka faili (- tähendab standardväljundit, ja muud ei väljastata).
bench-signature = Tunnusarv: { $nodes } tippu
bench-title = { $variant }: ühe tuuma protsessori-millisekundid, tabelita
bench-title-with-table = { $variant }: ühe tuuma protsessori-millisekundid, tabeliga
bench-no-table = { $variant }: täielikku avangutabelit veel pole
bench-placed = n
bench-cold = külm
bench-warm = soe
bench-value = väärtus
bench-distance = väärtus ja kaugus
bench-grade = hindamine
bench-positions = seise
bench-p50 = p50
bench-p99 = p99
bench-longest = max
bench-legend =
    n: nuppe mängulaual; seise: mitut seisu mõõdeti.
    külm: midagi pole meeles; soe: sama küsiti just äsja.
bench-waiting-title = Iga käigu hindamine tabeli ja kahe tuumaga, külm, millisekundid kella järgi
bench-games-title = Terved mängud tühjalt laualt, tabelita
# As in English.
bench-variant = variant
bench-games-value = väärt.
bench-games-nodes = tippe
bench-seconds = CPU-s
bench-drawn-title = Täis lauad ilma quartota
bench-drawn-boards = laudu
bench-playouts-title = Juhuslikud mängud Pythoni reeglitega
bench-playouts-games = mänge
bench-playouts-speed = mänge / s
bench-playouts-drawn = viike
bench-playouts-placed = nuppe laual
bench-reference-title = Lihtne minimax ja lahendaja, väärtus ja kaugus, protsessori-millisekundid
# As in English.
bench-reference = minimax
bench-solver = lahendaja
bench-agree = Vastused on samad.
bench-disagree = Vastused ERINEVAD.
bench-footprint-title = Mida pakett nõuab
bench-import = kvarto importimine: { $size } protsessoriaega
bench-memory = mälu tavalises mängus: { $size }
bench-memory-three = mälu pärast kolme mänguvarianti: { $size }

## What the engine was to reach

goals-title = Eesmärgid; arvesse läheb kahest mängust aeglasem
goals-measured = mõõdetud
goals-must = peab
goals-aim = siht
goals-reached = tehtud
goal-aim-reached = siht
goal-must-reached = peab
goal-missed = EI
goal-not-measured = -
goal-value-8 = väärtus, p99, n = 8
goal-value-7 = väärtus, p99, n = 7
goal-value-6 = väärtus, p99, n = 6
goal-distance-6 = väärtus ja kaugus, p99, n = 6
goal-table = väärtus ja kaugus tabelist, p99, n ≤ 5
goal-grade-6 = iga käigu hindamine koos kaugusega, p99, n = 6
goal-two-cores = hindamine, tabel, 2 tuuma, kell, p99, n = 5
goal-whole-lines = terve mäng, tavaline
goal-whole-both = terve mäng, jooned ja ruudud
goal-whole-squares = terve mäng, ainult ruudud
goal-drawn-boards = tavalise mängu viigilauad
goal-memory = mälu mängides
goal-import = kvarto importimine

## kvarto census

census-short-help = Loenda seise ja viigilaudu ning nende väärtusi.
census-help =
    Loenda täis laudu, millel pole quartot, ja siis nuppude arvu järgi kõike, mis on sümmeetriat
    arvestades ja ilma quartota olemas: lauad, lauad koos nupuga käes, ja neist need, kus see nupp
    kohe ei võida. Kui paljud neist nupu panija võidab, viigistab ja kaotab, on teada nii kaugele, kui
    mängu avangutabel ulatub.
census-variant-help = standard, advanced, squares, hard või kood nagu ch:l.
census-levels-help =
    Kuni mitme nupuni mängulaual. Iga järgmine võtab umbes kümme korda kauem ja alates kaheksast
    sadu megabaite.
census-json-help = Väljasta igal real üks JSON-objekt.
census-counting-drawn = loendan täis laudu ...
census-counting = loendan laudu, millel on { $placed ->
    [one] üks nupp
   *[other] { $placed } nuppu
} ...
census-drawn-boards = { $variant }: täis laudu on 16!, neist quartota { $boards }.
census-placed = nuppe
census-boards = laudu
census-positions = nupp käes
census-quiet = kohe ei võida
census-won = võit
census-drawn = viik
census-lost = kaotus
census-unknown = -
census-no-table = -: pole teada; sellel mängul pole avangutabelit.
census-table-ends = -: pole teada; selle mängu avangutabel ulatub siiani: { $levels ->
    [one] üks nupp.
   *[other] { $levels } nuppu.
}
census-stopped = Peatatud.
census-number = { $count }
