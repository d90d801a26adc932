### The page of rules.

rules-title = Les règles
rules-lead = Deux joueurs, seize pièces, une seule idée : c’est vous qui choisissez la pièce que l’autre devra poser. Comptez dix à vingt minutes par partie.
rules-play = Jouer une partie

## Material

rules-material = Plateau et pièces
rules-material-text = Le plateau compte seize cases. Il n’y a pas deux pièces pareilles : chacune est claire ou foncée, basse ou haute, ronde ou carrée, et son dessus est plein ou creux.
rules-material-example = Le plateau vide, et les seize pièces dans la réserve.

## A turn

rules-turn = Un tour de jeu
rules-turn-text = Les dés décident qui sera premier. Le premier prend la pièce qu’il veut et la tend au second. Le second la pose sur la case vide de son choix, puis prend une pièce à son tour et la tend au premier. Et cela continue : on pose la pièce reçue, puis on en donne une.
rules-turn-nobody = Les pièces ne sont à personne. Un alignement peut réunir des pièces posées par l’un et par l’autre.
rules-turn-example = Trois pièces sont sur le plateau. La pièce claire, haute et carrée vient d’être donnée : il faut maintenant la poser.

## A quarto

rules-quarto = Un quarto
rules-quarto-text = Quatre pièces sur une même ligne, colonne ou diagonale font un quarto dès qu’elles se ressemblent sur un point, n’importe lequel.
rules-quarto-row = Quatre pièces hautes dans la ligne 2.
rules-quarto-column = Quatre pièces creuses dans la colonne c.
rules-quarto-diagonal = Quatre pièces rondes sur une diagonale.
rules-quarto-none = Pas de quarto : dans la ligne 2, les quatre pièces n’ont rien en commun.

## The call

rules-call = Il faut l’annoncer
rules-call-text = Compléter un quarto ne suffit pas. La victoire va à qui le voit et lance « Quarto ! » à temps, même sans l’avoir complété.
rules-call-placer = Vous venez de poser : vous pouvez annoncer avant de donner la pièce suivante.
rules-call-receiver = Si vous donnez une pièce sans rien dire, l’autre peut annoncer avant de la poser, et gagner avec ce que vous avez complété.
rules-call-lapse = Si l’autre pose aussi sans rien dire, le quarto est périmé. Plus personne ne peut l’annoncer, et ces quatre pièces ne sont plus que quatre pièces.
rules-call-example = La dernière pièce a été posée en d1 : les quatre pièces de la ligne 1 sont foncées, et hautes aussi. Personne n’a annoncé, et une pièce a été donnée. L’autre joueur peut maintenant annoncer la ligne 1 au lieu de poser.
rules-pointing = Montrer
rules-pointing-text = Pour annoncer, appuyez sur le bouton rouge. Les pendules s’arrêtent, et vous avez 15 secondes pour toucher les quatre pièces. Seul compte un alignement complété par la pièce qui vient d’être posée.
rules-wrong-call = À chaque pose, chacun a droit à une annonce. Une annonce fausse, ou que l’on ne sait pas montrer, est perdue ; en tournoi, elle coûte la partie.
rules-end = La fin
rules-end-text = Après la seizième pose, il ne reste rien à donner. Qui vient de poser peut annoncer ou finir son tour, puis l’autre a une dernière chance. Si personne n’a gagné d’ici là, la partie est nulle.

## Variants

rules-variants = Variantes
rules-beginners-text = Choisissez ensemble une, deux ou trois caractéristiques qui comptent, et oubliez les autres. Ajoutez-en une quand cela devient trop facile.
rules-beginners-example = Seule la couleur compte : quatre pièces claires dans la ligne 3.
rules-advanced-text = Les alignements gagnent comme d’habitude, et les neuf carrés de 2 × 2 cases aussi.
rules-advanced-example = Quatre pièces foncées dans le carré du milieu.
rules-squares-text = Seuls les carrés de 2 × 2 gagnent ; lignes, colonnes et diagonales ne comptent pas.
rules-hard-text = Les quatre pièces doivent se ressembler sur deux points au moins.
rules-hard-example = Ligne 1 : les quatre pièces sont foncées et hautes, cela compte donc ici aussi.

