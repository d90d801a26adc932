### How fast the engine is, and how many positions there are.

bench-short-help = Mittaa, miten nopea moottori on.
bench-help =
    Mittaa, miten nopea moottori on. Ensin tulee tunnusluku: montako solmua haku käy läpi tietyssä
    asemien luettelossa, sama joka koneella, kunnes haku muuttuu. Sitten, satunnaisista mutta joka
    kerta samoista asemista, ilman avaustaulukkoa ja sen kanssa, kauanko kestää löytää arvo, arvo ja
    etäisyys, ja arvioida joka siirto: puolessa asemista enintään p50, 99 asemassa sadasta enintään
    p99, kaikissa enintään max.
bench-quick-help = Ota vain muutama asema, ja ilman taulukkoa ei kolmen tai neljän nappulan asemia.
bench-full-help =
    Ratkaise myös kaksitoista kokonaista peliä, laske tasapelilaudat, pelaa umpimähkään, ota aikaa
    pelkästä minimaxista, mittaa pelaavan prosessin muisti ja kerro, mitkä tavoitteet täyttyivät.
    Tämä kestää muutaman minuutin.
bench-json-help = Kirjoita tulokset myös tiedostoon (- tarkoittaa vakiotulostetta, eikä muuta tulosteta).
bench-signature = Tunnusluku: { $nodes } solmua
bench-title = { $variant }: yhden ytimen suoritinmillisekunteja, ilman taulukkoa
bench-title-with-table = { $variant }: yhden ytimen suoritinmillisekunteja, taulukon kanssa
bench-no-table = { $variant }: kokonaista avaustaulukkoa ei vielä ole
# As in English.
bench-placed = n
bench-cold = kyl.
bench-warm = läm.
bench-value = arvo
bench-distance = arvo ja etäisyys
bench-grade = arviointi
bench-positions = as.
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
# As in English.
bench-longest = max
bench-legend =
    n: nappuloita laudalla; as.: montako asemaa mitattiin.
    kyl. (kylmä): mitään ei ole muistissa; läm. (lämmin): samaa kysyttiin juuri äsken.
bench-waiting-title = Joka siirron arviointi taulukolla ja kahdella ytimellä, kylmä, millisekunteja kellon mukaan
bench-games-title = Kokonaiset pelit tyhjältä laudalta, ilman taulukkoa
bench-variant = pelimuoto
bench-games-value = arvo
bench-games-nodes = solmuja
bench-seconds = CPU-s
bench-drawn-title = Täydet laudat ilman quartoa
bench-drawn-boards = lautoja
bench-playouts-title = Satunnaisia pelejä Python-säännöillä
bench-playouts-games = pelejä
bench-playouts-speed = pelejä / s
bench-playouts-drawn = tasan
bench-playouts-placed = nappuloita
bench-reference-title = Pelkkä minimax ja ratkaisin, arvo ja etäisyys, suoritinmillisekunteja
# As in English.
bench-reference = minimax
bench-solver = ratkaisin
bench-agree = Vastaukset ovat samat.
bench-disagree = Vastaukset EROAVAT.
bench-footprint-title = Mitä paketti vie
bench-import = kvarton tuonti: { $size } suoritinaikaa
bench-memory = muistia tavallisessa pelissä: { $size }
bench-memory-three = muistia kolmen pelimuodon pelien jälkeen: { $size }

## What the engine was to reach

goals-title = Tavoitteet; hitaampi kahdesta pelistä ratkaisee
goals-measured = mitattu
goals-must = pakko
goals-aim = tavoite
goals-reached = täyttyi
goal-aim-reached = tavoite
goal-must-reached = pakko
goal-missed = EI
goal-not-measured = -
goal-value-8 = arvo, p99, n = 8
goal-value-7 = arvo, p99, n = 7
goal-value-6 = arvo, p99, n = 6
goal-distance-6 = arvo ja etäisyys, p99, n = 6
goal-table = arvo ja etäisyys taulukosta, p99, n ≤ 5
goal-grade-6 = joka siirto etäisyyksineen, p99, n = 6
goal-two-cores = arvio, taulukko, 2 ydintä, kello, p99, n = 5
goal-whole-lines = kokonainen peli, tavallinen
goal-whole-both = kokonainen peli, suorat ja neliöt
goal-whole-squares = kokonainen peli, vain neliöt
goal-drawn-boards = tavallisen pelin tasapelilaudat
goal-memory = muisti pelatessa
goal-import = kvarton tuonti

## kvarto census

census-short-help = Laske asemat ja tasapelilaudat ja niiden arvot.
census-help =
    Laske täydet laudat, joilla ei ole quartoa, ja sitten laudalla olevien nappuloiden määrän mukaan,
    mitä symmetriat yhdistäen ja ilman quartoa on: laudat, laudat ja nappula kädessä, ja niistä ne,
    joissa tuo nappula ei voita heti. Montako niistä asettaja voittaa, pelaa tasan ja häviää,
    tiedetään niin pitkälle kuin pelin avaustaulukko ulottuu.
census-variant-help = standard, advanced, squares, hard tai koodi kuten ch:l.
census-levels-help =
    Montako nappulaa laudalla enintään. Jokainen lisänappula kestää noin kymmenen kertaa kauemmin, ja
    kahdeksasta alkaen muistia kuluu satoja megatavuja.
census-json-help = Tulosta yksi JSON-olio riviä kohti.
census-counting-drawn = lasketaan täysiä lautoja ...
census-counting = lasketaan lautoja, joilla on { $placed ->
    [one] yksi nappula
   *[other] { $placed } nappulaa
} ...
census-drawn-boards = { $variant }: täysiä lautoja on 16!, ja ilman quartoa niistä on { $boards }.
census-placed = napp.
census-boards = lautoja
census-positions = ja käsi
census-quiet = ei voita heti
census-won = voitto
census-drawn = tasapeli
census-lost = tappio
census-unknown = -
census-no-table = -: ei tiedossa; tällä pelillä ei ole avaustaulukkoa.
census-table-ends = -: ei tiedossa; pelin avaustaulukko päättyy tähän: { $levels ->
    [one] yksi nappula.
   *[other] { $levels } nappulaa.
}
census-stopped = Pysäytetty.
census-number = { $count }
