### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    En annen kvarto-server lagrer partiene sine i { $file }.
    Stopp den, eller gi denne sin egen fil: kvarto serve --data OTHER
database-too-new =
    { $file } er skrevet av en nyere kvarto: den har revisjon { $revision }, og denne kvarto kjenner dem til og med { $newest }.
    Bruk den nyere kvarto igjen, eller gå tilbake til kopien fra før: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } kan ikke leses som en database: { $why }
not-our-database = { $file } er databasen til et annet program, ikke til kvarto
nothing-in-database = det er ingen kvarto-database i { $file }

db-help = Ta hånd om databasen: oppdater den, kopier den, legg tilbake en kopi, kontroller den.
db-file-help = Databasen (ellers den som "kvarto serve" bruker).
db-force-help = Erstatt en fil som finnes fra før.
db-upgrade-help =
    Oppdater databasen fra en eldre kvarto. Det gjør en server også når den starter. En kopi av den
    gamle blir liggende ved siden av.
db-upgrade-short-help = Oppdater databasen fra en eldre kvarto.
db-is-newest = { $file } er oppdatert: revisjon { $revision }.
db-upgraded =
    { $file } er oppdatert fra revisjon { $before } til { $revision }.
    Den gamle er lagret i { $copy }
db-will-be-upgraded =
    { $file } er fra en eldre kvarto og blir oppdatert.
    Den gamle blir lagret i { $copy }
db-backup-help =
    Kopier databasen til TARGET slik den er i ett øyeblikk. En server kan gjerne gå imens.
db-backup-short-help = Kopier databasen, også mens en server går.
db-copied = { $file } er kopiert til { $copy }
db-restore-help =
    Legg tilbake en kopi: SOURCE blir databasen. Serveren må være stoppet imens.
db-restore-short-help = Legg tilbake en kopi av databasen.
db-restored = { $file } er nå det { $copy } var.
db-file-is-there =
    { $file } finnes allerede.
    Med --force blir den erstattet, og det som er i den, går tapt.
db-no-file = det er ingen fil { $file }
db-is-damaged =
    { $file } er skadet; en kopi kan legges tilbake med: kvarto db restore COPY --force
    { $damages }
db-check-help = Se gjennom hele databasen: er den i orden, hvilken revisjon har den, hva er i den.
db-check-short-help = Se gjennom hele databasen.
db-sound = { $file } er i orden: revisjon { $revision }.
db-older = Denne kvarto bruker revisjon { $newest }: en server oppdaterer databasen når den starter, og det gjør "kvarto db upgrade" også.
db-games =
    { $games ->
        [one] 1 parti,
       *[other] { $games } partier,
    } { $running } av dem pågår.
db-people =
    { $people ->
        [one] 1 person,
       *[other] { $people } personer,
    } { $accounts } med konto.
