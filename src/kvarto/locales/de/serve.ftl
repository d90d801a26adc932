# `kvarto serve`.

serve-short-help = Öffnet die Seite, auf der gespielt wird.
serve-help =
    Stellt die Seite bereit: gegen den Computer spielen, zu zweit an diesem Gerät, oder Partien
    ansehen. Sie ist nur für dieses Gerät da, es sei denn, --lan öffnet sie für das Heimnetz, oder
    --public-url sagt, wo alle sie finden. Partien bleiben erhalten und gehen beim nächsten Start
    weiter. Strg-C hält an.

    Jede Option lässt sich auch als Umgebungsvariable angeben: KVARTO_PUBLIC_URL für --public-url.
serve-host-help = Die Adresse, auf der der Server lauscht.
serve-port-help = Der Port; 0 nimmt irgendeinen freien.
serve-lan-help = Für das Heimnetz öffnen und Adresse und QR-Code für ein Handy ausgeben.
serve-public-url-help =
    Wo alle diesen Server finden, etwa https://kvarto.example: die Adresse in Links und QR-Codes, und
    die einzige, deren Seiten hier mitspielen dürfen.
serve-trusted-proxy-help =
    Die Adresse oder das Netz eines Proxys vor diesem Server, der sagt, wer anfragt. Was andere
    darüber sagen, gilt nicht. Geht auch mehrmals.
serve-data-help = Die Datei, in der die Partien liegen (ohne Angabe eine in deinem Datenordner).
serve-keep-days-help =
    Partien von Gästen wegräumen, die seit so vielen Tagen zu Ende sind; die von Konten bleiben. 0
    hebt alle auf. Ohne Angabe sind es mit --public-url { $days }, sonst bleiben alle.
serve-most-games-help = Höchstens so viele Partien sind gleichzeitig offen, von allen zusammen.
serve-most-sockets-help = Höchstens so viele Seiten sind gleichzeitig verbunden.
serve-metrics-help = Ob es unter /metrics eine Seite mit Messwerten für Prometheus gibt.
serve-metrics-from-help =
    Die Adresse oder das Netz, von wo /metrics gelesen werden darf; ohne Angabe nur dieser Rechner.
    Geht auch mehrmals.
serve-open-help = Die Seite im Browser öffnen.
serve-log-level-help = Ab welcher Stufe protokolliert wird, als JSON-Zeilen auf der Standardfehlerausgabe.
serve-not-installed =
    Der Server braucht mehr als die Grundinstallation ({ $what }).
    Das lässt sich nachinstallieren: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } ist keine Adresse für alle. Sie besteht aus http:// oder https:// und dem Namen eines
    Rechners, wie Browser ihn schreiben, vielleicht noch einem Port; dahinter steht nichts:
    https://kvarto.example
serve-https-needs-proxy =
    Für { $url } muss etwas vor diesem Server TLS sprechen. Gib an, wo das ist, mit
    --trusted-proxy 127.0.0.1, wenn es auf diesem Rechner läuft.
serve-bad-network =
    { $text } ist weder Adresse noch Netz. Schreib etwa 192.168.1.7 oder 192.168.1.0/24.
serve-port-taken =
    Port { $port } ist belegt, vielleicht von einem anderen kvarto.
    Schließ das andere, oder nimm einen anderen Port: kvarto serve --port { $next }
serve-cannot-listen = { $host }, Port { $port }, lässt sich nicht öffnen: { $why }.
serve-address = Gespielt wird auf { $address }
serve-listening = Der Server lauscht auf { $address }
serve-file = Die Partien liegen in { $file }
serve-scan = Oder scann das mit einem Handy im selben Netz:
serve-how-to-stop = Strg-C hält an.
serve-stopped = Angehalten. Alle Partien bleiben erhalten.
