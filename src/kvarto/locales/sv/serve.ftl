# `kvarto serve`.

serve-short-help = Öppna sidan man spelar på.
serve-help =
    Starta sidan: spela mot datorn, två vid den här enheten, eller titta på partier. Den är bara för den
    här enheten, om inte --lan öppnar den för hemnätverket eller --public-url säger var alla hittar den.
    Partier sparas och fortsätter efter ett stopp. Ctrl-C stoppar den.

    Alla flaggor kan också ges som miljövariabler: KVARTO_PUBLIC_URL för --public-url.
serve-host-help = Adressen att lyssna på.
serve-port-help = Porten; 0 tar en ledig.
serve-lan-help = Lyssna på hemnätverket, och visa adressen och en QR-kod för en telefon.
serve-public-url-help =
    Var alla hittar den här servern, som https://kvarto.example: adressen i länkar och QR-koder, och den
    enda vars sidor får spela här.
serve-trusted-proxy-help =
    Adressen eller nätet för en proxy framför den här servern, som säger vem som frågar. Vad andra säger
    om det räknas inte. Kan anges flera gånger.
serve-data-help = Filen som sparar partierna (annars en i din datamapp).
serve-keep-days-help =
    Rensa bort gästers partier som har varit slut i så många dagar; de som hör till konton blir kvar. 0 behåller alla.
    Annars { $days } med --public-url; utan den behålls de.
serve-most-games-help = Hur många partier som högst är öppna samtidigt, för alla tillsammans.
serve-most-sockets-help = Hur många sidor som högst är anslutna samtidigt.
serve-metrics-help = Om det finns en sida med siffror för Prometheus på /metrics.
serve-metrics-from-help =
    Adressen eller nätet som får läsa /metrics; annars den här datorn. Kan anges flera gånger.
serve-open-help = Öppna sidan i webbläsaren.
serve-log-level-help = Från vilken nivå det loggas, som JSON-rader på standard fel.
serve-not-installed =
    Servern behöver mer än grundinstallationen ({ $what }).
    Installera det med: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } är ingen adress för alla. En sådan är http:// eller https:// och namnet på en värd så som
    webbläsare skriver det, kanske med en port, och inget efter: https://kvarto.example
serve-https-needs-proxy =
    För { $url } måste något framför den här servern tala TLS. Säg var det är, med
    --trusted-proxy 127.0.0.1 om det är på den här datorn.
serve-bad-network =
    { $text } är varken en adress eller ett nät. Skriv det som 192.168.1.7 eller 192.168.1.0/24.
serve-port-taken =
    Port { $port } är upptagen, kanske av en annan kvarto.
    Stäng den, eller ta en annan port: kvarto serve --port { $next }
serve-cannot-listen = Kan inte lyssna på { $host }, port { $port }: { $why }.
serve-address = Spela på { $address }
serve-listening = Lyssnar på { $address }
serve-file = Partier sparas i { $file }
serve-scan = Eller skanna det här med en telefon på samma nätverk:
serve-how-to-stop = Tryck Ctrl-C för att stoppa.
serve-stopped = Stoppad. Alla partier är sparade.
