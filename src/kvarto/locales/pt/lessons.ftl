### The course: what is said in each step, to attempts, and around them.

learn-title = Aprender a jogar
learn-lead = { $count ->
    [one] Um passo curto. Você joga num tabuleiro de verdade, e cada resposta está provada.
    [many] { $count } de passos curtos. Em cada um você joga num tabuleiro de verdade, e cada resposta está provada.
   *[other] { $count } passos curtos. Em cada um você joga num tabuleiro de verdade, e cada resposta está provada.
}
learn-begin = Começar
learn-go-on = Continuar
learn-again = De novo desde o começo
learn-steps = Os passos
learn-progress = { $done } de { $count } passos feitos
# Said after the title of a step.
learn-done = feito
learn-rules = Ler as regras

## Whole games for beginners

learn-path = Partidas inteiras
learn-path-about = No começo só uma característica conta; junte mais uma quando ficar fácil demais. O adversário pega leve.
path-1 = Uma característica
path-2 = Duas características
path-3 = Três características
path-4 = Todas as quatro
path-counts = O que conta: { $features }
path-hints = com ajuda
path-play = Jogar
path-running = Continuar
path-played = jogada
path-won = ganha

## Around a step

lesson-number = Passo { $number } de { $count }
lesson-hint = Dica
lesson-check = Conferir
lesson-marked = { $count ->
    [0] Ainda não há nada marcado.
   *[other] Marcado: { $pieces }.
}
lesson-is-marked = marcada
lesson-again = Tentar de novo
lesson-next = Próximo passo
lesson-finish = Todos os passos
lesson-start-clock = Iniciar o relógio
lesson-right = Certo.
lesson-wrong = Não é bem isso.
lesson-actions = Sua vez
lesson-between = Passos
lesson-previous = Passo anterior
lesson-unknown = Este passo não existe.

## What is wrong with an attempt

lesson-wrong-piece = Sua peça: { $piece }. O que não combina: { $traits }.
lesson-wrong-no-shape = Essas quatro não formam uma figura que conta.
lesson-wrong-not-alike = Olhe bem ({ $shape }): as quatro peças não têm nada em comum.
lesson-wrong-lapsed = Há um Quarto ali ({ $shape }, { $alike }), mas a última peça colocada não faz parte dele. Esse Quarto expirou.
lesson-wrong-completes-nothing = Uma das peças marcadas não completa nada: { $piece }.
lesson-wrong-missing = { $count ->
    [one] Até aqui, tudo bem, mas ainda falta uma peça.
    [many] Até aqui, tudo bem, mas ainda faltam { $count } de peças.
   *[other] Até aqui, tudo bem, mas ainda faltam { $count } peças.
}
lesson-wrong-marked = Uma das peças marcadas não é segura: { $piece }. Em { $cell } ela faz um Quarto: { $shape }, { $alike }.
lesson-wrong-cell = Em { $cell } a peça não completa quatro parecidas.
lesson-wrong-gives-win = Você deu: { $piece }. O adversário a põe em { $cell } e anuncia { $shape }: { $alike }.
lesson-wrong-none-safe = Depois dessa colocação nenhuma peça era segura. Você deu: { $piece }. O adversário a põe em { $cell } e anuncia { $shape }: { $alike }.
lesson-wrong-let-lapse = Você colocou a peça, e assim o Quarto expirou ({ $shape }). Ninguém mais pode anunciá-lo.
lesson-wrong-not-called = Você deu uma peça sem anunciar. Agora o adversário anuncia { $shape }: { $alike }.
lesson-wrong-missed-win = Você podia ter ganhado na hora: há uma casa em que a peça na sua mão ({ $piece }) completa quatro parecidas.
lesson-wrong-even = Você deixou { $count } peças seguras. Você dá uma, o adversário dá a última, e depois não sobra nenhuma para você.
lesson-wrong-still-safe = O adversário põe essa peça em { $cell } e ainda tem uma segura para dar: { $piece }.
lesson-wrong-time = Seu minuto acabou. Numa partida com este relógio você teria perdido.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Ver as características
lesson-features-text = Não há duas peças iguais. Cada uma é clara ou escura, baixa ou alta, redonda ou quadrada, e no topo maciça ou oca: quatro características, oito valores.
lesson-features-task = Ache a peça que é escura, alta, redonda e oca.
lesson-features-hint = Uma característica de cada vez: das escuras só as altas, destas só as redondas. Sobram duas; uma delas tem um buraco no topo.
lesson-features-right = É essa, e só existe uma. Cada peça difere de todas as outras em pelo menos uma característica.

