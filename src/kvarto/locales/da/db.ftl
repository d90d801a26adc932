### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    En anden kvarto-server gemmer sine partier i { $file }.
    Stop den, eller giv denne sin egen fil: kvarto serve --data OTHER
database-too-new =
    { $file } er skrevet af en nyere kvarto: den har revision { $revision }, og denne kvarto kender dem til og med { $newest }.
    Brug den nyere kvarto igen, eller gå tilbage til kopien fra før: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } kan ikke læses som en database: { $why }
not-our-database = { $file } er et andet programs database, ikke kvartos
nothing-in-database = der er ingen kvarto-database i { $file }

db-help = Pas databasen: bring den ajour, kopiér den, læg en kopi tilbage, kontrollér den.
db-file-help = Databasen (ellers den, som "kvarto serve" bruger).
db-force-help = Erstat en fil, der er der i forvejen.
db-upgrade-help =
    Bring databasen fra en ældre kvarto ajour. Det gør en server også, når den starter. En kopi af den
    gamle gemmes ved siden af.
db-upgrade-short-help = Bring databasen fra en ældre kvarto ajour.
db-is-newest = { $file } er ajour: revision { $revision }.
db-upgraded =
    { $file } er bragt fra revision { $before } til { $revision }.
    Den gamle er gemt i { $copy }
db-will-be-upgraded =
    { $file } er fra en ældre kvarto og bringes ajour.
    Den gamle gemmes i { $copy }
db-backup-help =
    Kopiér databasen til TARGET, som den er i ét øjeblik. En server må gerne køre imens.
db-backup-short-help = Kopiér databasen, også mens en server kører.
db-copied = { $file } er kopieret til { $copy }
db-restore-help =
    Læg en kopi tilbage: SOURCE bliver databasen. Serveren skal være stoppet imens.
db-restore-short-help = Læg en kopi af databasen tilbage.
db-restored = { $file } er nu, hvad { $copy } var.
db-file-is-there =
    { $file } findes allerede.
    Med --force erstattes den, og det, der er i den, går tabt.
db-no-file = der er ingen fil { $file }
db-is-damaged =
    { $file } er beskadiget; en kopi kan lægges tilbage med: kvarto db restore COPY --force
    { $damages }
db-check-help = Gå hele databasen igennem: er den i orden, hvilken revision har den, hvad er der i den.
db-check-short-help = Gå hele databasen igennem.
db-sound = { $file } er i orden: revision { $revision }.
db-older = Denne kvarto bruger revision { $newest }: en server bringer databasen ajour, når den starter, og det gør "kvarto db upgrade" også.
db-games =
    { $games ->
        [one] 1 parti,
       *[other] { $games } partier,
    } hvoraf { $running } er i gang.
db-people =
    { $people ->
        [one] 1 person,
       *[other] { $people } personer,
    } { $accounts } med en konto.
