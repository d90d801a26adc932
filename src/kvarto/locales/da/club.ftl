# People and where they meet.

# Friendly kinds of guests, separated by |. A guest is called by one of them and a number.
guest-animals = Odder | Ræv | Grævling | Pindsvin | Egern | Bæver | Ugle | Gærdesmutte | Rødkælk | Hejre | Svane | Falk | Ravn | Stork | Pingvin | Lunde | Sæl | Delfin | Skildpadde | Laks | Krabbe | Hare | Hjort | Elg | Bjørn | Ulv | Los | Mår | Lækat | Mus | Hasselmus | Bison | Stenbuk | Lama | Alpaka | Koala | Panda | Gekko | Ildflue | Guldsmed | Isfugl | Lærke
guest-name = { $animal } { $number }
# Names that no account may have, separated by |: they would seem to be somebody they are not.
reserved-names = Admin | Administrator | Anonym | Bot | Computer | Dommer | Gæst | Ingen | Kvarto | Ledelse | Maskine | Medarbejder | Mod | Moderator | Motor | Nogen | Officiel | Operatør | Personale | Quarto | Server | Spiller | Support | System | Vært
