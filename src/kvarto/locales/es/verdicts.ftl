### What is said of moves and games that are looked at again.

# Values, for the player to act or to move.
value-win = victoria
value-draw = empate
value-loss = derrota
value-unknown = desconocido
# Sentences under the table.
review-missed-as-placer = Jugada { $number }: { $player } completó esto y no lo cantó: { $shapes }.
review-missed-as-receiver = Jugada { $number }: { $player } pudo cantar { $shapes }.
review-called-others = Jugada { $number }: { $player } cantó lo que { $other } había completado sin verlo.
review-lapsed = Con eso caducó: { $shapes }.
review-failed-call = Jugada { $number }: { $player } cantó en vano.
# The last position of a game that broke off.
review-left-open = { $count ->
    [one] En la última posición, { $player } podía cantar { $shapes }.
    [many] En la última posición, { $player } podía cantar una de estas figuras: { $shapes }.
   *[other] En la última posición, { $player } podía cantar una de estas figuras: { $shapes }.
}
review-turning-point = La partida se decidió en la jugada { $number }: con { $word }, { $player } pasó de { $before } a { $after }.
review-no-mistakes = Nadie cometió errores.
review-no-known-mistakes = No se encontró ningún error.
review-unjudged = { $count ->
    [one] Una jugada no se pudo juzgar en el tiempo disponible.
    [many] { $count } de jugadas no se pudieron juzgar en el tiempo disponible.
   *[other] { $count } jugadas no se pudieron juzgar en el tiempo disponible.
}
