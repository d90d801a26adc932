# `kvarto serve`.

serve-short-help = Odpre stran za igranje.
serve-help =
    Zažene stran: igra proti računalniku, v dvoje na tej napravi, ogled partij. Namenjena je le tej
    napravi, razen če jo --lan odpre domačemu omrežju ali --public-url pove, kje jo najdejo vsi.
    Partije se ohranijo in se po ustavitvi nadaljujejo. Ctrl-C jo ustavi.

    Vsako možnost lahko podaš tudi kot spremenljivko okolja: KVARTO_PUBLIC_URL namesto --public-url.
serve-host-help = Naslov, na katerem strežnik posluša.
serve-port-help = Vrata; 0 vzame katera koli prosta.
serve-lan-help = Posluša v domačem omrežju in izpiše naslov in kodo QR za telefon.
serve-public-url-help =
    Kje ta strežnik najdejo vsi, na primer https://kvarto.example: naslov v povezavah in kodah QR
    in edini, katerega strani smejo tu igrati.
serve-trusted-proxy-help =
    Naslov ali omrežje posrednika pred tem strežnikom, ki pove, kdo sprašuje. Kar o tem trdi kdo drug,
    ne šteje. Lahko podaš večkrat.
serve-data-help = Datoteka s partijami (sicer ena v tvoji mapi s podatki).
serve-keep-days-help =
    Pospravlja partije gostov, ki so končane že toliko dni; partije računov ostanejo. 0 ohrani vse.
    Brez te možnosti { $days } ob --public-url, sicer ostanejo vse.
serve-most-games-help = Koliko partij je lahko največ odprtih hkrati, pri vseh skupaj.
serve-most-sockets-help = Koliko strani je lahko največ povezanih hkrati.
serve-metrics-help = Ali je na /metrics stran s podatki za Prometheus.
serve-metrics-from-help =
    Naslov ali omrežje, od koder se sme brati /metrics; sicer le ta računalnik. Lahko podaš večkrat.
serve-open-help = Odpre stran v brskalniku.
serve-log-level-help = Od katere ravni naprej piše dnevnik, kot vrstice JSON na standardni izhod za napake.
serve-not-installed =
    Strežnik potrebuje več kot osnovno namestitev ({ $what }).
    Namestiš ga tako: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } ni naslov za vse. Tak naslov je http:// ali https:// in ime gostitelja, kot ga pišejo
    brskalniki, in morda vrata; zadaj ni ničesar: https://kvarto.example
serve-https-needs-proxy =
    Za { $url } mora nekaj pred tem strežnikom skrbeti za TLS. Povej, kje je to:
    --trusted-proxy 127.0.0.1, če je na tem računalniku.
serve-bad-network =
    { $text } ni naslov ne omrežje. Napiši na primer 192.168.1.7 ali 192.168.1.0/24.
serve-port-taken =
    Vrata { $port } so zasedena, morda jih ima drug kvarto.
    Zapri ga ali vzemi druga vrata: kvarto serve --port { $next }
serve-cannot-listen = Ni mogoče poslušati na { $host }, vrata { $port }: { $why }.
serve-address = Igraš na { $address }
serve-listening = Strežnik posluša na { $address }
serve-file = Partije so v { $file }
serve-scan = Ali pa to skeniraj s telefonom v istem omrežju:
serve-how-to-stop = Ctrl-C ustavi strežnik.
serve-stopped = Ustavljeno. Vse partije so shranjene.
