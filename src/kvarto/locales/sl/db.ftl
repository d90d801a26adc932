### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    V { $file } ima svoje partije drug strežnik kvarto.
    Ustavi ga ali daj temu svojo datoteko: kvarto serve --data OTHER
database-too-new =
    { $file } je iz novejšega kvarta: ima revizijo { $revision }, ta kvarto pa pozna le tiste do { $newest }.
    Vrni se k novejšemu kvartu ali k prejšnji kopiji: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } ni berljiva baza podatkov: { $why }
not-our-database = { $file } je baza podatkov drugega programa, ne kvarta
nothing-in-database = v { $file } ni baze podatkov kvarta

db-help = Skrbi za bazo podatkov: posodobi, kopiraj, obnovi iz kopije, preveri.
db-file-help = Baza podatkov (sicer tista, ki jo uporablja "kvarto serve").
db-force-help = Zamenja obstoječo datoteko.
db-upgrade-help =
    Posodobi bazo podatkov starejšega kvarta. Strežnik to ob zagonu naredi sam. Kopija prejšnje ostane
    zraven.
db-upgrade-short-help = Posodobi bazo podatkov starejšega kvarta.
db-is-newest = { $file } je posodobljena: revizija { $revision }.
db-upgraded =
    { $file }: revizija { $before } je posodobljena na { $revision }.
    Prejšnje stanje je v { $copy }
db-will-be-upgraded =
    { $file } je iz starejšega kvarta in se pravkar posodablja.
    Prejšnje stanje je v { $copy }
db-backup-help =
    Kopira bazo podatkov v TARGET, kakršna je v enem trenutku. Strežnik lahko medtem teče.
db-backup-short-help = Kopira bazo podatkov, tudi ko strežnik teče.
db-copied = { $file } je kopirana v { $copy }
db-restore-help =
    Obnovi iz kopije: SOURCE postane baza podatkov. Strežnik mora biti ustavljen.
db-restore-short-help = Obnovi bazo podatkov iz kopije.
db-restored = { $file } je zdaj taka kot { $copy }.
db-file-is-there =
    { $file } že obstaja.
    Z --force se zamenja in njena vsebina se izgubi.
db-no-file = datoteke { $file } ni
db-is-damaged =
    Datoteka { $file } je poškodovana; kopijo obnoviš tako: kvarto db restore COPY --force
    { $damages }
db-check-help = Pregleda vso bazo podatkov: ali je v redu, katero revizijo ima in kaj je v njej.
db-check-short-help = Pregleda vso bazo podatkov.
db-sound = Baza { $file } je v redu: revizija { $revision }.
db-older = Ta kvarto uporablja revizijo { $newest }: strežnik bazo posodobi ob zagonu, prav tako "kvarto db upgrade".
db-games =
    { $games ->
        [one] { $games } partija
        [two] { $games } partiji
        [few] { $games } partije
       *[other] { $games } partij
    }, v teku: { $running }.
db-people =
    { $people ->
        [one] { $people } oseba
        [two] { $people } osebi
        [few] { $people } osebe
       *[other] { $people } oseb
    }, z računom: { $accounts }.
