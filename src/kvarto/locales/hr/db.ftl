### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Drugi kvarto poslužitelj čuva svoje partije u { $file }.
    Zaustavite ga ili ovome dajte zasebnu datoteku: kvarto serve --data OTHER
database-too-new =
    { $file } je zapisao noviji kvarto: to je revizija { $revision }, a ovaj kvarto zna samo do { $newest }.
    Ponovno upotrijebite noviji ili se vratite na raniju kopiju: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } se ne može pročitati kao baza podataka: { $why }
not-our-database = { $file } je baza nekog drugog programa, a ne programa kvarto
nothing-in-database = u { $file } nema baze programa kvarto

db-help = Briga o bazi: nadogradnja, kopiranje, vraćanje kopije, provjera.
db-file-help = Baza podataka (ako nije zadana, ona koju koristi „kvarto serve”).
db-force-help = Zamjenjuje datoteku ako već postoji.
db-upgrade-help =
    Nadograđuje bazu starije verzije kvarta. Poslužitelj to isto radi kad se pokrene. Uz nju ostaje
    kopija stare.
db-upgrade-short-help = Nadograđuje bazu starije verzije kvarta.
db-is-newest = { $file } je ažurna baza: revizija { $revision }.
db-upgraded =
    { $file } je nadograđena s revizije { $before } na { $revision }.
    Prijašnje stanje sačuvano je u { $copy }
db-will-be-upgraded =
    { $file } je iz starije verzije kvarta i upravo se nadograđuje.
    Prijašnje stanje sačuvano je u { $copy }
db-backup-help =
    Kopira bazu u TARGET onakvu kakva je u jednom trenutku. Poslužitelj za to vrijeme može raditi.
db-backup-short-help = Kopira bazu, čak i dok poslužitelj radi.
db-copied = { $file } je kopirana u { $copy }
db-restore-help =
    Vraća kopiju: SOURCE postaje baza podataka. Poslužitelj za to mora biti zaustavljen.
db-restore-short-help = Vraća kopiju baze.
db-restored = { $file } je sada isto što i { $copy }.
db-file-is-there =
    { $file } već postoji.
    S --force se zamjenjuje, a njezin se sadržaj gubi.
db-no-file = nema datoteke { $file }
db-is-damaged =
    { $file } je oštećena; kopija se može vratiti ovako: kvarto db restore COPY --force
    { $damages }
db-check-help = Pregledava cijelu bazu: je li ispravna, koja je revizija i što je u njoj.
db-check-short-help = Pregledava cijelu bazu.
db-sound = { $file } je ispravna: revizija { $revision }.
db-older = Ovaj kvarto koristi reviziju { $newest }: bazu nadograđuje poslužitelj kad se pokrene, a i „kvarto db upgrade”.
db-games =
    { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }, od toga u tijeku: { $running }.
db-people =
    { $people ->
        [one] { $people } osoba
        [few] { $people } osobe
       *[other] { $people } osoba
    }, s računom: { $accounts }.
