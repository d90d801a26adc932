### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = Premier
# As in English.
player-second = Second

## What a move or a position is worth to who is to act: nouns, after a colon or a dash

worth-win = { $distance ->
    [0] victoire immédiate
    [one] victoire à la prochaine pose
    [many] victoire en { $distance } de poses
   *[other] victoire en { $distance } poses
}
worth-win-sometime = victoire
worth-draw = nulle
worth-loss = { $distance ->
    [0] défaite immédiate
    [one] défaite à la prochaine pose
    [many] défaite en { $distance } de poses
   *[other] défaite en { $distance } poses
}
worth-loss-sometime = défaite
worth-unknown = inconnu

## Moves told step by step

step-places = { $player } pose en { $cell }.
step-gives = { $player } donne { $piece }.
step-calls = { $player } annonce { $shape } et gagne.
step-you-places = Vous posez en { $cell }.
step-you-gives = Vous donnez { $piece }.
step-you-calls = Vous annoncez { $shape } et gagnez.
# A move in words, put together from the next three.
move-whole = { $parts } :
move-place = poser en { $cell }
move-give = donner { $piece }
move-call = annoncer { $shape }
playback-label = Parcourir la suite
playback-begins = Voici le point de départ.
playback-again = Revoir

## Somebody is to find a move

attempt-place = Posez la pièce en main.
attempt-give = Choisissez la pièce à donner.
attempt-give-or-call = Donnez une pièce, ou annoncez.
attempt-end-turn = Annoncez, ou finissez le tour.
attempt-point = Touchez les quatre pièces.
attempt-take-back = Reprendre la pose
attempt-no-shape = Ces quatre pièces ne forment ni ligne, ni colonne, ni diagonale, ni carré qui compte. Réessayez.

## The review of a game

accuracy-share = { $percent } %
accuracy-kept =
    { $kept ->
        [one] { $kept } coup sur { $judged } a gardé
        [many] { $kept } de coups sur { $judged } ont gardé
       *[other] { $kept } coups sur { $judged } ont gardé
    } ce qu’il y avait à garder.
standing-title = Qui menait
standing-label = L’état de la partie après chaque coup : vers le haut, gagnée pour { $first } ; vers le bas, pour { $second }. Le tableau ci-dessous dit la même chose.
standing-side = { $player } gagne
standing-as-table = En tableau
standing-move = Coup
standing-player = Joueur
standing-stood = Ensuite
standing-verdict = Verdict
standing-show = Tracer la courbe
# $ending is a worth-win.
standing-wins = { $player } : { $ending }
standing-won = { $player } a gagné
retry-title = Essayez encore
retry-about = Coup { $number } : c’est à { $player } de jouer, et si tout est joué au mieux, c’est une { $value }. Trouvez un coup qui la garde.
retry-right = Exact. La { $value } reste acquise.
retry-wrong = Pas celui-là. Voyez ce qui s’ensuit.
retry-again = Encore une fois

## The analysis board

analysis-title = Analyse
study-variant = Comment gagner
study-overlay = Sur le plateau
study-overlay-values = La valeur des coups
study-overlay-threats = Les menaces
study-overlay-nothing = Rien
study-worth-title = Ce que vaut la position
# $ending is a worth-win and so on.
study-worth = En jouant au mieux : { $ending }.
study-gives = { $player } doit donner une pièce à { $other }.
study-places = { $player } doit poser { $piece }.
study-placed = Posée en { $cell } : choisissez maintenant la pièce à donner.
study-over = La partie se termine ici.
study-progress = Nombre de coups notés
study-graded = { $graded } sur { $total } coups
study-nodes = · { $nodes } positions examinées
study-stop = Arrêter
study-stopped = Arrêté après { $graded } sur { $total } coups.
study-go-on = Continuer
study-call = Annoncer { $shape }
study-best-moves = Meilleurs coups
study-all-moves = { $count ->
    [one] Le seul coup
    [many] Les { $count } de coups
   *[other] Les { $count } coups
}
study-group-win = { $count ->
    [one] { $count } gagne
    [many] { $count } gagnent
   *[other] { $count } gagnent
}
study-group-draw = { $count ->
    [one] { $count } fait nulle
    [many] { $count } font nulle
   *[other] { $count } font nulle
}
study-group-loss = { $count ->
    [one] { $count } perd
    [many] { $count } perdent
   *[other] { $count } perdent
}
study-group-unknown = { $count } sans réponse
study-line = Meilleure suite
study-line-help = Désignez une case, une pièce ou un coup, et sa meilleure suite se joue ici.
study-line-best = Voir la meilleure suite
study-threats = Menaces
study-no-threats = Aucune pièce ne peut encore compléter quoi que ce soit.
study-safe = { $count ->
    [0] Aucune des { $total } pièces de la réserve ne se donne sans risque.
    [one] Une des { $total } pièces de la réserve ne gagne pas tout de suite.
    [many] { $count } de pièces de la réserve, sur { $total }, ne gagnent pas tout de suite.
   *[other] { $count } des { $total } pièces de la réserve ne gagnent pas tout de suite.
}
study-lapsed = Périmé, et sans valeur désormais : { $shapes }.
study-no-moves = Jouez un coup sur le plateau, et il sera noté ici. Revenez en arrière et jouez autre chose : une variation commence.
study-comment = Commentaire sur { $word }
study-comment-start = Commentaire sur le début
study-promote = En faire la suite principale
study-cut = Supprimer à partir d’ici
study-open-title = Une autre position ou partie
study-paste = Coller une position ou une partie
study-paste-about = Une position comme « A.../.3../..../...5 7 », ou une partie (.qgn)
study-copy-link = Copier un lien vers cette analyse
set-up-title = Composer une position
set-up-help = Choisissez une pièce, puis une case. Touchez une pièce posée pour la reprendre. Celle qui reste en main est la pièce à poser.
set-up-last = Dernière pièce posée
set-up-last-none = aucune : tous les quartos sont périmés
set-up-last-about = Les quartos dont elle fait partie peuvent encore être annoncés.
set-up-empty-hand = Remettre en réserve
set-up-clear = Vider le plateau
set-up-done = Analyser
set-up-cancel = Annuler

## Records, positions by their address, and what a move means

review-better = Mieux : { $words }.
why-gift = { $player } a donné { $piece }, ce qui a permis un quarto : { $shape }.
# What a move in notation means.
word-turn = (Poser en { $cell } et donner { $piece }.)
word-give = (Donner { $piece }.)
review-look = voir
replay-title = Relire une partie
replay-about = Revoyez une partie gardée dans un fichier .qgn, jouée ici ou ailleurs.
replay-file = Choisir un fichier
replay-paste = Ou la coller
replay-open = Ouvrir
replay-another = Relire une autre partie
position-begin = Commencer une partie d’ici
position-first-gives = C’est au premier joueur de donner une pièce.
position-second-gives = C’est au second joueur de donner une pièce.
position-first-places = C’est au premier joueur de poser { $piece }.
position-second-places = C’est au second joueur de poser { $piece }.
