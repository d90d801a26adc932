# `kvarto serve`.

serve-short-help = Åbn siden, man spiller på.
serve-help =
    Start siden: spil mod computeren, to ved denne enhed, eller se på partier. Den er kun for denne
    enhed, medmindre --lan åbner den for hjemmenetværket, eller --public-url siger, hvor alle finder
    den. Partier gemmes og fortsætter efter et stop. Ctrl-C stopper den.

    Alle tilvalg kan også gives som miljøvariabler: KVARTO_PUBLIC_URL for --public-url.
serve-host-help = Adressen, der lyttes på.
serve-port-help = Porten; 0 tager en ledig.
serve-lan-help = Lyt på hjemmenetværket, og vis adressen og en QR-kode til en telefon.
serve-public-url-help =
    Hvor alle finder denne server, som https://kvarto.example: adressen i links og QR-koder, og den
    eneste, hvis sider må spille her.
serve-trusted-proxy-help =
    Adressen eller netværket på en proxy foran denne server, som siger, hvem der spørger. Hvad andre
    siger om det, tæller ikke. Kan angives flere gange.
serve-data-help = Filen, der gemmer partierne (ellers en i din datamappe).
serve-keep-days-help =
    Ryd gæsters partier væk, når de har været slut i så mange dage; dem fra konti bliver. 0 gemmer dem alle.
    Ellers { $days } med --public-url; uden den gemmes de.
serve-most-games-help = Hvor mange partier der højst er åbne på samme tid, for alle tilsammen.
serve-most-sockets-help = Hvor mange sider der højst er forbundet på samme tid.
serve-metrics-help = Om der er en side med tal til Prometheus på /metrics.
serve-metrics-from-help =
    Adressen eller netværket, som må læse /metrics; ellers denne maskine. Kan angives flere gange.
serve-open-help = Åbn siden i browseren.
serve-log-level-help = Fra hvilket niveau der logges, som JSON-linjer på standardfejl.
serve-not-installed =
    Serveren kræver mere end grundinstallationen ({ $what }).
    Installer det med: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } er ikke en adresse for alle. Den er http:// eller https:// og navnet på en vært, som
    browsere skriver det, og måske en port; der står intet bagefter: https://kvarto.example
serve-https-needs-proxy =
    Til { $url } skal noget foran denne server tale TLS. Sig, hvor det er, med
    --trusted-proxy 127.0.0.1, hvis det er på denne maskine.
serve-bad-network =
    { $text } er hverken en adresse eller et netværk. Skriv det som 192.168.1.7 eller 192.168.1.0/24.
serve-port-taken =
    Port { $port } er optaget, måske af en anden kvarto.
    Luk den, eller tag en anden port: kvarto serve --port { $next }
serve-cannot-listen = Kan ikke lytte på { $host }, port { $port }: { $why }.
serve-address = Spil på { $address }
serve-listening = Lytter på { $address }
serve-file = Partier gemmes i { $file }
serve-scan = Eller scan dette med en telefon på samme netværk:
serve-how-to-stop = Tryk Ctrl-C for at stoppe.
serve-stopped = Stoppet. Alle partier er gemt.
