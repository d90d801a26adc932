# `kvarto serve`.

serve-short-help = Otvara stranicu za igru.
serve-help =
    Pokreće stranicu: igra protiv računala, udvoje na ovom uređaju ili pregled partija. Ona je samo za
    ovaj uređaj, osim ako je --lan ne otvori za kućnu mrežu ili --public-url ne kaže gdje je svi nalaze.
    Partije se čuvaju i nastavljaju nakon zaustavljanja. Zaustavlja se s Ctrl-C.

    Svaka se opcija može zadati i kao varijabla okoline: KVARTO_PUBLIC_URL za --public-url.
serve-host-help = Adresa na kojoj se sluša.
serve-port-help = Port; 0 uzima bilo koji slobodan.
serve-lan-help = Sluša u kućnoj mreži i ispisuje adresu i QR kod za mobitel.
serve-public-url-help =
    Gdje svi nalaze ovaj poslužitelj, na primjer https://kvarto.example: adresa u poveznicama i QR
    kodovima i jedina čije stranice smiju ovdje igrati.
serve-trusted-proxy-help =
    Adresa ili mreža proxyja ispred ovog poslužitelja, koji kaže tko pita. Ostalima se u tome ne
    vjeruje. Može se navesti više puta.
serve-data-help = Datoteka u kojoj se čuvaju partije (ako nije zadana, u vašoj mapi s podacima).
serve-keep-days-help =
    Briše partije gostiju završene prije toliko dana; partije računa ostaju. 0 čuva sve. Bez ove
    opcije: { $days } uz --public-url, inače se čuvaju.
serve-most-games-help = Koliko najviše partija smije biti otvoreno istodobno, svih ljudi zajedno.
serve-most-sockets-help = Koliko najviše stranica smije biti povezano istodobno.
serve-metrics-help = Postoji li na /metrics stranica s podacima za Prometheus.
serve-metrics-from-help =
    Adresa ili mreža s koje se smije čitati /metrics; ako nije zadana, samo s ovog računala. Može se
    navesti više puta.
serve-open-help = Otvara stranicu u pregledniku.
serve-log-level-help = Od koje razine se vodi dnevnik, kao JSON reci na standardnom izlazu za greške.
serve-not-installed =
    Poslužitelju treba više od osnovne instalacije ({ $what }).
    Instalira se ovako: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } nije adresa za sve. Treba http:// ili https:// i ime računala kako ga pišu preglednici,
    i možda port; iza toga nema ničega: https://kvarto.example
serve-https-needs-proxy =
    Za { $url } nešto ispred ovog poslužitelja mora govoriti TLS. Navedite gdje je, na primjer
    --trusted-proxy 127.0.0.1 ako je na ovom računalu.
serve-bad-network =
    { $text } nije ni adresa ni mreža. Piše se kao 192.168.1.7 ili 192.168.1.0/24.
serve-port-taken =
    Port { $port } je zauzet, možda ga drži drugi kvarto.
    Zatvorite ga ili uzmite drugi port: kvarto serve --port { $next }
serve-cannot-listen = Nije moguće slušati na { $host }, port { $port }: { $why }.
serve-address = Igrajte na { $address }
serve-listening = Poslužitelj sluša na { $address }
serve-file = Partije se čuvaju u { $file }
serve-scan = Ili skenirajte ovo mobitelom u istoj mreži:
serve-how-to-stop = Zaustavlja se s Ctrl-C.
serve-stopped = Zaustavljeno. Sve su partije sačuvane.
