# `kvarto serve`.

serve-short-help = Opna síðuna þar sem spilað er.
serve-help =
    Birtir síðuna: spilaðu við tölvuna, tvö saman í þessu tæki, eða skoðaðu spil. Hún er aðeins fyrir
    þetta tæki nema --lan opni hana heimanetinu eða --public-url segi hvar allir finna hana. Spilin
    geymast og halda áfram eftir stöðvun. Ctrl-C stöðvar.

    Alla valkosti má líka gefa sem umhverfisbreytur: KVARTO_PUBLIC_URL fyrir --public-url.
serve-host-help = Vistfangið sem hlustað er á.
serve-port-help = Gáttin; 0 tekur hvaða lausa gátt sem er.
serve-lan-help = Hlusta á heimanetinu og sýna vistfang og QR-kóða fyrir síma.
serve-public-url-help =
    Hvar allir finna þennan þjón, eins og https://kvarto.example: vistfangið í hlekkjum og QR-kóðum,
    og aðeins síður þess mega spila hér.
serve-trusted-proxy-help =
    Vistfang eða net milliþjóns fyrir framan þennan þjón; hann segir hver spyr. Ekki er hlustað á
    hvað aðrir segja um það. Gefa má þetta oftar en einu sinni.
serve-data-help = Skráin sem geymir spilin (annars skrá í gagnamöppunni þinni).
serve-keep-days-help =
    Eyða spilum gesta sem hefur verið lokið í svo marga daga; spil með aðgangi haldast. 0 geymir þau
    öll. Annars { $days } með --public-url, en ella geymast þau.
serve-most-games-help = Svo mörg spil mega hið mesta vera opin í einu, hjá öllum samanlagt.
serve-most-sockets-help = Svo margar síður mega hið mesta vera tengdar í einu.
serve-metrics-help = Hvort síða með tölum fyrir Prometheus er á /metrics.
serve-metrics-from-help =
    Vistfang eða net sem lesa má /metrics frá; annars þessi tölva. Gefa má þetta oftar en einu sinni.
serve-open-help = Opna síðuna í vafranum.
serve-log-level-help = Frá hvaða stigi er skráð, sem JSON-línur á staðalvilluúttak.
serve-not-installed =
    Þjónninn þarf meira en grunnuppsetninguna ({ $what }).
    Settu það upp með: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } er ekki vistfang fyrir alla. Það er http:// eða https:// og heiti þjóns eins og vafrar
    skrifa það, ef til vill gátt, og ekkert þar á eftir: https://kvarto.example
serve-https-needs-proxy =
    Fyrir { $url } þarf eitthvað fyrir framan þjóninn að sjá um TLS. Segðu hvar það er, með
    --trusted-proxy 127.0.0.1 ef það er á þessari tölvu.
serve-bad-network =
    { $text } er hvorki vistfang né net. Skrifaðu það eins og 192.168.1.7 eða 192.168.1.0/24.
serve-port-taken =
    Gátt { $port } er upptekin, kannski af öðru kvarto.
    Lokaðu því eða taktu aðra gátt: kvarto serve --port { $next }
serve-cannot-listen = Ekki er hægt að hlusta á { $host }, gátt { $port }: { $why }.
serve-address = Spilaðu hér: { $address }
serve-listening = Hlustað á { $address }
serve-file = Spilin geymast í { $file }
serve-scan = Eða skannaðu þetta með síma á sama neti:
serve-how-to-stop = Ctrl-C stöðvar.
serve-stopped = Stöðvað. Öll spil eru geymd.
