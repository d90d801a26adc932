### kvarto table: the opening tables.

table-help = Parāda atklātņu tabulas vai veido tās.
table-list-help = Par katru spēli pasaka, cik tālu tās tabula ir pierādīta.
table-none = { $game }: tabulas nav; katra pozīcija jāmeklē
table-there = { $game }: pierādīta līdz { $levels } figūrām uz laukuma, pozīcijas, kas nav neizšķirtas: { $exceptions }
table-build-help =
    Veido šo spēļu (GAMES) tabulas, visas, ja neviena nav nosaukta. Tas ilgst no dažām sekundēm, ja
    pazīme ir viena, līdz daudzām stundām. Ctrl-C to aptur, un tā pati komanda turpina no tās vietas.
table-levels-help = Līdz cik figūrām uz laukuma.
table-threads-help = Cik kodolu pie tā strādā.
table-work-help = Mape, kurā glabājas paveiktais.
table-into-help = Mape gatavajām tabulām (ja nav norādīta, pakotnes mape).
table-level = { $game }, { $level } uz laukuma
table-stopped = Apturēts. Tā pati komanda turpina no šīs vietas.
table-built = { $game }: gatava
