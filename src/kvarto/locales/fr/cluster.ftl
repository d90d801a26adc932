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
come-again = cette table est en train de passer sur un autre serveur ; réessayez dans un moment

serve-database-help =
    L’adresse d’une base de données PostgreSQL qui garde les parties à la place d’un fichier, comme
    postgresql://USER@HOST/NAME : plusieurs serveurs peuvent alors se les partager, derrière
    n’importe quel répartiteur de charge.
serve-bus-help =
    L’adresse d’un NATS par lequel ces serveurs se préviennent aussitôt, comme nats://HOST:4222.
    Sans indication, ils cherchent dans la base de données les messages des autres.
serve-data-or-database = Les parties sont gardées à un seul endroit : soit --data indique un fichier, soit --database une adresse.
serve-bus-needs-database = Seuls des serveurs qui partagent une base de données ont besoin d’un bus de messages. Indiquez laquelle avec --database.
serve-bad-bus = { $text } n’est pas l’adresse d’un bus de messages. Elle s’écrit nats://HOST:4222.
