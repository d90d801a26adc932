### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = w tej chwili nie da się zapisać partii; spróbuj ponownie za chwilę
lease-lost = inny serwer zajmuje się teraz tym miejscem: { $place }
no-such-database = pod adresem { $address } nie da się otworzyć bazy danych (adres wygląda tak: postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL i NATS wymagają dodatkowych pakietów ({ $what }). Doinstaluj je:
    pip install "kvarto[server,cluster]"
database-out-of-reach = nie można użyć bazy danych { $address }: { $why }
database-there-too-new =
    Baza { $address } pochodzi z nowszego kvarto: ma rewizję { $revision }, a to kvarto zna rewizje do { $newest }.
    Wróć do nowszego kvarto albo do kopii sprzed zmiany.
database-encoding = baza danych { $address } przechowuje teksty w kodowaniu { $encoding }; utwórz bazę z kodowaniem UTF8

db-there-will-be-upgraded = Baza { $address } pochodzi ze starszego kvarto i jest właśnie aktualizowana.
db-there-made = W bazie { $address } utworzono tabele: rewizja { $revision }.
db-there-upgraded = { $address }: rewizja { $before } została zaktualizowana do { $revision }.
db-there-is-damaged =
    W bazie { $file } brakuje czegoś, co powinno tam być:
    { $damages }
db-backup-there =
    Bazę PostgreSQL kopiuje program, który należy do PostgreSQL, nawet gdy serwery działają:
    { $command }
db-restore-there =
    Kopię bazy PostgreSQL przywraca program, który należy do PostgreSQL. Najpierw zatrzymaj wszystkie serwery:
    { $command }
db-copy-help =
    Kopiuje wszystko z pliku FROM do pustej bazy PostgreSQL, na przykład
    postgresql://USER@HOST/NAME, żeby mogło z nią dalej działać kilka komputerów. Serwer musi być
    zatrzymany. Kopiowane jest wszystko albo nic; plik się nie zmienia.
db-copy-short-help = Kopiuje plik do bazy PostgreSQL.
db-copy-from-file-to-address = FROM to plik bazy danych, a TO to adres w rodzaju postgresql://USER@HOST/NAME
db-copying = Kopiowanie
copy-needs-upgrade = bazę { $file } trzeba najpierw zaktualizować: kvarto db upgrade --database { $file }
copy-target-not-empty = w bazie { $address } już coś jest; utwórz do tego pustą bazę danych
copy-refused = nie można skopiować tabeli { $table }: { $why }
copy-incomplete = tabela { $table }: do bazy { $address } trafiło wierszy tylko { $there } z { $here }
come-again = ten stół właśnie przenosi się na inny serwer; spróbuj ponownie za chwilę

serve-database-help =
    Adres bazy PostgreSQL, jeśli partie są w niej, a nie w pliku, na przykład
    postgresql://USER@HOST/NAME: wtedy może z nich korzystać wspólnie kilka serwerów za dowolnym
    load balancerem.
serve-bus-help =
    Adres NATS, przez który te serwery od razu wymieniają komunikaty, na przykład nats://HOST:4222.
    Bez niego zaglądają po komunikaty do bazy danych.
serve-data-or-database = Partie są w jednym miejscu: albo --data wskazuje plik, albo --database adres.
serve-bus-needs-database = Magistrali komunikatów potrzebują tylko serwery ze wspólną bazą danych. Podaj tę bazę przez --database.
serve-bad-bus = { $text } nie jest adresem magistrali komunikatów. Adres wygląda tak: nats://HOST:4222.
