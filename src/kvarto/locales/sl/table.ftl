### kvarto table: the opening tables.

table-help = Izpiše tabele otvoritev ali jih zgradi.
table-list-help = Za vsako igro pove, kako daleč je njena tabela dokazana.
table-none = { $game }: brez tabele; vsaka pozicija se preišče
table-there = { $game }: dokazano do { $levels } figur na plošči, pozicij, ki niso remi: { $exceptions }
table-build-help =
    Zgradi tabele iger GAMES (vseh, če ni navedena nobena). Traja od nekaj sekund, z eno lastnostjo,
    do veliko ur. Ctrl-C delo prekine, isti ukaz pa ga nadaljuje.
table-levels-help = Do koliko figur na plošči.
table-threads-help = Koliko jeder dela.
table-work-help = Mapa, kjer se hrani, kako daleč je delo.
table-into-help = Mapa za končane tabele (sicer tista v paketu).
table-level = { $game }, na plošči: { $level }
table-stopped = Ustavljeno. Isti ukaz nadaljuje od tu.
table-built = { $game }: zgrajeno
