### kvarto table: the opening tables.

table-help = Elenca le tabelle delle aperture, o le costruisce.
table-list-help = Dice per ogni gioco fin dove è dimostrata la sua tabella.
table-none = { $game }: nessuna tabella; ogni posizione si calcola
table-there = { $game }: dimostrato fino a { $levels } pezzi sul tabellone, { $exceptions } posizioni che non sono pari
table-build-help =
    Costruisce le tabelle di questi giochi, GAMES (tutte se non se ne nomina nessuno). Ci vogliono da
    pochi secondi, con una sola caratteristica, a molte ore. Ctrl-C lo ferma, e lo stesso comando
    riprende da dov’era.
table-levels-help = Fino a quanti pezzi sul tabellone.
table-threads-help = Quanti core ci lavorano.
table-work-help = La cartella che conserva a che punto è il lavoro.
table-into-help = La cartella delle tabelle finite (se non si indica, quella del pacchetto).
table-level = { $game }, { $level } sul tabellone
table-stopped = Interrotto. Lo stesso comando riprende da qui.
table-built = { $game }: costruita
