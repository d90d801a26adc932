# People and where they meet.

guest-animals = Vidra | Lisjak | Jazbec | Jež | Veverica | Bober | Sova | Stržek | Taščica | Čaplja | Labod | Sokol | Krokar | Pingvin | Tjulenj | Delfin | Želva | Losos | Rakovica | Zajec | Srna | Jelen | Los | Medved | Volk | Ris | Kuna | Krt | Polh | Gams | Kozorog | Lama | Koala | Panda | Gekon | Kresnica | Štorklja | Lastovka | Škrjanec | Vodomec | Žerjav | Metulj
guest-name = { $animal } { $number }
reserved-names = Admin | Administrator | Anonimno | Bot | Gost | Gostitelj | Igralec | Igralka | Kvarto | Mod | Moderator | Moderatorka | Nihče | Operater | Osebje | Podpora | Pogon | Quarto | Računalnik | Sistem | Skrbnik | Skrbnica | Sodnik | Sodnica | Strežnik | Uprava | Uradno
