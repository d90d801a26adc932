### What can be chosen: a new game, settings; and about the page.

new-title = Nouvelle partie
new-begin = Commencer
new-open = Ouvrir la table
new-change-title = Modifier la table
new-change-save = Enregistrer
new-opponent = Avec qui ?
opponent-is-computer-about = Vous, contre un adversaire de la force que vous voulez.
opponent-is-person-about = Côte à côte, ou avec l’appareil entre vous.
opponent-is-invite-about = Vous envoyez un lien ; qui l’ouvre prend place, sur n’importe quel appareil.
opponent-is-watch-about = Installez-vous et voyez comment ils s’en sortent.
new-level = Quel niveau ?
new-level-one = Premier ordinateur
new-level-two = Second ordinateur
new-pass = Passer l’appareil
new-pass-about = Entre les tours, le plateau est caché jusqu’à ce que l’autre ait l’appareil.
new-preset = Quel genre de partie ?
preset-casual = Amicale
preset-casual-about = Comme dans la boîte, sans pendule, on peut reprendre ses coups.
preset-tournament = Tournoi
preset-tournament-about = Une minute par coup, et une fausse annonce coûte la partie.
preset-days = Tranquille
preset-days-about = Trois jours par coup : revenez quand vous voulez.
preset-beginners = Débutants
preset-beginners-about = Seules la couleur et la hauteur comptent, avec de l’aide.
preset-child = Avec un enfant
preset-child-about = Pareil, et l’enfant n’a qu’à annoncer.
preset-edition = Édition française
preset-edition-about =
    { $what ->
        [late-call] Avec l’annonce tardive, comme dans les règles imprimées en français.
        [hard] Les quatre doivent partager deux caractéristiques, comme le permettent les règles imprimées en français.
        [squares] Seuls les carrés de 2 × 2 comptent, comme le veulent pour les joueurs avancés les règles imprimées en français.
        [clock-place] Une minute pour poser et une pour donner, comme dans les règles imprimées en français.
        [clock-main] Quinze minutes pour toute la partie, comme dans les règles imprimées en français.
       *[clock-move] Une minute par coup, comme le prévoient pour toute partie les règles imprimées en français.
    }
new-meeting = Qui peut venir ?
new-in-lobby = La montrer au salon
new-in-lobby-about = N’importe qui peut s’y asseoir, et tout le monde peut regarder.
new-watched = Spectateurs admis
new-watched-about = Toute personne qui a le lien, une fois la partie commencée.
new-rules = Règles
new-variant = Comment gagne-t-on ?
new-features = Qu’est-ce qui compte ?
new-shapes = Où ?
new-required = Les quatre doivent partager deux caractéristiques
new-calling = Annonce
calling-spoken = Par les joueurs
new-false-call = Une fausse annonce coûte
false-call-ignore = l’occasion
false-call-forfeit = la partie
new-late-call = Annonce tardive
new-time = Temps et début
new-clock = Pendule
new-starter = Qui commence ?
starter-is = { $player }
new-casual = Partie amicale
new-casual-about = On peut faire une pause et reprendre ses coups.
new-help = Aide aux joueurs
new-help-none = aucune
new-help-some = l’aide est active
new-help-casual-only = L’aide est réservée aux parties amicales.
aid-threats = Montrer les menaces
aid-threats-about = Les cases où une pièce compléterait un alignement, et quel genre de pièce.
aid-safe = Montrer les pièces sûres
aid-safe-about = Celles avec lesquelles l’adversaire ne peut pas gagner tout de suite.
aid-points = Il faut montrer ce qu’on annonce
aid-points-about = Les petits enfants peuvent se contenter d’annoncer.
new-from-position = La partie commence à partir de cette position.
new-from-empty = Commencer avec le plateau vide
settings-title = Réglages
settings-theme = Clair ou sombre
theme-system = comme le système
theme-light = clair
theme-dark = sombre
settings-set = Pièces
set-wood = Bois
set-wood-about = Du bois tourné, vu légèrement d’en haut.
set-flat = À plat
set-flat-about = Des dessins simples, pour les petits écrans et pour la clarté.
settings-table = À la table
settings-sound = Sons
settings-speech = Annonces à voix haute
settings-animation = Pièces animées
settings-coordinates = Lettres et chiffres au bord du plateau
settings-contrast = Contraste élevé
about-title = À propos de Kvarto
about-game = Kvarto, c’est Quarto, le jeu pour deux de Blaise Müller, en logiciel : tout le jeu de la boîte, avec l’annonce. La plupart des programmes gagnent pour vous dès que quatre pièces ont un point commun. Ici, c’est à vous de le voir.
about-page = L’ordinateur joue à dix niveaux, de quelqu’un qui n’a jamais vu le jeu à quelqu’un qui ne se trompe jamais. Après une partie, il dit où elle a été gagnée et perdue.
about-privacy-title = Ce qui est gardé
about-privacy = Le serveur garde les parties et votre avancement dans les leçons et les problèmes, et reconnaît votre navigateur grâce à un cookie, pour que vous puissiez revenir à votre table. Vos réglages restent dans le navigateur. Rien n’est envoyé à qui que ce soit d’autre. Avec un compte, il garde aussi votre nom et une empreinte de votre mot de passe. La page du compte vous donne tout ce qui est gardé sur vous, et permet de le supprimer.
about-keys-title = Sans souris
about-keys = Les touches fléchées parcourent le plateau et les pièces, Entrée ou Espace choisit. On peut taper ses coups dans le panneau à côté du plateau ou dans le menu de la partie, et se faire lire lignes, colonnes et diagonales. Après une partie, les touches fléchées la parcourent.
# As in English.
about-licence-title = Licence
about-licence = Kvarto est un logiciel libre sous licence MIT. Il n’a aucun lien avec l’éditeur du jeu de plateau.
# As in English.
about-version = Version { $version }
