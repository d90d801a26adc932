### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Egy másik kvarto szerver ebben a fájlban tartja a játszmáit: { $file }.
    Állítsd le azt, vagy adj ennek saját fájlt: kvarto serve --data OTHER
database-too-new =
    Ezt a fájlt egy újabb kvarto írta: { $file }. A változata { $revision }, ez a kvarto pedig eddig ismeri őket: { $newest }.
    Használd újra az újabb kvarto programot, vagy térj vissza a korábbi másolathoz: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = nem olvasható adatbázisként: { $file }: { $why }
not-our-database = ez egy másik program adatbázisa, nem a kvarto programé: { $file }
nothing-in-database = ebben a fájlban nincs kvarto adatbázis: { $file }

db-help = Az adatbázis karbantartása: frissítés, másolás, másolat visszaállítása, ellenőrzés.
db-file-help = Az adatbázis (ha nincs megadva, az, amelyet a "kvarto serve" használ).
db-force-help = A meglévő fájl felülírása.
db-upgrade-help =
    Frissíti egy régebbi kvarto adatbázisát. A szerver induláskor ugyanezt teszi. A korábbiról másolat
    marad mellette.
db-upgrade-short-help = Frissíti egy régebbi kvarto adatbázisát.
db-is-newest = { $file } naprakész: { $revision }. változat.
db-upgraded =
    { $file } frissítve: { $before } → { $revision }.
    A korábbi itt maradt meg: { $copy }
db-will-be-upgraded =
    { $file } egy régebbi kvarto programé, és most frissül.
    A korábbi itt marad meg: { $copy }
db-backup-help =
    Az adatbázis másolása a TARGET fájlba, ahogy egy adott pillanatban áll. Közben a szerver futhat.
db-backup-short-help = Az adatbázis másolása, akár futó szerver mellett is.
db-copied = { $file } lemásolva ide: { $copy }
db-restore-help =
    Egy másolat visszaállítása: a SOURCE fájl lesz az adatbázis. Ehhez a szervernek állnia kell.
db-restore-short-help = Az adatbázis egy másolatának visszaállítása.
db-restored = { $file } most ugyanaz, mint { $copy }.
db-file-is-there =
    { $file } már létezik.
    A --force kapcsolóval felülíródik, és ami benne van, elvész.
db-no-file = nincs ilyen fájl: { $file }
db-is-damaged =
    { $file } sérült; egy másolat így állítható vissza: kvarto db restore COPY --force
    { $damages }
db-check-help = Átnézi az egész adatbázist: ép-e, melyik változat, és mi van benne.
db-check-short-help = Átnézi az egész adatbázist.
db-sound = { $file } ép: { $revision }. változat.
db-older = Ez a kvarto ezt a változatot használja: { $newest }. A szerver induláskor frissít, és a "kvarto db upgrade" is.
db-games = { $games } játszma, ebből folyamatban { $running }.
db-people = { $people } ember, ebből fiókkal { $accounts }.
