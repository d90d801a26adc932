### kvarto table: the opening tables.

table-help = Vis åbningstabellerne, eller byg dem.
table-list-help = Sig for hvert spil, hvor langt dets tabel er bevist.
table-none = { $game }: ingen tabel; hver stilling regnes ud
table-there = { $game }: bevist op til { $levels } brikker på brættet, { $exceptions } stillinger, der ikke er uafgjort
table-build-help =
    Byg tabellerne for disse GAMES (alle, hvis ingen er nævnt). Det tager fra sekunder, med én
    egenskab, til mange timer. Ctrl-C stopper det, og samme kommando går videre, hvor den slap.
table-levels-help = Op til hvor mange brikker på brættet.
table-threads-help = Hvor mange kerner der arbejder på det.
table-work-help = Mappen, der husker, hvor langt arbejdet er nået.
table-into-help = Mappen til de færdige tabeller (ellers pakkens egen).
table-level = { $game }, { $level } på brættet
table-stopped = Stoppet. Samme kommando går videre herfra.
table-built = { $game }: bygget
