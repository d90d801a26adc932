### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Un autre serveur kvarto garde ses parties dans { $file }.
    Arrêtez-le, ou donnez à celui-ci son propre fichier : kvarto serve --data OTHER
database-too-new =
    { $file } a été écrit par un kvarto plus récent : c’est la révision { $revision }, et ce kvarto les connaît jusqu’à { $newest }.
    Reprenez le kvarto plus récent, ou revenez à la copie d’avant : kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } ne peut pas être lu comme une base de données : { $why }
not-our-database = { $file } est la base de données d’un autre programme, pas de kvarto
nothing-in-database = il n’y a pas de base de données de kvarto dans { $file }

db-help = Prend soin de la base de données : la mettre à jour, la copier, restaurer une copie, la vérifier.
db-file-help = La base de données (sans indication, celle dont se sert "kvarto serve").
db-force-help = Remplace un fichier existant.
db-upgrade-help =
    Met à jour la base de données d’un kvarto plus ancien. Un serveur fait de même en démarrant. Une
    copie de l’état d’avant est gardée à côté.
db-upgrade-short-help = Met à jour la base de données d’un kvarto plus ancien.
db-is-newest = { $file } est à jour : révision { $revision }.
db-upgraded =
    { $file } est passé de la révision { $before } à la révision { $revision }.
    L’état d’avant est gardé dans { $copy }
db-will-be-upgraded =
    { $file } vient d’un kvarto plus ancien, la mise à jour est en cours.
    L’état d’avant est gardé dans { $copy }
db-backup-help =
    Copie la base de données dans TARGET, telle qu’elle est à un instant précis. Un serveur peut
    tourner pendant ce temps.
db-backup-short-help = Copie la base de données, même pendant qu’un serveur tourne.
db-copied = { $file } a été copié dans { $copy }
db-restore-help =
    Restaure une copie : SOURCE devient la base de données. Le serveur doit être arrêté.
db-restore-short-help = Restaure une copie de la base de données.
db-restored = { $file } est maintenant ce qu’était { $copy }.
db-file-is-there =
    { $file } existe déjà.
    Avec --force, il est remplacé, et ce qu’il contient est perdu.
db-no-file = il n’y a pas de fichier { $file }
db-is-damaged =
    { $file } est endommagé ; on peut restaurer une copie avec : kvarto db restore COPY --force
    { $damages }
db-check-help = Examine toute la base de données : est-elle intacte, quelle est sa révision, que contient-elle.
db-check-short-help = Examine toute la base de données.
db-sound = { $file } est intact : révision { $revision }.
db-older = Ce kvarto utilise la révision { $newest } : un serveur fait la mise à jour en démarrant, tout comme "kvarto db upgrade".
db-games =
    { $games ->
        [one] { $games } partie,
        [many] { $games } de parties,
       *[other] { $games } parties,
    } dont { $running } en cours.
db-people =
    { $people ->
        [one] { $people } personne,
        [many] { $people } de personnes,
       *[other] { $people } personnes,
    } dont { $accounts } avec un compte.
