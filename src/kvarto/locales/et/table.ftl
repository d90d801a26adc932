### kvarto table: the opening tables.

table-help = Loetle avangutabelid või koosta need.
table-list-help = Ütle iga mängu kohta, kui kaugele on selle tabel tõestatud.
table-none = { $game }: tabelit pole; iga seis otsitakse läbi
table-there = { $game }: tõestatud kuni { $levels } nupuni mängulaual, seise, mis pole viik: { $exceptions }
table-build-help =
    Koosta nende mängude GAMES tabelid (kõigi omad, kui ühtegi pole nimetatud). See võtab sekunditest,
    kui tunnuseid on üks, kuni paljude tundideni. Ctrl-C peatab ja sama käsk jätkab sealt.
table-levels-help = Kuni mitme nupuni mängulaual.
table-threads-help = Mitu tuuma selle kallal töötab.
table-work-help = Kaust, kus hoitakse, kui kaugel töö on.
table-into-help = Kaust valmis tabelite jaoks (kui pole antud, siis paketi oma).
table-level = { $game }, laual { $level }
table-stopped = Peatatud. Sama käsk jätkab siit.
table-built = { $game }: valmis
