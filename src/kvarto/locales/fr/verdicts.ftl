### What is said of moves and games that are looked at again.

# Values, for the player to act or to move.
value-win = victoire
value-draw = nulle
value-loss = défaite
value-unknown = inconnu
# Sentences under the table.
review-missed-as-placer = Coup { $number } : { $player } a complété sans l’annoncer : { $shapes }.
review-missed-as-receiver = Coup { $number } : { $player } aurait pu annoncer { $shapes }.
review-called-others = Coup { $number } : { $player } a annoncé un quarto complété mais pas vu par { $other }.
review-lapsed = Dès lors, c’est périmé : { $shapes }.
review-failed-call = Coup { $number } : { $player } a annoncé pour rien.
# The last position of a game that broke off.
review-left-open = { $count ->
    [one] Dans la dernière position, { $player } aurait pu annoncer : { $shapes }.
    [many] Dans la dernière position, { $player } aurait pu annoncer l’une de ces figures : { $shapes }.
   *[other] Dans la dernière position, { $player } aurait pu annoncer l’une de ces figures : { $shapes }.
}
review-turning-point = La partie s’est décidée au coup { $number } : avec { $word }, { $player } passe de { $before } à { $after }.
review-no-mistakes = Personne n’a fait d’erreur.
review-no-known-mistakes = Aucune erreur n’a été trouvée.
review-unjudged = { $count ->
    [one] { $count } coup n’a pas pu être jugé dans le temps imparti.
    [many] { $count } de coups n’ont pas pu être jugés dans le temps imparti.
   *[other] { $count } coups n’ont pas pu être jugés dans le temps imparti.
}
