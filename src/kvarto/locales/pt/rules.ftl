### The page of rules.

rules-title = As regras
rules-lead = Dois jogadores, dezesseis peças, uma só ideia: é você quem escolhe a peça que o adversário vai ter de colocar. Uma partida dura de dez a vinte minutos.
rules-play = Jogar uma partida

## Material

rules-material = Tabuleiro e peças
rules-material-text = O tabuleiro tem dezesseis casas. Não há duas peças iguais: cada uma é clara ou escura, baixa ou alta, redonda ou quadrada, e no topo maciça ou oca.
rules-material-example = O tabuleiro vazio, e todas as dezesseis peças na reserva.

## A turn

rules-turn = Um turno
rules-turn-text = Os dados decidem quem é o primeiro. O primeiro pega a peça que quiser e a passa ao segundo. O segundo a põe na casa vazia que preferir, depois pega uma peça e a passa ao primeiro. E assim por diante: você coloca a peça que recebeu e depois dá uma.
rules-turn-nobody = As peças não são de ninguém. Uma linha pode juntar peças postas pelos dois.
rules-turn-example = Há três peças no tabuleiro. A clara, alta e quadrada acabou de ser dada, e agora precisa ser colocada.

## A quarto

rules-quarto = Um Quarto
rules-quarto-text = Quatro peças na mesma fileira, coluna ou diagonal são um Quarto se forem parecidas em alguma coisa, seja ela qual for.
rules-quarto-row = Quatro peças altas na fileira 2.
rules-quarto-column = Quatro peças ocas na coluna c.
rules-quarto-diagonal = Quatro peças redondas numa diagonal.
rules-quarto-none = Não é Quarto: as quatro da fileira 2 não têm nada em comum.

## The call

rules-call = É preciso anunciar
rules-call-text = Completar um Quarto não basta. Ganha quem o vê e diz “Quarto!” a tempo, e não precisa ser quem o fez.
rules-call-placer = Depois de colocar uma peça, você pode anunciar antes de dar a próxima.
rules-call-receiver = Se em vez disso você der uma peça, o adversário pode anunciar antes de colocá-la, e ganha com o que você completou.
rules-call-lapse = Se o adversário também colocar a peça, o Quarto expira. Ninguém mais pode anunciá-lo, e aquelas quatro peças são só quatro peças.
rules-call-example = A última peça foi posta em d1: na fileira 1 as quatro são escuras e também altas. Ninguém anunciou, e uma peça foi dada. Agora o outro jogador pode anunciar a fileira 1 em vez de colocar.
rules-pointing = Indicar
rules-pointing-text = Para anunciar, aperte o botão vermelho. Os relógios param, e você tem 15 segundos para tocar as quatro peças. Só vale uma linha completada pela peça que acabou de ser colocada.
rules-wrong-call = Depois de cada colocação, cada jogador tem um anúncio. Se for errado, ou se nada for indicado, está gasto; em torneios, custa a partida.
rules-end = O fim
rules-end-text = Depois da décima sexta colocação não há mais o que dar. Quem colocou pode anunciar ou encerrar o turno, e depois o outro tem uma última chance. Se até lá ninguém ganhou, é empate.

## Variants

rules-variants = Variantes
rules-beginners-text = Combinem uma, duas ou três características que contam, e esqueçam as outras. Quando ficar fácil demais, juntem mais uma.
rules-beginners-example = Quando só a cor conta: quatro peças claras na fileira 3.
rules-advanced-text = As linhas ganham como sempre, e os nove quadrados de 2 × 2 casas também.
rules-advanced-example = Quatro peças escuras no quadrado do meio.
rules-squares-text = Só ganham os quadrados de 2 × 2; fileiras, colunas e diagonais, não.
rules-hard-text = As quatro peças têm de ser parecidas em pelo menos duas características.
rules-hard-example = Fileira 1: as quatro são escuras e altas, então aqui também conta.

## What can be agreed on

rules-agree = O que se pode combinar
rules-automatic-text = Quem completa um Quarto ganha na hora, e ninguém precisa anunciar. Muitos programas jogam assim.
rules-late-call = Anúncio tardio
rules-late-call-text = Depois de dar, quem colocou ainda pode anunciar até a nova peça ser colocada. Ganha quem anunciar primeiro.
rules-child = Com uma criança
rules-child-text = Uma criança pequena pode só anunciar, sem indicar. O anúncio está certo se houver um Quarto válido em qualquer lugar. Em partidas amistosas também se pode mostrar a um jogador onde há ameaças e que peças são seguras.
rules-time = Tempo
rules-time-text = Em torneios, cada jogador tem um minuto por jogada. Quem fica sem tempo perde; só depois da décima sexta colocação isso quer dizer apenas que não anuncia.

## Notation

rules-notation = Notação
rules-notation-text = As colunas vão de a a d a partir da esquerda, as fileiras de 1 a 4 a partir de baixo. Cada peça é um dígito ou uma letra:
rules-notation-moves = b2>7 quer dizer: colocada em b2, dada a 7. Um ponto de exclamação é um anúncio certo e um ponto de interrogação, um errado, com a fileira, coluna ou diagonal indicada: b2!3, b2?a>7.

## Editions

rules-editions = Onde as edições diferem
rules-editions-text = As regras impressas são quase as mesmas em todos os idiomas. Estas são as diferenças que conhecemos.
rules-editions-own = A edição em português
rules-editions-others = Outras edições
rules-edition-south-slavic = As regras sérvias, croatas e eslovenas têm o anúncio tardio.
rules-edition-danish = Nas regras dinamarquesas anuncia-se ao soltar a peça, e nada limita o tempo.
rules-edition-greek = As regras gregas permitem combinar mais de uma característica em comum; é o jogo difícil. Nada limita o tempo.
rules-edition-finnish = As regras finlandesas podem ser lidas de modo que os jogadores avançados busquem só quadrados.
rules-edition-japanese = As regras japonesas não têm jogo para iniciantes, e o minuto delas é para colocar.
rules-edition-swedish = Nas regras suecas e árabes os iniciantes juntam as características uma depois da outra.
rules-edition-estonian = Nas regras finlandesas e estonianas os iniciantes começam com um só valor: só contam quatro peças claras.
rules-edition-romanian = Nas regras romenas o outro jogador anuncia antes de pegar a peça; é a mesma chance que aqui.
rules-edition-arabic = As regras árabes deixam o outro jogador anunciar assim que a linha está completa, e não falam de uma peça dada antes. Aqui o anúncio vem depois de recebê-la.
rules-edition-german = As regras alemãs dizem claramente que quem coloca uma peça abre mão da linha que havia antes.
rules-edition-chinese = Nas regras chinesas só anuncia quem colocou a peça; aqui o outro também pode. Uma partida dura quinze minutos, e uma jogada, o tempo que for preciso.
rules-edition-minute = Nas regras sérvias, croatas e persas o minuto por jogada pode ser combinado para qualquer partida.
rules-edition-limit = As regras romenas e eslovenas limitam o tempo sem dar um número.
rules-edition-czech = Nas regras tchecas um jogo com as mãos decide quem começa; em outras são os dados, a sorte ou um acordo.
