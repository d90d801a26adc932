### The command line.

cli-help =
    Quarto, o jogo de tabuleiro em que você escolhe a peça que o adversário tem de colocar,
    e em que uma linha de quatro só ganha se for anunciada.
cli-version-help = Mostra a versão e sai.
cli-lang-help = O idioma de todas as mensagens, por exemplo fi. Sem isso, quem decide é LANGUAGE, LC_ALL, LC_MESSAGES ou LANG.
cli-unknown-language = o idioma { $language } não existe aqui; escolha um destes: { $languages }
cli-style-help = Como desenhar: em cores, em Unicode simples, em ASCII, ou o que o terminal souber mostrar.
# As in English.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = não é possível ler { $path }: { $why }
cli-cannot-write = não é possível escrever { $path }: { $why }
cli-standard-input = entrada padrão

standing-to-act = É a vez de { $player }.
standing-open = Válido: { $shapes }.
standing-lapsed = Expirado: { $shapes }.

seat-first = Primeiro
seat-second = Segundo

## kvarto show

show-help =
    Desenha uma POSITION: as fileiras da 4 à 1, depois a peça na mão ou -, depois, se for o caso, uma
    variante e a casa da última colocação. Por exemplo:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Desenha uma posição.
show-variant = Variante: { $variant }.
show-svg-help = Desenha num arquivo SVG (- para a saída padrão).
show-pieces-help = A aparência das peças no SVG.
show-theme-help = Para um fundo claro ou escuro.

## kvarto replay

replay-help = Reproduz cada partida de um arquivo .qgn FILE (- para a entrada padrão) e diz como ela está.
replay-short-help = Diz como estão as partidas de um arquivo.
replay-json-help = Escreve um objeto JSON por linha para cada partida. Um resultado sem motivo tem o motivo "unknown".
replay-no-games = { $source }: não há nenhuma partida aqui
replay-game = Partida { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Joga uma partida no terminal.
play-command-help =
    Joga uma partida, duas pessoas num terminal ou uma contra o computador. Durante a partida, digite help para ver o que se pode digitar.
play-variant-help = standard (o padrão), advanced, squares, hard, ou um código como ch:l.
play-calling-help = Se é preciso anunciar um Quarto para ganhar.
play-false-call-help = O que custa um anúncio errado: a chance ou a partida.
play-late-call-help = Quem colocou ainda pode anunciar depois de dar, até a nova peça ser colocada.
play-pointing-help = Quem precisa indicar a figura anunciada; os outros só anunciam.
play-clock-help = Tempo: - (nenhum), 60/move, 60/place, 600+5 (segundos e acréscimo), 3d/move.
play-tournament-help = Como nos torneios: um minuto por jogada, um anúncio errado custa a partida.
play-against-help = Joga contra o computador, de 1 (joga pela primeira vez) a { $strongest } (perfeito).
play-one-help = O nome de um jogador.
play-two-help = O nome do outro jogador.
play-starter-help = Quem começa: os dados decidem, ou o jogador 1 ou 2.
play-start-help = Uma posição de onde começar.
play-seed-help = Repete os dados de uma partida anterior.
play-save-help = Acrescenta a partida a um arquivo .qgn.
play-save-no-record = { $path } contém outra coisa que não partidas; nada é acrescentado
play-tournament-fixes = { $option } não combina com --tournament, que já define isso
play-same-names = os dois jogadores precisam de nomes diferentes
play-player-one = Jogador 1
play-player-two = Jogador 2

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = { $first } tira { $a }, { $second } tira { $b }.
play-first = { $first } começa e dá a primeira peça.
play-first-set-up = O primeiro jogador é { $first }, o segundo é { $second }.
play-spoken = Um Quarto só ganha se for anunciado: digite ! assim que vir um.
play-forfeit = Um anúncio errado custa a partida.
play-late-call = Depois de dar, ainda se pode anunciar: digite late.
play-help-hint = Digite help para ver tudo o que se pode digitar.
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }, escolha uma peça para { $other } (0-F, ou help):
play-give-or-call = { $player }, escolha uma peça para { $other } (0-F), ou anuncie (!):
play-place = { $player }, coloque a peça (a1-d4, ou help):
play-place-or-call = { $player }, coloque a peça (a1-d4), ou anuncie (!):
play-place-or-late-call = { $player }, coloque a peça (a1-d4), ou anuncie (!; { $other }: late):
play-place-or-others-late-call = { $player }, coloque a peça (a1-d4; { $other } pode anunciar: late):
play-end-turn = { $player }, encerre o último turno (=):
play-end-turn-or-call = { $player }, anuncie (!), ou encerre o turno (=):
play-point = { $player }, qual linha? (1-4, a-d, / ou \, ou cancel):
play-point-with-squares = { $player }, qual figura? (1-4, a-d, / ou \, quadrados a1-c3, ou cancel):
play-paused = A partida está em pausa. Digite resume para continuar:
play-offer-draw = { $player } propõe empate. { $other }, você aceita? (yes para sim, no para não):
play-offer-take-back = { $player } pede para desfazer a última jogada. { $other }, você aceita? (yes para sim, no para não):
play-answer-yes-or-no = responda yes (sim) ou no (não)
play-declined = { $player } recusa.
play-computer-moves = { $player } joga { $move }.
play-calls = { $player }: “Quarto!”
play-call-failed = Não: ali não há nenhum Quarto válido.
play-call-not-pointed = Nenhuma figura foi indicada: o anúncio não vale.
play-refused = Não dá: { $what }.
play-not-understood = não entendi { $text }; help mostra o que se pode digitar
play-left = A partida fica inacabada.
play-saved = A partida foi acrescentada a { $path }.

play-help-give = 7, F ou DTSH         dar esta peça
play-help-place = b2, ou b2>7          colocar a peça; colocá-la e dar a peça 7
play-help-call = !, ou !3             anunciar “Quarto!”; anunciar e indicar a fileira 3 (também: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    fileiras, colunas, diagonais, quadrados (casa inferior esquerda)
play-help-late = late, ou late 3      anunciar depois de dar, se vale o anúncio tardio
play-help-pass = =, ou pass           encerrar o turno depois da última colocação
play-help-draw = draw                 propor empate; responde-se yes (sim) ou no (não)
play-help-back = back                 pedir para desfazer a última jogada
play-help-resign = resign, abort        desistir; cancelar a partida antes da primeira colocação
play-help-pause = pause, resume        parar os relógios; continuar
play-help-look = board, moves, help   ver o tabuleiro; as jogadas; esta lista
play-help-quit = quit                 deixar a partida inacabada
