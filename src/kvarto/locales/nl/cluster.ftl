### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = de partijen kunnen nu niet worden bewaard; probeer het zo nog eens
lease-lost = een andere server zorgt nu voor { $place }
no-such-database = op { $address } is geen database te openen (het adres ziet eruit als postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL en NATS hebben meer pakketten nodig ({ $what }). Installeer die met:
    pip install "kvarto[server,cluster]"
database-out-of-reach = de database { $address } is niet te gebruiken: { $why }
database-there-too-new =
    { $address } komt van een nieuwere kvarto: de revisie is { $revision }, en deze kvarto kent er tot en met { $newest }.
    Gebruik de nieuwere kvarto weer, of een kopie van ervoor.
database-encoding = de database { $address } bewaart teksten als { $encoding }; maak er een met de codering UTF8

db-there-will-be-upgraded = { $address } komt van een oudere kvarto en wordt bijgewerkt.
db-there-made = De tabellen zijn gemaakt in { $address }: revisie { $revision }.
db-there-upgraded = { $address } is bijgewerkt van revisie { $before } naar { $revision }.
db-there-is-damaged =
    In { $file } ontbreekt iets wat er hoort te zijn:
    { $damages }
db-backup-there =
    Een PostgreSQL-database kopieer je met het programma van PostgreSQL zelf, ook terwijl er servers draaien:
    { $command }
db-restore-there =
    Een kopie van een PostgreSQL-database zet je terug met het programma van PostgreSQL zelf. Stop eerst alle servers:
    { $command }
db-copy-help =
    Kopieer alles uit het bestand FROM naar een lege PostgreSQL-database, zoals
    postgresql://USER@HOST/NAME, zodat meerdere machines ermee verder kunnen. De server moet daarvoor
    stil zijn. Alles wordt gekopieerd of niets; het bestand blijft zoals het is.
db-copy-short-help = Kopieer een bestand naar een PostgreSQL-database.
db-copy-from-file-to-address = FROM is het bestand van een database, en TO is een adres zoals postgresql://USER@HOST/NAME
db-copying = Kopiëren
copy-needs-upgrade = { $file } moet eerst worden bijgewerkt: kvarto db upgrade --database { $file }
copy-target-not-empty = in { $address } staat al iets; maak er een lege database voor
copy-refused = { $table } kan niet worden gekopieerd: { $why }
copy-incomplete = van { $table } zijn maar { $there } van de { $here } rijen in { $address } aangekomen
come-again = deze tafel verhuist op dit moment naar een andere server; probeer het zo nog eens

serve-database-help =
    Het adres van een PostgreSQL-database die de partijen bewaart in plaats van een bestand, zoals
    postgresql://USER@HOST/NAME: dan kunnen meerdere servers ze delen, achter een loadbalancer naar
    keuze.
serve-bus-help =
    Het adres van een NATS waarmee die servers meteen van elkaar horen, zoals nats://HOST:4222.
    Zonder opgave zoeken ze in de database naar berichten van elkaar.
serve-data-or-database = Partijen worden op één plek bewaard: óf --data noemt een bestand, óf --database een adres.
serve-bus-needs-database = Alleen servers die een database delen, hebben een berichtenbus nodig. Geef die database op met --database.
serve-bad-bus = { $text } is niet het adres van een berichtenbus. Dat ziet eruit als nats://HOST:4222.
