### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Inny serwer kvarto trzyma swoje partie w { $file }.
    Zatrzymaj tamten albo daj temu osobny plik: kvarto serve --data OTHER
database-too-new =
    { $file } pochodzi z nowszego kvarto: ma rewizję { $revision }, a to kvarto zna rewizje do { $newest }.
    Wróć do nowszego kvarto albo do kopii sprzed zmiany: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } nie daje się odczytać jako baza danych: { $why }
not-our-database = { $file } to baza danych innego programu, nie kvarto
nothing-in-database = w { $file } nie ma bazy danych kvarto

db-help = Dbaj o bazę danych: aktualizuj ją, kopiuj, przywracaj kopię, sprawdzaj.
db-file-help = Baza danych (domyślnie ta, której używa "kvarto serve").
db-force-help = Zastąp istniejący plik.
db-upgrade-help =
    Aktualizuje bazę danych starszego kvarto. Serwer robi to samo przy starcie. Kopia poprzedniego
    stanu zostaje obok.
db-upgrade-short-help = Aktualizuje bazę danych starszego kvarto.
db-is-newest = Baza { $file } jest aktualna: rewizja { $revision }.
db-upgraded =
    { $file }: rewizja { $before } została zaktualizowana do { $revision }.
    Poprzedni stan jest w { $copy }
db-will-be-upgraded =
    Baza { $file } pochodzi ze starszego kvarto i jest właśnie aktualizowana.
    Poprzedni stan jest w { $copy }
db-backup-help =
    Kopiuje bazę danych do TARGET w stanie z jednej chwili. Serwer może w tym czasie działać.
db-backup-short-help = Kopiuje bazę danych, nawet gdy serwer działa.
db-copied = { $file } skopiowano do { $copy }
db-restore-help =
    Przywraca kopię: SOURCE staje się bazą danych. Serwer musi być zatrzymany.
db-restore-short-help = Przywraca kopię bazy danych.
db-restored = Baza { $file } jest teraz taka jak { $copy }.
db-file-is-there =
    { $file } już istnieje.
    Z opcją --force zostanie zastąpiony, a jego zawartość przepadnie.
db-no-file = nie ma pliku { $file }
db-is-damaged =
    Plik { $file } jest uszkodzony; kopię można przywrócić tak: kvarto db restore COPY --force
    { $damages }
db-check-help = Sprawdza całą bazę danych: czy jest w porządku, jaką ma rewizję i co w niej jest.
db-check-short-help = Sprawdza całą bazę danych.
db-sound = Baza { $file } jest w porządku: rewizja { $revision }.
db-older = To kvarto używa rewizji { $newest }: serwer aktualizuje bazę przy starcie, robi to też "kvarto db upgrade".
db-games =
    { $games ->
        [one] 1 partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, w toku: { $running }.
db-people =
    { $people ->
        [one] 1 osoba
        [few] { $people } osoby
        [many] { $people } osób
       *[other] { $people } osoby
    }, z kontem: { $accounts }.
