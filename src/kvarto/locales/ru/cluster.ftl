### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = сейчас сохранить партии не получается; попробуйте ещё раз чуть позже
lease-lost = за { $place } теперь отвечает другой сервер
no-such-database = по адресу { $address } не удаётся открыть базу данных (адрес выглядит так: postgresql://USER@HOST/NAME)
cluster-not-installed =
    Для PostgreSQL и NATS нужны дополнительные пакеты ({ $what }). Доустановите их:
    pip install "kvarto[server,cluster]"
database-out-of-reach = с базой данных { $address } работать нельзя: { $why }
database-there-too-new =
    База { $address } записана более новой версией kvarto: у неё версия данных { $revision }, а эта программа знает их только до { $newest }.
    Вернитесь к новой программе или к прежней копии.
database-encoding = база данных { $address } хранит тексты в кодировке { $encoding }; создайте базу с кодировкой UTF8

db-there-will-be-upgraded = База { $address } создана старой версией kvarto и сейчас обновляется.
db-there-made = В базе { $address } созданы таблицы: версия данных { $revision }.
db-there-upgraded = База { $address } обновлена с версии данных { $before } до { $revision }.
db-there-is-damaged =
    В базе { $file } не хватает того, что должно там быть:
    { $damages }
db-backup-there =
    Базу PostgreSQL копирует программа из самого PostgreSQL, даже при работающих серверах:
    { $command }
db-restore-there =
    Копию базы PostgreSQL возвращает программа из самого PostgreSQL. Сначала остановите все серверы:
    { $command }
db-copy-help =
    Скопировать всё из файла FROM в пустую базу PostgreSQL, например
    postgresql://USER@HOST/NAME, чтобы дальше с ней работали несколько машин. Сервер для этого надо
    остановить. Копируется или всё, или ничего; файл остаётся как был.
db-copy-short-help = Скопировать файл в базу PostgreSQL.
db-copy-from-file-to-address = FROM — это файл базы данных, а TO — адрес вида postgresql://USER@HOST/NAME
db-copying = Копирование
copy-needs-upgrade = { $file } надо сначала обновить: kvarto db upgrade --database { $file }
copy-target-not-empty = в { $address } уже что-то есть; создайте для этого пустую базу
copy-refused = таблицу { $table } скопировать не удалось: { $why }
copy-incomplete = таблица { $table }: в { $address } попало строк только { $there } из { $here }
come-again = этот стол как раз переезжает на другой сервер; попробуйте ещё раз чуть позже

serve-database-help =
    Адрес базы PostgreSQL, если партии хранятся в ней, а не в файле, например
    postgresql://USER@HOST/NAME: тогда с ними могут работать сразу несколько серверов за любым
    балансировщиком нагрузки.
serve-bus-help =
    Адрес NATS, через который эти серверы сразу обмениваются сообщениями, например
    nats://HOST:4222. Без него они ищут сообщения друг от друга в базе данных.
serve-data-or-database = Партии хранятся в одном месте: либо --data указывает файл, либо --database — адрес.
serve-bus-needs-database = Шина сообщений нужна только серверам с общей базой данных. Укажите базу через --database.
serve-bad-bus = { $text } — не адрес шины сообщений. Он выглядит так: nats://HOST:4222.
