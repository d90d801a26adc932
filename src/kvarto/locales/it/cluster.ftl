### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = in questo momento le partite non si possono salvare; riprova tra poco
lease-lost = ora di { $place } si occupa un altro server
no-such-database = all’indirizzo { $address } non si apre nessun database (si scrive postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL e NATS hanno bisogno di altri pacchetti ({ $what }). Installali con:
    pip install "kvarto[server,cluster]"
database-out-of-reach = il database { $address } non si può usare: { $why }
database-there-too-new =
    { $address } è stato scritto da un kvarto più nuovo: ha la revisione { $revision }, e questo kvarto le conosce fino alla { $newest }.
    Usa di nuovo il kvarto più nuovo, o una copia di prima.
database-encoding = il database { $address } conserva i testi in { $encoding }; creane uno con la codifica UTF8

db-there-will-be-upgraded = { $address } è di un kvarto più vecchio e viene aggiornato.
db-there-made = Le tabelle sono state create in { $address }: revisione { $revision }.
db-there-upgraded = { $address } è passato dalla revisione { $before } alla { $revision }.
db-there-is-damaged =
    In { $file } manca qualcosa che dovrebbe esserci:
    { $damages }
db-backup-there =
    Un database PostgreSQL si copia con il programma di PostgreSQL stesso, anche mentre i server sono in funzione:
    { $command }
db-restore-there =
    La copia di un database PostgreSQL si ripristina con il programma di PostgreSQL stesso. Prima ferma tutti i server:
    { $command }
db-copy-help =
    Copia tutto dal file FROM in un database PostgreSQL vuoto, come postgresql://USER@HOST/NAME, così
    che più macchine possano continuare con quello. Il server dev’essere fermo. Si copia tutto o
    niente; il file resta com’è.
db-copy-short-help = Copia un file in un database PostgreSQL.
db-copy-from-file-to-address = FROM è il file di un database, e TO è un indirizzo come postgresql://USER@HOST/NAME
db-copying = Copia in corso
copy-needs-upgrade = prima bisogna aggiornare { $file }: kvarto db upgrade --database { $file }
copy-target-not-empty = in { $address } c’è già qualcosa; crea un database vuoto apposta
copy-refused = { $table } non si può copiare: { $why }
copy-incomplete = di { $table } sono arrivate in { $address } solo { $there } righe su { $here }
come-again = questo tavolo si sta spostando su un altro server; riprova tra poco

serve-database-help =
    L’indirizzo di un database PostgreSQL che conserva le partite al posto di un file, come
    postgresql://USER@HOST/NAME: così più server possono condividerle, dietro un qualsiasi
    bilanciatore di carico.
serve-bus-help =
    L’indirizzo di un NATS con cui questi server si avvisano all’istante, come nats://HOST:4222. Se
    non si indica, cercano nel database i messaggi degli altri.
serve-data-or-database = Le partite si conservano in un solo posto: o --data indica un file, o --database un indirizzo.
serve-bus-needs-database = Solo i server che condividono un database hanno bisogno di un bus di messaggi. Indica il database con --database.
serve-bad-bus = { $text } non è l’indirizzo di un bus di messaggi. Si scrive nats://HOST:4222.
