### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = partiene kan ikke lagres akkurat nå; prøv igjen om et øyeblikk
lease-lost = en annen server tar seg nå av { $place }
no-such-database = det kan ikke åpnes noen database på { $address } (adressen skrives som postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL og NATS trenger flere pakker ({ $what }). Installer dem med:
    pip install "kvarto[server,cluster]"
database-out-of-reach = databasen { $address } kan ikke brukes: { $why }
database-there-too-new =
    { $address } er skrevet av en nyere kvarto: den har revisjon { $revision }, og denne kvarto kjenner dem til og med { $newest }.
    Bruk den nyere kvarto igjen, eller en kopi fra før.
database-encoding = databasen { $address } lagrer tekster som { $encoding }; lag en med tegnkodingen UTF8

db-there-will-be-upgraded = { $address } er fra en eldre kvarto og blir oppdatert.
db-there-made = Tabellene er opprettet i { $address }: revisjon { $revision }.
db-there-upgraded = { $address } er oppdatert fra revisjon { $before } til { $revision }.
db-there-is-damaged =
    I { $file } mangler noe som skulle vært der:
    { $damages }
db-backup-there =
    En PostgreSQL-database kopieres med PostgreSQLs eget program, også mens servere går:
    { $command }
db-restore-there =
    En kopi av en PostgreSQL-database legges tilbake med PostgreSQLs eget program. Stopp alle servere først:
    { $command }
db-copy-help =
    Kopier alt fra filen FROM til en tom PostgreSQL-database, for eksempel
    postgresql://USER@HOST/NAME, slik at flere maskiner kan fortsette med den. Serveren må være stoppet
    imens. Enten kopieres alt eller ingenting; filen blir som den er.
db-copy-short-help = Kopier en fil til en PostgreSQL-database.
db-copy-from-file-to-address = FROM er filen til en database, og TO er en adresse som postgresql://USER@HOST/NAME
db-copying = Kopierer
copy-needs-upgrade = { $file } må oppdateres først: kvarto db upgrade --database { $file }
copy-target-not-empty = det er allerede noe i { $address }; lag en tom database til dette
copy-refused = { $table } kan ikke kopieres: { $why }
copy-incomplete = av { $table } har bare { $there } av { $here } rader kommet fram til { $address }
come-again = dette bordet flyttes akkurat nå til en annen server; prøv igjen om et øyeblikk

serve-database-help =
    Adressen til en PostgreSQL-database som lagrer partiene i stedet for en fil, for eksempel
    postgresql://USER@HOST/NAME: da kan flere servere dele dem, bak en hvilken som helst
    lastbalanserer.
serve-bus-help =
    Adressen til en NATS som straks bringer meldinger mellom disse serverne, for eksempel
    nats://HOST:4222. Uten den ser de i databasen etter meldinger fra hverandre.
serve-data-or-database = Partier lagres på ett sted: Enten oppgir --data en fil, eller så oppgir --database en adresse.
serve-bus-needs-database = Bare servere som deler en database, trenger en meldingsbuss. Oppgi databasen med --database.
serve-bad-bus = { $text } er ikke adressen til en meldingsbuss. Den skrives som nats://HOST:4222.
