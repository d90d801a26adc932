### How fast the engine is, and how many positions there are.

bench-short-help = Mesure la vitesse du moteur.
bench-help =
    Mesure la vitesse du moteur. D’abord la signature : combien de nœuds la recherche visite pour une
    liste fixe de positions, un nombre identique sur toutes les machines tant que la recherche ne
    change pas. Puis, pour des positions tirées au hasard mais toujours les mêmes, sans et avec la
    table d’ouvertures, le temps qu’il faut pour trouver la valeur, la valeur et la distance, et pour
    noter tous les coups : pour la moitié des positions au plus p50, pour 99 sur 100 au plus p99,
    pour toutes au plus max.
bench-quick-help = Ne prend que quelques positions, et sans la table aucune à trois ou quatre pièces.
bench-full-help =
    Résout en plus douze parties entières, compte les plateaux nuls, joue au hasard, chronomètre le
    minimax simple, pèse un processus qui joue, et dit quels objectifs sont atteints. Cela prend
    quelques minutes.
bench-json-help = Écrit aussi les résultats dans un fichier (- pour la sortie standard, et rien d’autre).
bench-signature = Signature : { $nodes } nœuds
bench-title = { $variant } : millisecondes de calcul d’un cœur, sans table
bench-title-with-table = { $variant } : millisecondes de calcul d’un cœur, avec table
bench-no-table = { $variant } : il n’y a pas encore de table d’ouvertures complète
# As in English.
bench-placed = n
bench-cold = à froid
bench-warm = à chaud
bench-value = valeur
bench-distance = valeur et distance
bench-grade = notation
# As in English.
bench-positions = pos.
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
# As in English.
bench-longest = max
bench-legend =
    n : pièces sur le plateau ; pos. : nombre de positions chronométrées.
    à froid : rien n’est en mémoire ; à chaud : la même question vient d’être posée.
bench-waiting-title = Notation de tous les coups avec table et deux cœurs, à froid, temps réel en millisecondes
bench-games-title = Parties entières depuis le plateau vide, sans table
bench-variant = variante
bench-games-value = valeur
bench-games-nodes = nœuds
bench-seconds = s de calcul
bench-drawn-title = Plateaux pleins sans quarto
bench-drawn-boards = plateaux
bench-playouts-title = Parties au hasard avec les règles en Python
bench-playouts-games = parties
bench-playouts-speed = parties / s
bench-playouts-drawn = nulles
bench-playouts-placed = pièces posées
bench-reference-title = Le minimax simple et le solveur, valeur et distance, millisecondes de calcul
# As in English.
bench-reference = minimax
bench-solver = solveur
bench-agree = Les réponses sont les mêmes.
bench-disagree = Les réponses DIFFÈRENT.
bench-footprint-title = Ce que coûte le paquet
bench-import = import de kvarto : { $size } de temps de calcul
bench-memory = mémoire pendant une partie standard : { $size }
bench-memory-three = mémoire après des parties de trois variantes : { $size }

## What the engine was to reach

goals-title = Objectifs à atteindre ; c’est la plus lente des deux parties qui compte
goals-measured = mesuré
goals-must = requis
goals-aim = visé
goals-reached = atteint
goal-aim-reached = visé
goal-must-reached = requis
goal-missed = NON
goal-not-measured = -
goal-value-8 = valeur, p99, n = 8
goal-value-7 = valeur, p99, n = 7
goal-value-6 = valeur, p99, n = 6
goal-distance-6 = valeur et distance, p99, n = 6
goal-table = valeur et distance d’après la table, p99, n ≤ 5
goal-grade-6 = notation de tous les coups avec distance, p99, n = 6
goal-two-cores = notation, table, 2 cœurs, temps réel, p99, n = 5
goal-whole-lines = partie entière, standard
goal-whole-both = partie entière, alignements et carrés
goal-whole-squares = partie entière, carrés seuls
goal-drawn-boards = plateaux nuls du jeu standard
goal-memory = mémoire pendant le jeu
goal-import = import de kvarto

## kvarto census

census-short-help = Compte les positions et les plateaux nuls, et ce qu’ils valent.
census-help =
    Compte les plateaux pleins sans quarto, puis, selon le nombre de pièces posées, ce qu’il y a à
    symétrie près et sans quarto : les plateaux, les plateaux avec une pièce en main, et parmi eux
    ceux où cette pièce ne gagne pas tout de suite. Combien de ces derniers sont gagnés, nuls ou
    perdus pour qui doit poser, on le sait aussi loin que va la table d’ouvertures de ce jeu.
census-variant-help = standard, advanced, squares, hard, ou un code comme ch:l.
census-levels-help =
    Jusqu’à combien de pièces sur le plateau. Chacune en plus prend environ dix fois plus de temps, et
    à partir de 8 des centaines de mégaoctets.
census-json-help = Écrit un objet JSON par ligne.
census-counting-drawn = comptage des plateaux pleins...
census-counting = comptage des plateaux à { $placed ->
    [one] { $placed } pièce
    [many] { $placed } de pièces
   *[other] { $placed } pièces
}...
census-drawn-boards = { $variant } : { $boards } des 16! plateaux pleins n’ont pas de quarto.
census-placed = pièces
census-boards = plateaux
census-positions = avec pièce en main
census-quiet = sans gain immédiat
census-won = gagnés
census-drawn = nuls
census-lost = perdus
census-unknown = -
census-no-table = - : inconnu ; ce jeu n’a pas de table d’ouvertures.
census-table-ends = - : inconnu ; la table d’ouvertures de ce jeu s’arrête à { $levels ->
    [one] { $levels } pièce.
    [many] { $levels } de pièces.
   *[other] { $levels } pièces.
}
census-stopped = Arrêté.
census-number = { $count }
