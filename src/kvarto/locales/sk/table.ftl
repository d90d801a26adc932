### kvarto table: the opening tables.

table-help = Vypíše tabuľky otvorení alebo ich zostaví.
table-list-help = Povie pri každej hre, kam až je jej tabuľka dokázaná.
table-none = { $game }: bez tabuľky; každá pozícia sa prehľadáva
table-there = { $game }: dokázané do { $levels } kameňov na doske, pozícií, ktoré nie sú remízou: { $exceptions }
table-build-help =
    Zostaví tabuľky hier GAMES (všetkých, keď žiadna nie je zadaná). Trvá to od sekúnd, s jednou
    vlastnosťou, po mnoho hodín. Ctrl-C prácu preruší a rovnaký príkaz v nej pokračuje.
table-levels-help = Do koľkých kameňov na doske.
table-threads-help = Koľko jadier na tom pracuje.
table-work-help = Priečinok, kde sa uchováva, ako ďaleko je práca.
table-into-help = Priečinok na hotové tabuľky (inak ten v balíku).
table-level = { $game }, na doske: { $level }
table-stopped = Zastavené. Rovnaký príkaz pokračuje odtiaľto.
table-built = { $game }: zostavené
