# People and where they meet.

guest-animals = Vidră | Viezure | Arici | Veveriță | Castor | Bufniță | Privighetoare | Măcăleandru | Stârc | Lebădă | Șoim | Vultur | Barză | Rândunică | Pelican | Pescăruș | Pinguin | Focă | Delfin | Cocor | Țestoasă | Somon | Crab | Iepure | Cerb | Căprioară | Urs | Lup | Râs | Jder | Zimbru | Marmotă | Alpaca | Koala | Panda | Licurici | Fluture | Leu | Tigru | Elan
guest-name = { $animal } { $number }
reserved-names = Admin | Administrator | Anonim | Anonimă | Bot | Calculator | Calculatorul | Motor | Vizitator | Oaspete | Musafir | Gazdă | Kvarto | Quarto | Mod | Moderator | Nimeni | Oficial | Operator | Jucător | Jucătoare | Arbitru | Server | Echipa | Personal | Asistență | Suport | Sistem
