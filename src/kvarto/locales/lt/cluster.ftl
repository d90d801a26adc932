### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = partijų dabar nepavyksta išsaugoti; po akimirkos bandyk vėl
lease-lost = dabar tai prižiūri kitas serveris: { $place }
no-such-database = adresu { $address } nepavyksta atverti duomenų bazės (adresas atrodo taip: postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL ir NATS reikia papildomų paketų ({ $what }). Įdiek juos taip:
    pip install "kvarto[server,cluster]"
database-out-of-reach = duomenų bazės { $address } naudoti negalima: { $why }
database-there-too-new =
    Duomenų bazę { $address } įrašė naujesnis kvarto: jos redakcija { $revision }, o šis kvarto pažįsta iki { $newest }.
    Naudok naujesnį kvarto arba ankstesnę kopiją.
database-encoding = duomenų bazė { $address } tekstus saugo koduote { $encoding }; sukurk duomenų bazę su koduote UTF8

db-there-will-be-upgraded = { $address } yra senesnio kvarto ir dabar atnaujinama.
db-there-made = Lentelės sukurtos duomenų bazėje { $address }: redakcija { $revision }.
db-there-upgraded = { $address } atnaujinta iš redakcijos { $before } į { $revision }.
db-there-is-damaged =
    Duomenų bazėje { $file } trūksta to, kas joje turėtų būti:
    { $damages }
db-backup-there =
    PostgreSQL duomenų bazė kopijuojama paties PostgreSQL programa, net serveriams veikiant:
    { $command }
db-restore-there =
    PostgreSQL duomenų bazės kopija grąžinama paties PostgreSQL programa. Prieš tai sustabdyk visus serverius:
    { $command }
db-copy-help =
    Nukopijuoja viską iš failo FROM į tuščią PostgreSQL duomenų bazę, pavyzdžiui,
    postgresql://USER@HOST/NAME, kad su ja galėtų tęsti keli kompiuteriai. Serveris tuo metu turi būti
    sustabdytas. Nukopijuojama arba viskas, arba nieko; failas lieka, koks buvo.
db-copy-short-help = Nukopijuoja failą į PostgreSQL duomenų bazę.
db-copy-from-file-to-address = FROM yra duomenų bazės failas, o TO – adresas, pavyzdžiui, postgresql://USER@HOST/NAME
db-copying = Kopijuojama
copy-needs-upgrade = pirmiausia reikia atnaujinti { $file }: kvarto db upgrade --database { $file }
copy-target-not-empty = duomenų bazėje { $address } jau kažkas yra; sukurk tam tuščią duomenų bazę
copy-refused = lentelės { $table } nukopijuoti nepavyksta: { $why }
copy-incomplete = į duomenų bazę { $address } pateko ne visos lentelės { $table } eilutės: { $there } iš { $here }
come-again = šis stalas kaip tik perkeliamas į kitą serverį; po akimirkos bandyk vėl

serve-database-help =
    PostgreSQL duomenų bazės, kurioje (o ne faile) saugomos partijos, adresas, pavyzdžiui,
    postgresql://USER@HOST/NAME: tada jomis gali dalytis keli serveriai už bet kokio apkrovos
    skirstytuvo.
serve-bus-help =
    NATS, per kurį šie serveriai iškart praneša vieni kitiems, adresas, pavyzdžiui,
    nats://HOST:4222. Jei nenurodyta, vieni kitų pranešimų jie ieško duomenų bazėje.
serve-data-or-database = Partijos saugomos vienoje vietoje: arba --data nurodo failą, arba --database – adresą.
serve-bus-needs-database = Pranešimų magistralės reikia tik bendrą duomenų bazę turintiems serveriams. Nurodyk duomenų bazę su --database.
serve-bad-bus = { $text } nėra pranešimų magistralės adresas. Jis atrodo taip: nats://HOST:4222.
