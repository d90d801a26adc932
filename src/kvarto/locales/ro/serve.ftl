# `kvarto serve`.

serve-short-help = Deschide pagina pe care se joacă.
serve-help =
    Pornește pagina: joacă împotriva calculatorului, în doi pe acest dispozitiv, sau privește partide.
    E doar pentru acest dispozitiv, dacă --lan nu o deschide pentru rețeaua de acasă sau --public-url
    nu spune unde o găsește toată lumea. Partidele se păstrează și continuă după o oprire. Ctrl-C o
    oprește.

    Orice opțiune se poate da și ca variabilă de mediu: KVARTO_PUBLIC_URL pentru --public-url.
serve-host-help = Adresa pe care ascultă.
serve-port-help = Portul; 0 ia unul liber.
serve-lan-help = Ascultă în rețeaua de acasă și tipărește adresa și un cod QR pentru telefon.
serve-public-url-help =
    Unde găsește toată lumea acest server, de forma https://kvarto.example: adresa din linkuri și din
    codurile QR, și singura ale cărei pagini pot juca aici.
serve-trusted-proxy-help =
    Adresa sau rețeaua unui proxy aflat în fața acestui server, care spune cine întreabă. Ce spun
    alții despre asta nu contează. Se poate da de mai multe ori.
serve-data-help = Fișierul în care se păstrează partidele (dacă lipsește, unul din dosarul tău de date).
serve-keep-days-help =
    Șterge partidele vizitatorilor încheiate de atâtea zile; cele ale conturilor rămân. 0 le păstrează
    pe toate. Dacă lipsește: { $days } cu --public-url, altfel se păstrează.
serve-most-games-help = Câte partide pot fi deschise cel mult în același timp, ale tuturor la un loc.
serve-most-sockets-help = Câte pagini pot fi conectate cel mult în același timp.
serve-metrics-help = Dacă există o pagină de măsurători pentru Prometheus la /metrics.
serve-metrics-from-help =
    Adresa sau rețeaua din care se poate citi /metrics; dacă lipsește, doar de pe această mașină. Se
    poate da de mai multe ori.
serve-open-help = Deschide pagina în browser.
serve-log-level-help = De la ce nivel în sus se scrie jurnalul, ca rânduri JSON la ieșirea de erori.
serve-not-installed =
    Serverul are nevoie de mai mult decât instalarea de bază ({ $what }).
    Instalează-l cu: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } nu este o adresă pentru toată lumea. Ea este http:// sau https:// și numele unei gazde,
    cum îl scriu browserele, eventual cu un port; după ele nu mai urmează nimic: https://kvarto.example
serve-https-needs-proxy =
    Pentru { $url } trebuie ca ceva din fața acestui server să vorbească TLS. Spune unde se află, cu
    --trusted-proxy 127.0.0.1 dacă este pe această mașină.
serve-bad-network =
    { $text } nu este o adresă sau o rețea. Scrie una de forma 192.168.1.7 sau 192.168.1.0/24.
serve-port-taken =
    Portul { $port } este ocupat, poate de un alt kvarto.
    Închide-l pe acela sau ia alt port: kvarto serve --port { $next }
serve-cannot-listen = Nu se poate asculta pe { $host }, portul { $port }: { $why }.
serve-address = Joacă la { $address }
serve-listening = Ascultă pe { $address }
serve-file = Partidele se păstrează în { $file }
serve-scan = Sau scanează codul cu un telefon din aceeași rețea:
serve-how-to-stop = Apasă Ctrl-C pentru oprire.
serve-stopped = Oprit. Toate partidele s-au păstrat.
