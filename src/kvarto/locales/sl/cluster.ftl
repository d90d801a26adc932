### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = partij zdaj ni mogoče shraniti; čez trenutek poskusi znova
lease-lost = za { $place } zdaj skrbi drug strežnik
no-such-database = na naslovu { $address } ni mogoče odpreti baze podatkov (naslov je tak: postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL in NATS potrebujeta dodatne pakete ({ $what }). Namestiš jih tako:
    pip install "kvarto[server,cluster]"
database-out-of-reach = baze podatkov { $address } ni mogoče uporabiti: { $why }
database-there-too-new =
    Baza { $address } je iz novejšega kvarta: ima revizijo { $revision }, ta kvarto pa pozna le tiste do { $newest }.
    Vrni se k novejšemu kvartu ali k prejšnji kopiji.
database-encoding = baza podatkov { $address } hrani besedila v kodiranju { $encoding }; ustvari bazo s kodiranjem UTF8

db-there-will-be-upgraded = Baza { $address } je iz starejšega kvarta in se pravkar posodablja.
db-there-made = V bazi { $address } so ustvarjene tabele: revizija { $revision }.
db-there-upgraded = { $address }: revizija { $before } je posodobljena na { $revision }.
db-there-is-damaged =
    V bazi { $file } manjka nekaj, kar bi moralo biti tam:
    { $damages }
db-backup-there =
    Bazo PostgreSQL kopira program, ki sodi k PostgreSQL, tudi ko strežniki tečejo:
    { $command }
db-restore-there =
    Bazo PostgreSQL iz kopije obnovi program, ki sodi k PostgreSQL. Prej ustavi vse strežnike:
    { $command }
db-copy-help =
    Kopira vse iz datoteke FROM v prazno bazo PostgreSQL, na primer
    postgresql://USER@HOST/NAME, da lahko z njo nadaljuje več računalnikov. Strežnik mora biti
    ustavljen. Kopira se vse ali nič; datoteka ostane, kakršna je.
db-copy-short-help = Kopira datoteko v bazo PostgreSQL.
db-copy-from-file-to-address = FROM je datoteka baze podatkov, TO pa naslov, kot je postgresql://USER@HOST/NAME
db-copying = Kopiranje
copy-needs-upgrade = bazo { $file } je treba najprej posodobiti: kvarto db upgrade --database { $file }
copy-target-not-empty = v bazi { $address } že nekaj je; za to ustvari prazno bazo
copy-refused = tabele { $table } ni mogoče kopirati: { $why }
copy-incomplete = tabela { $table }: v bazo { $address } je prišlo vrstic le { $there } od { $here }
come-again = ta miza se ravno seli na drug strežnik; čez trenutek poskusi znova

serve-database-help =
    Naslov baze PostgreSQL, v kateri so partije namesto v datoteki, na primer
    postgresql://USER@HOST/NAME: potem si jih lahko deli več strežnikov za poljubnim izravnalnikom
    obremenitve.
serve-bus-help =
    Naslov NATS, prek katerega si ti strežniki takoj pošiljajo sporočila, na primer
    nats://HOST:4222. Brez njega sporočila drug drugega iščejo v bazi podatkov.
serve-data-or-database = Partije so na enem mestu: bodisi --data navede datoteko bodisi --database naslov.
serve-bus-needs-database = Sporočilno vodilo potrebujejo le strežniki s skupno bazo podatkov. Navedi jo z --database.
serve-bad-bus = { $text } ni naslov sporočilnega vodila. Naslov je tak: nats://HOST:4222.
