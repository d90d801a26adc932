### kvarto table: the opening tables.

table-help = Vypíše tabulky zahájení, nebo je sestaví.
table-list-help = Řekne u každé hry, kam až je její tabulka dokázaná.
table-none = { $game }: bez tabulky; každá pozice se prohledává
table-there = { $game }: dokázáno do { $levels } kamenů na desce, pozic, které nejsou remízou: { $exceptions }
table-build-help =
    Sestaví tabulky her GAMES (všech, když žádná není zadaná). Trvá to od sekund, s jednou vlastností,
    po mnoho hodin. Ctrl-C práci přeruší a stejný příkaz v ní pokračuje.
table-levels-help = Do kolika kamenů na desce.
table-threads-help = Kolik jader na tom pracuje.
table-work-help = Složka, kde se uchovává, jak daleko práce došla.
table-into-help = Složka pro hotové tabulky (jinak ta v balíčku).
table-level = { $game }, na desce: { $level }
table-stopped = Zastaveno. Stejný příkaz pokračuje odtud.
table-built = { $game }: sestaveno
