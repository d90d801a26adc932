### How fast the engine is, and how many positions there are.

bench-short-help = Mede a velocidade do motor.
bench-help =
    Mede a velocidade do motor. Primeiro vem a assinatura: quantos nós a busca visita para uma lista
    fixa de posições, os mesmos em qualquer máquina enquanto a busca não mudar. Depois, para posições
    aleatórias que são sempre as mesmas, sem e com a tabela de aberturas, quanto demora achar o valor, o
    valor e a distância, e avaliar cada jogada: para metade das posições no máximo p50, para 99 em 100
    no máximo p99, para todas no máximo max.
bench-quick-help = Usa só algumas posições e, sem a tabela, nenhuma com três ou quatro peças.
bench-full-help =
    Também resolve doze partidas inteiras, conta tabuleiros empatados, joga ao acaso, cronometra o
    minimax simples, pesa um processo que joga e diz que metas foram alcançadas. Leva alguns minutos.
bench-json-help = Escreve os resultados também num arquivo (- para a saída padrão, e nada mais).
bench-signature = Assinatura: { $nodes } nós
bench-title = { $variant }: milissegundos de CPU de um núcleo, sem tabela
bench-title-with-table = { $variant }: milissegundos de CPU de um núcleo, com tabela
bench-no-table = { $variant }: ainda não há uma tabela de aberturas completa
# As in English.
bench-placed = n
bench-cold = a frio
bench-warm = a quente
bench-value = valor
bench-distance = valor e distância
bench-grade = avaliação
# As in English.
bench-positions = pos.
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
bench-longest = máx.
bench-legend =
    n: peças no tabuleiro; pos.: quantas posições foram cronometradas.
    a frio: nada está na memória; a quente: o mesmo acabou de ser perguntado.
bench-waiting-title = Avaliação de cada jogada com tabela e dois núcleos, a frio, milissegundos de tempo real
bench-games-title = Partidas inteiras desde o tabuleiro vazio, sem tabela
bench-variant = variante
bench-games-value = valor
bench-games-nodes = nós
bench-seconds = s de CPU
bench-drawn-title = Tabuleiros cheios sem Quarto
bench-drawn-boards = tabuleiros
bench-playouts-title = Partidas ao acaso com as regras em Python
bench-playouts-games = partidas
bench-playouts-speed = partidas / s
bench-playouts-drawn = empates
bench-playouts-placed = peças colocadas
bench-reference-title = O minimax simples e o solucionador, valor e distância, milissegundos de CPU
# As in English.
bench-reference = minimax
bench-solver = solucionador
bench-agree = As respostas são as mesmas.
bench-disagree = As respostas são DIFERENTES.
bench-footprint-title = O que o pacote custa
bench-import = importar o kvarto: { $size } de tempo de CPU
bench-memory = memória durante uma partida padrão: { $size }
bench-memory-three = memória depois de partidas de três variantes: { $size }

## What the engine was to reach

goals-title = O que era para alcançar; conta a mais lenta das duas partidas
goals-measured = medido
goals-must = mínimo
goals-aim = meta
goals-reached = alcançado
goal-aim-reached = meta
goal-must-reached = mínimo
goal-missed = NÃO
goal-not-measured = -
goal-value-8 = valor, p99, n = 8
goal-value-7 = valor, p99, n = 7
goal-value-6 = valor, p99, n = 6
goal-distance-6 = valor e distância, p99, n = 6
goal-table = valor e distância pela tabela, p99, n ≤ 5
goal-grade-6 = avaliação de cada jogada com distância, p99, n = 6
goal-two-cores = avaliação, tabela, 2 núcleos, tempo real, p99, n = 5
goal-whole-lines = partida inteira, padrão
goal-whole-both = partida inteira, linhas e quadrados
goal-whole-squares = partida inteira, só quadrados
goal-drawn-boards = tabuleiros empatados do jogo padrão
goal-memory = memória durante o jogo
goal-import = importar o kvarto

## kvarto census

census-short-help = Conta posições e tabuleiros empatados, e o que valem.
census-help =
    Conta os tabuleiros cheios sem Quarto e depois, conforme quantas peças há no tabuleiro, o que existe
    a menos de simetrias e sem Quarto: os tabuleiros, os tabuleiros com uma peça na mão, e destes
    aqueles em que essa peça não ganha na hora. Quantos deles estão ganhos, empatados e perdidos para
    quem coloca se sabe até onde vai a tabela de aberturas desse jogo.
census-variant-help = standard, advanced, squares, hard, ou um código como ch:l.
census-levels-help =
    Até quantas peças no tabuleiro. Cada uma a mais leva cerca de dez vezes mais tempo e, a partir de 8,
    centenas de megabytes.
census-json-help = Escreve um objeto JSON por linha.
census-counting-drawn = contando tabuleiros cheios...
census-counting = contando tabuleiros com { $placed ->
    [one] { $placed } peça
    [many] { $placed } de peças
   *[other] { $placed } peças
}...
census-drawn-boards = { $variant }: { $boards } dos 16! tabuleiros cheios não têm Quarto.
census-placed = peças
census-boards = tabuleiros
census-positions = com peça na mão
census-quiet = sem ganho na hora
census-won = ganhos
census-drawn = empatados
census-lost = perdidos
census-unknown = -
census-no-table = -: não se sabe; este jogo não tem tabela de aberturas.
census-table-ends = -: não se sabe; a tabela de aberturas deste jogo acaba em { $levels ->
    [one] { $levels } peça.
    [many] { $levels } de peças.
   *[other] { $levels } peças.
}
census-stopped = Interrompido.
census-number = { $count }
