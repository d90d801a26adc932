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
