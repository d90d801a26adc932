### The page: everything but the words of the game itself and the page of rules.

# As in English.
name = Kvarto

## The way around

skip = Ir para o conteúdo
nav-label = Páginas
nav-home = Início
# As in English.
nav-menu = Menu
nav-new = Nova partida
nav-lobby = Salão
nav-games = Minhas partidas
# Said after "My games".
nav-games-wait = { $count ->
    [one] (é a sua vez em { $count } partida)
    [many] (é a sua vez em { $count } de partidas)
   *[other] (é a sua vez em { $count } partidas)
}
nav-account = Conta
nav-rules = Regras
nav-settings = Configurações
nav-about = Sobre
nav-replay = Abrir uma partida salva
language = Idioma
close = Fechar

## Titles of the browser's window

title-home = Kvarto: o jogo das dezesseis peças
title-new = Nova partida – Kvarto
title-replay = Partida salva – Kvarto
title-position = Uma posição
title-rules = Regras – Kvarto
title-settings = Configurações – Kvarto
title-about = Sobre – Kvarto
title-nowhere = Não encontrado – Kvarto
title-game = { $first } e { $second }

## When something goes wrong

page-refused = Não dá: { $what }.
page-not-reached = O servidor não responde. Tente de novo daqui a pouco.
line-lost = A conexão caiu. Tentando recuperar…
nowhere-title = Não há nada aqui
nowhere-text = Nenhuma página tem este endereço.

## The first page

home-about = Você nunca escolhe a peça que coloca: quem entrega é o adversário. Quatro em linha com algo em comum ganham, se você perceber e disser “Quarto!” antes do outro.
home-play = Jogar
home-friend = Jogar com amigos
home-lobby = Ir para o salão
home-all-games = Todas as minhas partidas
home-learn = Aprender a jogar
home-choose = Escolha sua partida
home-resume = Continuar: { $first } e { $second }

## A new game

opponent-is-computer = O computador
opponent-is-person = A dois neste aparelho
opponent-is-invite = Alguém com um link
opponent-is-watch = Computador contra computador
new-name = Seu nome
name-guest = Convidado
name-one = Jogador 1
name-two = Jogador 2
name-other = O adversário
# As in English.
namesake = { $name } II
kind-standard = Padrão
kind-standard-about = Fileiras, colunas e diagonais; as quatro características contam.
kind-beginners = Iniciantes
kind-beginners-about = Só algumas características contam.
kind-advanced = Avançado
kind-advanced-about = Os nove quadrados de 2 × 2 também contam.
kind-squares = Só quadrados
kind-squares-about = Só contam os quadrados de 2 × 2.
kind-hard = Difícil
kind-hard-about = As quatro têm de ter duas características em comum.
kind-own = Do seu jeito
kind-own-about = Monte o que conta.
calling-spoken-about = Um Quarto só ganha se for anunciado, como no jogo da caixa.
calling-automatic = Automático
calling-automatic-about = Quem completa um Quarto ganha sem precisar anunciar.
new-late-call-about = Depois de dar, ainda se pode anunciar até a peça ser colocada.
clock-none = sem relógio
clock-move = { $seconds ->
    [one] { $seconds } segundo por jogada
    [many] { $seconds } de segundos por jogada
   *[other] { $seconds } segundos por jogada
}
clock-place = { $seconds } segundos para colocar, outros tantos para dar
clock-main = { $minutes ->
    [one] { $minutes } minuto, mais { $increment } segundos por jogada
    [many] { $minutes } de minutos, mais { $increment } segundos por jogada
   *[other] { $minutes } minutos, mais { $increment } segundos por jogada
}
clock-whole = { $minutes ->
    [one] { $minutes } minuto para a partida toda
    [many] { $minutes } de minutos para a partida toda
   *[other] { $minutes } minutos para a partida toda
}
clock-days = { $days ->
    [one] { $days } dia por jogada
    [many] { $days } de dias por jogada
   *[other] { $days } dias por jogada
}
starter-dice = Os dados decidem

## The computer's name at each level

opponent-newcomer = Pipo
# As in English.
opponent-child = Mia
opponent-beginner = Beto
opponent-casual = Helena
# As in English.
opponent-attentive = Maya
# As in English.
opponent-regular = Hugo
# As in English.
opponent-club = Nora
opponent-strong = Vítor
# As in English.
opponent-master = Ada
opponent-perfect = Sofia

## At the table

