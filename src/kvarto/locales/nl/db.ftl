### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Een andere kvarto-server bewaart zijn partijen in { $file }.
    Stop die, of geef deze een eigen bestand: kvarto serve --data OTHER
database-too-new =
    { $file } komt van een nieuwere kvarto: het heeft revisie { $revision }, en deze kvarto kent er tot en met { $newest }.
    Gebruik de nieuwere kvarto weer, of ga terug naar de kopie van ervoor: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } is niet als database te lezen: { $why }
not-our-database = { $file } is de database van een ander programma, niet van kvarto
nothing-in-database = in { $file } zit geen database van kvarto

db-help = Onderhoud de database: bijwerken, kopiëren, een kopie terugzetten, controleren.
db-file-help = De database (zonder opgave die van "kvarto serve").
db-force-help = Vervang een bestand dat er al is.
db-upgrade-help =
    Werk de database van een oudere kvarto bij. Een server doet dat ook als hij start. Een kopie van
    de oude blijft ernaast staan.
db-upgrade-short-help = Werk de database van een oudere kvarto bij.
db-is-newest = { $file } is bij: revisie { $revision }.
db-upgraded =
    { $file } is bijgewerkt van revisie { $before } naar { $revision }.
    Hoe het was, is bewaard in { $copy }
db-will-be-upgraded =
    { $file } komt van een oudere kvarto en wordt bijgewerkt.
    Hoe het was, wordt bewaard in { $copy }
db-backup-help =
    Kopieer de database naar TARGET zoals die op één moment is. Een server mag intussen doorgaan.
db-backup-short-help = Kopieer de database, ook terwijl er een server draait.
db-copied = { $file } is gekopieerd naar { $copy }
db-restore-help =
    Zet een kopie terug: SOURCE wordt de database. De server moet daarvoor stil zijn.
db-restore-short-help = Zet een kopie van de database terug.
db-restored = { $file } is weer zoals { $copy } was.
db-file-is-there =
    { $file } bestaat al.
    Met --force wordt het vervangen, en gaat verloren wat erin staat.
db-no-file = er is geen bestand { $file }
db-is-damaged =
    { $file } is beschadigd; zet een kopie terug met: kvarto db restore COPY --force
    { $damages }
db-check-help = Loop de hele database na: is alles in orde, welke revisie is het, wat staat erin.
db-check-short-help = Loop de hele database na.
db-sound = { $file } is in orde: revisie { $revision }.
db-older = Deze kvarto gebruikt revisie { $newest }: een server werkt de database bij als hij start, en "kvarto db upgrade" doet dat ook.
db-games =
    { $games ->
        [one] 1 partij,
       *[other] { $games } partijen,
    } waarvan { $running } { $running ->
        [one] bezig is
       *[other] bezig zijn
    }.
db-people =
    { $people ->
        [one] 1 persoon,
       *[other] { $people } mensen,
    } { $accounts } met een account.