## What can be agreed on

rules-agree = Ce dont on peut convenir
rules-automatic-text = Qui complète un quarto gagne aussitôt, sans que personne ait à l’annoncer. Beaucoup de programmes jouent ainsi.
rules-late-call = Annonce tardive
rules-late-call-text = Après avoir donné, qui a posé peut encore annoncer jusqu’à ce que la nouvelle pièce soit posée. Le plus rapide gagne.
rules-child = Avec un enfant
rules-child-text = Un petit enfant peut se contenter d’annoncer, sans montrer. Son annonce est bonne s’il y a un quarto valable quelque part. Dans les parties amicales, on peut aussi faire voir à un joueur où un quarto menace et quelles pièces se donnent sans risque.
rules-time = Temps
rules-time-text = En tournoi, chacun a une minute par coup. Dépasser son temps, c’est perdre ; sauf après la seizième pose, où cela veut simplement dire qu’on n’annonce pas.

## Notation

# As in English.
rules-notation = Notation
rules-notation-text = Les colonnes vont de a à d en partant de la gauche, les lignes de 1 à 4 en partant du bas. Chaque pièce est un chiffre ou une lettre :
rules-notation-moves = b2>7 veut dire : posé en b2, donné 7. Un point d’exclamation marque une bonne annonce, un point d’interrogation une fausse, suivi de la ligne, de la colonne ou de la diagonale montrée : b2!3, b2?a>7.

## Editions

rules-editions = Ce qui change d’une édition à l’autre
rules-editions-text = Les règles imprimées sont à peu près les mêmes dans toutes les langues. Voici les différences que nous connaissons.
rules-editions-own = L’édition française
rules-editions-others = Les autres éditions
rules-edition-south-slavic = Les règles serbes, croates et slovènes connaissent l’annonce tardive.
rules-edition-danish = Dans les règles danoises, on annonce en lâchant la pièce, et rien ne limite le temps.
rules-edition-greek = Les règles grecques permettent d’exiger plus d’une caractéristique commune ; c’est le jeu difficile. Rien n’y limite le temps.
rules-edition-finnish = Les règles finnoises peuvent se lire ainsi : les joueurs expérimentés ne visent que les carrés.
rules-edition-japanese = Les règles japonaises n’ont pas de jeu pour débutants, et leur minute est celle de la pose.
rules-edition-swedish = Dans les règles suédoises et arabes, les débutants ajoutent les caractéristiques une par une.
rules-edition-estonian = Dans les règles finnoises et estoniennes, les débutants commencent avec une seule valeur : seules quatre pièces claires comptent.
rules-edition-romanian = Dans les règles roumaines, l’autre joueur annonce avant de prendre la pièce ; c’est la même occasion qu’ici.
rules-edition-arabic = Les règles arabes laissent l’autre joueur annoncer dès que l’alignement est complet, sans parler d’une pièce donnée auparavant. Ici, il annonce après avoir reçu la pièce.
rules-edition-german = Les règles allemandes le disent clairement : poser une pièce, c’est renoncer à l’alignement qui était là avant.
rules-edition-chinese = Dans les règles chinoises, seul le joueur qui a posé la pièce annonce ; ici, l’autre le peut aussi. Une partie dure quinze minutes, et un coup le temps qu’il faut.
rules-edition-minute = Dans les règles serbes, croates et persanes, on peut convenir de la minute par coup pour n’importe quelle partie.
rules-edition-limit = Les règles roumaines et slovènes limitent le temps sans donner de chiffre.
rules-edition-czech = Dans les règles tchèques, un jeu avec les mains décide qui commence ; ailleurs ce sont les dés, le sort ou un accord.
