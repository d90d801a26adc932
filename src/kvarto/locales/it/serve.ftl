# `kvarto serve`.

serve-short-help = Apre la pagina su cui giocare.
serve-help =
    Mette in funzione la pagina: giocare contro il computer, in due su questo dispositivo, o guardare
    partite. È solo per questo dispositivo, a meno che --lan non la apra alla rete di casa o
    --public-url non dica dove la trovano tutti. Le partite si conservano e continuano dopo un arresto.
    Ctrl-C la ferma.

    Ogni opzione si può dare anche come variabile d’ambiente: KVARTO_PUBLIC_URL per --public-url.
serve-host-help = L’indirizzo su cui ascoltare.
serve-port-help = La porta; 0 ne prende una libera.
serve-lan-help = Ascolta sulla rete di casa e mostra l’indirizzo e un codice QR per un telefono.
serve-public-url-help =
    Dove tutti trovano questo server, per esempio https://kvarto.example: l’indirizzo dei link e dei
    codici QR, e l’unico le cui pagine possono giocare qui.
serve-trusted-proxy-help =
    L’indirizzo o la rete di un proxy davanti a questo server, che dice chi fa le richieste. Quello che
    ne dicono altri viene ignorato. Si può dare più volte.
serve-data-help = Il file che conserva le partite (se non si indica, uno nella tua cartella dei dati).
serve-keep-days-help =
    Elimina le partite degli ospiti finite da tanti giorni; quelle degli account restano. 0 le conserva
    tutte. Se non si indica, { $days } con --public-url, altrimenti si conservano.
serve-most-games-help = Quante partite al massimo sono aperte insieme, fra tutte le persone.
serve-most-sockets-help = Quante pagine al massimo sono collegate insieme.
serve-metrics-help = Se c’è una pagina di cifre per Prometheus su /metrics.
serve-metrics-from-help =
    L’indirizzo o la rete da cui si può leggere /metrics; se non si indica, questa macchina. Si può dare
    più volte.
serve-open-help = Apre la pagina nel browser.
serve-log-level-help = Da quale livello in su annotare, come righe JSON sullo standard error.
serve-not-installed =
    Il server ha bisogno di più dell’installazione di base ({ $what }).
    Installalo con: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } non è un indirizzo per tutti. È fatto di http:// o https:// e del nome di un host come lo
    scrivono i browser, forse con una porta, e nient’altro dietro: https://kvarto.example
serve-https-needs-proxy =
    Per { $url } qualcosa davanti a questo server deve parlare TLS. Di’ dove si trova, con
    --trusted-proxy 127.0.0.1 se è su questa macchina.
serve-bad-network =
    { $text } non è un indirizzo né una rete. Scrivi per esempio 192.168.1.7 o 192.168.1.0/24.
serve-port-taken =
    La porta { $port } è occupata, forse da un altro kvarto.
    Chiudi quello, o prendi un’altra porta: kvarto serve --port { $next }
serve-cannot-listen = Impossibile ascoltare su { $host }, porta { $port }: { $why }.
serve-address = Gioca su { $address }
serve-listening = In ascolto su { $address }
serve-file = Le partite si conservano in { $file }
serve-scan = Oppure inquadra questo con un telefono nella stessa rete:
serve-how-to-stop = Premi Ctrl-C per fermare.
serve-stopped = Fermato. Tutte le partite sono conservate.