lesson-line-title = Quatro parecidas
lesson-line-text = Quatro peças numa fileira, numa coluna ou numa diagonal são um Quarto se forem parecidas em pelo menos uma característica. Uma basta; no resto, podem ser como quiserem.
lesson-line-task = Neste tabuleiro três linhas estão cheias. Indique as quatro peças da que é um Quarto.
lesson-line-hint = Olhe o topo das peças. Em uma das linhas, todas têm um buraco.
lesson-line-right = Fileira 1: quatro peças ocas. Na coluna c e na diagonal as quatro não têm nada em comum.

lesson-three-title = Três com algo em comum
lesson-three-text = A três peças em linha que têm algo em comum só falta mais uma. Ver esses trios, e o que os une, é quase todo o jogo.
lesson-three-task = A fileira 2 tem três peças e uma casa vazia. Marque todas as peças que fariam um Quarto ali e confira.
lesson-three-hint = O que as três da fileira 2 têm em comum? Não é a cor, nem a altura, nem a forma. Qualquer outra que tenha isso faz quatro.
lesson-three-right = As três têm o topo oco, então qualquer peça oca faz quatro.

lesson-complete-title = Completar uma linha
lesson-complete-text = Você nunca escolhe a peça que coloca: quem dá é o adversário. Mesmo assim, pode ser justamente aquela de que você precisa.
lesson-complete-task = Coloque a peça que está na sua mão onde ela complete quatro parecidas.
lesson-complete-hint = A coluna a tem três redondas, mas a sua peça é quadrada. Procure três que tenham outra coisa em comum com ela.
lesson-complete-right = Fileira 2: quatro peças ocas.

lesson-call-title = Anunciar
lesson-call-text = Completar não basta: um Quarto ganha quando é anunciado. Depois de colocar, e antes de dar, aperte o botão vermelho e indique as quatro peças.
lesson-call-task = Você acabou de colocar a peça em d3. Anuncie e indique o que completou.
lesson-call-hint = Duas linhas que passam por d3 estão cheias: a fileira 3 e a coluna d. Em uma delas as quatro são escuras.
lesson-call-right = Quarto! Fileira 3: quatro peças escuras. Você ganhou.

lesson-steal-title = Aproveitar um descuido
lesson-steal-text = O adversário também pode deixar passar um Quarto. Se ele der uma peça sem anunciar, o anúncio é seu, enquanto você não tiver colocado essa peça.
lesson-steal-task = O adversário colocou em d2 e deu uma peça a você. Tire a vitória dele.
lesson-steal-hint = Tem de ser uma linha que passe por d2, onde a última peça foi colocada. Compare as alturas na coluna d.
lesson-steal-right = Quarto! Coluna d: quatro peças baixas. Quem as completou foi o adversário, mas quem anunciou foi você.

lesson-lapse-title = O que expira
lesson-lapse-text = Se ninguém anunciar antes de a próxima peça ser colocada, o Quarto expira. As peças ficam onde estão, mas ninguém nunca mais poderá anunciá-lo. Só se pode anunciar uma figura que tenha a última peça colocada.
lesson-lapse-task = Você acabou de colocar a peça em b2. Aqui há duas linhas de quatro parecidas; anuncie a que ainda conta.
lesson-lapse-hint = Na fileira 1 há quatro quadradas, mas b2 não está na fileira 1. Que linha cheia passa por b2?
lesson-lapse-right = Quarto! Coluna b: quatro peças altas. As quatro quadradas da fileira 1 expiraram; anunciá-las teria sido um erro.

