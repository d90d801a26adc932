### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    En annan kvarto-server sparar sina partier i { $file }.
    Stoppa den, eller ge den här en egen fil: kvarto serve --data OTHER
database-too-new =
    { $file } är skriven av en nyare kvarto: den har revision { $revision }, och den här kvarto känner till dem upp till { $newest }.
    Använd den nyare kvarto igen, eller gå tillbaka till kopian från innan: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } går inte att läsa som databas: { $why }
not-our-database = { $file } är ett annat programs databas, inte kvartos
nothing-in-database = det finns ingen kvarto-databas i { $file }

db-help = Sköt om databasen: uppdatera den, kopiera den, lägg tillbaka en kopia, kontrollera den.
db-file-help = Databasen (annars den som "kvarto serve" använder).
db-force-help = Ersätt en fil som redan finns.
db-upgrade-help =
    Uppdatera databasen från en äldre kvarto. Det gör en server också när den startar. En kopia av den
    gamla sparas bredvid.
db-upgrade-short-help = Uppdatera databasen från en äldre kvarto.
db-is-newest = { $file } är uppdaterad: revision { $revision }.
db-upgraded =
    { $file } har uppdaterats från revision { $before } till { $revision }.
    Den gamla är sparad i { $copy }
db-will-be-upgraded =
    { $file } är från en äldre kvarto och uppdateras.
    Den gamla sparas i { $copy }
db-backup-help =
    Kopiera databasen till TARGET som den är i ett ögonblick. En server får gärna köra under tiden.
db-backup-short-help = Kopiera databasen, även medan en server kör.
db-copied = { $file } har kopierats till { $copy }
db-restore-help =
    Lägg tillbaka en kopia: SOURCE blir databasen. Servern måste vara stoppad under tiden.
db-restore-short-help = Lägg tillbaka en kopia av databasen.
db-restored = { $file } är nu vad { $copy } var.
db-file-is-there =
    { $file } finns redan.
    Med --force ersätts den, och det som är i den går förlorat.
db-no-file = det finns ingen fil { $file }
db-is-damaged =
    { $file } är skadad; en kopia kan läggas tillbaka med: kvarto db restore COPY --force
    { $damages }
db-check-help = Gå igenom hela databasen: är den hel, vilken revision har den, vad finns i den.
db-check-short-help = Gå igenom hela databasen.
db-sound = { $file } är hel: revision { $revision }.
db-older = Den här kvarto använder revision { $newest }: en server uppdaterar databasen när den startar, och det gör "kvarto db upgrade" också.
db-games =
    { $games ->
        [one] 1 parti,
       *[other] { $games } partier,
    } varav { $running } pågår.
db-people =
    { $people ->
        [one] 1 person,
       *[other] { $people } personer,
    } { $accounts } med konto.
