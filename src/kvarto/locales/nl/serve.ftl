# `kvarto serve`.

serve-short-help = Open de pagina om op te spelen.
serve-help =
    Start de pagina: speel tegen de computer, met z'n tweeën op dit apparaat, of bekijk partijen. Dat
    kan alleen op dit apparaat, tenzij --lan ook het thuisnetwerk toelaat of --public-url het adres voor
    iedereen noemt. Partijen worden bewaard en gaan na een stop gewoon verder. Ctrl-C stopt.

    Elke optie kan ook als omgevingsvariabele: KVARTO_PUBLIC_URL voor --public-url.
serve-host-help = Het adres om op te luisteren.
serve-port-help = De poort; 0 neemt een vrije.
serve-lan-help = Luister op het thuisnetwerk, en toon het adres en een QR-code voor een telefoon.
serve-public-url-help =
    Waar iedereen deze server vindt, zoals https://kvarto.example: het adres in links en QR-codes,
    en het enige waarvan de pagina's hier mogen spelen.
serve-trusted-proxy-help =
    Het adres of netwerk van een proxy voor deze server, die zegt wie er vraagt. Wat een ander
    daarover zegt, telt niet. Mag vaker worden opgegeven.
serve-data-help = Het bestand met de partijen (zonder opgave een in je gegevensmap).
serve-keep-days-help =
    Ruim partijen van gasten op die al zo veel dagen zijn afgelopen; die van accounts blijven. 0 bewaart
    alles. Zonder opgave { $days } met --public-url, en anders blijft alles bewaard.
serve-most-games-help = Hoeveel partijen er hoogstens tegelijk open zijn, van iedereen samen.
serve-most-sockets-help = Hoeveel pagina's er hoogstens tegelijk verbonden zijn.
serve-metrics-help = Of er op /metrics een pagina met cijfers voor Prometheus is.
serve-metrics-from-help =
    Het adres of netwerk dat /metrics mag lezen; zonder opgave deze machine. Mag vaker worden
    opgegeven.
serve-open-help = Open de pagina in de browser.
serve-log-level-help = Vanaf welk niveau er wordt gelogd, als JSON-regels op standaardfout.
serve-not-installed =
    De server heeft meer nodig dan de basisinstallatie ({ $what }).
    Installeer dat met: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } is geen adres voor iedereen. Zo'n adres is http:// of https:// en de naam van een host
    zoals browsers die schrijven, eventueel met een poort, en niets erachter: https://kvarto.example
serve-https-needs-proxy =
    Voor { $url } moet iets vóór deze server TLS spreken. Zeg waar dat is, met
    --trusted-proxy 127.0.0.1 als het op deze machine draait.
serve-bad-network =
    { $text } is geen adres of netwerk. Schrijf het als 192.168.1.7 of 192.168.1.0/24.
serve-port-taken =
    Poort { $port } is bezet, misschien door een andere kvarto.
    Sluit die, of neem een andere poort: kvarto serve --port { $next }
serve-cannot-listen = Kan niet luisteren op { $host }, poort { $port }: { $why }.
serve-address = Speel op { $address }
serve-listening = Luistert op { $address }
serve-file = Partijen worden bewaard in { $file }
serve-scan = Of scan dit met een telefoon in hetzelfde netwerk:
serve-how-to-stop = Druk op Ctrl-C om te stoppen.
serve-stopped = Gestopt. Alle partijen zijn bewaard.
