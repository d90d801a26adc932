### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = partierne kan ikke gemmes lige nu; prøv igen om et øjeblik
lease-lost = en anden server passer nu { $place }
no-such-database = der kan ikke åbnes nogen database på { $address } (adressen skrives som postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL og NATS kræver flere pakker ({ $what }). Installer dem med:
    pip install "kvarto[server,cluster]"
database-out-of-reach = databasen { $address } kan ikke bruges: { $why }
database-there-too-new =
    { $address } er skrevet af en nyere kvarto: den har revision { $revision }, og denne kvarto kender dem til og med { $newest }.
    Brug den nyere kvarto igen, eller en kopi fra før.
database-encoding = databasen { $address } gemmer tekster som { $encoding }; opret en med tegnkodningen UTF8

db-there-will-be-upgraded = { $address } er fra en ældre kvarto og bringes ajour.
db-there-made = Tabellerne er oprettet i { $address }: revision { $revision }.
db-there-upgraded = { $address } er bragt fra revision { $before } til { $revision }.
db-there-is-damaged =
    I { $file } mangler noget, der skulle være der:
    { $damages }
db-backup-there =
    En PostgreSQL-database kopieres med PostgreSQLs eget program, også mens servere kører:
    { $command }
db-restore-there =
    En kopi af en PostgreSQL-database lægges tilbage med PostgreSQLs eget program. Stop alle servere først:
    { $command }
db-copy-help =
    Kopiér alt fra filen FROM til en tom PostgreSQL-database, for eksempel
    postgresql://USER@HOST/NAME, så flere maskiner kan fortsætte med den. Serveren skal være stoppet
    imens. Enten kopieres alt eller intet; filen bliver, som den er.
db-copy-short-help = Kopiér en fil til en PostgreSQL-database.
db-copy-from-file-to-address = FROM er filen med en database, og TO er en adresse som postgresql://USER@HOST/NAME
db-copying = Kopierer
copy-needs-upgrade = { $file } skal først bringes ajour: kvarto db upgrade --database { $file }
copy-target-not-empty = der er allerede noget i { $address }; opret en tom database til det
copy-refused = { $table } kan ikke kopieres: { $why }
copy-incomplete = af { $table } er kun { $there } af { $here } rækker nået frem til { $address }
come-again = dette bord flyttes lige nu til en anden server; prøv igen om et øjeblik

serve-database-help =
    Adressen på en PostgreSQL-database, der gemmer partierne i stedet for en fil, for eksempel
    postgresql://USER@HOST/NAME: så kan flere servere deles om dem bag en hvilken som helst
    loadbalancer.
serve-bus-help =
    Adressen på en NATS, der straks bringer beskeder mellem disse servere, for eksempel
    nats://HOST:4222. Uden den kigger de i databasen efter beskeder fra hinanden.
serve-data-or-database = Partier gemmes ét sted: Enten angiver --data en fil, eller også angiver --database en adresse.
serve-bus-needs-database = Kun servere, der deler en database, har brug for en beskedbus. Angiv databasen med --database.
serve-bad-bus = { $text } er ikke adressen på en beskedbus. Den skrives som nats://HOST:4222.
