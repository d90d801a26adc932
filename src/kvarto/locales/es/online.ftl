### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Esperando – Kvarto
title-invited = { $player } te invita – Kvarto
title-your-turn = ¡Te toca! { $first } – { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Tu mesa está lista
waiting-link = Envía este enlace a la persona con la que quieres jugar. Quien lo abra primero podrá sentarse.
waiting-lobby = Está en la sala, a la vista de todos. También puedes enviarle el enlace a alguien.
waiting-link-label = Enlace a tu mesa
waiting-about = La partida empieza sola en cuanto alguien se siente.
waiting-only-here = Este enlace solo funciona en este dispositivo. Para otros dispositivos de tu red, inicia Kvarto con «kvarto serve --lan» y abre la dirección que muestra.
waiting-qr = O escanea esto con un teléfono.
waiting-change = Modificar
waiting-withdraw = Retirar
waiting-notify = Avisarme cuando venga alguien
waiting-notified = Recibirás un aviso, también con esta página en segundo plano.
notify-refused = Este navegador no deja que la página te avise.
withdrawn-title = La invitación se ha retirado
withdrawn-about = El enlace ya no lleva a ninguna parte.

# Passing an address on.
link-copy = Copiar
link-share = Compartir
link-qr = El enlace como código QR

## … and for who is invited

invited-title = { $player } te invita a una partida
invited-sit = Sentarse
# $name is that of an account, or was made up before.
invited-as = Juegas con el nombre { $name }.
invited-made-up = Juegas con un nombre inventado.
# Stands in the empty field for the name.
invited-made-up-name = un nombre inventado
taken-title = Esta mesa ya no está libre
taken-about = Se ha sentado otra persona, o { $player } ha retirado la invitación.
game-gone-why = Quizá se retiró la invitación, se sentó otra persona, o la partida solo la pueden ver sus dos jugadores.

# What is agreed on.
terms-variant = Cómo se gana
# $variant is a kind-standard and the like, $meaning what it means.
variant-meaning = { $variant }. { $meaning }
terms-calling = Canto
terms-wrong-passes = Cantar en falso cuesta la ocasión.
terms-wrong-loses = Quien canta en falso pierde la partida.
terms-no-pointing = No hace falta señalar lo que se canta.
terms-clock = Reloj
terms-first = Quién empieza
terms-you = Tú
terms-guest = Quien se siente
terms-also = Además
terms-casual = Se puede deshacer una jugada si el otro está de acuerdo.
terms-serious = No se puede deshacer ninguna jugada.
terms-watched = Cualquiera que tenga el enlace puede mirar.
terms-private = Nadie más puede mirar.

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = fuera desde hace { $time }
presence-grace = fuera, { $time } para volver
presence-back = de vuelta
said-sits-down = { $player } se sienta. La partida empieza.
said-goes-away = { $player } se ausenta.
said-comes-back = { $player } está de vuelta.

## Proposals, and another game

said-you-offer-draw = Has ofrecido empate.
said-you-ask-take-back = Has pedido deshacer una jugada.
said-wants-rematch = { $player } quiere jugar otra.
rematch-waiting = Quieres jugar otra. Esperando a { $player }…
rematch-accept = Jugar otra

## Something to say

say-title = Decir algo
# $phrase is one of the following.
said-phrase = { $player }: { $phrase }
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-nice-move = ¡Buena jugada!
phrase-oops = ¡Uy!
phrase-one-moment = Un momento, por favor.
phrase-your-turn = Te toca.
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-once-more = ¿Otra?
phrase-goodbye = ¡Hasta luego!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = Sonrisa
phrase-surprised = Sorpresa
phrase-thinking = Pensando
phrase-applause = Aplausos
said-smile = { $player } sonríe.
said-surprised = { $player } se sorprende.
said-thinking = { $player } está pensando.
said-applause = { $player } aplaude.

## Watching

watching = Estás mirando.
watching-behind = { $seconds ->
    [one] Estás mirando, con un segundo de retraso.
    [many] Estás mirando, con { $seconds } de segundos de retraso.
   *[other] Estás mirando, con { $seconds } segundos de retraso.
}
watchers = { $count ->
    [one] Una persona está mirando
    [many] { $count } de personas están mirando
   *[other] { $count } personas están mirando
}

## In the menu of a game

menu-notify-on = Avisarme cuando me toque: sí
menu-notify-off = Avisarme cuando me toque: no
menu-watch-link = Copiar el enlace para mirar
menu-return-link = Seguir en otro dispositivo
return-link-title = Tu camino de vuelta
return-link-about = Abre este enlace en el otro dispositivo: allí seguirás con tu nombre y tus partidas. No lo compartas: quien lo tenga puede jugar por ti.
