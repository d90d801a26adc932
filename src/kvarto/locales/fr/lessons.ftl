### The course: what is said in each step, to attempts, and around them.

learn-title = Apprendre à jouer
learn-lead = { $count ->
    [one] Une courte étape. Vous jouez sur un vrai plateau, et chaque réponse a été prouvée.
    [many] { $count } de courtes étapes. À chacune, vous jouez sur un vrai plateau, et chaque réponse a été prouvée.
   *[other] { $count } courtes étapes. À chacune, vous jouez sur un vrai plateau, et chaque réponse a été prouvée.
}
learn-begin = Commencer
learn-go-on = Continuer
learn-again = Reprendre du début
learn-steps = Les étapes
learn-progress = Étapes faites : { $done } sur { $count }
# Said after the title of a step.
learn-done = faite
learn-rules = Lire les règles

## Whole games for beginners

learn-path = Des parties entières
learn-path-about = D’abord, une seule caractéristique compte ; ajoutez-en une quand cela devient trop facile. L’adversaire est indulgent.
path-1 = Une caractéristique
path-2 = Deux caractéristiques
path-3 = Trois caractéristiques
path-4 = Les quatre
path-counts = Ce qui compte : { $features }
path-hints = avec de l’aide
path-play = Jouer
path-running = Continuer
path-played = jouée
path-won = gagnée

## Around a step

lesson-number = Étape { $number } sur { $count }
lesson-hint = Indice
lesson-check = Vérifier
lesson-marked = { $count ->
    [0] Rien n’est encore marqué.
   *[other] Marqué : { $pieces }.
}
lesson-is-marked = marquée
lesson-again = Réessayer
lesson-next = Étape suivante
lesson-finish = Toutes les étapes
lesson-start-clock = Lancer la pendule
lesson-right = Exact.
lesson-wrong = Pas tout à fait.
lesson-actions = À vous
lesson-between = Étapes
lesson-previous = Étape précédente
lesson-unknown = Cette étape n’existe pas.

## What is wrong with an attempt

lesson-wrong-piece = Votre pièce : { $piece }. Ce qui ne va pas : { $traits }.
lesson-wrong-no-shape = Ces quatre pièces ne forment aucune figure qui compte.
lesson-wrong-not-alike = Regardez bien ({ $shape }) : les quatre pièces n’y ont rien en commun.
lesson-wrong-lapsed = Il y a bien un quarto ({ $shape }, { $alike }), mais la dernière pièce posée n’en fait pas partie. Ce quarto est périmé.
lesson-wrong-completes-nothing = Une des pièces marquées ne complète rien : { $piece }.
lesson-wrong-missing = { $count ->
    [one] Jusqu’ici, c’est bon, mais il manque encore une pièce.
    [many] Jusqu’ici, c’est bon, mais il manque encore { $count } de pièces.
   *[other] Jusqu’ici, c’est bon, mais il manque encore { $count } pièces.
}
lesson-wrong-marked = Une des pièces marquées n’est pas sûre : { $piece }. En { $cell }, elle fait un quarto : { $shape }, { $alike }.
lesson-wrong-cell = En { $cell }, la pièce ne complète pas quatre pièces qui se ressemblent.
lesson-wrong-gives-win = Vous avez donné : { $piece }. L’adversaire la pose en { $cell } et annonce { $shape } : { $alike }.
lesson-wrong-none-safe = Après cette pose, plus aucune pièce n’était sûre. Vous avez donné : { $piece }. L’adversaire la pose en { $cell } et annonce { $shape } : { $alike }.
lesson-wrong-let-lapse = Vous avez posé la pièce, et le quarto est périmé ({ $shape }). Plus personne ne peut l’annoncer.
lesson-wrong-not-called = Vous avez donné une pièce sans annoncer. Maintenant, l’adversaire annonce { $shape } : { $alike }.
lesson-wrong-missed-win = Vous pouviez gagner tout de suite : il y a une case où votre pièce ({ $piece }) en complète quatre qui se ressemblent.
lesson-wrong-even = Vous avez laissé { $count } pièces sûres. Vous en donnez une, l’adversaire donne la dernière, et il ne vous en reste plus.
lesson-wrong-still-safe = L’adversaire pose cette pièce en { $cell } et en a encore une sûre à donner : { $piece }.
lesson-wrong-time = Votre minute est écoulée. Dans une partie avec cette pendule, vous auriez perdu.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Voir les caractéristiques
lesson-features-text = Il n’y a pas deux pièces pareilles. Chacune est claire ou foncée, basse ou haute, ronde ou carrée, et son dessus est plein ou creux : quatre caractéristiques, huit valeurs.
lesson-features-task = Trouvez la pièce qui est foncée, haute, ronde et creuse.
lesson-features-hint = Une caractéristique à la fois : parmi les foncées seulement les hautes, parmi celles-ci seulement les rondes. Il en reste deux ; l’une d’elles a un creux sur le dessus.
lesson-features-right = C’est bien elle, et il n’y en a qu’une. Chaque pièce se distingue de toutes les autres par au moins une caractéristique.

