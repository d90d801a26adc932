# `kvarto serve`.

serve-short-help = Megnyitja az oldalt, ahol játszani lehet.
serve-help =
    Kiszolgálja a játék oldalát: játssz a számítógép ellen, ketten ezen az eszközön, vagy nézz meg
    játszmákat. Csak ezen az eszközön látszik, hacsak a --lan meg nem nyitja az otthoni hálózatnak, vagy
    a --public-url meg nem mondja, hol találja meg mindenki. A játszmák megmaradnak, és leállítás után
    folytatódnak. A Ctrl-C leállítja.

    Minden kapcsoló környezeti változóként is megadható: KVARTO_PUBLIC_URL ugyanaz, mint --public-url.
serve-host-help = A cím, amelyen figyel.
serve-port-help = A port; 0 bármelyik szabadot veszi.
serve-lan-help = Figyel az otthoni hálózaton, és kiírja a címet meg egy QR-kódot a telefonhoz.
serve-public-url-help =
    Hol találja meg mindenki ezt a szervert, például https://kvarto.example: ez a cím áll a linkekben
    és a QR-kódokban, és csak ennek az oldalai játszhatnak itt.
serve-trusted-proxy-help =
    A szerver előtt álló proxy címe vagy hálózata; ez mondja meg, ki kérdez. Amit mások mondanak
    erről, nem számít. Többször is megadható.
serve-data-help = A fájl, amely a játszmákat őrzi (ha nincs megadva, az adatmappádban lesz).
serve-keep-days-help =
    Törli a vendégek játszmáit, ha ennyi napja véget értek; a fiókokéi megmaradnak. 0 mindet megőrzi.
    Ha nincs megadva, --public-url mellett { $days }, különben megmaradnak.
serve-most-games-help = Legfeljebb ennyi játszma lehet egyszerre nyitva, mindenkié együtt.
serve-most-sockets-help = Legfeljebb ennyi oldal lehet egyszerre összekötve.
serve-metrics-help = Legyen-e a /metrics címen számadatos oldal a Prometheus számára.
serve-metrics-from-help =
    A cím vagy hálózat, ahonnan a /metrics olvasható; ha nincs megadva, ez a gép. Többször is
    megadható.
serve-open-help = Megnyitja az oldalt a böngészőben.
serve-log-level-help = Melyik szinttől naplózzon, JSON-sorokban, a szabványos hibakimenetre.
serve-not-installed =
    A szerverhez több kell az alaptelepítésnél ({ $what }).
    Így telepítheted: pip install "kvarto[server]"
serve-bad-public-url =
    Ez nem mindenki által elérhető cím: { $text }. Így épül fel: http:// vagy https://, a gép neve úgy,
    ahogy a böngészők írják, esetleg egy port, és mögötte semmi: https://kvarto.example
serve-https-needs-proxy =
    Ehhez a címhez valaminek a szerver előtt TLS-t kell beszélnie: { $url }. Add meg, hol van:
    --trusted-proxy 127.0.0.1, ha ezen a gépen.
serve-bad-network =
    Ez se nem cím, se nem hálózat: { $text }. Így írd: 192.168.1.7 vagy 192.168.1.0/24.
serve-port-taken =
    Ez a port foglalt, talán egy másik kvarto használja: { $port }.
    Zárd be azt, vagy válassz másik portot: kvarto serve --port { $next }
serve-cannot-listen = Itt nem lehet figyelni: { $host }, port: { $port }. { $why }.
serve-address = Itt játszhatsz: { $address }
serve-listening = Figyel: { $address }
serve-file = A játszmák helye: { $file }
serve-scan = Vagy olvasd be ezt egy telefonnal, amely ugyanezen a hálózaton van:
serve-how-to-stop = Leállítás: Ctrl-C.
serve-stopped = Leállt. Minden játszma megmaradt.
