# People and where they meet.

guest-animals = Vydra | Lišák | Jezevec | Ježek | Veverka | Bobr | Sova | Střízlík | Červenka | Volavka | Labuť | Sokol | Havran | Tučňák | Papuchalk | Tuleň | Delfín | Želva | Losos | Krab | Zajíc | Srnka | Jelen | Los | Medvěd | Vlk | Rys | Kuna | Krtek | Plch | Zubr | Kamzík | Lama | Koala | Panda | Gekon | Světluška | Čáp | Vlaštovka | Skřivan | Ledňáček | Motýl
guest-name = { $animal } { $number }
reserved-names = Admin | Administrátor | Anonym | Bot | Engine | Host | Hostitel | Hráč | Kvarto | Mod | Moderátor | Moderátorka | Nikdo | Operátor | Oficiální | Počítač | Podpora | Quarto | Rozhodčí | Server | Správce | Správkyně | Systém
