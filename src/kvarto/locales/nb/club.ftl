# People and where they meet.

# Friendly kinds of guests, separated by |. A guest is called by one of them and a number.
guest-animals = Oter | Rev | Grevling | Pinnsvin | Ekorn | Bever | Ugle | Gjerdesmett | Rødstrupe | Hegre | Svane | Falk | Ravn | Skjære | Pingvin | Lunde | Sel | Delfin | Skilpadde | Laks | Krabbe | Hare | Hjort | Elg | Bjørn | Ulv | Gaupe | Mår | Røyskatt | Mus | Lemen | Bison | Steinbukk | Lama | Alpakka | Koala | Panda | Gekko | Ildflue | Rein | Tiur | Fossekall
guest-name = { $animal } { $number }
# Names that no account may have, separated by |: they would seem to be somebody they are not.
reserved-names = Admin | Administrator | Anonym | Bot | Computer | Datamaskin | Dommer | Gjest | Ingen | Kvarto | Ledelse | Mod | Moderator | Motor | Noen | Offisiell | Operatør | Personale | Quarto | Server | Spiller | Stab | Support | System | Vert
