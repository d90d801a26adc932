### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Esperando – Kvarto
title-invited = { $player } convida você – Kvarto
title-your-turn = Sua vez! { $first } e { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Sua mesa está pronta
waiting-link = Envie este link à pessoa com quem você quer jogar. Quem o abrir primeiro pode se sentar.
waiting-lobby = Ela está no salão, à vista de todos. Você também pode enviar o link a alguém.
waiting-link-label = Link da sua mesa
waiting-about = A partida começa sozinha assim que alguém se sentar.
waiting-only-here = Este link só funciona neste aparelho. Para outros aparelhos da sua rede, inicie o Kvarto com “kvarto serve --lan” e abra o endereço que ele mostrar.
waiting-qr = Ou escaneie isto com um celular.
waiting-change = Alterar
waiting-withdraw = Retirar
waiting-notify = Avisar quando alguém vier
waiting-notified = Você receberá um aviso, mesmo com esta página em segundo plano.
notify-refused = Este navegador não deixa a página avisar você.
withdrawn-title = O convite foi retirado
withdrawn-about = O link já não leva a lugar nenhum.

# Passing an address on.
link-copy = Copiar
link-share = Compartilhar
link-qr = O link como código QR

## … and for who is invited

invited-title = { $player } convida você para uma partida
invited-sit = Sentar-se
# $name is that of an account, or was made up before.
invited-as = Você joga com o nome { $name }.
invited-made-up = Você joga com um nome inventado.
# Stands in the empty field for the name.
invited-made-up-name = um nome inventado
taken-title = Esta mesa já não está livre
taken-about = Outra pessoa se sentou, ou { $player } retirou o convite.
game-gone-why = Talvez o convite tenha sido retirado, outra pessoa tenha se sentado, ou só os dois jogadores possam ver a partida.

# What is agreed on.
terms-variant = Como se ganha
# $variant is a kind-standard and the like, $meaning what it means.
variant-meaning = { $variant }. { $meaning }
terms-calling = Anúncio
terms-wrong-passes = Um anúncio errado custa a chance.
terms-wrong-loses = Um anúncio errado custa a partida.
terms-no-pointing = Não é preciso indicar o que se anuncia.
terms-clock = Relógio
terms-first = Quem começa
terms-you = Você
terms-guest = Quem se sentar
terms-also = Além disso
terms-casual = Jogadas podem ser desfeitas se o outro concordar.
terms-serious = Nenhuma jogada pode ser desfeita.
terms-watched = Quem tiver o link pode assistir.
terms-private = Ninguém mais pode assistir.

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = fora há { $time }
presence-grace = fora, { $time } para voltar
presence-back = de volta
said-sits-down = { $player } se senta. A partida começa.
said-goes-away = { $player } se ausenta.
said-comes-back = { $player } está de volta.

## Proposals, and another game

said-you-offer-draw = Você propôs empate.
said-you-ask-take-back = Você pediu para desfazer uma jogada.
said-wants-rematch = { $player } quer jogar de novo.
rematch-waiting = Você quer jogar de novo. À espera de { $player }…
rematch-accept = Jogar de novo

## Something to say

say-title = Dizer algo
# $phrase is one of the following.
said-phrase = { $player }: { $phrase }
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-nice-move = Boa jogada!
phrase-oops = Ops!
phrase-one-moment = Um momento, por favor.
phrase-your-turn = É a sua vez.
phrase-well-played = Bem jogado!
phrase-thanks = Valeu!
phrase-once-more = Mais uma?
phrase-goodbye = Até logo!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = Sorriso
phrase-surprised = Surpresa
phrase-thinking = Pensando
phrase-applause = Aplausos
said-smile = { $player } sorri.
said-surprised = { $player } se surpreende.
said-thinking = { $player } está pensando.
said-applause = { $player } aplaude.

## Watching

watching = Você está assistindo.
watching-behind = { $seconds ->
    [one] Você está assistindo com { $seconds } segundo de atraso.
    [many] Você está assistindo com { $seconds } de segundos de atraso.
   *[other] Você está assistindo com { $seconds } segundos de atraso.
}
watchers = { $count ->
    [one] { $count } pessoa está assistindo
    [many] { $count } de pessoas estão assistindo
   *[other] { $count } pessoas estão assistindo
}

## In the menu of a game

menu-notify-on = Avisar quando for minha vez: sim
menu-notify-off = Avisar quando for minha vez: não
menu-watch-link = Copiar o link para assistir
menu-return-link = Continuar em outro aparelho
return-link-title = Seu caminho de volta
return-link-about = Abra este link no outro aparelho: lá você continua com o seu nome e as suas partidas. Guarde-o só para você: quem o tiver pode jogar no seu lugar.
