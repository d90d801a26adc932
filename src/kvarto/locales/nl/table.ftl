### kvarto table: the opening tables.

table-help = Toon de openingstabellen, of bouw ze.
table-list-help = Zeg voor elk spel hoever zijn tabel bewezen is.
table-none = { $game }: geen tabel; elke stelling wordt doorgerekend
table-there = { $game }: bewezen tot { $levels } stukken op het bord, { $exceptions } stellingen die geen remise zijn
table-build-help =
    Bouw de tabellen van deze GAMES (alle als er geen wordt genoemd). Dat duurt van enkele seconden,
    bij één kenmerk, tot vele uren. Ctrl-C stopt het, en dezelfde opdracht gaat verder waar het was.
table-levels-help = Tot hoeveel stukken op het bord.
table-threads-help = Hoeveel kernen eraan werken.
table-work-help = De map die bewaart hoever het werk is.
table-into-help = De map voor de voltooide tabellen (zonder opgave die van het pakket zelf).
table-level = { $game }, { $level } op het bord
table-stopped = Gestopt. Dezelfde opdracht gaat hier verder.
table-built = { $game }: gebouwd
