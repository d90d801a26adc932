# `kvarto serve`.

serve-short-help = Atveria puslapį, kuriame žaidžiama.
serve-help =
    Paleidžia puslapį: žaisk su kompiuteriu, dviese šiuo įrenginiu arba žiūrėk partijas. Jis skirtas
    tik šiam įrenginiui, nebent --lan atveria jį namų tinklui arba --public-url nurodo, kur jį randa
    visi. Partijos saugomos ir po sustabdymo tęsiasi. Sustabdo Ctrl-C.

    Kiekvieną parinktį galima nurodyti ir aplinkos kintamuoju: KVARTO_PUBLIC_URL vietoj --public-url.
serve-host-help = Adresas, kuriuo klausomasi.
serve-port-help = Prievadas; 0 reiškia bet kurį laisvą.
serve-lan-help = Klausytis namų tinkle ir parodyti adresą bei QR kodą telefonui.
serve-public-url-help =
    Kur šį serverį randa visi, pavyzdžiui, https://kvarto.example: adresas nuorodose ir QR koduose,
    ir vienintelis, iš kurio puslapių čia galima žaisti.
serve-trusted-proxy-help =
    Adresas arba tinklas įgaliotojo serverio, stovinčio priešais šį ir pasakančio, kas klausia. Ką
    apie tai sako kiti, nepaisoma. Galima nurodyti kelis kartus.
serve-data-help = Failas, kuriame saugomos partijos (jei nenurodyta, failas tavo duomenų aplanke).
serve-keep-days-help =
    Šalinti svečių partijas, baigtas prieš tiek dienų; paskyrų partijos lieka. 0 – saugoti visas. Jei
    nenurodyta: su --public-url { $days }, kitaip saugomos visos.
serve-most-games-help = Kiek daugiausia partijų, visų žmonių kartu, gali būti atverta vienu metu.
serve-most-sockets-help = Kiek daugiausia puslapių gali būti prisijungę vienu metu.
serve-metrics-help = Ar adresu /metrics yra matavimų puslapis, skirtas Prometheus.
serve-metrics-from-help =
    Adresas arba tinklas, iš kurio galima skaityti /metrics; jei nenurodyta, šis kompiuteris. Galima
    nurodyti kelis kartus.
serve-open-help = Atverti puslapį naršyklėje.
serve-log-level-help = Nuo kurio lygio rašyti žurnalą JSON eilutėmis į klaidų išvestį.
serve-not-installed =
    Serveriui pagrindinio įdiegimo neužtenka ({ $what }).
    Įdiek taip: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } nėra visiems tinkamas adresas. Jį sudaro http:// arba https:// ir kompiuterio vardas,
    kaip jį rašo naršyklės, galbūt prievadas; už jų nieko nėra: https://kvarto.example
serve-https-needs-proxy =
    Adresui { $url } reikia, kad kas nors priešais šį serverį kalbėtų TLS. Nurodyk, kur tai yra; jei
    šiame kompiuteryje – --trusted-proxy 127.0.0.1.
serve-bad-network =
    { $text } nėra nei adresas, nei tinklas. Rašyk kaip 192.168.1.7 arba 192.168.1.0/24.
serve-port-taken =
    Prievadas { $port } užimtas, gal kito kvarto.
    Uždaryk aną arba imk kitą prievadą: kvarto serve --port { $next }
serve-cannot-listen = Nepavyksta klausytis: { $host }, prievadas { $port }: { $why }.
serve-address = Žaisk čia: { $address }
serve-listening = Klausomasi: { $address }
serve-file = Partijos saugomos faile { $file }
serve-scan = Arba nuskaityk tai telefonu tame pačiame tinkle:
serve-how-to-stop = Sustabdo Ctrl-C.
serve-stopped = Sustabdyta. Visos partijos išsaugotos.
