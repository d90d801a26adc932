### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Un altro server kvarto conserva le sue partite in { $file }.
    Ferma quello, o dai a questo un file suo: kvarto serve --data OTHER
database-too-new =
    { $file } è stato scritto da un kvarto più nuovo: ha la revisione { $revision }, e questo kvarto le conosce fino alla { $newest }.
    Usa di nuovo il kvarto più nuovo, o torna alla copia di prima: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } non si può leggere come database: { $why }
not-our-database = { $file } è il database di un altro programma, non di kvarto
nothing-in-database = in { $file } non c’è nessun database di kvarto

db-help = Si prende cura del database: lo aggiorna, lo copia, ripristina una copia, lo controlla.
db-file-help = Il database (se non si indica, quello che usa "kvarto serve").
db-force-help = Sostituisce un file che c’è già.
db-upgrade-help =
    Aggiorna il database di un kvarto più vecchio. Un server fa lo stesso quando parte. Accanto resta
    una copia di com’era.
db-upgrade-short-help = Aggiorna il database di un kvarto più vecchio.
db-is-newest = { $file } è aggiornato: revisione { $revision }.
db-upgraded =
    { $file } è passato dalla revisione { $before } alla { $revision }.
    Com’era prima è conservato in { $copy }
db-will-be-upgraded =
    { $file } è di un kvarto più vecchio e viene aggiornato.
    Com’era prima è conservato in { $copy }
db-backup-help =
    Copia il database in TARGET com’è in un dato istante. Intanto un server può continuare.
db-backup-short-help = Copia il database, anche mentre un server è in funzione.
db-copied = { $file } è stato copiato in { $copy }
db-restore-help =
    Ripristina una copia: SOURCE diventa il database. Il server dev’essere fermo.
db-restore-short-help = Ripristina una copia del database.
db-restored = { $file } è ora quello che era { $copy }.
db-file-is-there =
    { $file } c’è già.
    Con --force viene sostituito, e ciò che contiene va perduto.
db-no-file = non c’è nessun file { $file }
db-is-damaged =
    { $file } è danneggiato; si può ripristinare una copia con: kvarto db restore COPY --force
    { $damages }
db-check-help = Esamina tutto il database: se è integro, che revisione ha, che cosa contiene.
db-check-short-help = Esamina tutto il database.
db-sound = { $file } è integro: revisione { $revision }.
db-older = Questo kvarto usa la revisione { $newest }: un server lo aggiorna quando parte, e così fa "kvarto db upgrade".
db-games =
    { $games ->
        [one] { $games } partita,
        [many] { $games } di partite,
       *[other] { $games } partite,
    } di cui { $running } in corso.
db-people =
    { $people ->
        [one] { $people } persona,
        [many] { $people } di persone,
       *[other] { $people } persone,
    } di cui { $accounts } con un account.
