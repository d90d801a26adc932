### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Üks teine kvarto server hoiab oma mänge failis { $file }.
    Peata see või anna sellele siin oma fail: kvarto serve --data OTHER
database-too-new =
    Faili { $file } on kirjutanud uuem kvarto: selle redaktsioon on { $revision }, see kvarto tunneb redaktsioone kuni { $newest }.
    Kasuta jälle uuemat kvartot või pöördu tagasi varasema koopia juurde: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = faili { $file } ei saa andmebaasina lugeda: { $why }
not-our-database = { $file } on mõne teise programmi andmebaas, mitte kvarto oma
nothing-in-database = failis { $file } pole kvarto andmebaasi

db-help = Hoolitse andmebaasi eest: uuenda, kopeeri, taasta koopia, kontrolli.
db-file-help = Andmebaas (kui pole antud, siis see, mida kasutab "kvarto serve").
db-force-help = Asenda olemasolev fail.
db-upgrade-help =
    Uuenda vanema kvarto andmebaas. Server teeb käivitudes sedasama. Koopia endisest jääb selle
    kõrvale.
db-upgrade-short-help = Uuenda vanema kvarto andmebaas.
db-is-newest = { $file } on ajakohane: redaktsioon { $revision }.
db-upgraded =
    { $file } on uuendatud redaktsioonist { $before } redaktsioonini { $revision }.
    Endine on alles failis { $copy }
db-will-be-upgraded =
    { $file } on vanema kvarto oma ja seda uuendatakse.
    Endine on alles failis { $copy }
db-backup-help =
    Kopeeri andmebaas faili TARGET sellisena, nagu see ühel hetkel on. Server võib samal ajal töötada.
db-backup-short-help = Kopeeri andmebaas, ka siis, kui server töötab.
db-copied = { $file } on kopeeritud faili { $copy }
db-restore-help =
    Taasta koopia: failist SOURCE saab andmebaas. Server peab selleks peatatud olema.
db-restore-short-help = Taasta andmebaasi koopia.
db-restored = { $file } on nüüd sama mis { $copy }.
db-file-is-there =
    { $file } on juba olemas.
    Valikuga --force see asendatakse ja selle sisu läheb kaotsi.
db-no-file = faili { $file } pole
db-is-damaged =
    { $file } on rikutud; koopia saab taastada nii: kvarto db restore COPY --force
    { $damages }
db-check-help = Vaata kogu andmebaas läbi: kas see on terve, mis redaktsioon see on ja mis seal sees on.
db-check-short-help = Vaata kogu andmebaas läbi.
db-sound = { $file } on terve: redaktsioon { $revision }.
db-older = See kvarto kasutab redaktsiooni { $newest }: server uuendab käivitudes, samuti "kvarto db upgrade".
db-games =
    { $games ->
        [one] 1 mäng,
       *[other] { $games } mängu,
    } neist pooleli { $running ->
        [one] { $running } mäng
       *[other] { $running } mängu
    }.
db-people =
    { $people ->
        [one] 1 inimene,
       *[other] { $people } inimest,
    } neist kontoga { $accounts }.
