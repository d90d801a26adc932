# People and where they meet.

# Friendly kinds of guests, separated by |. A guest is called by one of them and a number.
guest-animals = Utter | Räv | Grävling | Igelkott | Ekorre | Bäver | Uggla | Gärdsmyg | Rödhake | Häger | Svan | Falk | Korp | Blåmes | Pingvin | Lunnefågel | Säl | Delfin | Sköldpadda | Lax | Krabba | Hare | Hjort | Älg | Björn | Varg | Lodjur | Mård | Hermelin | Mus | Hasselmus | Bison | Stenbock | Lama | Alpacka | Koala | Panda | Gecko | Eldfluga | Ren | Trana | Lärka
guest-name = { $animal } { $number }
# Names that no account may have, separated by |: they would seem to be somebody they are not.
reserved-names = Admin | Administratör | Anonym | Bot | Dator | Datorn | Domare | Gäst | Ingen | Kvarto | Ledning | Mod | Moderator | Motor | Någon | Officiell | Operatör | Personal | Quarto | Server | Spelare | Support | System | Värd
