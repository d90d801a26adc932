# `kvarto serve`.

serve-short-help = Öffnet die Seite, auf der gespielt wird.
serve-help =
    Stellt die Seite bereit: gegen den Computer spielen, zu zweit an diesem Gerät, oder Partien
    ansehen. Sie ist nur für dieses Gerät da, es sei denn, --lan öffnet sie für das Heimnetz.
    Partien bleiben erhalten und gehen beim nächsten Start weiter. Strg-C hält an.
serve-host-help = Die Adresse, auf der der Server lauscht.
serve-port-help = Der Port; 0 nimmt irgendeinen freien.
serve-lan-help = Für das Heimnetz öffnen und Adresse und QR-Code für ein Handy ausgeben.
serve-data-help = Die Datei, in der die Partien liegen (ohne Angabe eine in deinem Datenordner).
serve-open-help = Die Seite im Browser öffnen.
serve-log-level-help = Ab welcher Stufe protokolliert wird, als JSON-Zeilen auf der Standardfehlerausgabe.
serve-not-installed =
    Der Server braucht mehr als die Grundinstallation ({ $what }).
    So kommt es dazu: pip install "kvarto[server]"
serve-port-taken =
    Port { $port } ist belegt, vielleicht von einem anderen kvarto.
    Schließ das andere, oder nimm einen anderen Port: kvarto serve --port { $next }
serve-cannot-listen = { $host }, Port { $port }, lässt sich nicht öffnen: { $why }.
serve-address = Gespielt wird auf { $address }
serve-file = Die Partien liegen in { $file }
serve-scan = Oder scann das mit einem Handy im selben Netz:
serve-how-to-stop = Strg-C hält an.
serve-stopped = Angehalten. Alle Partien bleiben erhalten.
