# `kvarto serve`.

serve-short-help = Ouvre la page où l’on joue.
serve-help =
    Ouvre le site : jouer contre l’ordinateur, à deux sur cet appareil, ou regarder des parties. Il
    n’est là que pour cet appareil, sauf si --lan l’ouvre au réseau de la maison ou si --public-url
    dit où tout le monde le trouve. Les parties sont gardées et reprennent après un arrêt. Ctrl-C
    l’arrête.

    Chaque option peut aussi se donner comme variable d’environnement : KVARTO_PUBLIC_URL pour --public-url.
serve-host-help = L’adresse sur laquelle écouter.
serve-port-help = Le port ; 0 en prend un qui est libre.
serve-lan-help = Écoute sur le réseau de la maison, et affiche l’adresse et un code QR pour un téléphone.
serve-public-url-help =
    Où tout le monde trouve ce serveur, par exemple https://kvarto.example : l’adresse des liens et
    des codes QR, et la seule dont les pages peuvent jouer ici.
serve-trusted-proxy-help =
    L’adresse ou le réseau d’un proxy placé devant ce serveur, qui dit d’où viennent les demandes. Ce
    que d’autres en disent est ignoré. Peut se donner plusieurs fois.
serve-data-help = Le fichier qui garde les parties (sans indication, un fichier de votre dossier de données).
serve-keep-days-help =
    Efface les parties des invités finies depuis ce nombre de jours ; celles des comptes restent. 0
    les garde toutes. Sans indication : { $days } avec --public-url, sinon elles sont gardées.
serve-most-games-help = Nombre maximal de parties ouvertes en même temps, tous joueurs confondus.
serve-most-sockets-help = Nombre maximal de pages connectées en même temps.
serve-metrics-help = S’il y a une page de chiffres pour Prometheus à l’adresse /metrics.
serve-metrics-from-help =
    L’adresse ou le réseau d’où l’on peut lire /metrics ; sans indication, cette machine. Peut se
    donner plusieurs fois.
serve-open-help = Ouvre la page dans le navigateur.
serve-log-level-help = À partir de quel niveau tenir le journal, en lignes JSON sur la sortie d’erreur.
serve-not-installed =
    Le serveur a besoin de plus que l’installation de base ({ $what }).
    Installez-le avec : pip install "kvarto[server]"
serve-bad-public-url =
    { $text } n’est pas une adresse pour tout le monde. Elle se compose de http:// ou https:// et d’un
    nom d’hôte tel que les navigateurs l’écrivent, avec peut-être un port, et rien derrière :
    https://kvarto.example
serve-https-needs-proxy =
    Pour { $url }, quelque chose devant ce serveur doit parler TLS. Dites où cela se trouve, avec
    --trusted-proxy 127.0.0.1 si c’est sur cette machine.
serve-bad-network =
    { $text } n’est ni une adresse ni un réseau. Écrivez par exemple 192.168.1.7 ou 192.168.1.0/24.
serve-port-taken =
    Le port { $port } est pris, peut-être par un autre kvarto.
    Fermez ce dernier, ou prenez un autre port : kvarto serve --port { $next }
serve-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $why }.
serve-address = Jouez à l’adresse { $address }
serve-listening = À l’écoute sur { $address }
serve-file = Les parties sont gardées dans { $file }
serve-scan = Ou scannez ceci avec un téléphone du même réseau :
serve-how-to-stop = Ctrl-C pour arrêter.
serve-stopped = Arrêté. Toutes les parties sont gardées.
