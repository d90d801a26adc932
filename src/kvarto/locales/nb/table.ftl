### kvarto table: the opening tables.

table-help = Vis åpningstabellene, eller bygg dem.
table-list-help = Si for hvert spill hvor langt tabellen er bevist.
table-none = { $game }: ingen tabell; hver stilling regnes ut
table-there = { $game }: bevist opp til { $levels } brikker på brettet, { $exceptions } stillinger som ikke er uavgjort
table-build-help =
    Bygg tabellene for disse GAMES (alle hvis ingen er nevnt). Det tar fra sekunder, med én egenskap,
    til mange timer. Ctrl-C stopper det, og samme kommando fortsetter der den slapp.
table-levels-help = Opp til hvor mange brikker på brettet.
table-threads-help = Hvor mange kjerner som jobber med det.
table-work-help = Mappen som husker hvor langt arbeidet er kommet.
table-into-help = Mappen for de ferdige tabellene (ellers pakkens egen).
table-level = { $game }, { $level } på brettet
table-stopped = Stoppet. Samme kommando fortsetter herfra.
table-built = { $game }: bygd
