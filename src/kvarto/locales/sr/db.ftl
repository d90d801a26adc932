### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Други kvarto сервер чува своје партије у { $file }.
    Зауставите га или овом дајте засебну датотеку: kvarto serve --data OTHER
database-too-new =
    { $file } је уписао новији kvarto: то је ревизија { $revision }, а овај kvarto зна само до { $newest }.
    Користите поново новији или се вратите на ранију копију: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } се не може прочитати као база података: { $why }
not-our-database = { $file } је база неког другог програма, а не програма kvarto
nothing-in-database = у { $file } нема базе kvarto

db-help = Брига о бази: ажурирање, копирање, враћање копије, провера.
db-file-help = База података (ако није задата, она коју користи „kvarto serve”).
db-force-help = Замењује датотеку ако већ постоји.
db-upgrade-help =
    Ажурира базу старије верзије kvarto. Сервер то исто ради када се покрене. Поред ње остаје копија старе.
db-upgrade-short-help = Ажурира базу старије верзије kvarto.
db-is-newest = { $file } је ажурна база: ревизија { $revision }.
db-upgraded =
    { $file } је ажурирана са ревизије { $before } на { $revision }.
    Раније стање је сачувано у { $copy }
db-will-be-upgraded =
    { $file } је из старије верзије kvarto и управо се ажурира.
    Раније стање је сачувано у { $copy }
db-backup-help =
    Копира базу у TARGET онакву каква је у једном тренутку. Сервер за то време може да ради.
db-backup-short-help = Копира базу, чак и док сервер ради.
db-copied = { $file } је копирана у { $copy }
db-restore-help =
    Враћа копију: SOURCE постаје база података. Сервер за то мора бити заустављен.
db-restore-short-help = Враћа копију базе.
db-restored = { $file } је сада исто што и { $copy }.
db-file-is-there =
    { $file } већ постоји.
    Са --force се замењује, а садржај јој се губи.
db-no-file = нема датотеке { $file }
db-is-damaged =
    { $file } је оштећена; копија се може вратити овако: kvarto db restore COPY --force
    { $damages }
db-check-help = Прегледа целу базу: да ли је исправна, која је ревизија и шта је у њој.
db-check-short-help = Прегледа целу базу.
db-sound = { $file } је исправна: ревизија { $revision }.
db-older = Овај kvarto користи ревизију { $newest }: базу ажурира сервер када се покрене, као и „kvarto db upgrade”.
db-games =
    { $games ->
        [one] { $games } партија
        [few] { $games } партије
       *[other] { $games } партија
    }, од тога у току: { $running }.
db-people =
    { $people ->
        [one] { $people } особа
        [few] { $people } особе
       *[other] { $people } особа
    }, са налогом: { $accounts }.
