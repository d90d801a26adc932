# `kvarto serve`.

serve-short-help = Open the page to play at.
serve-help =
    Serve the page: play against the computer, two at this device, or look at games. It is for this
    device alone unless --lan opens it to the home network, or --public-url says where everybody
    finds it. Games are kept, and go on after a stop. Ctrl-C stops it.

    Every option can be given as an environment variable too: KVARTO_PUBLIC_URL for --public-url.
serve-host-help = The address to listen on.
serve-port-help = The port; 0 takes any that is free.
serve-lan-help = Listen for the home network, and print the address and a QR code for a phone.
serve-public-url-help =
    Where everybody finds this server, as https://kvarto.example: the address in links and QR codes,
    and the only one whose pages may play here.
serve-trusted-proxy-help =
    The address or network of a proxy in front of this server, which says who asks. What anybody else
    says of that is ignored. Can be given more than once.
serve-data-help = The file that keeps the games (one in your data folder if not given).
serve-keep-days-help =
    Clear away games of guests that have been over for so many days; those of accounts stay. 0 keeps
    them all. Without it, { $days } with --public-url, else they are kept.
serve-most-games-help = So many games at most are open at the same time, of all people together.
serve-most-sockets-help = So many pages at most are connected at the same time.
serve-metrics-help = Whether there is a page of figures for Prometheus at /metrics.
serve-metrics-from-help =
    The address or network from which /metrics may be read; this machine if not given. Can be given
    more than once.
serve-open-help = Open the page in the browser.
serve-log-level-help = From which level on to log, as JSON lines on standard error.
serve-not-installed =
    The server needs more than the base install ({ $what }).
    Install it with: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } is not an address for everybody. It is http:// or https:// and the name of a host as
    browsers write it, and perhaps a port; there is nothing behind it: https://kvarto.example
serve-https-needs-proxy =
    For { $url } something in front of this server must speak TLS. Say where that is, with
    --trusted-proxy 127.0.0.1 if it is on this machine.
serve-bad-network =
    { $text } is not an address or a network. Write one as 192.168.1.7 or 192.168.1.0/24.
serve-port-taken =
    Port { $port } is taken, perhaps by another kvarto.
    Close that one, or take another port: kvarto serve --port { $next }
serve-cannot-listen = Cannot listen on { $host }, port { $port }: { $why }.
serve-address = Play at { $address }
serve-listening = Listening on { $address }
serve-file = Games are kept in { $file }
serve-scan = Or scan this with a phone in the same network:
serve-how-to-stop = Press Ctrl-C to stop.
serve-stopped = Stopped. All games are kept.
