### The engine at the command line: values, graded moves, reviews of games.

# Options that several commands share.
engine-json-help = Escreve JSON, um objeto por linha.
engine-threads-help = Quantas threads usar.
engine-no-table-help = Calcula tudo, sem a tabela de aberturas.
engine-time-limit-help = Deixa uma posição depois de tantos segundos.

## kvarto solve

solve-help =
    Diz quem ganha cada POSITION com jogo perfeito, e quantas peças são colocadas até lá. Uma posição é
    um só argumento, entre aspas. Com -, ou sem nada, as posições são lidas da entrada padrão, uma por
    linha; linhas vazias e as que começam com # são puladas.
    Por exemplo: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Diz quem ganha uma posição.
solve-cold-help = Esquece, antes de cada posição, tudo o que aprendeu.
solve-cold-one-thread = --cold só combina com uma thread
solve-nothing = falta uma POSITION (ou - para ler posições da entrada padrão)
# Something is wrong in a line of standard input.
solve-wrong-line = linha { $line }: { $what }

# $player is to act; $distance is how many more pieces are placed.
solve-win = { $position }: é a vez de { $player }, que ganha { $distance ->
    [0] anunciando { $shapes }
    [one] com a próxima colocação
    [many] em { $distance } de colocações
   *[other] em { $distance } colocações
}.
solve-draw = { $position }: é a vez de { $player }, e é empate.
solve-loss = { $position }: é a vez de { $player }, que perde { $distance ->
    [one] com a próxima colocação
    [many] em { $distance } de colocações
   *[other] em { $distance } colocações
}.
solve-unknown = { $position }: é a vez de { $player }, e não se sabe quem ganha.

## kvarto grade

grade-help =
    Diz a que leva cada jogada permitida numa POSITION para quem tem a vez, a melhor primeiro.
    Por exemplo: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Diz quanto vale cada jogada.
grade-nothing = não há jogada para avaliar: o tabuleiro está cheio
# A group of moves that are worth the same, and how many there are.
grade-win = Ganha { $distance ->
    [0] na hora
    [one] em uma colocação
    [many] em { $distance } de colocações
   *[other] em { $distance } colocações
} ({ $count }):
grade-draw = Empata ({ $count }):
grade-loss = Perde { $distance ->
    [0] na hora
    [one] em uma colocação
    [many] em { $distance } de colocações
   *[other] em { $distance } colocações
} ({ $count }):
grade-unknown = Não se sabe ({ $count }):

## kvarto review

review-help =
    Julga cada jogada das partidas de um arquivo .qgn FILE (- para a entrada padrão): quanto valia antes
    e depois, o que era melhor, que Quartos passaram despercebidos e onde a partida se decidiu.
review-short-help = Diz onde as partidas de um arquivo foram ganhas e perdidas.

# The table of moves: one line a move, with the value for the player who made it.
review-value-lost = de { $before } para { $after }
review-verdict-mistake = erro
review-verdict-blunder = erro grave
review-verdict-decisive = erro decisivo
review-remark = { $verdict }; melhor { $words }
review-remark-more = { $verdict }; melhor { $words } (+{ $more })

review-left-win = Na última posição é a vez de { $player }, que ganha com jogo perfeito.
review-left-draw = Na última posição é a vez de { $player }, e com jogo perfeito é empate.
review-left-loss = Na última posição é a vez de { $player }, que perde mesmo com jogo perfeito.
review-accuracy = { $player }: { $kept } de { $judged } jogadas mantiveram o valor ({ $percent }%).
