### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = die Partien lassen sich gerade nicht speichern; versuch es gleich noch einmal
lease-lost = um { $place } kümmert sich jetzt ein anderer Server
no-such-database = unter { $address } lässt sich keine Datenbank öffnen (die Adresse sieht so aus: postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL und NATS brauchen weitere Pakete ({ $what }). Sie lassen sich nachinstallieren:
    pip install "kvarto[server,cluster]"
database-out-of-reach = die Datenbank { $address } lässt sich nicht verwenden: { $why }
database-there-too-new =
    { $address } stammt von einem neueren kvarto: Die Datenbank hat Stand { $revision }, und dieses kvarto kennt nur die bis { $newest }.
    Nimm wieder das neuere kvarto, oder eine Kopie von vorher.
database-encoding = die Datenbank { $address } speichert Texte als { $encoding }; leg eine mit der Kodierung UTF8 an

db-there-will-be-upgraded = { $address } stammt von einem älteren kvarto und wird auf den neuesten Stand gebracht.
db-there-made = In { $address } sind die Tabellen angelegt: Stand { $revision }.
db-there-upgraded = { $address } ist von Stand { $before } auf { $revision } gebracht.
db-there-is-damaged =
    In { $file } fehlt etwas, das da sein müsste:
    { $damages }
db-backup-there =
    Eine PostgreSQL-Datenbank kopiert das Programm von PostgreSQL selbst, auch wenn Server laufen:
    { $command }
db-restore-there =
    Die Kopie einer PostgreSQL-Datenbank holt das Programm von PostgreSQL selbst zurück. Halt vorher alle Server an:
    { $command }
db-copy-help =
    Kopiert alles aus der Datei FROM in eine leere PostgreSQL-Datenbank, etwa
    postgresql://USER@HOST/NAME, damit mehrere Rechner damit weitermachen können. Der Server muss dafür
    angehalten sein. Kopiert wird alles oder nichts; die Datei bleibt, wie sie ist.
db-copy-short-help = Kopiert eine Datei in eine PostgreSQL-Datenbank.
db-copy-from-file-to-address = FROM ist die Datei einer Datenbank, und TO ist eine Adresse wie postgresql://USER@HOST/NAME
db-copying = Kopieren
copy-needs-upgrade = { $file } muss erst auf den neuesten Stand gebracht werden: kvarto db upgrade --database { $file }
copy-target-not-empty = in { $address } ist schon etwas; leg dafür eine leere Datenbank an
copy-refused = { $table } lässt sich nicht kopieren: { $why }
copy-incomplete = von { $table } sind nur { $there } von { $here } Zeilen in { $address } angekommen
come-again = dieser Tisch zieht gerade auf einen anderen Server um; versuch es gleich noch einmal

serve-database-help =
    Die Adresse einer PostgreSQL-Datenbank, in der die Partien statt in einer Datei liegen, etwa
    postgresql://USER@HOST/NAME: Dann können sich mehrere Server die Partien teilen, hinter einem
    beliebigen Load-Balancer.
serve-bus-help =
    Die Adresse von NATS, über das sich diese Server sofort verständigen, etwa nats://HOST:4222.
    Ohne Angabe suchen sie in der Datenbank nach Nachrichten voneinander.
serve-data-or-database = Die Partien liegen an einem Ort: Entweder nennt --data eine Datei oder --database eine Adresse.
serve-bus-needs-database = Einen Nachrichtenbus brauchen nur Server, die sich eine Datenbank teilen. Gib die Datenbank mit --database an.
serve-bad-bus = { $text } ist nicht die Adresse eines Nachrichtenbusses. Sie sieht so aus: nats://HOST:4222.
