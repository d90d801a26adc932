### kvarto table: the opening tables.

table-help = Zeigt die Eröffnungstabellen oder baut sie.
table-list-help = Sagt für jedes Spiel, wie weit seine Tabelle bewiesen ist.
table-none = { $game }: keine Tabelle; jede Stellung wird ausgerechnet
table-there = { $game }: bewiesen bis { $levels } Steine auf dem Brett, { $exceptions } Stellungen, die nicht unentschieden sind
table-build-help =
    Baut die Tabellen dieser GAMES (alle, wenn keines genannt ist). Das dauert von Sekunden, mit
    einem Merkmal, bis zu vielen Stunden. Strg-C hält an, und derselbe Befehl macht dort weiter.
table-levels-help = Bis zu wie vielen Steinen auf dem Brett.
table-threads-help = Wie viele Kerne daran arbeiten.
table-work-help = Der Ordner, in dem steht, wie weit die Arbeit ist.
table-into-help = Der Ordner für die fertigen Tabellen (ohne Angabe der des Pakets).
table-level = { $game }, { $level } auf dem Brett
table-stopped = Angehalten. Derselbe Befehl macht hier weiter.
table-built = { $game }: fertig
