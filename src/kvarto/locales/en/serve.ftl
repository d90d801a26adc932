# `kvarto serve`.

serve-short-help = Open the page to play at.
serve-help =
    Serve the page: play against the computer, two at this device, or look at games. It is for this
    device alone unless --lan opens it to the home network. Games are kept, and go on after a stop.
    Ctrl-C stops it.
serve-host-help = The address to listen on.
serve-port-help = The port; 0 takes any that is free.
serve-lan-help = Listen for the home network, and print the address and a QR code for a phone.
serve-data-help = The file that keeps the games (one in your data folder if not given).
serve-open-help = Open the page in the browser.
serve-log-level-help = From which level on to log, as JSON lines on standard error.
serve-not-installed =
    The server needs more than the base install ({ $what }).
    Install it with: pip install "kvarto[server]"
serve-port-taken =
    Port { $port } is taken, perhaps by another kvarto.
    Close that one, or take another port: kvarto serve --port { $next }
serve-cannot-listen = Cannot listen on { $host }, port { $port }: { $why }.
serve-address = Play at { $address }
serve-file = Games are kept in { $file }
serve-scan = Or scan this with a phone in the same network:
serve-how-to-stop = Press Ctrl-C to stop.
serve-stopped = Stopped. All games are kept.
