### kvarto table: the opening tables.

table-help = Visa öppningstabellerna, eller bygg dem.
table-list-help = Säg för varje spel hur långt dess tabell är bevisad.
table-none = { $game }: ingen tabell; varje ställning räknas ut
table-there = { $game }: bevisad upp till { $levels } pjäser på brädet, { $exceptions } ställningar som inte är oavgjorda
table-build-help =
    Bygg tabellerna för dessa GAMES (alla om ingen nämns). Det tar från sekunder, med en egenskap, till
    många timmar. Ctrl-C stoppar det, och samma kommando fortsätter där det slutade.
table-levels-help = Upp till hur många pjäser på brädet.
table-threads-help = Hur många kärnor som arbetar med det.
table-work-help = Mappen som minns hur långt arbetet har kommit.
table-into-help = Mappen för de färdiga tabellerna (annars paketets egen).
table-level = { $game }, { $level } på brädet
table-stopped = Stoppat. Samma kommando fortsätter härifrån.
table-built = { $game }: byggd
