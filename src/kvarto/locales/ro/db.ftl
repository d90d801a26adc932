### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Un alt server kvarto își păstrează partidele în { $file }.
    Oprește-l pe acela sau dă-i acestuia un fișier al lui: kvarto serve --data OTHER
database-too-new =
    { $file } a fost scris de un kvarto mai nou: are revizia { $revision }, iar acest kvarto le știe pe cele până la { $newest }.
    Folosește din nou versiunea mai nouă sau întoarce-te la copia dinainte: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } nu se poate citi ca bază de date: { $why }
not-our-database = { $file } este baza de date a altui program, nu a lui kvarto
nothing-in-database = nu există o bază de date kvarto în { $file }

db-help = Are grijă de baza de date: o aduce la zi, o copiază, pune înapoi o copie, o verifică.
db-file-help = Baza de date (dacă lipsește, cea folosită de „kvarto serve”).
db-force-help = Înlocuiește un fișier existent.
db-upgrade-help =
    Aduce la zi baza de date a unui kvarto mai vechi. Un server face la fel când pornește. Alături
    rămâne o copie a ceea ce a fost.
db-upgrade-short-help = Aduce la zi baza de date a unui kvarto mai vechi.
db-is-newest = { $file } este la zi: revizia { $revision }.
db-upgraded =
    { $file } a fost adus de la revizia { $before } la { $revision }.
    Ce a fost înainte se păstrează în { $copy }
db-will-be-upgraded =
    { $file } este al unui kvarto mai vechi și se aduce la zi.
    Ce a fost înainte se păstrează în { $copy }
db-backup-help =
    Copiază baza de date în TARGET așa cum este în acel moment. Un server poate merge mai departe
    între timp.
db-backup-short-help = Copiază baza de date, chiar și cu serverul pornit.
db-copied = { $file } a fost copiat în { $copy }
db-restore-help =
    Pune înapoi o copie: SOURCE devine baza de date. Serverul trebuie să fie oprit.
db-restore-short-help = Pune înapoi o copie a bazei de date.
db-restored = { $file } este acum ce era { $copy }.
db-file-is-there =
    { $file } există deja.
    Cu --force este înlocuit, iar ce conține se pierde.
db-no-file = nu există fișierul { $file }
db-is-damaged =
    { $file } este deteriorat; o copie se poate pune înapoi cu: kvarto db restore COPY --force
    { $damages }
db-check-help = Parcurge toată baza de date: dacă e întreagă, ce revizie are, ce conține.
db-check-short-help = Parcurge toată baza de date.
db-sound = { $file } este în regulă: revizia { $revision }.
db-older = Acest kvarto folosește revizia { $newest }: un server o aduce la zi când pornește, la fel și „kvarto db upgrade”.
db-games =
    { $games ->
        [one] 1 partidă,
        [few] { $games } partide,
       *[other] { $games } de partide,
    } în curs: { $running }.
db-people =
    { $people ->
        [one] 1 persoană,
        [few] { $people } persoane,
       *[other] { $people } de persoane,
    } cu cont: { $accounts }.
