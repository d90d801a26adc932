### The page: everything but the words of the game itself and the page of rules.

# As in English.
name = Kvarto

## The way around

skip = Aller au contenu
# As in English.
nav-label = Pages
nav-home = Accueil
# As in English.
nav-menu = Menu
nav-new = Nouvelle partie
nav-lobby = Salon
nav-games = Mes parties
# Said after "My games".
nav-games-wait = { $count ->
    [one] (à vous de jouer dans { $count } partie)
    [many] (à vous de jouer dans { $count } de parties)
   *[other] (à vous de jouer dans { $count } parties)
}
nav-account = Compte
nav-rules = Règles
nav-settings = Réglages
nav-about = À propos
nav-replay = Relire une partie
language = Langue
close = Fermer

## Titles of the browser's window

title-home = Kvarto : le jeu aux seize pièces
title-new = Nouvelle partie – Kvarto
title-replay = Partie enregistrée – Kvarto
title-position = Une position
title-rules = Règles – Kvarto
title-settings = Réglages – Kvarto
title-about = À propos – Kvarto
title-nowhere = Introuvable – Kvarto
title-game = { $first } et { $second }

## When something goes wrong

page-refused = Impossible : { $what }.
page-not-reached = Le serveur ne répond pas. Réessayez dans un instant.
line-lost = Connexion perdue. Nouvelle tentative…
nowhere-title = Il n’y a rien ici
nowhere-text = Aucune page n’a cette adresse.

## The first page

home-about = Vous ne choisissez jamais la pièce que vous posez : c’est l’adversaire qui vous la tend. Quatre pièces alignées qui ont un point commun gagnent, à condition de les voir et de lancer « Quarto ! » avant l’autre.
home-play = Jouer
home-friend = Jouer entre amis
home-lobby = Aller au salon
home-all-games = Toutes mes parties
home-learn = Apprendre à jouer
home-choose = Choisir sa partie
home-resume = Continuer : { $first } et { $second }

## A new game

opponent-is-computer = L’ordinateur
opponent-is-person = À deux sur cet appareil
opponent-is-invite = Quelqu’un avec un lien
opponent-is-watch = Ordinateur contre ordinateur
new-name = Votre nom
name-guest = Invité
name-one = Joueur 1
name-two = Joueur 2
name-other = L’adversaire
# As in English.
namesake = { $name } II
# As in English.
kind-standard = Standard
kind-standard-about = Lignes, colonnes et diagonales ; les quatre caractéristiques comptent.
kind-beginners = Débutants
kind-beginners-about = Seules quelques caractéristiques comptent.
kind-advanced = Avancé
kind-advanced-about = Les neuf carrés de 2 × 2 comptent aussi.
kind-squares = Carrés seulement
kind-squares-about = Seuls les carrés de 2 × 2 comptent.
kind-hard = Difficile
kind-hard-about = Les quatre doivent partager deux caractéristiques.
kind-own = À votre goût
kind-own-about = Composez ce qui compte.
calling-spoken-about = Un quarto ne gagne que si on l’annonce, comme dans la boîte.
calling-automatic = Automatique
calling-automatic-about = Qui complète un quarto gagne, sans avoir à l’annoncer.
new-late-call-about = Après avoir donné, on peut encore annoncer jusqu’à ce que la pièce soit posée.
clock-none = sans pendule
clock-move = { $seconds ->
    [one] { $seconds } seconde par coup
    [many] { $seconds } de secondes par coup
   *[other] { $seconds } secondes par coup
}
clock-place = { $seconds } secondes pour poser, autant pour donner
clock-main = { $minutes ->
    [one] { $minutes } minute, plus { $increment } secondes par coup
    [many] { $minutes } de minutes, plus { $increment } secondes par coup
   *[other] { $minutes } minutes, plus { $increment } secondes par coup
}
clock-whole = { $minutes ->
    [one] { $minutes } minute pour toute la partie
    [many] { $minutes } de minutes pour toute la partie
   *[other] { $minutes } minutes pour toute la partie
}
clock-days = { $days ->
    [one] { $days } jour par coup
    [many] { $days } de jours par coup
   *[other] { $days } jours par coup
}
starter-dice = Les dés décident

## The computer's name at each level

opponent-newcomer = Pipo
# As in English.
opponent-child = Mia
# As in English.
opponent-beginner = Ben
opponent-casual = Léna
# As in English.
opponent-attentive = Maya
# As in English.
opponent-regular = Hugo
# As in English.
opponent-club = Nora
opponent-strong = Victor
# As in English.
opponent-master = Ada
opponent-perfect = Sophie

## At the table

