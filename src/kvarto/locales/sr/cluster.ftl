### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = партије тренутно не могу да се сачувају; покушајте поново за који тренутак
lease-lost = о { $place } сада брине други сервер
no-such-database = на адреси { $address } не може да се отвори база података (адреса изгледа овако: postgresql://USER@HOST/NAME)
cluster-not-installed =
    За PostgreSQL и NATS потребни су додатни пакети ({ $what }). Инсталирају се овако:
    pip install "kvarto[server,cluster]"
database-out-of-reach = база података { $address } не може да се користи: { $why }
database-there-too-new =
    Базу { $address } је уписао новији kvarto: то је ревизија { $revision }, а овај kvarto зна само до { $newest }.
    Користите поново новији или се вратите на ранију копију.
database-encoding = база података { $address } чува текст у кодирању { $encoding }; направите базу са кодирањем UTF8

db-there-will-be-upgraded = База { $address } је из старије верзије kvarto и управо се ажурира.
db-there-made = У бази { $address } су направљене табеле: ревизија { $revision }.
db-there-upgraded = База { $address } је ажурирана са ревизије { $before } на { $revision }.
db-there-is-damaged =
    У бази { $file } недостаје нешто што би требало да буде ту:
    { $damages }
db-backup-there =
    Базу PostgreSQL копира програм који долази уз PostgreSQL, чак и док сервери раде:
    { $command }
db-restore-there =
    Копију базе PostgreSQL враћа програм који долази уз PostgreSQL. Пре тога зауставите све сервере:
    { $command }
db-copy-help =
    Копира све из датотеке FROM у празну базу PostgreSQL, на пример
    postgresql://USER@HOST/NAME, да би са њом могло да настави више машина. Сервер за то мора бити
    заустављен. Копира се све или ништа; датотека остаје каква јесте.
db-copy-short-help = Копира датотеку у базу PostgreSQL.
db-copy-from-file-to-address = FROM је датотека базе података, а TO је адреса као postgresql://USER@HOST/NAME
db-copying = Копирање
copy-needs-upgrade = базу { $file } прво треба ажурирати: kvarto db upgrade --database { $file }
copy-target-not-empty = у бази { $address } већ нечега има; направите за то празну базу
copy-refused = табела { $table } не може да се копира: { $why }
copy-incomplete = табела { $table }: у базу { $address } стигло је редова само { $there } од { $here }
come-again = овај сто се управо сели на други сервер; покушајте поново за који тренутак

serve-database-help =
    Адреса базе PostgreSQL у којој се чувају партије уместо у датотеци, на пример
    postgresql://USER@HOST/NAME: тада може да их дели више сервера, иза било ког балансера
    оптерећења.
serve-bus-help =
    Адреса NATS-а преко којег ти сервери одмах размењују поруке, на пример nats://HOST:4222. Без
    њега поруке траже у бази података.
serve-data-or-database = Партије се чувају на једном месту: или --data наводи датотеку, или --database адресу.
serve-bus-needs-database = Магистрала порука треба само серверима који деле базу података. Наведите базу са --database.
serve-bad-bus = { $text } није адреса магистрале порука. Адреса изгледа овако: nats://HOST:4222.
