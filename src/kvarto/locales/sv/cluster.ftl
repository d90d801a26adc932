### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = partierna går inte att spara just nu; försök igen om en stund
lease-lost = en annan server sköter nu { $place }
no-such-database = det går inte att öppna någon databas på { $address } (adressen skrivs som postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL och NATS behöver fler paket ({ $what }). Installera dem med:
    pip install "kvarto[server,cluster]"
database-out-of-reach = databasen { $address } går inte att använda: { $why }
database-there-too-new =
    { $address } är skriven av en nyare kvarto: den har revision { $revision }, och den här kvarto känner till dem upp till { $newest }.
    Använd den nyare kvarto igen, eller en kopia från innan.
database-encoding = databasen { $address } sparar texter som { $encoding }; skapa en med teckenkodningen UTF8

db-there-will-be-upgraded = { $address } är från en äldre kvarto och uppdateras.
db-there-made = Tabellerna har skapats i { $address }: revision { $revision }.
db-there-upgraded = { $address } har uppdaterats från revision { $before } till { $revision }.
db-there-is-damaged =
    I { $file } saknas något som borde finnas där:
    { $damages }
db-backup-there =
    En PostgreSQL-databas kopieras med PostgreSQL:s eget program, även medan servrar kör:
    { $command }
db-restore-there =
    En kopia av en PostgreSQL-databas läggs tillbaka med PostgreSQL:s eget program. Stoppa alla servrar först:
    { $command }
db-copy-help =
    Kopiera allt från filen FROM till en tom PostgreSQL-databas, till exempel
    postgresql://USER@HOST/NAME, så att flera maskiner kan fortsätta med den. Servern måste vara stoppad
    under tiden. Antingen kopieras allt eller inget; filen blir kvar som den är.
db-copy-short-help = Kopiera en fil till en PostgreSQL-databas.
db-copy-from-file-to-address = FROM är filen med en databas, och TO är en adress som postgresql://USER@HOST/NAME
db-copying = Kopierar
copy-needs-upgrade = { $file } måste uppdateras först: kvarto db upgrade --database { $file }
copy-target-not-empty = det finns redan något i { $address }; skapa en tom databas för det här
copy-refused = { $table } går inte att kopiera: { $why }
copy-incomplete = av { $table } har bara { $there } av { $here } rader kommit fram till { $address }
come-again = det här bordet flyttas just nu till en annan server; försök igen om en stund

serve-database-help =
    Adressen till en PostgreSQL-databas som sparar partierna i stället för en fil, till exempel
    postgresql://USER@HOST/NAME: då kan flera servrar dela på dem, bakom vilken lastbalanserare som
    helst.
serve-bus-help =
    Adressen till en NATS där de här servrarna genast når varandra, till exempel nats://HOST:4222.
    Utan den letar de i databasen efter meddelanden från varandra.
serve-data-or-database = Partier sparas på ett ställe: antingen anger --data en fil, eller så anger --database en adress.
serve-bus-needs-database = Bara servrar som delar på en databas behöver en meddelandebuss. Ange databasen med --database.
serve-bad-bus = { $text } är inte adressen till en meddelandebuss. Den skrivs som nats://HOST:4222.
