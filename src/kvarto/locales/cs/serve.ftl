# `kvarto serve`.

serve-short-help = Otevře stránku, na které se hraje.
serve-help =
    Zpřístupní stránku: hra proti počítači, ve dvou u tohoto zařízení, prohlížení partií. Je jen pro
    toto zařízení, pokud ji --lan neotevře domácí síti nebo --public-url neřekne, kde ji najdou
    všichni. Partie se uchovávají a po zastavení pokračují. Ctrl-C ji zastaví.

    Každou volbu lze zadat i jako proměnnou prostředí: KVARTO_PUBLIC_URL místo --public-url.
serve-host-help = Adresa, na které server naslouchá.
serve-port-help = Port; 0 vezme kterýkoli volný.
serve-lan-help = Naslouchat v domácí síti a vypsat adresu a QR kód pro telefon.
serve-public-url-help =
    Kde tento server najdou všichni, třeba https://kvarto.example: adresa v odkazech a QR kódech
    a jediná, jejíž stránky tu smějí hrát.
serve-trusted-proxy-help =
    Adresa nebo síť proxy před tímto serverem, která říká, kdo se ptá. Co o tom tvrdí kdokoli jiný,
    se nebere v úvahu. Lze zadat vícekrát.
serve-data-help = Soubor s partiemi (jinak jeden ve tvé datové složce).
serve-keep-days-help =
    Uklízet partie hostů, které skončily před tolika dny; partie účtů zůstávají. 0 nechá všechny. Bez
    této volby { $days } s --public-url, jinak zůstávají všechny.
serve-most-games-help = Kolik partií smí být nejvýš otevřeno najednou, u všech dohromady.
serve-most-sockets-help = Kolik stránek smí být nejvýš připojeno najednou.
serve-metrics-help = Zda je na /metrics stránka s údaji pro Prometheus.
serve-metrics-from-help =
    Adresa nebo síť, odkud se smí číst /metrics; jinak jen tento počítač. Lze zadat vícekrát.
serve-open-help = Otevřít stránku v prohlížeči.
serve-log-level-help = Od které úrovně psát protokol, jako řádky JSON na standardní chybový výstup.
serve-not-installed =
    Server potřebuje víc než základní instalaci ({ $what }).
    Doinstaluješ ho takto: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } není adresa pro všechny. Taková adresa je http:// nebo https:// a jméno počítače, jak ho píší
    prohlížeče, případně port; dál nic: https://kvarto.example
serve-https-needs-proxy =
    Pro { $url } musí něco před tímto serverem zajišťovat TLS. Řekni, kde to je:
    --trusted-proxy 127.0.0.1, pokud je to na tomto počítači.
serve-bad-network =
    { $text } není adresa ani síť. Napiš třeba 192.168.1.7 nebo 192.168.1.0/24.
serve-port-taken =
    Port { $port } je obsazený, možná jiným kvarto.
    Zavři ho, nebo vezmi jiný port: kvarto serve --port { $next }
serve-cannot-listen = Nelze naslouchat na { $host }, port { $port }: { $why }.
serve-address = Hraje se na { $address }
serve-listening = Server naslouchá na { $address }
serve-file = Partie jsou v { $file }
serve-scan = Nebo tohle naskenuj telefonem ve stejné síti:
serve-how-to-stop = Ctrl-C zastaví server.
serve-stopped = Zastaveno. Všechny partie jsou uložené.
