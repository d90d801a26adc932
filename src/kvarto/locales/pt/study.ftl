### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = Primeiro
player-second = Segundo

## What a move or a position is worth to who is to act: nouns, after a colon or a dash

worth-win = { $distance ->
    [0] vitória imediata
    [one] vitória com a próxima colocação
    [many] vitória em { $distance } de colocações
   *[other] vitória em { $distance } colocações
}
worth-win-sometime = vitória
worth-draw = empate
worth-loss = { $distance ->
    [0] derrota imediata
    [one] derrota com a próxima colocação
    [many] derrota em { $distance } de colocações
   *[other] derrota em { $distance } colocações
}
worth-loss-sometime = derrota
worth-unknown = não se sabe

## Moves told step by step

step-places = { $player } coloca em { $cell }.
step-gives = { $player } dá { $piece }.
step-calls = { $player } anuncia { $shape } e ganha.
step-you-places = Você coloca em { $cell }.
step-you-gives = Você dá { $piece }.
step-you-calls = Você anuncia { $shape } e ganha.
# A move in words, put together from the next three.
move-whole = { $parts }:
move-place = colocar em { $cell }
move-give = dar { $piece }
move-call = anunciar { $shape }
playback-label = Percorrer a sequência
playback-begins = Começa aqui.
playback-again = Ver de novo

## Somebody is to find a move

attempt-place = Coloque a peça que está na mão.
attempt-give = Escolha a peça a dar.
attempt-give-or-call = Dê uma peça, ou anuncie.
attempt-end-turn = Anuncie, ou encerre o turno.
attempt-point = Toque as quatro peças.
attempt-take-back = Desfazer a colocação
attempt-no-shape = Estas quatro não são uma fileira, coluna, diagonal ou quadrado que conta. Tente de novo.

## The review of a game

accuracy-share = { $percent }%
accuracy-kept = { $kept } de { $judged } jogadas mantiveram o que havia.
standing-title = Quem estava ganhando
standing-label = Como a partida estava depois de cada jogada: para cima ganhava { $first }, para baixo { $second }. O mesmo está na tabela abaixo.
standing-side = { $player } ganha
standing-as-table = Em tabela
standing-move = Jogada
standing-player = Jogador
standing-stood = Depois
standing-verdict = Avaliação
standing-show = Desenhar o gráfico
# $ending is a worth-win.
standing-wins = { $player }: { $ending }
standing-won = { $player } ganhou
retry-title = Tente de novo
retry-about = Jogada { $number }: é a vez de { $player }. Com jogo perfeito: { $value }. Ache uma jogada que mantenha isso.
retry-right = Certo. Continua sendo { $value }.
retry-wrong = Essa não. Veja o que acontece.
retry-again = Mais uma vez

## The analysis board

analysis-title = Análise
study-variant = Como se ganha
study-overlay = No tabuleiro
study-overlay-values = Quanto valem as jogadas
study-overlay-threats = Ameaças
study-overlay-nothing = Nada
study-worth-title = Quanto vale a posição
# $ending is a worth-win and so on.
study-worth = Com jogo perfeito: { $ending }.
study-gives = { $player } tem de dar uma peça a { $other }.
study-places = { $player } tem de colocar { $piece }.
study-placed = Colocada em { $cell }: agora escolha a peça a dar.
study-over = A partida acaba aqui.
study-progress = Quantas jogadas foram avaliadas
study-graded = { $graded } de { $total } jogadas
study-nodes = · { $nodes } posições vistas
study-stop = Parar
study-stopped = Parado depois de { $graded } de { $total } jogadas.
study-go-on = Continuar
study-call = Anunciar { $shape }
study-best-moves = Melhores jogadas
study-all-moves = { $count ->
    [one] A única jogada
    [many] Os { $count } de jogadas
   *[other] Todas as { $count } jogadas
}
study-group-win = { $count ->
    [one] { $count } ganha
    [many] { $count } ganham
   *[other] { $count } ganham
}
study-group-draw = { $count ->
    [one] { $count } empata
    [many] { $count } empatam
   *[other] { $count } empatam
}
study-group-loss = { $count ->
    [one] { $count } perde
    [many] { $count } perdem
   *[other] { $count } perdem
}
study-group-unknown = { $count } sem resposta
study-line = Melhor sequência
study-line-help = Aponte para uma casa, uma peça ou uma jogada, e a melhor sequência aparece aqui.
study-line-best = Ver a melhor sequência
study-threats = Ameaças
study-no-threats = Nenhuma peça pode completar nada ainda.
study-safe = { $count ->
    [0] Nenhuma das { $total } peças da reserva é segura.
    [one] Uma das { $total } peças da reserva não ganha na hora.
    [many] { $count } de peças da reserva, de { $total }, não ganham na hora.
   *[other] { $count } das { $total } peças da reserva não ganham na hora.
}
study-lapsed = Expirado, e já sem valor: { $shapes }.
study-no-moves = Faça uma jogada no tabuleiro, e ela será anotada aqui. Voltar e fazer outra começa uma variação.
study-comment = Comentário sobre { $word }
study-comment-start = Comentário sobre o começo
study-promote = Tornar a linha principal
study-cut = Apagar daqui em diante
study-open-title = Outra posição ou partida
study-paste = Colar uma posição ou uma partida
study-paste-about = Uma posição como “A.../.3../..../...5 7”, ou uma partida (.qgn)
study-copy-link = Copiar um link para esta análise
set-up-title = Montar uma posição
set-up-help = Escolha uma peça, depois uma casa. Toque numa peça colocada para pegá-la de volta. A que ficar na mão é a peça a colocar.
set-up-last = Última peça colocada
set-up-last-none = nenhuma: todos os Quartos expiraram
set-up-last-about = Os Quartos que passam por ela ainda podem ser anunciados.
set-up-empty-hand = Devolver à reserva
set-up-clear = Esvaziar o tabuleiro
set-up-done = Analisar
set-up-cancel = Cancelar

## Records, positions by their address, and what a move means

review-better = Melhor: { $words }.
why-gift = { $player } deu { $piece }, e com ela se completou um Quarto: { $shape }.
# What a move in notation means.
word-turn = (Colocar em { $cell } e dar { $piece }.)
word-give = (Dar { $piece }.)
review-look = ver
replay-title = Abrir uma partida salva
replay-about = Reveja uma partida guardada num arquivo .qgn, daqui ou de qualquer outro lugar.
replay-file = Escolher um arquivo
replay-paste = Ou cole aqui
replay-open = Abrir
replay-another = Abrir outra partida
position-begin = Começar uma partida daqui
position-first-gives = O primeiro jogador tem de dar uma peça.
position-second-gives = O segundo jogador tem de dar uma peça.
position-first-places = O primeiro jogador tem de colocar { $piece }.
position-second-places = O segundo jogador tem de colocar { $piece }.