lesson-line-title = Quatre qui se ressemblent
lesson-line-text = Quatre pièces sur une ligne, une colonne ou une diagonale font un quarto si elles se ressemblent sur un point au moins. Un seul suffit ; pour le reste, peu importe.
lesson-line-task = Sur ce plateau, trois alignements sont pleins. Montrez les quatre pièces de celui qui est un quarto.
lesson-line-hint = Regardez le dessus des pièces. Dans l’un des alignements, elles ont toutes un creux.
lesson-line-right = Ligne 1 : quatre pièces creuses. Dans la colonne c et sur la diagonale, les quatre n’ont rien en commun.

lesson-three-title = Trois qui ont un point commun
lesson-three-text = À trois pièces alignées qui ont un point commun, il n’en manque qu’une quatrième. Repérer ces trios, et ce qui les unit, c’est presque tout le jeu.
lesson-three-task = La ligne 2 a trois pièces et une case vide. Marquez toutes les pièces qui y feraient un quarto, puis vérifiez.
lesson-three-hint = Qu’ont en commun les trois de la ligne 2 ? Ni la couleur, ni la hauteur, ni la forme. Toute pièce qui a ce même point fait quatre.
lesson-three-right = Les trois ont le dessus creux : n’importe quelle pièce creuse fait donc quatre.

lesson-complete-title = Compléter un alignement
lesson-complete-text = Vous ne choisissez jamais la pièce que vous posez : c’est l’adversaire qui vous la donne. C’est parfois justement celle qu’il vous faut.
lesson-complete-task = Posez la pièce que vous avez en main là où elle en complète quatre qui se ressemblent.
lesson-complete-hint = Dans la colonne a, trois pièces sont rondes, mais la vôtre est carrée. Cherchez-en trois qui ont un autre point commun avec elle.
lesson-complete-right = Ligne 2 : quatre pièces creuses.

lesson-call-title = L’annoncer
lesson-call-text = Compléter ne suffit pas : un quarto gagne quand on l’annonce. Après avoir posé, et avant de donner, appuyez sur le bouton rouge et montrez les quatre pièces.
lesson-call-task = Vous venez de poser la pièce en d3. Annoncez, et montrez ce que vous avez complété.
lesson-call-hint = Deux alignements qui passent par d3 sont pleins : la ligne 3 et la colonne d. Dans l’un d’eux, les quatre sont foncées.
lesson-call-right = Quarto ! Ligne 3 : quatre pièces foncées. Vous avez gagné.

lesson-steal-title = Profiter d’un oubli
lesson-steal-text = L’adversaire aussi peut laisser passer un quarto. S’il vous donne une pièce sans annoncer, l’annonce est à vous, tant que vous n’avez pas posé cette pièce.
lesson-steal-task = L’adversaire a posé en d2 et vous a donné une pièce. Prenez-lui la victoire.
lesson-steal-hint = Il faut un alignement qui passe par d2, où la dernière pièce a été posée. Comparez les hauteurs dans la colonne d.
lesson-steal-right = Quarto ! Colonne d : quatre pièces basses. L’adversaire les avait réunies, mais c’est vous qui les annoncez.

lesson-lapse-title = Ce qui se périme
lesson-lapse-text = Si personne n’annonce avant la pose suivante, le quarto est périmé. Ses pièces restent en place, mais plus personne ne pourra jamais l’annoncer. Seule une figure qui contient la dernière pièce posée peut être annoncée.
lesson-lapse-task = Vous venez de poser la pièce en b2. Deux alignements réunissent ici quatre pièces semblables ; annoncez celui qui compte encore.
lesson-lapse-hint = La ligne 1 réunit quatre carrées, mais b2 n’est pas dans la ligne 1. Quel alignement plein passe par b2 ?
lesson-lapse-right = Quarto ! Colonne b : quatre pièces hautes. Les quatre carrées de la ligne 1 sont périmées ; les annoncer aurait été une fausse annonce.

