# `kvarto serve`.

serve-short-help = Åpne siden man spiller på.
serve-help =
    Start siden: spill mot datamaskinen, to ved denne enheten, eller se på partier. Den er bare for
    denne enheten, med mindre --lan åpner den for hjemmenettet, eller --public-url sier hvor alle
    finner den. Partier blir lagret og fortsetter etter en stopp. Ctrl-C stopper den.

    Alle valg kan også gis som miljøvariabler: KVARTO_PUBLIC_URL for --public-url.
serve-host-help = Adressen det lyttes på.
serve-port-help = Porten; 0 tar en som er ledig.
serve-lan-help = Lytt på hjemmenettet, og vis adressen og en QR-kode til en telefon.
serve-public-url-help =
    Hvor alle finner denne serveren, som https://kvarto.example: adressen i lenker og QR-koder, og den
    eneste som har sider som får spille her.
serve-trusted-proxy-help =
    Adressen eller nettet til en proxy foran denne serveren, som sier hvem som spør. Det andre sier om
    det, teller ikke. Kan oppgis flere ganger.
serve-data-help = Filen som lagrer partiene (ellers en i datamappen din).
serve-keep-days-help =
    Rydd bort gjesters partier når de har vært slutt så mange dager; de som hører til kontoer, blir. 0 beholder alle.
    Ellers { $days } med --public-url; uten den blir de beholdt.
serve-most-games-help = Hvor mange partier som kan være åpne samtidig, for alle til sammen.
serve-most-sockets-help = Hvor mange sider som kan være koblet til samtidig.
serve-metrics-help = Om det er en side med tall for Prometheus på /metrics.
serve-metrics-from-help =
    Adressen eller nettet som får lese /metrics; ellers denne maskinen. Kan oppgis flere ganger.
serve-open-help = Åpne siden i nettleseren.
serve-log-level-help = Fra hvilket nivå det logges, som JSON-linjer på standard feilutgang.
serve-not-installed =
    Serveren trenger mer enn grunninstallasjonen ({ $what }).
    Installer det med: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } er ikke en adresse for alle. En slik er http:// eller https:// og navnet på en vert slik
    nettlesere skriver det, kanskje med en port, og ingenting bak: https://kvarto.example
serve-https-needs-proxy =
    For { $url } må noe foran denne serveren snakke TLS. Si hvor det er, med
    --trusted-proxy 127.0.0.1 hvis det er på denne maskinen.
serve-bad-network =
    { $text } er verken en adresse eller et nett. Skriv det som 192.168.1.7 eller 192.168.1.0/24.
serve-port-taken =
    Port { $port } er opptatt, kanskje av en annen kvarto.
    Lukk den, eller ta en annen port: kvarto serve --port { $next }
serve-cannot-listen = Kan ikke lytte på { $host }, port { $port }: { $why }.
serve-address = Spill på { $address }
serve-listening = Lytter på { $address }
serve-file = Partier lagres i { $file }
serve-scan = Eller skann dette med en telefon på samme nett:
serve-how-to-stop = Trykk Ctrl-C for å stoppe.
serve-stopped = Stoppet. Alle partier er lagret.
