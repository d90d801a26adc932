### kvarto table: the opening tables.

table-help = Parodo debiutų lenteles arba jas sudaro.
table-list-help = Pasako, iki kur įrodyta kiekvieno žaidimo lentelė.
table-none = { $game }: lentelės nėra; kiekvienos pozicijos ieškoma
table-there = { $game }: įrodyta, kai lentoje figūrų iki { $levels }; ne lygiųjų pozicijų: { $exceptions }
table-build-help =
    Sudaro šių žaidimų (GAMES, visų, jei nė vienas nenurodytas) lenteles. Trunka nuo kelių sekundžių,
    kai požymis vienas, iki daugelio valandų. Ctrl-C sustabdo, ta pati komanda tęsia nuo tos vietos.
table-levels-help = Iki kiek figūrų lentoje.
table-threads-help = Kiek branduolių dirba.
table-work-help = Aplankas, kuriame saugoma, kiek jau padaryta.
table-into-help = Aplankas baigtoms lentelėms (jei nenurodyta, paketo).
table-level = { $game }, lentoje { $level }
table-stopped = Sustabdyta. Ta pati komanda tęs nuo čia.
table-built = { $game }: sudaryta
