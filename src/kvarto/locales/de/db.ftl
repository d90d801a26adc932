### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Ein anderer kvarto-Server hat seine Partien in { $file }.
    Halt ihn an, oder gib diesem eine eigene Datei: kvarto serve --data ANDERE
database-too-new =
    { $file } stammt von einem neueren kvarto: Sie hat Stand { $revision }, und dieses kvarto kennt nur die bis { $newest }.
    Nimm wieder das neuere kvarto, oder geh zur Kopie von vorher zurück: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } lässt sich nicht als Datenbank lesen: { $why }
not-our-database = { $file } ist die Datenbank eines anderen Programms, nicht von kvarto
nothing-in-database = in { $file } ist keine Datenbank von kvarto

db-help = Kümmert sich um die Datenbank: auf den neuesten Stand bringen, kopieren, eine Kopie zurückholen, prüfen.
db-file-help = Die Datenbank (ohne Angabe die, die "kvarto serve" nimmt).
db-force-help = Eine Datei ersetzen, die schon da ist.
db-upgrade-help =
    Bringt die Datenbank eines älteren kvarto auf den neuesten Stand. Ein Server tut das beim Start
    auch. Daneben bleibt eine Kopie von dem, was vorher war.
db-upgrade-short-help = Bringt die Datenbank eines älteren kvarto auf den neuesten Stand.
db-is-newest = { $file } ist auf dem neuesten Stand: { $revision }.
db-upgraded =
    { $file } ist von Stand { $before } auf { $revision } gebracht.
    Was vorher war, liegt in { $copy }
db-will-be-upgraded =
    { $file } stammt von einem älteren kvarto und wird auf den neuesten Stand gebracht.
    Was vorher war, liegt in { $copy }
db-backup-help =
    Kopiert die Datenbank nach TARGET, so wie sie in einem Augenblick ist. Ein Server darf dabei
    weiterlaufen.
db-backup-short-help = Kopiert die Datenbank, auch wenn ein Server läuft.
db-copied = { $file } ist nach { $copy } kopiert
db-restore-help =
    Holt eine Kopie zurück: SOURCE wird zur Datenbank. Der Server muss dafür angehalten sein.
db-restore-short-help = Holt eine Kopie der Datenbank zurück.
db-restored = { $file } ist jetzt, was { $copy } war.
db-file-is-there =
    { $file } ist schon da.
    Mit --force wird sie ersetzt, und was darin ist, geht verloren.
db-no-file = die Datei { $file } gibt es nicht
db-is-damaged =
    { $file } ist beschädigt; so lässt sich eine Kopie zurückholen: kvarto db restore KOPIE --force
    { $damages }
db-check-help = Sieht die ganze Datenbank durch: ob sie heil ist, welchen Stand sie hat, was darin ist.
db-check-short-help = Sieht die ganze Datenbank durch.
db-sound = { $file } ist heil: Stand { $revision }.
db-older = Dieses kvarto nimmt Stand { $newest }: Ein Server bringt sie beim Start dorthin, "kvarto db upgrade" auch.
db-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, davon { $running } noch im Gang.
db-people =
    { $people ->
        [one] 1 Person
       *[other] { $people } Leute
    }, davon { $accounts } mit Konto.
