### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = a játszmákat most nem lehet menteni; próbáld újra egy kicsit később
lease-lost = ezzel már egy másik szerver foglalkozik: { $place }
no-such-database = itt nem nyitható meg adatbázis: { $address } (a cím ilyen: postgresql://USER@HOST/NAME)
cluster-not-installed =
    A PostgreSQL és a NATS használatához további csomagok kellenek ({ $what }). Így telepítheted:
    pip install "kvarto[server,cluster]"
database-out-of-reach = ez az adatbázis nem használható: { $address }: { $why }
database-there-too-new =
    Ezt az adatbázist egy újabb kvarto írta: { $address }. A változata { $revision }, ez a kvarto pedig eddig ismeri őket: { $newest }.
    Használd újra az újabb kvarto programot, vagy egy korábbi másolatot.
database-encoding = ez az adatbázis { $encoding } kódolással tárolja a szövegeket: { $address }; hozz létre egyet UTF8 kódolással

db-there-will-be-upgraded = { $address } egy régebbi kvarto programé, és most frissül.
db-there-made = A táblák létrejöttek itt: { $address }; { $revision }. változat.
db-there-upgraded = { $address } frissítve: { $before } → { $revision }.
db-there-is-damaged =
    Innen hiányzik valami, aminek ott kellene lennie: { $file }
    { $damages }
db-backup-there =
    PostgreSQL-adatbázist a PostgreSQL saját programja másol, akár futó szerverek mellett is:
    { $command }
db-restore-there =
    PostgreSQL-adatbázis másolatát a PostgreSQL saját programja állítja vissza. Előtte állíts le minden szervert:
    { $command }
db-copy-help =
    Mindent átmásol a FROM fájlból egy üres PostgreSQL-adatbázisba, amelynek címe például
    postgresql://USER@HOST/NAME, hogy több gép folytathassa vele. Ehhez a szervernek állnia kell. Vagy
    minden átkerül, vagy semmi; a fájl marad, ahogy volt.
db-copy-short-help = Egy fájl másolása PostgreSQL-adatbázisba.
db-copy-from-file-to-address = a FROM egy adatbázis fájlja, a TO pedig egy cím, például postgresql://USER@HOST/NAME
db-copying = Másolás
copy-needs-upgrade = előbb frissíteni kell ezt: { $file }: kvarto db upgrade --database { $file }
copy-target-not-empty = itt már van valami: { $address }; hozz létre hozzá egy üres adatbázist
copy-refused = nem másolható: { $table }: { $why }
copy-incomplete = hiányos másolat: { $table }, a(z) { $here } sorból csak { $there } érkezett meg ide: { $address }
come-again = ez az asztal épp átköltözik egy másik szerverre; próbáld újra egy kicsit később

serve-database-help =
    Annak a PostgreSQL-adatbázisnak a címe, amely fájl helyett őrzi a játszmákat, például
    postgresql://USER@HOST/NAME: így több szerver is osztozhat rajtuk, bármilyen terheléselosztó
    mögött.
serve-bus-help =
    Egy NATS címe, amelyen át ezek a szerverek azonnal üzennek egymásnak, például nats://HOST:4222.
    Ha nincs megadva, az adatbázisban keresik egymás üzeneteit.
serve-data-or-database = A játszmák egy helyen vannak: vagy a --data ad meg egy fájlt, vagy a --database egy címet.
serve-bus-needs-database = Üzenetbusz csak közös adatbázist használó szervereknek kell. Add meg az adatbázist a --database kapcsolóval.
serve-bad-bus = Ez nem egy üzenetbusz címe: { $text }. A cím ilyen: nats://HOST:4222.
