### How fast the engine is, and how many positions there are.

bench-short-help = Změří, jak rychlý je engine.
bench-help =
    Změří, jak rychlý je engine. Nejdřív podpis: kolik uzlů navštíví hledání u pevného seznamu pozic;
    na každém stroji stejně, dokud se hledání nezmění. Potom, u náhodných pozic, které jsou pokaždé
    tytéž, bez tabulky zahájení a s ní: jak dlouho trvá najít hodnotu, hodnotu a vzdálenost a ohodnotit
    každý tah; u poloviny pozic nejvýš p50, u 99 ze 100 nejvýš p99, u všech nejvýš max.
bench-quick-help = Vzít jen pár pozic, a bez tabulky žádnou se třemi nebo čtyřmi kameny.
bench-full-help =
    Také vyřešit dvanáct celých her, spočítat remízové desky, hrát náhodně, změřit prostý minimax
    i paměť procesu, který hraje, a říct, kterých cílů se dosáhlo. Trvá to několik minut.
bench-json-help = Zapsat výsledky i do souboru (- je standardní výstup a nic jiného).
bench-signature = Podpis, uzly: { $nodes }
bench-title = { $variant }: milisekundy CPU jednoho jádra, bez tabulky
bench-title-with-table = { $variant }: milisekundy CPU jednoho jádra, s tabulkou
bench-no-table = { $variant }: celá tabulka zahájení ještě není
# As in English.
bench-placed = n
bench-cold = studené
bench-warm = teplé
bench-value = hodnota
bench-distance = hodnota a vzdálenost
bench-grade = hodnocení
bench-positions = poz.
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
# As in English.
bench-longest = max
bench-legend =
    n: kameny na desce; poz.: kolik pozic se měřilo.
    studené: nic se nepamatuje; teplé: tatáž otázka padla těsně předtím.
bench-waiting-title = Hodnocení každého tahu s tabulkou a dvěma jádry, studené, milisekundy podle hodin
bench-games-title = Celé hry od prázdné desky, bez tabulky
bench-variant = varianta
bench-games-value = hodnota
bench-games-nodes = uzly
bench-seconds = s CPU
bench-drawn-title = Plné desky bez quarta
bench-drawn-boards = desky
bench-playouts-title = Náhodné partie podle pravidel v Pythonu
bench-playouts-games = partie
bench-playouts-speed = partie / s
bench-playouts-drawn = remízy
bench-playouts-placed = položené kameny
bench-reference-title = Prostý minimax a řešitel, hodnota a vzdálenost, milisekundy CPU
# As in English.
bench-reference = minimax
bench-solver = řešitel
bench-agree = Odpovědi jsou stejné.
bench-disagree = Odpovědi se LIŠÍ.
bench-footprint-title = Kolik balíček spotřebuje
bench-import = načtení kvarto: { $size } času CPU
bench-memory = paměť při standardní partii: { $size }
bench-memory-three = paměť po partiích tří variant: { $size }

## What the engine was to reach

goals-title = Čeho se mělo dosáhnout; počítá se pomalejší ze dvou her
goals-measured = změřeno
goals-must = nutné
goals-aim = cíl
goals-reached = dosaženo
goal-aim-reached = cíl
goal-must-reached = nutné
goal-missed = NE
goal-not-measured = -
goal-value-8 = hodnota, p99, n = 8
goal-value-7 = hodnota, p99, n = 7
goal-value-6 = hodnota, p99, n = 6
goal-distance-6 = hodnota a vzdálenost, p99, n = 6
goal-table = hodnota a vzdálenost z tabulky, p99, n ≤ 5
goal-grade-6 = hodnocení každého tahu se vzdáleností, p99, n = 6
goal-two-cores = hodnocení, tabulka, 2 jádra, čas podle hodin, p99, n = 5
goal-whole-lines = celá hra, standardní
goal-whole-both = celá hra, řady a čtverce
goal-whole-squares = celá hra, jen čtverce
goal-drawn-boards = remízové desky standardní hry
goal-memory = paměť při hře
goal-import = načtení kvarto

## kvarto census

census-short-help = Spočítá pozice a remízové desky a jakou mají hodnotu.
census-help =
    Spočítá plné desky bez quarta a pak, podle počtu kamenů na desce, co je bez quarta až na symetrii:
    desky, desky s kamenem v ruce a ty z nich, kde ten kámen hned nevyhrává. Kolik z nich je pro hráče,
    který pokládá, vyhraných, remízových a prohraných, se ví tak daleko, kam sahá tabulka zahájení.
census-variant-help = standard, advanced, squares, hard, nebo kód jako ch:l.
census-levels-help =
    Do kolika kamenů na desce. Každý další trvá asi desetkrát déle, a od 8 stojí stovky megabajtů.
census-json-help = Vypsat jeden objekt JSON na řádek.
census-counting-drawn = počítám plné desky ...
census-counting = počítám desky, na nich { $placed ->
    [one] jeden kámen
    [few] { $placed } kameny
    [many] { $placed } kamene
   *[other] { $placed } kamenů
} ...
census-drawn-boards = { $variant }: { $boards } z 16! plných desek nemá quarto.
census-placed = kameny
census-boards = desky
census-positions = s kamenem v ruce
census-quiet = bez okamžité výhry
census-won = vyhrané
census-drawn = remízové
census-lost = prohrané
census-unknown = -
census-no-table = -: neví se; tato hra nemá tabulku zahájení.
census-table-ends = -: neví se; tabulka zahájení této hry končí u { $levels ->
    [one] jednoho kamene.
    [few] { $levels } kamenů.
    [many] { $levels } kamene.
   *[other] { $levels } kamenů.
}
census-stopped = Zastaveno.
census-number = { $count }
