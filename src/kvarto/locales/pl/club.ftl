# People and where they meet.

guest-animals = Wydra | Lis | Borsuk | Jeż | Wiewiórka | Bóbr | Sowa | Strzyżyk | Rudzik | Czapla | Łabędź | Sokół | Kruk | Sroka | Pingwin | Maskonur | Delfin | Orka | Żółw | Łosoś | Krab | Zając | Sarna | Daniel | Niedźwiedź | Wilk | Ryś | Kuna | Gronostaj | Popielica | Żubr | Kozica | Lama | Koala | Panda | Gekon | Świetlik | Bocian | Żuraw | Skowronek | Motyl
guest-name = { $animal } { $number }
reserved-names = Admin | Administrator | Anonim | Bot | Gospodarz | Gość | Gracz | Komputer | Kvarto | Mod | Moderator | Moderatorka | Nikt | Obsługa | Operator | Personel | Pomoc | Quarto | Sędzia | Serwer | Silnik | Support | System | Wsparcie
