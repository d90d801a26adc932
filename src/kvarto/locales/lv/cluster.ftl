### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = partijas pašlaik nevar saglabāt; pēc brīža mēģini vēlreiz
lease-lost = par { $place } tagad rūpējas cits serveris
no-such-database = adresē { $address } nevar atvērt datubāzi (adrese izskatās šādi: postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL un NATS vajadzīgas vēl citas pakotnes ({ $what }). Instalē tās ar:
    pip install "kvarto[server,cluster]"
database-out-of-reach = datubāzi { $address } nevar lietot: { $why }
database-there-too-new =
    Datubāzi { $address } ir rakstījis jaunāks kvarto: tās revīzija ir { $revision }, bet šis kvarto pazīst revīzijas līdz { $newest }.
    Lieto atkal jaunāko kvarto vai agrāku kopiju.
database-encoding = datubāze { $address } glabā tekstus kodējumā { $encoding }; izveido datubāzi ar kodējumu UTF8

db-there-will-be-upgraded = Datubāze { $address } ir no vecāka kvarto un tiek atjaunināta.
db-there-made = Tabulas ir izveidotas datubāzē { $address }: revīzija { $revision }.
db-there-upgraded = Datubāze { $address } ir atjaunināta no revīzijas { $before } uz { $revision }.
db-there-is-damaged =
    Datubāzē { $file } trūkst kaut kā, kam tur jābūt:
    { $damages }
db-backup-there =
    PostgreSQL datubāzi kopē ar paša PostgreSQL programmu, arī serveriem strādājot:
    { $command }
db-restore-there =
    PostgreSQL datubāzes kopiju atliek atpakaļ ar paša PostgreSQL programmu. Vispirms apturi visus serverus:
    { $command }
db-copy-help =
    Nokopē visu no faila FROM tukšā PostgreSQL datubāzē, piemēram, postgresql://USER@HOST/NAME, lai ar
    to varētu turpināt vairāki datori. Serverim jābūt apturētam. Tiek nokopēts vai nu viss, vai nekas;
    fails paliek, kāds ir.
db-copy-short-help = Nokopē failu PostgreSQL datubāzē.
db-copy-from-file-to-address = FROM ir datubāzes fails, bet TO ir adrese, piemēram, postgresql://USER@HOST/NAME
db-copying = Kopē
copy-needs-upgrade = { $file } vispirms jāatjaunina: kvarto db upgrade --database { $file }
copy-target-not-empty = datubāzē { $address } jau kaut kas ir; izveido šim tukšu datubāzi
copy-refused = tabulu { $table } nevar nokopēt: { $why }
copy-incomplete = no tabulas { $table } datubāzē { $address } nonākušas ne visas rindas: { $there } no { $here }
come-again = šis galds tieši tagad pārceļas uz citu serveri; pēc brīža mēģini vēlreiz

serve-database-help =
    Adrese PostgreSQL datubāzei, kurā faila vietā glabājas partijas, piemēram,
    postgresql://USER@HOST/NAME: tad tās var kopīgot vairāki serveri aiz jebkura slodzes
    līdzsvarotāja.
serve-bus-help =
    Adrese NATS serverim, caur kuru šie serveri uzreiz sazinās savā starpā, piemēram,
    nats://HOST:4222. Ja nav norādīta, cits cita ziņojumus tie meklē datubāzē.
serve-data-or-database = Partijas glabājas vienā vietā: vai nu --data norāda failu, vai --database – adresi.
serve-bus-needs-database = Ziņojumu kopne vajadzīga tikai serveriem ar kopīgu datubāzi. Norādi datubāzi ar --database.
serve-bad-bus = { $text } nav ziņojumu kopnes adrese. Tā izskatās šādi: nats://HOST:4222.