game-coming = Preparando a mesa…
game-gone = Esta partida não está aqui
desk-label = Seu lado da mesa
board-label = Tabuleiro
cell-empty = { $cell }: vazia.
bar-you = você
bar-level = nível { $number } · { $name }
clock-label = Tempo restante
clock-warning = Faltam dez segundos.
# As in English.
clock-days-left = { $days } d { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = anúncio automático
agreed-forfeit = um anúncio errado custa a partida
agreed-late-call = anúncio tardio

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = Sua vez: coloque a peça
duty-place-here = { $player }, coloque a peça
duty-place-other = { $player } está colocando a peça
duty-give-you = Escolha uma peça para { $other }
duty-give-here = { $player }, escolha uma peça para { $other }
duty-give-other = { $player } está escolhendo uma peça para { $other }
duty-give-to-you = { $player } está escolhendo uma peça para você
duty-end-turn-you = Anuncie, ou encerre o turno
duty-end-turn-here = { $player }, anuncie ou encerre o turno
duty-end-turn-other = { $player } tem uma última chance de anunciar
duty-point-you = Toque as quatro peças
duty-point-here = { $player }, toque as quatro peças
duty-point-other = { $player } anunciou e está indicando
duty-paused = A partida está em pausa

# The red button.
# As in English.
call = Quarto!
# As in English.
call-by = Quarto! ({ $player })
end-turn = Encerrar o turno
point-shape = Escolha uma figura
point-shape-none = Figura…
point-confirm = Indicar
point-cancel = Cancelar
agree = Aceitar
decline = Recusar

# What has happened, for screen readers and as short notes.
said-places = { $player } coloca { $piece } em { $cell }.
said-gives = { $player } dá a { $other } { $piece }.
said-gives-you = { $player } dá a você { $piece }.
said-calls = { $player } anuncia “Quarto!”.
said-call-failed = { $player } anunciou em vão.
said-your-call-failed = Você anunciou em vão.
said-offers-draw = { $player } propõe empate.
said-asks-take-back = { $player } pede para desfazer uma jogada.
said-declined = { $player } recusa.
said-taken-back = Uma jogada foi desfeita.
said-resumed = A partida continua.

# The throw of dice at the beginning.
dice-throw = { $first } tira { $a }, { $second } tira { $b }.
dice-begins = { $first } começa.

# The device goes from hand to hand.
cover-title = Passe o aparelho para { $player }
cover-ready = Sou { $player }

## The menu of a game

menu-title = Menu da partida
menu-elsewhere = Outras páginas
menu-sound-on = Som: sim
menu-sound-off = Som: não
do-by = { $player }: { $what }
do-ask-take-back = Desfazer uma jogada
do-claim-win = Reivindicar a vitória
do-pause = Pausar
do-resume = Continuar
do-offer-draw = Propor empate
do-agree-draw = Combinar empate
do-abort = Cancelar a partida
do-resign = Desistir
sure-resign = Desistir? O adversário ganha.
sure-draw = Vocês dois concordam com o empate?
sure-abort = Cancelar a partida? Ninguém ganha.
sure-no = Continuar jogando

## Moves, typed and listed

moves-title = Jogadas
moves-none = Ainda não houve nenhuma jogada.
looking-back = Você está vendo uma jogada anterior.
looking-back-return = Voltar à partida
typed-title = Digitar jogadas, ler o tabuleiro
typed-label = Jogada
typed-do = Enviar
typed-help = b2>7 coloca em b2 e dá a 7; b2 ou >7 fazem só uma das duas coisas; ! anuncia, !3 anuncia a fileira 3; ?3 lê a fileira 3, ? o tabuleiro todo.
typed-not-understood = Não entendi: { $text }.
read-title = Ler o tabuleiro
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = Depois da partida
result-you-win = Você ganhou!
result-you-lose = Você perdeu
result-wins = { $player } ganha
result-draw = Empate
result-none = Sem resultado
rematch = Jogar de novo
rematch-there = Para a próxima partida
review-title = Por quê?
review-coming = Examinando a partida…
replay-controls = Percorrer a partida
replay-start = Para o começo
replay-back = Voltar
replay-onward = Avançar
replay-end = Para o fim
replay-slider = Momento da partida
replay-beginning = Começo
share-title = Guardar e compartilhar
share-copy-record = Copiar a partida
share-save-record = Salvar a partida
share-svg = Imagem (SVG)
share-png = Imagem (PNG)
share-link = Copiar um link para esta posição
share-copied = Copiado.
share-not-copied = Este navegador não deixa a página copiar.
share-no-png = Não foi possível criar a imagem.

## Games in lists, and titles of pages where people meet

title-lobby = Salão – Kvarto
title-games = Minhas partidas – Kvarto
title-account = Conta – Kvarto
title-return = De volta – Kvarto
title-turns = ({ $count }) { $title }
# In a row of what is agreed on.
agreed-spoken = é preciso anunciar
agreed-not-casual = sem desfazer jogadas
mine-your-turn = sua vez
mine-others-turn = vez de { $player }
# $when is such as "em 2 dias".
mine-deadline = o tempo acaba { $when }
mine-table-link = Uma mesa para quem tem o link
mine-table-lobby = Uma mesa no salão
mine-won = ganha
mine-lost = perdida
mine-drawn = empate
mine-no-result = sem resultado
ended-quarto = por um Quarto
ended-draw = todas as peças colocadas
ended-agreement = por acordo
ended-time = por tempo
ended-resignation = por desistência
ended-forfeit = por um anúncio errado
ended-abandoned = alguém foi embora
ended-aborted = cancelada
ended-unknown = motivo desconhecido
return-make = Criar um link

## The way to the course

title-learn = Aprender a jogar – Kvarto
# As in English.
title-lesson = { $title } – Kvarto
nav-learn = Aprender

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Problemas
nav-analysis = Análise
title-puzzles = Problemas – Kvarto
title-analysis = Análise – Kvarto
to-analysis = Analisar esta posição
to-analysis-game = Analisar esta partida
verdict-best = a melhor
verdict-fine = boa
verdict-mistake = erro
verdict-blunder = erro grave
verdict-decisive = erro decisivo
verdict-unknown = não julgada
