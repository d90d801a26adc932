### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = a peça { $piece } já está na mão
hand-is-empty = não há nenhuma peça na mão para colocar
piece-is-placed = a peça { $piece } já está no tabuleiro
cell-is-occupied = a casa { $cell } está ocupada
game-is-over = a partida acabou
call-is-pending = { $seat } anunciou e primeiro precisa indicar onde
point-before-call = { $seat } precisa anunciar antes de indicar
calling-is-automatic = nesta partida os Quartos são anunciados automaticamente
nothing-placed-to-call = ainda não foi colocada nenhuma peça, não há o que anunciar
call-is-used = { $seat } já anunciou depois desta colocação
not-your-chance-to-call = { $seat } não pode anunciar agora
not-your-turn-to-give = { $seat } não pode dar uma peça, não é a sua vez
not-your-turn-to-place = { $seat } não pode colocar uma peça, não é a sua vez
not-your-turn-to-end-turn = { $seat } não pode encerrar um turno que não é seu
now-is-not-the-time-to-give = { $seat } não pode dar uma peça agora
now-is-not-the-time-to-place = { $seat } não pode colocar uma peça agora
now-is-not-the-time-to-end-turn = só o último turno, depois da 16ª colocação, pode ser encerrado sem dar uma peça
nothing-to-undo = não há nada para desfazer

## At the table

bad-name = um nome tem de 1 a { $longest } caracteres visíveis; { $text } não serve
table-not-open = esta mesa não foi aberta
too-late = tarde demais: o tempo para isso acabou
already-away = este jogador já está ausente
not-away = este jogador não está ausente
game-is-paused = a partida está em pausa
not-paused = a partida não está em pausa
already-proposed = isso já foi proposto
just-declined = a proposta foi recusada; ela pode ser repetida depois da próxima jogada
nothing-proposed = não há nenhuma proposta para responder
only-in-casual-games = isso só é possível em partidas amistosas
too-late-to-abort = uma partida só pode ser cancelada antes de a primeira peça ser colocada; ainda é possível desistir
the-clock-decides = esta partida tem relógio, e é o relógio que decide
other-is-here = o adversário está na mesa
grace-not-over = o adversário ainda não está ausente há tempo suficiente
bad-event = esta versão não sabe ler este evento: { $text }

## The server

bad-message = esta não é uma mensagem do jogo: { $what }
message-too-long = uma mensagem tem no máximo { $longest } caracteres
no-such-game = esta partida não está aqui, ou é de outra pessoa
no-such-lesson = esta lição não existe
lesson-asks-otherwise = a lição pede outra coisa
not-your-seat = este lugar não é seu
not-your-table = só quem abriu esta mesa pode mudá-la
own-table = esta é a sua própria mesa; outra pessoa tem de se sentar
table-is-taken = outra pessoa acabou de se sentar aqui
nobody-sits-here-yet = a partida começa quando alguém se sentar
not-a-shape = estas quatro casas não são uma fileira, uma coluna, uma diagonal nem um quadrado
no-such-level = não existe o nível { $level }; os níveis vão de 1 a { $highest }
game-goes-on = a partida ainda não acabou
not-our-page = este pedido vem de outro site
nobody-yet = este navegador ainda não é conhecido aqui; recarregue a página
not-our-host = este servidor não se chama { $host }; se for esse o nome, inicie-o com --public-url
server-error = algo deu errado no servidor; ficou anotado
too-many-requests = são pedidos demais de uma vez; tente de novo em { $seconds } s
too-many-open = já há muitas abertas; feche algumas ou tente de novo em { $seconds } s
name-mixes-scripts = um nome não pode misturar letras parecidas, como latinas e cirílicas
name-misleads = este nome é reservado, porque poderia ser confundido com um convidado, o computador ou a organização
name-is-taken = alguém já tem este nome, ou um que se parece com ele
password-length = uma senha tem de { $shortest } a { $longest } caracteres
password-is-name = a senha não pode ser o próprio nome
password-is-common = esta senha é uma das primeiras que qualquer um tentaria
wrong-name-or-password = nenhuma conta tem este nome e esta senha
wrong-name-or-code = nenhuma conta tem este nome e este código de recuperação; cada código vale uma só vez
too-many-guesses = tentativas demais; tente de novo em { $seconds } s
has-account = você já tem uma conta
needs-account = para isso é preciso uma conta; entre primeiro
no-such-account = não há nenhuma conta com o nome { $name }
no-such-return-code = este código não corresponde a ninguém; talvez seja antigo demais
no-puzzle = este problema não existe: { $puzzle }
no-puzzles = não há problemas deste tipo
not-an-answer = isto não pode ser uma resposta aqui: { $text }
no-such-hint = não existe a dica { $step }; a última é a { $last }
puzzle-not-begun = este problema é contra o relógio; comece-o primeiro
page-not-built = A página não foi construída. Execute "make" na pasta do kvarto, ou "python web/build.py".

# What the two seats are called in errors.
error-seat-first = o primeiro jogador
error-seat-second = o segundo jogador
