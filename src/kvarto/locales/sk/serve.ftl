# `kvarto serve`.

serve-short-help = Otvorí stránku, na ktorej sa hrá.
serve-help =
    Sprístupní stránku: hra proti počítaču, vo dvojici pri tomto zariadení, prezeranie partií. Je len
    pre toto zariadenie, ak ju --lan neotvorí domácej sieti alebo --public-url nepovie, kde ju nájdu
    všetci. Partie sa uchovávajú a po zastavení pokračujú. Ctrl-C ju zastaví.

    Každú voľbu možno zadať aj ako premennú prostredia: KVARTO_PUBLIC_URL namiesto --public-url.
serve-host-help = Adresa, na ktorej server počúva.
serve-port-help = Port; 0 vezme ktorýkoľvek voľný.
serve-lan-help = Počúvať v domácej sieti a vypísať adresu a QR kód pre telefón.
serve-public-url-help =
    Kde tento server nájdu všetci, napríklad https://kvarto.example: adresa v odkazoch a QR kódoch
    a jediná, ktorej stránky tu smú hrať.
serve-trusted-proxy-help =
    Adresa alebo sieť proxy pred týmto serverom, ktorá hovorí, kto sa pýta. Čo o tom tvrdí ktokoľvek
    iný, sa neberie do úvahy. Možno zadať viackrát.
serve-data-help = Súbor s partiami (inak jeden v tvojom dátovom priečinku).
serve-keep-days-help =
    Upratovať partie hostí, ktoré sa skončili pred toľkými dňami; partie účtov ostávajú. 0 nechá
    všetky. Bez tejto voľby { $days } s --public-url, inak ostávajú všetky.
serve-most-games-help = Koľko partií smie byť najviac otvorených naraz, u všetkých spolu.
serve-most-sockets-help = Koľko stránok smie byť najviac pripojených naraz.
serve-metrics-help = Či je na /metrics stránka s údajmi pre Prometheus.
serve-metrics-from-help =
    Adresa alebo sieť, odkiaľ sa smie čítať /metrics; inak len tento počítač. Možno zadať viackrát.
serve-open-help = Otvoriť stránku v prehliadači.
serve-log-level-help = Od ktorej úrovne písať protokol, ako riadky JSON na štandardný chybový výstup.
serve-not-installed =
    Server potrebuje viac než základnú inštaláciu ({ $what }).
    Doinštaluješ ho takto: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } nie je adresa pre všetkých. Taká adresa je http:// alebo https:// a meno počítača, ako ho píšu
    prehliadače, prípadne port; ďalej nič: https://kvarto.example
serve-https-needs-proxy =
    Pre { $url } musí niečo pred týmto serverom zabezpečovať TLS. Povedz, kde to je:
    --trusted-proxy 127.0.0.1, ak je to na tomto počítači.
serve-bad-network =
    { $text } nie je adresa ani sieť. Napíš napríklad 192.168.1.7 alebo 192.168.1.0/24.
serve-port-taken =
    Port { $port } je obsadený, možno iným kvarto.
    Zavri ho alebo vezmi iný port: kvarto serve --port { $next }
serve-cannot-listen = Nedá sa počúvať na { $host }, port { $port }: { $why }.
serve-address = Hrá sa na { $address }
serve-listening = Server počúva na { $address }
serve-file = Partie sú v { $file }
serve-scan = Alebo toto naskenuj telefónom v tej istej sieti:
serve-how-to-stop = Ctrl-C zastaví server.
serve-stopped = Zastavené. Všetky partie sú uložené.
