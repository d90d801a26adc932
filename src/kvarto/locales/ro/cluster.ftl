### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = partidele nu se pot păstra acum; încearcă din nou peste câteva clipe
lease-lost = de { $place } se ocupă acum un alt server
no-such-database = la { $address } nu se poate deschide nicio bază de date (adresa arată așa: postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL și NATS au nevoie de alte pachete ({ $what }). Instalează-le cu:
    pip install "kvarto[server,cluster]"
database-out-of-reach = baza de date { $address } nu se poate folosi: { $why }
database-there-too-new =
    { $address } a fost scrisă de un kvarto mai nou: are revizia { $revision }, iar acest kvarto le știe pe cele până la { $newest }.
    Folosește din nou versiunea mai nouă sau o copie dinainte.
database-encoding = baza de date { $address } păstrează textele în { $encoding }; creează una cu codificarea UTF8

db-there-will-be-upgraded = { $address } este a unui kvarto mai vechi și se aduce la zi.
db-there-made = Tabelele au fost create în { $address }: revizia { $revision }.
db-there-upgraded = { $address } a fost adusă de la revizia { $before } la { $revision }.
db-there-is-damaged =
    În { $file } lipsește ceva ce ar trebui să fie acolo:
    { $damages }
db-backup-there =
    O bază de date PostgreSQL se copiază cu programul propriu al PostgreSQL, chiar și cu serverele pornite:
    { $command }
db-restore-there =
    O copie a unei baze de date PostgreSQL se pune înapoi cu programul propriu al PostgreSQL. Oprește mai întâi toate serverele:
    { $command }
db-copy-help =
    Copiază tot din fișierul FROM într-o bază de date PostgreSQL goală, cum ar fi
    postgresql://USER@HOST/NAME, ca mai multe mașini să poată continua cu ea. Serverul trebuie să fie
    oprit. Se copiază ori tot, ori nimic; fișierul rămâne cum este.
db-copy-short-help = Copiază un fișier într-o bază de date PostgreSQL.
db-copy-from-file-to-address = FROM este fișierul unei baze de date, iar TO este o adresă precum postgresql://USER@HOST/NAME
db-copying = Se copiază
copy-needs-upgrade = { $file } trebuie adus mai întâi la zi: kvarto db upgrade --database { $file }
copy-target-not-empty = în { $address } există deja ceva; creează o bază de date goală pentru asta
copy-refused = { $table } nu se poate copia: { $why }
copy-incomplete = rânduri din { $table } ajunse în { $address }: doar { $there } din { $here }
come-again = masa aceasta tocmai se mută pe alt server; încearcă din nou peste câteva clipe

serve-database-help =
    Adresa unei baze de date PostgreSQL care păstrează partidele în locul unui fișier, de forma
    postgresql://USER@HOST/NAME: astfel le pot folosi împreună mai multe servere, în spatele
    oricărui load balancer.
serve-bus-help =
    Adresa unui NATS prin care aceste servere își dau de știre imediat, de forma nats://HOST:4222.
    Dacă lipsește, ele caută în baza de date mesajele celorlalte.
serve-data-or-database = Partidele se păstrează într-un singur loc: ori --data indică un fișier, ori --database o adresă.
serve-bus-needs-database = Doar serverele cu o bază de date comună au nevoie de o magistrală de mesaje. Spune care este baza, cu --database.
serve-bad-bus = { $text } nu este adresa unei magistrale de mesaje. Adresa arată așa: nats://HOST:4222.
