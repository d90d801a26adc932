### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = partie sa teraz nedajú uložiť; skús to o chvíľu znova
lease-lost = o { $place } sa teraz stará iný server
no-such-database = na adrese { $address } sa nedá otvoriť databáza (adresa vyzerá takto: postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL a NATS potrebujú ďalšie balíčky ({ $what }). Doinštaluješ ich takto:
    pip install "kvarto[server,cluster]"
database-out-of-reach = databáza { $address } sa nedá použiť: { $why }
database-there-too-new =
    Databáza { $address } je z novšieho kvarto: má revíziu { $revision } a toto kvarto pozná revízie len po { $newest }.
    Vráť sa k novšiemu kvarto alebo ku kópii spred zmeny.
database-encoding = databáza { $address } ukladá texty v kódovaní { $encoding }; vytvor databázu s kódovaním UTF8

db-there-will-be-upgraded = Databáza { $address } je zo staršieho kvarto a práve sa aktualizuje.
db-there-made = V databáze { $address } sú vytvorené tabuľky: revízia { $revision }.
db-there-upgraded = { $address }: revízia { $before } bola prevedená na { $revision }.
db-there-is-damaged =
    V databáze { $file } chýba niečo, čo by tam malo byť:
    { $damages }
db-backup-there =
    Databázu PostgreSQL kopíruje program, ktorý patrí k PostgreSQL, aj keď servery bežia:
    { $command }
db-restore-there =
    Databázu PostgreSQL obnovuje z kópie program, ktorý patrí k PostgreSQL. Najprv zastav všetky servery:
    { $command }
db-copy-help =
    Skopíruje všetko zo súboru FROM do prázdnej databázy PostgreSQL, napríklad
    postgresql://USER@HOST/NAME, aby s ňou mohlo pokračovať viac počítačov. Server musí byť zastavený.
    Skopíruje sa buď všetko, alebo nič; súbor sa nezmení.
db-copy-short-help = Skopíruje súbor do databázy PostgreSQL.
db-copy-from-file-to-address = FROM je súbor databázy a TO je adresa ako postgresql://USER@HOST/NAME
db-copying = Kopírovanie
copy-needs-upgrade = databázu { $file } treba najprv aktualizovať: kvarto db upgrade --database { $file }
copy-target-not-empty = v databáze { $address } už niečo je; vytvor na to prázdnu
copy-refused = tabuľka { $table } sa nedá skopírovať: { $why }
copy-incomplete = tabuľka { $table }: do databázy { $address } sa dostalo riadkov len { $there } z { $here }
come-again = tento stôl sa práve sťahuje na iný server; skús to o chvíľu znova

serve-database-help =
    Adresa databázy PostgreSQL, ak sú partie v nej, a nie v súbore, napríklad
    postgresql://USER@HOST/NAME: potom ich môže zdieľať viac serverov za ľubovoľným load
    balancerom.
serve-bus-help =
    Adresa NATS, cez ktorý si tieto servery hneď odovzdávajú správy, napríklad nats://HOST:4222.
    Bez neho hľadajú správy od ostatných v databáze.
serve-data-or-database = Partie sa ukladajú na jedno miesto: buď --data určí súbor, alebo --database adresu.
serve-bus-needs-database = Zbernicu správ potrebujú len servery so spoločnou databázou. Zadaj tú databázu pomocou --database.
serve-bad-bus = { $text } nie je adresa zbernice správ. Tá vyzerá takto: nats://HOST:4222.
