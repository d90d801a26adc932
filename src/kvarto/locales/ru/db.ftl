### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Другой сервер kvarto хранит свои партии в { $file }.
    Остановите его или дайте этому отдельный файл: kvarto serve --data OTHER
database-too-new =
    { $file } записан более новой версией kvarto: у него версия данных { $revision }, а эта программа знает их только до { $newest }.
    Вернитесь к новой программе или к прежней копии: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } не читается как база данных: { $why }
not-our-database = { $file } — база данных другой программы, а не kvarto
nothing-in-database = в { $file } нет базы данных kvarto

db-help = Уход за базой данных: обновить, скопировать, вернуть копию, проверить.
db-file-help = База данных (если не задана, та, с которой работает «kvarto serve»).
db-force-help = Заменить файл, если он уже есть.
db-upgrade-help =
    Обновить базу данных более старой версии kvarto. Сервер при запуске делает то же самое. Рядом
    остаётся копия прежней базы.
db-upgrade-short-help = Обновить базу данных старой версии kvarto.
db-is-newest = { $file } уже обновлён: версия данных { $revision }.
db-upgraded =
    { $file } обновлён с версии данных { $before } до { $revision }.
    Прежнее состояние сохранено в { $copy }
db-will-be-upgraded =
    { $file } создан старой версией kvarto и сейчас обновляется.
    Прежнее состояние сохранено в { $copy }
db-backup-help =
    Скопировать базу данных в TARGET, какой она была в один момент. Сервер при этом может работать.
db-backup-short-help = Скопировать базу данных, даже при работающем сервере.
db-copied = { $file } скопирован в { $copy }
db-restore-help =
    Вернуть копию: SOURCE станет базой данных. Сервер для этого надо остановить.
db-restore-short-help = Вернуть базу данных из копии.
db-restored = { $file } теперь такой, каким был { $copy }.
db-file-is-there =
    { $file } уже есть.
    С --force он будет заменён, и его содержимое пропадёт.
db-no-file = нет файла { $file }
db-is-damaged =
    { $file } повреждён; вернуть копию можно так: kvarto db restore COPY --force
    { $damages }
db-check-help = Просмотреть всю базу данных: цела ли она, какой она версии и что в ней лежит.
db-check-short-help = Просмотреть всю базу данных.
db-sound = { $file } в порядке: версия данных { $revision }.
db-older = Этот kvarto работает с версией данных { $newest }: базу обновит сервер при запуске или команда «kvarto db upgrade».
db-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, из них { $running ->
        [one] идёт { $running }
        [few] идут { $running }
        [many] идут { $running }
       *[other] идут { $running }
    }.
db-people =
    { $people ->
        [one] { $people } человек
        [few] { $people } человека
        [many] { $people } человек
       *[other] { $people } человека
    }, с аккаунтом: { $accounts }.
