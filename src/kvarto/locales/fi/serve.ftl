# `kvarto serve`.

serve-short-help = Avaa sivu, jolla pelataan.
serve-help =
    Tarjoaa pelisivun: pelaa tietokonetta vastaan tai kahdestaan tällä laitteella, tai katsele pelejä.
    Sivu näkyy vain tällä laitteella, ellei --lan avaa sitä kotiverkkoon tai --public-url kerro
    osoitetta, josta kaikki sen löytävät. Pelit säilyvät ja jatkuvat pysäytyksen jälkeen. Ctrl-C pysäyttää.

    Kaikki valinnat voi antaa myös ympäristömuuttujina: KVARTO_PUBLIC_URL on sama kuin --public-url.
serve-host-help = Osoite, jota kuunnellaan.
serve-port-help = Portti; 0 ottaa minkä tahansa vapaan.
serve-lan-help = Kuuntele kotiverkkoa ja tulosta osoite ja QR-koodi puhelinta varten.
serve-public-url-help =
    Mistä kaikki löytävät tämän palvelimen, esimerkiksi https://kvarto.example: osoite linkkeihin ja
    QR-koodeihin, ja ainoa, jonka sivut saavat pelata täällä.
serve-trusted-proxy-help =
    Palvelimen edessä olevan välityspalvelimen osoite tai verkko; se kertoo, kuka kysyy. Mitä muut
    siitä sanovat, jätetään huomiotta. Voi antaa useamman kerran.
serve-data-help = Tiedosto, johon pelit tallennetaan (ellei anneta, tiedosto omassa datakansiossasi).
serve-keep-days-help =
    Poista vieraiden pelit, kun ne ovat olleet ohi näin monta päivää; tilien pelit jäävät. 0 säilyttää
    kaikki. Ellei anneta, { $days } valinnan --public-url kanssa, muuten pelit säilytetään.
serve-most-games-help = Näin monta peliä voi olla yhtä aikaa auki, kaikki pelaajat yhteensä.
serve-most-sockets-help = Näin monta sivua voi olla yhtä aikaa yhteydessä.
serve-metrics-help = Onko Prometheukselle lukuja sivulla /metrics.
serve-metrics-from-help =
    Osoite tai verkko, josta sivua /metrics saa lukea; ellei anneta, tämä kone. Voi antaa useamman
    kerran.
serve-open-help = Avaa sivu selaimessa.
serve-log-level-help = Mistä tasosta alkaen lokia kirjoitetaan JSON-riveinä vakiovirhetulosteeseen.
serve-not-installed =
    Palvelin tarvitsee enemmän kuin perusasennuksen ({ $what }).
    Asenna se näin: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } ei ole kaikkien käytettävä osoite. Siinä on http:// tai https://, isäntäkoneen nimi
    niin kuin selaimet sen kirjoittavat, ja ehkä portti, eikä muuta: https://kvarto.example
serve-https-needs-proxy =
    Osoitetta { $url } varten tämän palvelimen edessä on oltava jokin, joka hoitaa TLS:n. Kerro,
    missä se on: --trusted-proxy 127.0.0.1, jos se on tällä koneella.
serve-bad-network =
    { $text } ei ole osoite eikä verkko. Kirjoita se näin: 192.168.1.7 tai 192.168.1.0/24.
serve-port-taken =
    Portti { $port } on varattu, ehkä toisen kvarton käytössä.
    Sulje se, tai ota toinen portti: kvarto serve --port { $next }
serve-cannot-listen = Osoitetta { $host }, portti { $port }, ei voi kuunnella: { $why }.
serve-address = Pelaa täällä: { $address }
serve-listening = Kuunnellaan: { $address }
serve-file = Pelit tallennetaan tiedostoon { $file }
serve-scan = Tai lue tämä samassa verkossa olevalla puhelimella:
serve-how-to-stop = Pysäytä näppäimillä Ctrl-C.
serve-stopped = Pysäytetty. Kaikki pelit ovat tallessa.
