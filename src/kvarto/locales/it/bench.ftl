### How fast the engine is, and how many positions there are.

bench-short-help = Misura la velocità del motore.
bench-help =
    Misura la velocità del motore. Prima viene la firma: quanti nodi visita la ricerca per un elenco
    fisso di posizioni, gli stessi su ogni macchina finché la ricerca non cambia. Poi, per posizioni
    casuali che sono sempre le stesse, senza e con la tabella delle aperture, quanto ci vuole per
    trovare il valore, il valore e la distanza, e per valutare ogni mossa: per metà delle posizioni al
    massimo p50, per 99 su 100 al massimo p99, per tutte al massimo max.
bench-quick-help = Prende solo poche posizioni e, senza la tabella, nessuna con tre o quattro pezzi.
bench-full-help =
    Risolve anche dodici partite intere, conta i tabelloni pari, gioca a caso, cronometra il minimax
    semplice, pesa un processo che gioca e dice quali obiettivi sono raggiunti. Ci vuole qualche minuto.
bench-json-help = Scrive i risultati anche in un file (- per lo standard output, e nient’altro).
bench-signature = Firma: { $nodes } nodi
bench-title = { $variant }: millisecondi di CPU di un core, senza tabella
bench-title-with-table = { $variant }: millisecondi di CPU di un core, con tabella
bench-no-table = { $variant }: non c’è ancora una tabella delle aperture completa
# As in English.
bench-placed = n
bench-cold = a freddo
bench-warm = a caldo
bench-value = valore
bench-distance = valore e distanza
bench-grade = valutazione
# As in English.
bench-positions = pos.
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
# As in English.
bench-longest = max
bench-legend =
    n: pezzi sul tabellone; pos.: quante posizioni sono state cronometrate.
    a freddo: non si ricorda nulla; a caldo: la stessa domanda è stata appena fatta.
bench-waiting-title = Valutazione di ogni mossa con tabella e due core, a freddo, millisecondi di tempo reale
bench-games-title = Partite intere dal tabellone vuoto, senza tabella
bench-variant = variante
bench-games-value = valore
bench-games-nodes = nodi
bench-seconds = s di CPU
bench-drawn-title = Tabelloni pieni senza Quarto
bench-drawn-boards = tabelloni
bench-playouts-title = Partite a caso con le regole in Python
bench-playouts-games = partite
bench-playouts-speed = partite / s
bench-playouts-drawn = pari
bench-playouts-placed = pezzi piazzati
bench-reference-title = Il minimax semplice e il risolutore, valore e distanza, millisecondi di CPU
# As in English.
bench-reference = minimax
bench-solver = risolutore
bench-agree = Le risposte sono le stesse.
bench-disagree = Le risposte sono DIVERSE.
bench-footprint-title = Quanto costa il pacchetto
bench-import = import di kvarto: { $size } di tempo di CPU
bench-memory = memoria durante una partita standard: { $size }
bench-memory-three = memoria dopo partite di tre varianti: { $size }

## What the engine was to reach

goals-title = Che cosa c’era da raggiungere; conta la più lenta delle due partite
goals-measured = misurato
goals-must = minimo
goals-aim = meta
goals-reached = raggiunto
goal-aim-reached = meta
goal-must-reached = minimo
# As in English.
goal-missed = NO
goal-not-measured = -
goal-value-8 = valore, p99, n = 8
goal-value-7 = valore, p99, n = 7
goal-value-6 = valore, p99, n = 6
goal-distance-6 = valore e distanza, p99, n = 6
goal-table = valore e distanza dalla tabella, p99, n ≤ 5
goal-grade-6 = valutazione di ogni mossa con distanza, p99, n = 6
goal-two-cores = valutazione, tabella, 2 core, tempo reale, p99, n = 5
goal-whole-lines = partita intera, standard
goal-whole-both = partita intera, linee e quadrati
goal-whole-squares = partita intera, solo quadrati
goal-drawn-boards = tabelloni pari del gioco standard
goal-memory = memoria durante il gioco
goal-import = import di kvarto

## kvarto census

census-short-help = Conta le posizioni e i tabelloni pari, e quanto valgono.
census-help =
    Conta i tabelloni pieni senza Quarto e poi, secondo quanti pezzi ci sono sul tabellone, che cosa c’è
    a meno di simmetrie e senza Quarto: i tabelloni, i tabelloni con un pezzo in mano, e fra questi
    quelli in cui quel pezzo non vince subito. Quanti di questi sono vinti, pari e persi per chi deve
    piazzare si sa fin dove arriva la tabella delle aperture di quel gioco.
census-variant-help = standard, advanced, squares, hard, o un codice come ch:l.
census-levels-help =
    Fino a quanti pezzi sul tabellone. Ognuno in più richiede circa dieci volte tanto tempo, e da 8 in
    poi centinaia di megabyte.
census-json-help = Scrive un oggetto JSON per riga.
census-counting-drawn = conto i tabelloni pieni...
census-counting = conto i tabelloni con { $placed ->
    [one] { $placed } pezzo
    [many] { $placed } di pezzi
   *[other] { $placed } pezzi
}...
census-drawn-boards = { $variant }: { $boards } dei 16! tabelloni pieni non hanno nessun Quarto.
census-placed = pezzi
census-boards = tabelloni
census-positions = con pezzo in mano
census-quiet = senza vittoria subito
census-won = vinti
census-drawn = pari
census-lost = persi
census-unknown = -
census-no-table = -: non si sa; questo gioco non ha una tabella delle aperture.
census-table-ends = -: non si sa; la tabella delle aperture di questo gioco finisce con { $levels ->
    [one] { $levels } pezzo.
    [many] { $levels } di pezzi.
   *[other] { $levels } pezzi.
}
census-stopped = Interrotto.
census-number = { $count }
