### kvarto table: the opening tables.

table-help = Luettele avaustaulukot tai laske ne.
table-list-help = Kerro jokaisesta pelistä, miten pitkälle sen taulukko on todistettu.
table-none = { $game }: ei taulukkoa; jokainen asema lasketaan haulla
table-there = { $game }: todistettu, kun nappuloita laudalla enintään { $levels }; muita kuin tasapeliasemia { $exceptions }
table-build-help =
    Laske näiden pelien GAMES taulukot (kaikkien, jos yhtään ei nimetä). Se kestää sekunneista, kun
    ominaisuuksia on yksi, moniin tunteihin. Ctrl-C pysäyttää, ja sama komento jatkaa siitä.
table-levels-help = Montako nappulaa laudalla enintään.
table-threads-help = Montako ydintä tekee työtä.
table-work-help = Kansio, jossa pidetään kirjaa työn etenemisestä.
table-into-help = Kansio valmiille taulukoille (ellei anneta, paketin oma).
table-level = { $game }, laudalla { $level }
table-stopped = Pysäytetty. Sama komento jatkaa tästä.
table-built = { $game }: valmis
