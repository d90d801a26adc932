### The command line.

cli-help =
    Quarto, le jeu de plateau où vous choisissez la pièce que l’adversaire doit poser,
    et où quatre pièces alignées ne gagnent que si on les annonce.
cli-version-help = Affiche la version et s’arrête.
cli-lang-help = La langue de tous les messages, par exemple fi. Sans indication, c’est LANGUAGE, LC_ALL, LC_MESSAGES ou LANG qui décide.
cli-unknown-language = la langue { $language } n’est pas disponible ; choisissez parmi : { $languages }
cli-style-help = Manière de dessiner : en couleur, en Unicode simple, en ASCII, ou selon ce que le terminal sait montrer.
# As in English.
cli-error = kvarto: { $what }
cli-error-in = { $source } : { $what }
cli-cannot-read = impossible de lire { $path } : { $why }
cli-cannot-write = impossible d’écrire dans { $path } : { $why }
cli-standard-input = entrée standard

standing-to-act = C’est à { $player } de jouer.
standing-open = Encore valable : { $shapes }.
standing-lapsed = Périmé : { $shapes }.

seat-first = Premier
# As in English.
seat-second = Second

## kvarto show

show-help =
    Dessine une POSITION : les lignes de 4 à 1, puis la pièce en main ou -, puis éventuellement
    une variante et la case de la dernière pose. Par exemple :
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Dessine une position.
show-variant = Variante : { $variant }.
show-svg-help = Dessine plutôt dans un fichier SVG (- pour la sortie standard).
show-pieces-help = L’aspect des pièces dans le SVG.
show-theme-help = Pour un fond clair ou sombre.

## kvarto replay

replay-help = Rejoue chaque partie d’un fichier .qgn FILE (- pour l’entrée standard) et dit où elle en est.
replay-short-help = Dit où en sont les parties d’un fichier.
replay-json-help = Écrit un objet JSON par ligne pour chaque partie. Un résultat sans raison a la raison "unknown".
replay-no-games = { $source } : aucune partie dans ce fichier
replay-game = Partie { $number } : { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Joue une partie dans le terminal.
play-command-help =
    Joue une partie, à deux sur le même terminal ou contre l’ordinateur. Pendant la partie, tapez help pour voir ce que l’on peut taper.
play-variant-help = standard (par défaut), advanced, squares, hard, ou un code comme ch:l.
play-calling-help = S’il faut annoncer un quarto pour gagner.
play-false-call-help = Ce que coûte une fausse annonce : l’occasion, ou la partie.
play-late-call-help = Après avoir donné, on peut encore annoncer ce qu’on a complété, tant que la nouvelle pièce n’est pas posée.
play-pointing-help = Qui doit montrer la figure annoncée ; les autres se contentent d’annoncer.
play-clock-help = Temps de réflexion : - (aucun), 60/move, 60/place, 600+5 (secondes et ajout par coup), 3d/move.
play-tournament-help = Comme en tournoi : une minute par coup, une fausse annonce coûte la partie.
play-against-help = Joue contre l’ordinateur, de 1 (joue pour la première fois) à { $strongest } (parfait).
play-one-help = Le nom d’un des joueurs.
play-two-help = Le nom de l’autre joueur.
play-starter-help = Qui commence : les dés en décident, ou bien c’est le joueur 1 ou 2.
play-start-help = Une position de départ.
play-seed-help = Reprend le lancer de dés d’une partie précédente.
play-save-help = Ajoute la partie à un fichier .qgn.
play-save-no-record = { $path } contient autre chose que des parties ; rien n’y est ajouté
play-tournament-fixes = { $option } ne va pas avec --tournament, qui en décide déjà
play-same-names = il faut deux noms différents
play-player-one = Joueur 1
play-player-two = Joueur 2

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = { $first } fait { $a }, { $second } fait { $b }.
play-first = { $first } commence et donne la première pièce.
play-first-set-up = Premier joueur : { $first } ; second joueur : { $second }.
play-spoken = Un quarto ne gagne que si on l’annonce : tapez « ! » dès que vous en voyez un.
play-forfeit = Une fausse annonce coûte la partie.
play-late-call = Après avoir donné, on peut encore annoncer : tapez late.
play-help-hint = Tapez help pour voir tout ce que l’on peut taper.
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }, choisissez une pièce pour { $other } (0-F, ou help) :
play-give-or-call = { $player }, choisissez une pièce pour { $other } (0-F), ou annoncez (!) :
play-place = { $player }, posez la pièce (a1-d4, ou help) :
play-place-or-call = { $player }, posez la pièce (a1-d4), ou annoncez (!) :
play-place-or-late-call = { $player }, posez la pièce (a1-d4), ou annoncez (! ; { $other } : late) :
play-place-or-others-late-call = { $player }, posez la pièce (a1-d4 ; annonce possible pour { $other } : late) :
play-end-turn = { $player }, finissez le dernier tour (=) :
play-end-turn-or-call = { $player }, annoncez (!), ou finissez le tour (=) :
play-point = { $player }, quel alignement ? (1-4, a-d, / ou \, ou cancel) :
play-point-with-squares = { $player }, quelle figure ? (1-4, a-d, / ou \, carrés a1-c3, ou cancel) :
play-paused = La partie est en pause. Tapez resume pour reprendre :
play-offer-draw = { $player } propose la nulle. { $other }, d’accord ? (yes pour oui, no pour non) :
play-offer-take-back = { $player } demande à reprendre le dernier coup. { $other }, d’accord ? (yes pour oui, no pour non) :
play-answer-yes-or-no = répondez par yes (oui) ou no (non)
play-declined = { $player } refuse.
play-computer-moves = { $player } joue { $move }.
play-calls = { $player } : « Quarto ! »
play-call-failed = Non : il n’y a pas de quarto valable ici.
play-call-not-pointed = Aucune figure n’a été montrée : l’annonce a échoué.
play-refused = Impossible : { $what }.
play-not-understood = commande inconnue : { $text } ; help montre ce que l’on peut taper
play-left = La partie reste inachevée.
play-saved = La partie a été ajoutée à { $path }.

play-help-give = 7, F ou DTSH         donner cette pièce
play-help-place = b2, ou b2>7          poser la pièce ; la poser et donner la pièce 7
play-help-call = !, ou !3             annoncer « Quarto ! » ; annoncer et montrer la ligne 3 (aussi : quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    lignes, colonnes, diagonales, carrés (case en bas à gauche)
play-help-late = late, ou late 3      annoncer après avoir donné, si l’annonce tardive est permise
play-help-pass = =, ou pass           finir le tour après la dernière pose
play-help-draw = draw                 proposer la nulle ; réponse : yes (oui) ou no (non)
play-help-back = back                 demander à reprendre le dernier coup
play-help-resign = resign, abort        abandonner ; annuler la partie avant la première pose
play-help-pause = pause, resume        arrêter les pendules ; reprendre
play-help-look = board, moves, help   revoir le plateau ; les coups ; cette liste
play-help-quit = quit                 quitter la partie sans la finir
