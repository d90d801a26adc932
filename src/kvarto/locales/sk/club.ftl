# People and where they meet.

guest-animals = Vydra | Lišiak | Jazvec | Ježko | Veverička | Bobor | Sova | Oriešok | Červienka | Volavka | Labuť | Sokol | Havran | Tučniak | Papuchalk | Tuleň | Delfín | Korytnačka | Losos | Krab | Zajac | Srnka | Jeleň | Los | Medveď | Vlk | Rys | Kuna | Krtko | Plch | Zubor | Kamzík | Lama | Koala | Panda | Gekón | Svetluška | Bocian | Lastovička | Škovránok | Rybárik | Motýľ
guest-name = { $animal } { $number }
reserved-names = Admin | Administrátor | Anonym | Bot | Engine | Hosť | Hostiteľ | Hráč | Kvarto | Mod | Moderátor | Moderátorka | Nikto | Oficiálny | Operátor | Počítač | Podpora | Quarto | Rozhodca | Server | Správca | Správkyňa | Systém
