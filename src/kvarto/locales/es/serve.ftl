# `kvarto serve`.

serve-short-help = Abre la página donde se juega.
serve-help =
    Pone en marcha la página: jugar contra el ordenador, dos en este dispositivo, o ver partidas. Es
    solo para este dispositivo, salvo que --lan la abra a la red de casa o que --public-url diga dónde
    la encuentra todo el mundo. Las partidas se guardan y siguen tras una parada. Ctrl-C la detiene.

    Cada opción se puede dar también como variable de entorno: KVARTO_PUBLIC_URL para --public-url.
serve-host-help = La dirección en la que escuchar.
serve-port-help = El puerto; 0 toma uno que esté libre.
serve-lan-help = Escucha en la red de casa y muestra la dirección y un código QR para un teléfono.
serve-public-url-help =
    Dónde encuentra todo el mundo este servidor, por ejemplo https://kvarto.example: la dirección de los
    enlaces y códigos QR, y la única cuyas páginas pueden jugar aquí.
serve-trusted-proxy-help =
    La dirección o la red de un proxy que está delante de este servidor y dice quién pregunta. Lo que
    digan otros sobre eso no se tiene en cuenta. Se puede dar varias veces.
serve-data-help = El archivo que guarda las partidas (si no se indica, uno en tu carpeta de datos).
serve-keep-days-help =
    Borra las partidas de invitados que terminaron hace tantos días; las de las cuentas se quedan. 0 las
    guarda todas. Si no se indica, { $days } con --public-url; sin él, se guardan.
serve-most-games-help = Cuántas partidas puede haber abiertas a la vez como máximo, entre todas las personas.
serve-most-sockets-help = Cuántas páginas pueden estar conectadas a la vez como máximo.
serve-metrics-help = Si hay una página de cifras para Prometheus en /metrics.
serve-metrics-from-help =
    La dirección o la red desde la que se puede leer /metrics; si no se indica, esta máquina. Se puede
    dar varias veces.
serve-open-help = Abre la página en el navegador.
serve-log-level-help = A partir de qué nivel anotar, en líneas JSON por la salida de errores.
serve-not-installed =
    El servidor necesita más que la instalación básica ({ $what }).
    Instálalo con: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } no es una dirección para todo el mundo. Se compone de http:// o https:// y el nombre de un
    host tal como lo escriben los navegadores, quizá con un puerto, y nada detrás: https://kvarto.example
serve-https-needs-proxy =
    Para { $url }, algo delante de este servidor tiene que hablar TLS. Di dónde está, con
    --trusted-proxy 127.0.0.1 si es en esta máquina.
serve-bad-network =
    { $text } no es una dirección ni una red. Escribe, por ejemplo, 192.168.1.7 o 192.168.1.0/24.
serve-port-taken =
    El puerto { $port } está ocupado, quizá por otro kvarto.
    Cierra ese, o toma otro puerto: kvarto serve --port { $next }
serve-cannot-listen = No se puede escuchar en { $host }, puerto { $port }: { $why }.
serve-address = Juega en { $address }
serve-listening = Escuchando en { $address }
serve-file = Las partidas se guardan en { $file }
serve-scan = O escanea esto con un teléfono de la misma red:
serve-how-to-stop = Pulsa Ctrl-C para parar.
serve-stopped = Detenido. Todas las partidas están guardadas.
