### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Problèmes
puzzle-hall-about = Chacun est prouvé : il y a une seule réponse, et le moteur sait pourquoi les autres échouent.
puzzle-hall-all = Tous les problèmes
puzzle-of-the-day = Problème du jour
puzzle-solve = Résoudre
puzzle-begin = Problème suivant
puzzle-next = Problème suivant
puzzle-kind = Que voulez-vous travailler ?
puzzle-kind-any = Un peu de tout
puzzle-kind-win = Trouvez la victoire
puzzle-kind-safe = La seule pièce sûre
puzzle-kind-hold = Sauvez la nulle
puzzle-kind-spot = Repérez le quarto
puzzle-kind-trap = Où est le piège ?
puzzle-count = { $count ->
    [one] { $count } problème
    [many] { $count } de problèmes
   *[other] { $count } problèmes
}
puzzle-title-win = Trouvez la victoire
puzzle-title-safe = La seule pièce sûre
puzzle-title-hold = Sauvez la nulle
puzzle-title-spot = Repérez le quarto
puzzle-title-trap = Où est le piège ?
puzzle-ask-win = { $distance ->
    [one] Posez la pièce et gagnez tout de suite.
    [many] Une seule case et une seule pièce à donner gagnent à coup sûr, en { $distance } de poses. Lesquelles ?
   *[other] Une seule case et une seule pièce à donner gagnent à coup sûr, en { $distance } poses. Lesquelles ?
}
puzzle-ask-safe = Toutes les pièces sauf une laissent l’adversaire gagner tout de suite. Laquelle donnez-vous ?
puzzle-ask-hold = Une seule case et une seule pièce à donner sauvent la nulle, tout le reste perd. Lesquelles ?
puzzle-ask-spot = L’adversaire a complété un quarto sans l’annoncer. Montrez-le en moins de { $seconds } secondes.
puzzle-ask-trap = Une de ces pièces a l’air sûre, et perd quand même. Laquelle ne faut-il pas donner ?
# $rating is a number such as 1500.
puzzle-difficulty = difficulté { $rating }
puzzle-other = L’adversaire
puzzle-tried-right = Vous avez résolu celui-ci.
puzzle-tried-wrong = Vous avez déjà essayé celui-ci ; il ne compte plus.
puzzle-tried-helped = Vous avez vu un indice ; celui-ci ne compte plus.
puzzle-clock-about = Les pièces apparaissent quand la pendule démarre. Vous avez { $seconds } secondes.
puzzle-clock-start = Lancer la pendule
puzzle-hint = Indice { $step } sur { $steps }
puzzle-hint-about = Avec un indice, le problème ne compte pas pour votre cote.
puzzle-hint-mark = indice
puzzle-give-up = Voir la réponse
puzzle-retry = Réessayer
puzzle-why-not = Pourquoi pas { $word } ?
puzzle-right = Exact !
puzzle-late = Le temps est écoulé. Voici où il était.
puzzle-given-up = La réponse : { $words }.
# $ending is a worth-loss and so on, for whoever solves it.
puzzle-wrong = Ce n’est pas ça. En jouant au mieux ensuite : { $ending }.
puzzle-wrong-shape = Ce n’est pas un quarto valable.
puzzle-rating = Cote
puzzle-rating-about = à { $deviation } près
puzzle-streak = Jours de suite
puzzle-streak-days = { $days }
puzzle-streak-best = record : { $days }
puzzle-streak-now = { $days ->
    [one] { $days } jour de suite.
    [many] { $days } de jours de suite.
   *[other] { $days } jours de suite.
}
puzzle-solved = Résolus
puzzle-solved-about = sur { $tried } essayés
puzzle-new-rating = Votre cote : { $rating }
puzzle-does-not-count = Il ne compte pas pour votre cote.

## Hints, step by step

# What to look for.
puzzle-hint-win = Cherchez un coup après lequel l’adversaire n’aura plus de pièce sûre à donner.
puzzle-hint-safe = Pour chaque pièce qui reste, demandez-vous ce qu’elle compléterait.
puzzle-hint-hold = Tous les coups perdent, sauf un. Comptez les pièces sûres qui restent après le vôtre.
puzzle-hint-spot = Regardez les alignements qui passent par la dernière pièce posée, une caractéristique à la fois.
puzzle-hint-trap = Plusieurs pièces ne complètent rien. Mais après l’une d’elles, l’adversaire peut poser de façon à ne rien vous laisser de sûr.
# $line is a row or a column, for example "row 3".
puzzle-hint-line = Où la poser : { $line }.
puzzle-hint-cell = Posez-la en { $cell }. Quelle pièce peut-on donner ensuite ?
puzzle-hint-dangers = On pourrait compléter quelque chose sur les cases marquées.
# $placements is a number, from 3 on.
puzzle-hint-distance = Le piège se referme au bout de { $placements } poses.
# $trait is one feature value, for example "dark".
puzzle-hint-give = Une caractéristique de la pièce : { $trait }.
puzzle-hint-shared = Ce que les quatre pièces ont en commun : { $trait }.
puzzle-hint-row = C’est une ligne.
puzzle-hint-column = C’est une colonne.
puzzle-hint-diagonal = C’est une diagonale.
puzzle-hint-square = C’est un carré.