game-coming = On prépare la table…
game-gone = Cette partie n’est pas ici
desk-label = Votre côté de la table
board-label = Plateau
cell-empty = { $cell } : vide.
bar-you = vous
bar-level = niveau { $number } · { $name }
clock-label = Temps restant
clock-warning = Encore dix secondes.
clock-days-left = { $days } j { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = annonce automatique
agreed-forfeit = une fausse annonce coûte la partie
agreed-late-call = annonce tardive

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = À vous : posez la pièce
duty-place-here = { $player }, posez la pièce
duty-place-other = { $player } pose la pièce
duty-give-you = Choisissez une pièce pour { $other }
duty-give-here = { $player }, choisissez une pièce pour { $other }
duty-give-other = { $player } choisit une pièce pour { $other }
duty-give-to-you = { $player } choisit une pièce pour vous
duty-end-turn-you = Annoncez, ou finissez votre tour
duty-end-turn-here = { $player }, annoncez ou finissez votre tour
duty-end-turn-other = { $player } a une dernière chance d’annoncer
duty-point-you = Touchez les quatre pièces
duty-point-here = { $player }, touchez les quatre pièces
duty-point-other = { $player } a annoncé et montre où
duty-paused = La partie est en pause

# The red button.
call = Quarto !
call-by = Quarto ! ({ $player })
end-turn = Finir le tour
point-shape = Choisir une figure
point-shape-none = Figure…
point-confirm = Montrer
point-cancel = Annuler
agree = Accepter
decline = Refuser

# What has happened, for screen readers and as short notes.
said-places = { $player } pose { $piece } en { $cell }.
said-gives = { $player } donne à { $other } { $piece }.
said-gives-you = { $player } vous donne { $piece }.
said-calls = { $player } annonce « Quarto ! ».
said-call-failed = { $player } a annoncé pour rien.
said-your-call-failed = Vous avez annoncé pour rien.
said-offers-draw = { $player } propose la nulle.
said-asks-take-back = { $player } demande à reprendre un coup.
said-declined = { $player } refuse.
said-taken-back = Un coup a été repris.
said-resumed = La partie reprend.

# The throw of dice at the beginning.
dice-throw = { $first } fait { $a }, { $second } fait { $b }.
dice-begins = { $first } commence.

# The device goes from hand to hand.
cover-title = Passez l’appareil à { $player }
cover-ready = { $player }, c’est moi

## The menu of a game

menu-title = Menu de la partie
menu-elsewhere = Autres pages
menu-sound-on = Son : oui
menu-sound-off = Son : non
do-by = { $player } : { $what }
do-ask-take-back = Reprendre un coup
do-claim-win = Réclamer la victoire
# As in English.
do-pause = Pause
do-resume = Reprendre
do-offer-draw = Proposer la nulle
do-agree-draw = Convenir de la nulle
do-abort = Annuler la partie
do-resign = Abandonner
sure-resign = Abandonner ? L’adversaire gagne.
sure-draw = Êtes-vous tous deux d’accord pour la nulle ?
sure-abort = Annuler la partie ? Personne ne gagne.
sure-no = Continuer à jouer

## Moves, typed and listed

moves-title = Coups
moves-none = Aucun coup n’a encore été joué.
looking-back = Vous revoyez un coup passé.
looking-back-return = Revenir à la partie
typed-title = Taper les coups, lire le plateau
typed-label = Coup
typed-do = Valider
typed-help = b2>7 pose en b2 et donne 7 ; b2 ou >7 ne font que l’un des deux ; ! annonce, !3 annonce la ligne 3 ; ?3 lit la ligne 3, ? tout le plateau.
typed-not-understood = Commande inconnue : { $text }.
read-title = Lire le plateau
read-shape = { $shape } : { $cells }

## After a game, and records

after-label = Après la partie
result-you-win = Vous avez gagné !
result-you-lose = Vous avez perdu
result-wins = { $player } gagne
result-draw = Partie nulle
result-none = Pas de résultat
rematch = Rejouer
rematch-there = Vers la nouvelle partie
review-title = Pourquoi ?
review-coming = Examen de la partie…
replay-controls = Parcourir la partie
replay-start = Au début
replay-back = En arrière
replay-onward = En avant
replay-end = À la fin
replay-slider = Moment de la partie
replay-beginning = Début
share-title = Garder et partager
share-copy-record = Copier la partie
share-save-record = Enregistrer la partie
share-svg = Image (SVG)
share-png = Image (PNG)
share-link = Copier un lien vers cette position
share-copied = Copié.
share-not-copied = Ce navigateur ne permet pas à la page de copier.
share-no-png = L’image n’a pas pu être créée.

## Games in lists, and titles of pages where people meet

title-lobby = Salon – Kvarto
title-games = Mes parties – Kvarto
title-account = Compte – Kvarto
title-return = Retour – Kvarto
title-turns = ({ $count }) { $title }
# In a row of what is agreed on.
agreed-spoken = annonce par les joueurs
agreed-not-casual = coups définitifs
mine-your-turn = à vous de jouer
mine-others-turn = à { $player } de jouer
# $when is such as "dans 2 jours".
mine-deadline = le temps expire { $when }
mine-table-link = Une table pour qui a le lien
mine-table-lobby = Une table au salon
mine-won = gagnée
mine-lost = perdue
mine-drawn = nulle
mine-no-result = sans résultat
ended-quarto = par un quarto
ended-draw = toutes les pièces posées
ended-agreement = d’un commun accord
ended-time = au temps
ended-resignation = par abandon
ended-forfeit = sur une fausse annonce
ended-abandoned = départ d’un joueur
ended-aborted = annulée
ended-unknown = raison inconnue
return-make = Créer un lien

## The way to the course

title-learn = Apprendre à jouer – Kvarto
# As in English.
title-lesson = { $title } – Kvarto
nav-learn = Apprendre

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Problèmes
nav-analysis = Analyse
title-puzzles = Problèmes – Kvarto
title-analysis = Analyse – Kvarto
to-analysis = Analyser cette position
to-analysis-game = Analyser cette partie
verdict-best = le meilleur
verdict-fine = bon
verdict-mistake = erreur
verdict-blunder = gaffe
verdict-decisive = erreur décisive
verdict-unknown = non jugé
