# People and where they meet.

guest-animals = Vidra | Lisica | Jazavac | Jež | Vjeverica | Dabar | Sova | Slavuj | Crvendać | Čaplja | Labud | Sokol | Gavran | Roda | Ždral | Djetlić | Ševa | Sjenica | Lasta | Pingvin | Galeb | Tuljan | Dupin | Kit | Kornjača | Morž | Zec | Srna | Jelen | Los | Medvjed | Vuk | Ris | Kuna | Krtica | Miš | Puh | Hrčak | Svizac | Bizon | Divokoza | Ljama | Deva | Koala | Panda | Vretence | Krijesnica
guest-name = { $animal } { $number }
# Each also as a woman would be called.
reserved-names = Admin | Administrator | Administratorica | Anonimno | Bot | Domaćin | Domaćica | Gost | Gošća | Igrač | Igračica | Kvarto | Mod | Moderator | Moderatorica | Nitko | Operater | Podrška | Poslužitelj | Quarto | Računalo | Server | Službeno | Sudac | Sutkinja | Support | Sustav | Tim | Uprava | Voditelj | Voditeljica