lesson-safe-title = Donner une pièce sûre
lesson-safe-text = C’est vous qui choisissez ce que pose l’adversaire. Une pièce qui lui permet d’en réunir quatre vous fait perdre : avant de donner, regardez ce qui menace.
lesson-safe-task = Donnez une pièce avec laquelle l’adversaire ne peut pas gagner tout de suite.
lesson-safe-hint = Dans la ligne 1, trois pièces sont hautes et rondes. Celle que vous donnez ne doit donc être ni haute ni ronde.
lesson-safe-right = Pièce sûre : elle est basse et carrée, elle ne complète rien dans la ligne 1.

lesson-block-title = Bloquer
lesson-block-text = Il arrive qu’aucune pièce ne soit sûre. Servez-vous alors de celle que vous avez en main : posée à l’endroit menacé, elle bouche le trou, et la menace disparaît.
lesson-block-task = Posez la pièce de façon qu’il en reste une que vous puissiez donner, et donnez-la. Il n’y a qu’un moyen.
lesson-block-hint = Regardez la colonne d : trois pièces claires et rondes, et une case libre.
lesson-block-right = En d4, votre pièce casse la colonne d, et il y a maintenant une pièce sûre. Tout le reste perdait tout de suite.

lesson-count-title = Compter les pièces sûres
lesson-count-text = Dans la seconde moitié de la partie, les pièces sûres se font rares. Savoir combien il en reste, c’est savoir ce qui vient.
lesson-count-task = Marquez toutes les pièces que l’on peut donner ici sans risque, puis vérifiez.
lesson-count-hint = Deux alignements menacent : trois pièces pleines dans la colonne c, trois foncées dans la ligne 4. Une pièce sûre n’est ni pleine ni foncée.
lesson-count-right = Trois sont sûres : les claires au dessus creux.

lesson-last-safe-title = Donner la dernière pièce sûre
lesson-last-safe-text = Si vous donnez la dernière pièce sûre, l’adversaire doit la poser, puis vous donner une pièce qui ne l’est pas. Et vous gagnez avec.
lesson-last-safe-task = Posez la pièce de façon qu’il ne reste qu’une pièce sûre, et donnez-la.
lesson-last-safe-hint = Créez une nouvelle menace : deux pièces claires et hautes sont déjà dans la ligne 1, et la vôtre est claire et haute elle aussi.
lesson-last-safe-right = Où que l’adversaire pose cette pièce, il n’a plus rien de sûr à vous donner.

lesson-parity-title = Pair ou impair
lesson-parity-text = Les pièces sûres se donnent à tour de rôle : vous, l’autre, vous… S’il en reste un nombre impair au moment où vous donnez, c’est vous qui donnerez la dernière. Si le nombre est pair, ce sera l’adversaire. Posez donc de façon qu’il soit impair.
lesson-parity-task = Trouvez la case après laquelle il reste un nombre impair de pièces sûres, et donnez-en une.
lesson-parity-hint = En c1 et en d2, deux pièces restent sûres, en a1 et en a2 aucune. Quelle case reste-t-il ?
lesson-parity-right = Trois étaient sûres : vous en donnez une, l’adversaire une, et vous la dernière. Ensuite, l’adversaire n’a plus rien de sûr à donner.

lesson-squares-title = Les carrés
lesson-squares-text = Dans le jeu avancé, quatre pièces dans un carré de 2 × 2 cases gagnent aussi. Il y a neuf carrés de ce genre, et on passe facilement à côté.
lesson-squares-task = Ici, les carrés comptent. Posez la pièce, annoncez, et montrez ce que vous avez complété.
lesson-squares-hint = Regardez le milieu du plateau : trois de ses quatre cases portent des pièces basses.
lesson-squares-right = Quarto ! Le carré du milieu : quatre pièces basses.

lesson-clock-title = Contre la montre
lesson-clock-text = En tournoi, vous avez une minute pour chaque coup. Dépasser son temps, c’est perdre ; l’annonce arrête la pendule.
lesson-clock-task = Vous avez une minute. Posez la pièce, annoncez, et montrez ce que vous avez complété.
lesson-clock-hint = Votre pièce est ronde. Suivez les diagonales du regard.
lesson-clock-right = Quarto, et à temps ! La diagonale de a1 à d4 : quatre pièces rondes. Vous savez maintenant tout ce qu’il faut ; jouez une partie.