lesson-safe-title = Dar uma peça segura
lesson-safe-text = É você quem escolhe o que o adversário coloca. Se der uma peça com que ele completa quatro, você perde; por isso, antes de dar, veja que ameaças há.
lesson-safe-task = Dê uma peça com a qual o adversário não possa ganhar na hora.
lesson-safe-hint = Na fileira 1 há três altas e redondas. Então a peça que você dá não pode ser nem alta nem redonda.
lesson-safe-right = Segura: é baixa e quadrada, então não completa nada na fileira 1.

lesson-block-title = Bloquear
lesson-block-text = Às vezes não há nenhuma peça segura. Então use a que está na sua mão: posta onde está a ameaça, ela tapa o buraco e a ameaça some.
lesson-block-task = Coloque a peça de modo que sobre alguma que você possa dar, e dê essa. Só há um jeito.
lesson-block-hint = Olhe a coluna d: três peças claras e redondas, e uma casa livre.
lesson-block-right = Em d4 a sua peça quebra a coluna d, e agora há uma peça segura. Todo o resto perderia na hora.

lesson-count-title = Contar as peças seguras
lesson-count-text = Na segunda metade da partida as peças seguras ficam raras. Quem sabe quantas sobram sabe o que vem.
lesson-count-task = Marque todas as peças que aqui se podem dar sem risco e confira.
lesson-count-hint = Duas linhas ameaçam: a coluna c tem três maciças, a fileira 4 três escuras. É segura a que não é nem uma coisa nem outra.
lesson-count-right = Três são seguras: as claras de topo oco.

lesson-last-safe-title = Dar a última peça segura
lesson-last-safe-text = Se você der a última peça segura, o adversário tem de colocá-la e depois dar a você uma que não é. E com ela você ganha.
lesson-last-safe-task = Coloque a peça de modo que sobre uma só peça segura, e dê essa.
lesson-last-safe-hint = Crie uma nova ameaça: na fileira 1 já há duas claras e altas, e a sua peça também é clara e alta.
lesson-last-safe-right = Onde quer que o adversário ponha essa peça, não sobra nada seguro para dar a você.

lesson-parity-title = Par ou ímpar
lesson-parity-text = As peças seguras são dadas alternadamente: você, o outro, você… Se sobra um número ímpar quando é a sua vez de dar, quem dá a última é você. Se for par, é o adversário. Então coloque de modo que fique ímpar.
lesson-parity-task = Ache a casa depois da qual sobra um número ímpar de peças seguras, e dê uma delas.
lesson-parity-hint = Em c1 e d2 duas peças continuam seguras; em a1 e a2, nenhuma. Que casa sobra?
lesson-parity-right = Três eram seguras: você dá uma, o adversário uma, e você a última. Depois o adversário não tem nada seguro para dar.

lesson-squares-title = Quadrados
lesson-squares-text = No jogo avançado, quatro num quadrado de 2 × 2 casas também ganham. Há nove quadrados assim, e é fácil não vê-los.
lesson-squares-task = Aqui os quadrados contam. Coloque a peça, anuncie e indique o que completou.
lesson-squares-hint = Olhe o meio do tabuleiro: em três das quatro casas há peças baixas.
lesson-squares-right = Quarto! O quadrado do meio: quatro peças baixas.

lesson-clock-title = Contra o relógio
lesson-clock-text = Num torneio você tem um minuto para cada jogada. Quem fica sem tempo perde; o anúncio para o relógio.
lesson-clock-task = Você tem um minuto. Coloque a peça, anuncie e indique o que completou.
lesson-clock-hint = Sua peça é redonda. Percorra as diagonais.
lesson-clock-right = Quarto, e a tempo! A diagonal de a1 a d4: quatro peças redondas. Agora você sabe tudo o que é preciso; jogue uma partida.
