### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Problemas
puzzle-hall-about = Todos estão provados: há uma só resposta, e o motor sabe por que as outras falham.
puzzle-hall-all = Todos os problemas
puzzle-of-the-day = Problema do dia
puzzle-solve = Resolver
puzzle-begin = Próximo problema
puzzle-next = Próximo problema
puzzle-kind = O que você quer praticar?
puzzle-kind-any = Um pouco de tudo
puzzle-kind-win = Ache a vitória
puzzle-kind-safe = A única peça segura
puzzle-kind-hold = Salve o empate
puzzle-kind-spot = Descubra o Quarto
puzzle-kind-trap = Onde está a armadilha?
puzzle-count = { $count ->
    [one] { $count } problema
    [many] { $count } de problemas
   *[other] { $count } problemas
}
puzzle-title-win = Ache a vitória
puzzle-title-safe = A única peça segura
puzzle-title-hold = Salve o empate
puzzle-title-spot = Descubra o Quarto
puzzle-title-trap = Onde está a armadilha?
puzzle-ask-win = { $distance ->
    [one] Coloque a peça e ganhe na hora.
    [many] Só uma casa e uma peça a dar ganham com certeza, em { $distance } de colocações. Quais?
   *[other] Só uma casa e uma peça a dar ganham com certeza, em { $distance } colocações. Quais?
}
puzzle-ask-safe = Com todas as peças menos uma, o adversário ganha na hora. Qual você dá?
puzzle-ask-hold = Só uma casa e uma peça a dar salvam o empate, todo o resto perde. Quais?
puzzle-ask-spot = O adversário completou um Quarto e não o anunciou. Indique-o antes que passem { $seconds } segundos.
puzzle-ask-trap = Uma destas peças parece segura, e mesmo assim perde. Qual você não deve dar?
# $rating is a number such as 1500.
puzzle-difficulty = dificuldade { $rating }
puzzle-other = O adversário
puzzle-tried-right = Este você já resolveu.
puzzle-tried-wrong = Este você já tentou; não conta mais.
puzzle-tried-helped = Você viu uma dica; este não conta mais.
puzzle-clock-about = As peças aparecem quando o relógio começa. Você tem { $seconds } segundos.
puzzle-clock-start = Iniciar o relógio
puzzle-hint = Dica { $step } de { $steps }
puzzle-hint-about = Com uma dica, não conta para a sua pontuação.
puzzle-hint-mark = dica
puzzle-give-up = Ver a resposta
puzzle-retry = Tentar de novo
puzzle-why-not = Por que não { $word }?
puzzle-right = Certo!
puzzle-late = O tempo acabou. Era este.
puzzle-given-up = A resposta é { $words }.
# $ending is a worth-loss and so on, for whoever solves it.
puzzle-wrong = Não é essa. Com jogo perfeito: { $ending }.
puzzle-wrong-shape = Isso não é um Quarto válido.
puzzle-rating = Pontuação
puzzle-rating-about = { $deviation } para mais ou para menos
puzzle-streak = Dias seguidos
puzzle-streak-days = { $days }
puzzle-streak-best = recorde: { $days }
puzzle-streak-now = { $days ->
    [one] { $days } dia seguido.
    [many] { $days } de dias seguidos.
   *[other] { $days } dias seguidos.
}
puzzle-solved = Resolvidos
puzzle-solved-about = de { $tried } tentados
puzzle-new-rating = Sua pontuação: { $rating }
puzzle-does-not-count = Não conta para a sua pontuação.

## Hints, step by step

# What to look for.
puzzle-hint-win = Procure uma jogada depois da qual o adversário fique sem peças seguras para dar.
puzzle-hint-safe = Para cada peça que sobra, pergunte-se o que ela completaria.
puzzle-hint-hold = Todas as jogadas perdem, menos uma. Conte as peças seguras que sobram depois da sua.
puzzle-hint-spot = Olhe as linhas que passam pela última peça colocada, uma característica de cada vez.
puzzle-hint-trap = Várias peças não completam nada. Mas depois de uma delas o adversário pode colocar de modo que não sobre nada seguro para você.
# $line is a row or a column, for example "row 3".
puzzle-hint-line = Onde colocá-la: { $line }.
puzzle-hint-cell = Coloque-a em { $cell }. Que peça se pode dar então?
puzzle-hint-dangers = Algo poderia ser completado nas casas marcadas.
# $placements is a number, from 3 on.
puzzle-hint-distance = Faltam { $placements } colocações para a armadilha se fechar.
# $trait is one feature value, for example "dark".
puzzle-hint-give = Uma característica da peça: { $trait }.
puzzle-hint-shared = O que as quatro peças têm em comum: { $trait }.
puzzle-hint-row = É uma fileira.
puzzle-hint-column = É uma coluna.
puzzle-hint-diagonal = É uma diagonal.
puzzle-hint-square = É um quadrado.
