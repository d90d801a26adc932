### kvarto table: the opening tables.

table-help = Pokazuje tablice otwarć albo je buduje.
table-list-help = Mówi dla każdej gry, jak daleko jej tablica jest udowodniona.
table-none = { $game }: bez tablicy; każda pozycja jest przeszukiwana
table-there = { $game }: udowodniono do { $levels } figur na planszy, pozycji niebędących remisem: { $exceptions }
table-build-help =
    Buduje tablice tych gier GAMES (wszystkich, jeśli żadnej nie podano). Trwa to od sekund, przy
    jednej cesze, do wielu godzin. Ctrl-C przerywa, a to samo polecenie podejmuje pracę na nowo.
table-levels-help = Do ilu figur na planszy.
table-threads-help = Ile rdzeni ma pracować.
table-work-help = Folder, w którym zapisuje się postęp pracy.
table-into-help = Folder na gotowe tablice (domyślnie ten w pakiecie).
table-level = { $game }, na planszy: { $level }
table-stopped = Zatrzymano. To samo polecenie rusza stąd dalej.
table-built = { $game }: zbudowano
