# `kvarto serve`.

serve-short-help = Atver lapu, kurā spēlēt.
serve-help =
    Palaiž lapu: spēlē pret datoru, divatā pie šīs ierīces vai skaties partijas. Tā ir tikai šai
    ierīcei, ja vien --lan to neatver mājas tīklam vai --public-url nepasaka, kur to atrod visi.
    Partijas tiek saglabātas un pēc apturēšanas turpinās. Apturēt: Ctrl-C.

    Katru opciju var dot arī kā vides mainīgo: KVARTO_PUBLIC_URL opcijai --public-url.
serve-host-help = Adrese, kurā klausīties.
serve-port-help = Ports; 0 ņem jebkuru brīvu.
serve-lan-help = Klausīties mājas tīklā un parādīt adresi un QR kodu tālrunim.
serve-public-url-help =
    Kur šo serveri atrod visi, piemēram, https://kvarto.example: adrese saitēs un QR kodos, un
    vienīgā, no kuras lapām te drīkst spēlēt.
serve-trusted-proxy-help =
    Starpniekservera adrese vai tīkls šī servera priekšā; tas pasaka, kurš jautā. Ko par to saka citi,
    netiek ņemts vērā. Var norādīt vairākas reizes.
serve-data-help = Fails, kurā glabājas partijas (ja nav norādīts, fails tavā datu mapē).
serve-keep-days-help =
    Aizvākt viesu partijas, kas beigušās pirms tik dienām; kontu partijas paliek. Ar 0 paliek visas.
    Ja nav norādīts: { $days } kopā ar --public-url, citādi paliek visas.
serve-most-games-help = Cik partiju kopā drīkst būt atvērtas vienlaikus.
serve-most-sockets-help = Cik lapu drīkst būt savienotas vienlaikus.
serve-metrics-help = Vai adresē /metrics ir rādītāju lapa programmai Prometheus.
serve-metrics-from-help =
    Adrese vai tīkls, no kura drīkst lasīt /metrics; ja nav norādīts, šis dators. Var norādīt vairākas
    reizes.
serve-open-help = Atvērt lapu pārlūkprogrammā.
serve-log-level-help = No kura līmeņa žurnālēt, JSON rindiņās standarta kļūdu izvadē.
serve-not-installed =
    Serverim ar pamata instalāciju nepietiek ({ $what }).
    Instalē to ar: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } nav visiem pieejama adrese. Tā ir http:// vai https:// un saimniekdatora nosaukums, kā
    to raksta pārlūkprogrammas, un varbūt ports; aiz tā nav nekā: https://kvarto.example
serve-https-needs-proxy =
    Adresei { $url } kaut kam šī servera priekšā jānodrošina TLS. Norādi, kur tas ir; ja uz šī paša
    datora, tad ar --trusted-proxy 127.0.0.1.
serve-bad-network =
    { $text } nav ne adrese, ne tīkls. Raksti, piemēram, 192.168.1.7 vai 192.168.1.0/24.
serve-port-taken =
    Ports { $port } ir aizņemts, varbūt ar citu kvarto.
    Aizver to vai ņem citu portu: kvarto serve --port { $next }
serve-cannot-listen = Nevar klausīties adresē { $host }, portā { $port }: { $why }.
serve-address = Spēlē šeit: { $address }
serve-listening = Klausās adresē { $address }
serve-file = Partijas glabājas failā { $file }
serve-scan = Vai nolasi šo ar tālruni tajā pašā tīklā:
serve-how-to-stop = Lai apturētu, nospied Ctrl-C.
serve-stopped = Apturēts. Visas partijas ir saglabātas.
