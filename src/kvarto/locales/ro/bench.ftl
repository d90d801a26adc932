### How fast the engine is, and how many positions there are.

bench-short-help = Măsoară cât de rapid este motorul.
bench-help =
    Măsoară cât de rapid este motorul. Întâi vine semnătura: câte noduri vizitează căutarea pentru o
    listă fixă de poziții, aceeași pe orice mașină cât timp căutarea nu se schimbă. Apoi, pentru
    poziții la întâmplare, de fiecare dată aceleași, fără și cu tabelul de deschideri, cât durează
    găsirea valorii, a valorii și distanței, și evaluarea fiecărei mutări: pentru jumătate din poziții
    cel mult p50, pentru 99 din 100 cel mult p99, pentru toate cel mult max.
bench-quick-help = Ia doar câteva poziții, iar fără tabel niciuna cu trei sau patru piese.
bench-full-help =
    Rezolvă și douăsprezece partide întregi, numără table remiză, joacă la întâmplare, cronometrează
    minimaxul simplu, cântărește un proces care joacă și spune ce ținte s-au atins. Durează câteva
    minute.
bench-json-help = Scrie rezultatele și într-un fișier (- pentru ieșirea standard, și nimic altceva).
bench-signature = Semnătura, în noduri: { $nodes }
bench-title = { $variant }: milisecunde CPU pe un nucleu, fără tabel
bench-title-with-table = { $variant }: milisecunde CPU pe un nucleu, cu tabel
bench-no-table = { $variant }: nu există încă un tabel de deschideri întreg
# As in English.
bench-placed = n
bench-cold = rece
bench-warm = cald
bench-value = valoare
bench-distance = valoare și distanță
bench-grade = evaluare
bench-positions = poz.
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
# As in English.
bench-longest = max
bench-legend =
    n: piese pe tablă; poz.: câte poziții s-au cronometrat.
    rece: nu se ține minte nimic; cald: același lucru s-a întrebat chiar înainte.
bench-waiting-title = Evaluarea fiecărei mutări cu tabel și două nuclee, la rece, milisecunde după ceas
bench-games-title = Partide întregi de la tabla goală, fără tabel
bench-variant = variantă
bench-games-value = valoare
bench-games-nodes = noduri
bench-seconds = s CPU
bench-drawn-title = Table pline fără quarto
bench-drawn-boards = table
bench-playouts-title = Partide la întâmplare cu regulile în Python
bench-playouts-games = partide
bench-playouts-speed = partide / s
bench-playouts-drawn = remize
bench-playouts-placed = piese așezate
bench-reference-title = Minimaxul simplu și rezolvatorul, valoare și distanță, milisecunde CPU
# As in English.
bench-reference = minimax
bench-solver = rezolvator
bench-agree = Răspunsurile sunt aceleași.
bench-disagree = Răspunsurile DIFERĂ.
bench-footprint-title = Cât costă pachetul
bench-import = importul lui kvarto: { $size } de timp CPU
bench-memory = memorie într-o partidă standard: { $size }
bench-memory-three = memorie după partide din trei variante: { $size }

## What the engine was to reach

goals-title = Ce era de atins; contează cel mai lent dintre cele două jocuri
goals-measured = măsurat
goals-must = limită
goals-aim = țintă
goals-reached = atins
goal-aim-reached = ținta
goal-must-reached = limita
goal-missed = NU
goal-not-measured = -
goal-value-8 = valoare, p99, n = 8
goal-value-7 = valoare, p99, n = 7
goal-value-6 = valoare, p99, n = 6
goal-distance-6 = valoare și distanță, p99, n = 6
goal-table = valoare și distanță din tabel, p99, n ≤ 5
goal-grade-6 = evaluarea fiecărei mutări cu distanță, p99, n = 6
goal-two-cores = evaluare, tabel, 2 nuclee, timp după ceas, p99, n = 5
goal-whole-lines = partidă întreagă, standard
goal-whole-both = partidă întreagă, linii și careuri
goal-whole-squares = partidă întreagă, doar careuri
goal-drawn-boards = table remiză ale jocului standard
goal-memory = memorie în timpul jocului
goal-import = importul lui kvarto

## kvarto census

census-short-help = Numără pozițiile și tablele remiză și ce valorează.
census-help =
    Numără tablele pline fără quarto și apoi, după câte piese sunt pe tablă, ce există fără quarto,
    lăsând la o parte simetriile: tablele, tablele cu o piesă în mână, și cele dintre ele în care
    piesa aceea nu câștigă imediat. Câte dintre acestea sunt câștigate, remiză și pierdute pentru cine
    așază se știe până unde ajunge tabelul de deschideri al jocului.
census-variant-help = standard, advanced, squares, hard sau un cod precum ch:l.
census-levels-help =
    Până la câte piese pe tablă. Fiecare în plus durează cam de zece ori mai mult, iar de la 8 în sus
    cere sute de megaocteți.
census-json-help = Tipărește câte un obiect JSON pe rând.
census-counting-drawn = se numără tablele pline...
census-counting = se numără tablele cu { $placed ->
    [one] o piesă
    [few] { $placed } piese
   *[other] { $placed } de piese
}...
census-drawn-boards = { $variant }: din cele 16! table pline, fără quarto sunt { $boards }.
census-placed = piese
census-boards = table
census-positions = cu mână
census-quiet = fără câștig imediat
census-won = câștigate
census-drawn = remize
census-lost = pierdute
census-unknown = -
census-no-table = -: nu se știe; jocul acesta nu are tabel de deschideri.
census-table-ends = -: nu se știe; tabelul de deschideri al acestui joc se oprește la { $levels ->
    [one] o piesă.
    [few] { $levels } piese.
   *[other] { $levels } de piese.
}
census-stopped = Oprit.
census-number = { $count }
