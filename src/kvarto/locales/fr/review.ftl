### The engine at the command line: values, graded moves, reviews of games.

# Options that several commands share.
engine-json-help = Écrit du JSON, un objet par ligne.
engine-threads-help = Combien de fils d’exécution utiliser.
engine-no-table-help = Calcule tout, sans la table d’ouvertures.
engine-time-limit-help = Renonce à une position après ce nombre de secondes.

## kvarto solve

solve-help =
    Dit qui gagne chaque POSITION si tout le monde joue au mieux, et combien de pièces sont posées
    jusque-là. Une position est un seul argument, entre guillemets. Avec -, ou sans rien, les positions
    sont lues sur l’entrée standard, une par ligne ; les lignes vides et celles qui commencent par #
    sont ignorées.
    Par exemple : kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Dit qui gagne une position.
solve-cold-help = Oublie avant chaque position tout ce qui a été appris.
solve-cold-one-thread = --cold ne va qu’avec un seul fil d’exécution
solve-nothing = il manque une POSITION (ou - pour lire les positions sur l’entrée standard)
# Something is wrong in a line of standard input.
solve-wrong-line = ligne { $line } : { $what }

# $player is to act; $distance is how many more pieces are placed.
solve-win = { $position } : { $player } doit jouer et gagne { $distance ->
    [0] en annonçant { $shapes }
    [one] à la prochaine pose
    [many] en { $distance } de poses
   *[other] en { $distance } poses
}.
solve-draw = { $position } : { $player } doit jouer, et la partie est nulle.
solve-loss = { $position } : { $player } doit jouer et perd { $distance ->
    [one] à la prochaine pose
    [many] en { $distance } de poses
   *[other] en { $distance } poses
}.
solve-unknown = { $position } : { $player } doit jouer, et l’on ne sait pas qui gagne.

## kvarto grade

grade-help =
    Dit à quoi mène chaque coup permis dans une POSITION pour qui doit jouer, le meilleur d’abord.
    Par exemple : kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Dit ce que vaut chaque coup.
grade-nothing = il n’y a pas de coup à noter : le plateau est plein
# A group of moves that are worth the same, and how many there are.
grade-win = Gagne { $distance ->
    [0] tout de suite
    [one] en une pose
    [many] en { $distance } de poses
   *[other] en { $distance } poses
} ({ $count }) :
grade-draw = Nulle ({ $count }) :
grade-loss = Perd { $distance ->
    [0] tout de suite
    [one] en une pose
    [many] en { $distance } de poses
   *[other] en { $distance } poses
} ({ $count }) :
grade-unknown = Inconnu ({ $count }) :

## kvarto review

review-help =
    Juge chaque coup des parties d’un fichier .qgn FILE (- pour l’entrée standard) : ce que valait
    la position avant et après, ce qui était meilleur, quels quartos sont passés inaperçus, et où la
    partie s’est décidée.
review-short-help = Dit où les parties d’un fichier ont été gagnées et perdues.

# The table of moves: one line a move, with the value for the player who made it.
review-value-lost = { $before } → { $after }
review-verdict-mistake = erreur
review-verdict-blunder = gaffe
review-verdict-decisive = erreur décisive
review-remark = { $verdict } ; mieux : { $words }
review-remark-more = { $verdict } ; mieux : { $words } (+{ $more })

review-left-win = Dans la dernière position, c’est à { $player } de jouer, et de gagner en jouant au mieux.
review-left-draw = Dans la dernière position, c’est à { $player } de jouer, et la partie est nulle si l’on joue au mieux.
review-left-loss = Dans la dernière position, c’est à { $player } de jouer, et c’est perdu même en jouant au mieux.
review-accuracy =
    { $player } : { $kept ->
        [one] { $kept } coup sur { $judged } a gardé
        [many] { $kept } de coups sur { $judged } ont gardé
       *[other] { $kept } coups sur { $judged } ont gardé
    } la valeur ({ $percent } %).
