### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Faz os níveis jogarem entre si e os classifica.
arena-help =
    Faz os níveis jogarem entre si, cada par o mesmo número de partidas nos dois lugares, e mostra a
    força de cada um: o seu Elo com a metade da largura do intervalo de 95%, depois os pontos de cada um
    contra cada um em porcentagem. Ctrl-C interrompe as partidas e classifica pelas já jogadas.
arena-games-help = Quantas partidas joga cada par de níveis.
arena-levels-help = Quais níveis, por exemplo 1-4,10.
arena-variant-help = standard, advanced, squares, hard, ou um código como ch:l.
arena-calling-help = Se é preciso anunciar um Quarto para ganhar.
arena-seed-help = A mesma semente dá as mesmas partidas.
arena-processes-help = Quantas partidas são jogadas ao mesmo tempo.
arena-save-help = Acrescenta cada resultado a um arquivo e continua a partir dos que já estão nele.
arena-no-such-levels = { $text }: os níveis são números de 1 a { $most }, por exemplo 1-4,10
arena-needs-two = pelo menos dois níveis têm de jogar
arena-other-tournament = { $path } contém os resultados de outro torneio, ou outra coisa
arena-label = partidas
arena-stopped = Interrompido depois de { $played } de { $all } partidas.
arena-title = { $variant }, { $games ->
    [one] { $games } partida
    [many] { $games } de partidas
   *[other] { $games } partidas
}
arena-level = nível
arena-name = nome
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = partidas
arena-won = ganhas
arena-drawn = empates
arena-lost = perdidas
arena-score = pontos
arena-nothing = Nenhuma partida foi jogada.
