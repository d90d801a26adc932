### kvarto table: the opening tables.

table-help = Felsorolja vagy felépíti a megnyitástáblázatokat.
table-list-help = Minden játékról megmondja, meddig van bizonyítva a táblázata.
table-none = { $game }: nincs táblázat; minden állást keresés dönt el
table-there = { $game }: bizonyítva { $levels } bábuig a táblán, nem döntetlen állások: { $exceptions }
table-build-help =
    Felépíti ezeknek a játékoknak (GAMES) a táblázatait (mindét, ha egy sincs megnevezve). Ez egy
    tulajdonságnál másodpercekig, egyébként akár sok óráig tart. A Ctrl-C megállítja, és ugyanez a
    parancs onnan folytatja.
table-levels-help = Hány bábuig a táblán.
table-threads-help = Hány mag dolgozzon rajta.
table-work-help = A mappa, amely őrzi, hol tart a munka.
table-into-help = A kész táblázatok mappája (ha nincs megadva, a csomagé).
table-level = { $game }, a táblán { $level }
table-stopped = Leállt. Ugyanez a parancs innen folytatja.
table-built = { $game }: kész
