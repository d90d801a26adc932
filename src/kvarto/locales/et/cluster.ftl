### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = mänge ei saa praegu salvestada; proovi hetke pärast uuesti
lease-lost = selle eest hoolitseb nüüd teine server: { $place }
no-such-database = aadressilt { $address } ei saa andmebaasi avada (aadress on kujul postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL ja NATS vajavad lisapakette ({ $what }). Paigalda need nii:
    pip install "kvarto[server,cluster]"
database-out-of-reach = andmebaasi { $address } ei saa kasutada: { $why }
database-there-too-new =
    Andmebaasi { $address } on kirjutanud uuem kvarto: selle redaktsioon on { $revision }, see kvarto tunneb redaktsioone kuni { $newest }.
    Kasuta jälle uuemat kvartot või varasemat koopiat.
database-encoding = andmebaas { $address } hoiab tekste kodeeringus { $encoding }; loo andmebaas kodeeringuga UTF8

db-there-will-be-upgraded = { $address } on vanema kvarto oma ja seda uuendatakse.
db-there-made = Tabelid on loodud andmebaasi { $address }: redaktsioon { $revision }.
db-there-upgraded = { $address } on uuendatud redaktsioonist { $before } redaktsioonini { $revision }.
db-there-is-damaged =
    Andmebaasis { $file } on puudu midagi, mis peaks seal olema:
    { $damages }
db-backup-there =
    PostgreSQL-i andmebaasi kopeerib PostgreSQL-i enda programm, ka siis, kui serverid töötavad:
    { $command }
db-restore-there =
    PostgreSQL-i andmebaasi koopia taastab PostgreSQL-i enda programm. Peata enne seda kõik serverid:
    { $command }
db-copy-help =
    Kopeeri kõik failist FROM tühja PostgreSQL-i andmebaasi, mille aadress on näiteks
    postgresql://USER@HOST/NAME, et mitu masinat saaks sellega jätkata. Server peab selleks peatatud
    olema. Kopeeritakse kas kõik või mitte midagi; fail jääb endiseks.
db-copy-short-help = Kopeeri fail PostgreSQL-i andmebaasi.
db-copy-from-file-to-address = FROM on andmebaasi fail ja TO on aadress, näiteks postgresql://USER@HOST/NAME
db-copying = Kopeerin
copy-needs-upgrade = { $file } tuleb enne uuendada: kvarto db upgrade --database { $file }
copy-target-not-empty = andmebaasis { $address } on juba midagi; loo selleks tühi andmebaas
copy-refused = tabelit { $table } ei saa kopeerida: { $why }
copy-incomplete = tabeli { $table } ridadest jõudis andmebaasi { $address } ainult { $there }/{ $here }
come-again = see laud kolib parajasti teise serverisse; proovi hetke pärast uuesti

serve-database-help =
    Mänge (faili asemel) hoidva PostgreSQL-i andmebaasi aadress, näiteks
    postgresql://USER@HOST/NAME: siis saab neid ühiselt kasutada mitu serverit, mis tahes
    koormusjaoturi taga.
serve-bus-help =
    NATS-i aadress, mille kaudu need serverid üksteisest kohe kuulevad, näiteks nats://HOST:4222.
    Kui pole antud, otsivad serverid üksteise sõnumeid andmebaasist.
serve-data-or-database = Mänge hoitakse ühes kohas: kas --data annab faili või --database aadressi.
serve-bus-needs-database = Sõnumisiini vajavad ainult serverid, millel on ühine andmebaas. Anna andmebaas valikuga --database.
serve-bad-bus = { $text } ei ole sõnumisiini aadress. Aadress on kujul nats://HOST:4222.
