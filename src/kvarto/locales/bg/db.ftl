### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Друг сървър на kvarto пази партиите си в { $file }.
    Спри го или дай на този отделен файл: kvarto serve --data OTHER
database-too-new =
    { $file } е записан от по-ново kvarto: той е ревизия { $revision }, а това kvarto познава само до { $newest }.
    Използвай пак по-новото или се върни към копието отпреди: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } не може да се прочете като база данни: { $why }
not-our-database = { $file } е база данни на друга програма, не на kvarto
nothing-in-database = в { $file } няма база данни на kvarto

db-help = Грижа за базата данни: обновяване, копиране, връщане на копие, проверка.
db-file-help = Базата данни (ако не е дадена, тази на „kvarto serve“).
db-force-help = Заменя файла, ако вече съществува.
db-upgrade-help =
    Обновява базата данни на по-старо kvarto. Сървърът прави същото, когато тръгва. До нея остава
    копие на старата.
db-upgrade-short-help = Обновява базата данни на по-старо kvarto.
db-is-newest = { $file } е обновен: ревизия { $revision }.
db-upgraded =
    { $file } е обновен от ревизия { $before } до { $revision }.
    Предишното му състояние е запазено в { $copy }
db-will-be-upgraded =
    { $file } е от по-старо kvarto и сега се обновява.
    Предишното му състояние е запазено в { $copy }
db-backup-help =
    Копира базата данни в TARGET, каквато е била в един момент. Сървърът може да работи през това време.
db-backup-short-help = Копира базата данни, дори докато сървърът работи.
db-copied = { $file } е копиран в { $copy }
db-restore-help =
    Връща копие: SOURCE става базата данни. За целта сървърът трябва да е спрян.
db-restore-short-help = Връща копие на базата данни.
db-restored = { $file } вече е като { $copy }.
db-file-is-there =
    { $file } вече съществува.
    С --force той се заменя и съдържанието му се губи.
db-no-file = няма файл { $file }
db-is-damaged =
    { $file } е повреден; копие може да се върне така: kvarto db restore COPY --force
    { $damages }
db-check-help = Преглежда цялата база данни: здрава ли е, коя ревизия е и какво има в нея.
db-check-short-help = Преглежда цялата база данни.
db-sound = { $file } е наред: ревизия { $revision }.
db-older = Това kvarto използва ревизия { $newest }: сървърът обновява базата, когато тръгва, а също и „kvarto db upgrade“.
db-games =
    { $games ->
        [one] { $games } партия
       *[other] { $games } партии
    }, в момента { $running ->
        [one] тече { $running }
       *[other] текат { $running }
    }.
db-people =
    { $people ->
        [one] { $people } човек
       *[other] { $people } души
    }, с профил: { $accounts }.
