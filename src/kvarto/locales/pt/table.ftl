### kvarto table: the opening tables.

table-help = Lista as tabelas de aberturas, ou as constrói.
table-list-help = Diz, para cada jogo, até onde a tabela está provada.
table-none = { $game }: sem tabela; cada posição é calculada
table-there = { $game }: provado até { $levels } peças no tabuleiro, { $exceptions } posições que não são empate
table-build-help =
    Constrói as tabelas destes jogos, GAMES (todas, se nenhum for indicado). Leva de segundos, com uma só
    característica, a muitas horas. Ctrl-C interrompe, e o mesmo comando continua de onde estava.
table-levels-help = Até quantas peças no tabuleiro.
table-threads-help = Quantos núcleos trabalham nisso.
table-work-help = A pasta que guarda até onde o trabalho chegou.
table-into-help = A pasta das tabelas prontas (se não for indicada, a do pacote).
table-level = { $game }, { $level } no tabuleiro
table-stopped = Interrompido. O mesmo comando continua daqui.
table-built = { $game }: construída
