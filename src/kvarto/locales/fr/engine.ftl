### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Fait jouer les niveaux entre eux et les classe.
arena-help =
    Fait jouer les niveaux entre eux, le même nombre de parties pour chaque paire et à chaque place,
    puis affiche la force de chacun : son classement Elo avec la demi-largeur de l’intervalle à 95 %,
    puis les points de chacun contre chacun en pourcentage. Ctrl-C arrête les parties et classe
    d’après celles qui sont jouées.
arena-games-help = Combien de parties joue chaque paire de niveaux.
arena-levels-help = Quels niveaux, par exemple 1-4,10.
arena-variant-help = standard, advanced, squares, hard, ou un code comme ch:l.
arena-calling-help = S’il faut annoncer un quarto pour gagner.
arena-seed-help = La même graine donne les mêmes parties.
arena-processes-help = Combien de parties se jouent en même temps.
arena-save-help = Ajoute chaque résultat à un fichier, et continue à partir de ceux qui y sont.
arena-no-such-levels = { $text } : les niveaux sont des nombres de 1 à { $most }, par exemple 1-4,10
arena-needs-two = il faut au moins deux niveaux
arena-other-tournament = { $path } contient les résultats d’un autre tournoi, ou autre chose
arena-label = parties
arena-stopped = Arrêté après { $played } parties sur { $all }.
arena-title = { $variant }, { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
}
arena-level = niveau
arena-name = nom
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = parties
arena-won = gagnées
arena-drawn = nulles
arena-lost = perdues
# As in English.
arena-score = points
arena-nothing = Aucune partie n’a été jouée.
