### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Crée des problèmes aux réponses prouvées, les prouve, ou en montre un.
puzzles-make-help =
    Crée des problèmes : des positions sont tirées au hasard, et l’on garde celles où le solveur
    prouve qu’il y a exactement une bonne réponse. Ctrl-C arrête, et la même commande reprend où l’on
    en était. La même graine donne les mêmes problèmes.
puzzles-seed-help = La graine du hasard.
puzzles-count-help = Combien de chaque genre et de chaque variante (sans indication, autant que le paquet en contient).
puzzles-variant-help = Seulement de cette variante ; peut se donner plusieurs fois.
puzzles-work-help = Le dossier qui garde l’avancement du travail.
puzzles-into-help = Le fichier des problèmes terminés (sans indication, celui du paquet).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Arrêté. La même commande reprendra d’ici.
puzzles-made = { $count ->
    [one] { $count } problème dans { $file }.
    [many] { $count } de problèmes dans { $file }.
   *[other] { $count } problèmes dans { $file }.
}
puzzles-check-help =
    Prouve chaque problème : que sa réponse est bonne, qu’il n’y en a pas d’autre, et qu’aucun
    problème n’est un autre vu sous un autre angle.
puzzles-file-help = Le fichier à examiner (sans indication, celui du paquet).
puzzles-sample-help = Ne prouve qu’un problème sur ce nombre.
puzzles-checking = Vérification
puzzles-checked = { $count ->
    [one] { $count } problème est prouvé.
    [many] { $count } de problèmes sont prouvés.
   *[other] { $count } problèmes sont prouvés.
}
puzzles-wrong = { $count ->
    [one] { $count } problème est faux.
    [many] { $count } de problèmes sont faux.
   *[other] { $count } problèmes sont faux.
}
puzzle-is-none = { $puzzle } : il n’y a pas exactement une bonne réponse
puzzle-has-other-answers = { $puzzle } : les bonnes réponses sont { $proven }, et non { $kept }
puzzle-repeats = { $puzzle } : c’est le même problème que { $other }
no-puzzle-file = ce n’est pas un fichier de problèmes
no-such-puzzle = cette ligne ne contient pas de problème : { $text }
puzzles-show-help = Montre le problème portant cet ID, sa réponse et ce qui s’ensuit.
puzzles-title = { $puzzle } : { $task } ({ $variant }, { $rating } points)
puzzles-answer = { $count ->
    [one] Réponse : { $answers }
    [many] Réponses : { $answers }
   *[other] Réponses : { $answers }
}
puzzles-line = La suite : { $words }

## What is asked for

puzzle-task-win = Posez et donnez de façon à gagner
puzzle-task-safe = Donnez la seule pièce sûre
puzzle-task-hold = Posez et donnez de façon à ne pas perdre
puzzle-task-spot = Repérez le quarto avant qu’il ne soit périmé
puzzle-task-trap = Trouvez la pièce piégée
