### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = партиите не могат да се запазят в момента; опитай пак след малко
lease-lost = за { $place } сега се грижи друг сървър
no-such-database = на { $address } не може да се отвори база данни (адресът изглежда така: postgresql://USER@HOST/NAME)
cluster-not-installed =
    За PostgreSQL и NATS трябват още пакети ({ $what }). Инсталират се така:
    pip install "kvarto[server,cluster]"
database-out-of-reach = базата данни { $address } не може да се използва: { $why }
database-there-too-new =
    Базата { $address } е записана от по-ново kvarto: тя е ревизия { $revision }, а това kvarto познава само до { $newest }.
    Използвай пак по-новото или копие отпреди това.
database-encoding = базата данни { $address } пази текстовете като { $encoding }; направи база с кодиране UTF8

db-there-will-be-upgraded = Базата { $address } е от по-старо kvarto и сега се обновява.
db-there-made = В базата { $address } са създадени таблиците: ревизия { $revision }.
db-there-upgraded = Базата { $address } е обновена от ревизия { $before } до { $revision }.
db-there-is-damaged =
    В базата { $file } липсва нещо, което трябва да е там:
    { $damages }
db-backup-there =
    База на PostgreSQL се копира с програмата на самия PostgreSQL, дори докато сървърите работят:
    { $command }
db-restore-there =
    Копие на база на PostgreSQL се връща с програмата на самия PostgreSQL. Преди това спри всички сървъри:
    { $command }
db-copy-help =
    Копира всичко от файла FROM в празна база на PostgreSQL, например
    postgresql://USER@HOST/NAME, за да могат няколко машини да продължат с нея. За целта сървърът
    трябва да е спрян. Копира се всичко или нищо; файлът не се променя.
db-copy-short-help = Копира файл в база на PostgreSQL.
db-copy-from-file-to-address = FROM е файлът на база данни, а TO е адрес като postgresql://USER@HOST/NAME
db-copying = Копиране
copy-needs-upgrade = { $file } трябва първо да се обнови: kvarto db upgrade --database { $file }
copy-target-not-empty = в { $address } вече има нещо; направи празна база за целта
copy-refused = таблицата { $table } не може да се копира: { $why }
copy-incomplete = от таблицата { $table } в { $address } са пристигнали само { $there } от { $here } реда
come-again = тази маса тъкмо се мести на друг сървър; опитай пак след малко

serve-database-help =
    Адресът на база на PostgreSQL, ако партиите се пазят в нея, а не във файл, например
    postgresql://USER@HOST/NAME: така няколко сървъра могат да ги споделят зад какъвто и да е
    балансьор на натоварването.
serve-bus-help =
    Адресът на NATS, през който тези сървъри веднага си разменят съобщения, например
    nats://HOST:4222. Без него ги търсят в базата данни.
serve-data-or-database = Партиите се пазят на едно място: или --data посочва файл, или --database – адрес.
serve-bus-needs-database = Шина за съобщения трябва само на сървъри с обща база данни. Посочи базата с --database.
serve-bad-bus = { $text } не е адрес на шина за съобщения. Адресът изглежда така: nats://HOST:4222.
