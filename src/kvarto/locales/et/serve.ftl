# `kvarto serve`.

serve-short-help = Ava leht, kus mängida.
serve-help =
    Pakub mängulehte: mängi arvuti vastu või kahekesi selles seadmes, või vaata mänge. Leht on ainult
    selle seadme jaoks, kui --lan ei ava seda koduvõrgule või --public-url ei ütle, kust kõik selle
    leiavad. Mängud säilivad ja jätkuvad pärast peatamist. Ctrl-C peatab.

    Iga valiku saab anda ka keskkonnamuutujana: KVARTO_PUBLIC_URL on sama mis --public-url.
serve-host-help = Aadress, mida kuulata.
serve-port-help = Port; 0 võtab ükskõik millise vaba.
serve-lan-help = Kuula koduvõrku ning näita aadressi ja QR-koodi telefoni jaoks.
serve-public-url-help =
    Kust kõik selle serveri leiavad, näiteks https://kvarto.example: aadress linkides ja QR-koodides
    ning ainus, mille lehed võivad siin mängida.
serve-trusted-proxy-help =
    Serveri ees oleva proksi aadress või võrk; see ütleb, kes küsib. Mida teised selle kohta ütlevad,
    jäetakse kõrvale. Võib anda mitu korda.
serve-data-help = Fail, kus mänge hoitakse (kui pole antud, siis fail sinu andmekaustas).
serve-keep-days-help =
    Kustuta külaliste mängud, mis on nii mitu päeva läbi olnud; kontode mängud jäävad. 0 hoiab kõik
    alles. Kui pole antud, siis { $days } koos valikuga --public-url, muidu hoitakse alles.
serve-most-games-help = Kõige rohkem nii mitu mängu võib korraga avatud olla, kõik inimesed kokku.
serve-most-sockets-help = Kõige rohkem nii mitu lehte võib korraga ühenduses olla.
serve-metrics-help = Kas aadressil /metrics on Prometheuse jaoks arvudega leht.
serve-metrics-from-help =
    Aadress või võrk, kust tohib lugeda lehte /metrics; kui pole antud, siis see masin. Võib anda mitu
    korda.
serve-open-help = Ava leht brauseris.
serve-log-level-help = Mis tasemest alates logida, JSON-ridadena standardveaväljundisse.
serve-not-installed =
    Server vajab rohkemat kui põhipaigaldus ({ $what }).
    Paigalda see nii: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } ei ole aadress kõigi jaoks. Selles on http:// või https://, serveri nimi nii, nagu
    brauserid seda kirjutavad, ehk ka port ja mitte midagi muud: https://kvarto.example
serve-https-needs-proxy =
    Aadressi { $url } jaoks peab miski serveri ees TLS-i eest hoolt kandma. Ütle, kus see on:
    --trusted-proxy 127.0.0.1, kui see on samas masinas.
serve-bad-network =
    { $text } ei ole aadress ega võrk. Kirjuta see nii: 192.168.1.7 või 192.168.1.0/24.
serve-port-taken =
    Port { $port } on kinni, võib-olla mõne teise kvarto käes.
    Sulge see või võta teine port: kvarto serve --port { $next }
serve-cannot-listen = Aadressi { $host }, port { $port }, ei saa kuulata: { $why }.
serve-address = Mängi siin: { $address }
serve-listening = Kuulan: { $address }
serve-file = Mänge hoitakse failis { $file }
serve-scan = Või loe see sisse samas võrgus oleva telefoniga:
serve-how-to-stop = Peatamiseks vajuta Ctrl-C.
serve-stopped = Peatatud. Kõik mängud on alles.
