### What is said of moves and games that are looked at again.

# Values, for the player to act or to move.
value-win = vitória
value-draw = empate
value-loss = derrota
value-unknown = desconhecido
# Sentences under the table.
review-missed-as-placer = Jogada { $number }: { $player } completou isto e não anunciou: { $shapes }.
review-missed-as-receiver = Jogada { $number }: { $player } podia ter anunciado { $shapes }.
review-called-others = Jogada { $number }: { $player } anunciou o que { $other } tinha completado sem ver.
review-lapsed = Com isso expirou: { $shapes }.
review-failed-call = Jogada { $number }: { $player } anunciou em vão.
# The last position of a game that broke off.
review-left-open = { $count ->
    [one] Na última posição, { $player } podia anunciar { $shapes }.
    [many] Na última posição, { $player } podia anunciar uma destas figuras: { $shapes }.
   *[other] Na última posição, { $player } podia anunciar uma destas figuras: { $shapes }.
}
review-turning-point = A partida se decidiu na jogada { $number }: com { $word }, { $player } passou de { $before } para { $after }.
review-no-mistakes = Ninguém errou.
review-no-known-mistakes = Nenhum erro foi encontrado.
review-unjudged = { $count ->
    [one] { $count } jogada não pôde ser julgada no tempo disponível.
    [many] { $count } de jogadas não puderam ser julgadas no tempo disponível.
   *[other] { $count } jogadas não puderam ser julgadas no tempo disponível.
}
