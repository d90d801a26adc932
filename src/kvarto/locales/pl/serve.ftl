# `kvarto serve`.

serve-short-help = Otwiera stronę do gry.
serve-help =
    Udostępnia stronę: gra z komputerem, gra we dwoje na tym urządzeniu, oglądanie partii. Jest tylko
    dla tego urządzenia, chyba że --lan otworzy ją dla sieci domowej albo --public-url powie, gdzie
    wszyscy ją znajdą. Partie są zachowywane i po zatrzymaniu można je kontynuować. Ctrl-C zatrzymuje.

    Każdą opcję można też podać jako zmienną środowiskową: KVARTO_PUBLIC_URL zamiast --public-url.
serve-host-help = Adres, na którym serwer nasłuchuje.
serve-port-help = Port; 0 bierze dowolny wolny.
serve-lan-help = Nasłuchuj w sieci domowej i wypisz adres oraz kod QR dla telefonu.
serve-public-url-help =
    Gdzie wszyscy znajdą ten serwer, na przykład https://kvarto.example: adres w linkach i kodach QR
    i jedyny, którego strony mogą tu grać.
serve-trusted-proxy-help =
    Adres albo sieć proxy przed tym serwerem, które mówi, kto pyta. Co mówią o tym inni, jest pomijane.
    Można podać kilka razy.
serve-data-help = Plik, w którym są partie (domyślnie w twoim folderze danych).
serve-keep-days-help =
    Usuwaj partie gości skończone tyle dni temu; partie kont zostają. 0 zachowuje wszystkie. Bez tej
    opcji: { $days } przy --public-url, w innym razie wszystkie zostają.
serve-most-games-help = Ile partii może być najwyżej otwartych naraz, łącznie u wszystkich.
serve-most-sockets-help = Ile stron może być najwyżej połączonych naraz.
serve-metrics-help = Czy pod /metrics jest strona z danymi dla Prometheusa.
serve-metrics-from-help =
    Adres albo sieć, skąd można czytać /metrics; domyślnie tylko ten komputer. Można podać kilka razy.
serve-open-help = Otwórz stronę w przeglądarce.
serve-log-level-help = Od jakiego poziomu zapisywać dziennik, jako wiersze JSON na standardowym wyjściu błędów.
serve-not-installed =
    Serwer potrzebuje więcej niż instalacja podstawowa ({ $what }).
    Doinstaluj go: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } nie jest adresem dla wszystkich. Taki adres to http:// albo https:// i nazwa hosta w
    zapisie przeglądarek, ewentualnie port; dalej nie ma nic: https://kvarto.example
serve-https-needs-proxy =
    Dla { $url } coś przed tym serwerem musi obsługiwać TLS. Podaj, gdzie to jest, przez
    --trusted-proxy 127.0.0.1, jeśli na tym komputerze.
serve-bad-network =
    { $text } nie jest adresem ani siecią. Wpisz na przykład 192.168.1.7 albo 192.168.1.0/24.
serve-port-taken =
    Port { $port } jest zajęty, może przez inne kvarto.
    Zamknij tamto albo weź inny port: kvarto serve --port { $next }
serve-cannot-listen = Nie można nasłuchiwać na { $host }, port { $port }: { $why }.
serve-address = Graj pod adresem { $address }
serve-listening = Serwer nasłuchuje na { $address }
serve-file = Partie są w pliku { $file }
serve-scan = Albo zeskanuj to telefonem w tej samej sieci:
serve-how-to-stop = Ctrl-C zatrzymuje serwer.
serve-stopped = Zatrzymano. Wszystkie partie są zachowane.
