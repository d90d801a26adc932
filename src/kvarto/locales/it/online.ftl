### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = In attesa – Kvarto
title-invited = { $player } ti invita – Kvarto
title-your-turn = Tocca a te! { $first } – { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Il tuo tavolo è pronto
waiting-link = Manda questo link alla persona con cui vuoi giocare. Chi lo apre per primo può sedersi.
waiting-lobby = È in sala, sotto gli occhi di tutti. Puoi anche mandare il link a qualcuno.
waiting-link-label = Link al tuo tavolo
waiting-about = La partita comincia da sola appena qualcuno si siede.
waiting-only-here = Questo link funziona solo su questo dispositivo. Per altri dispositivi della tua rete avvia Kvarto con «kvarto serve --lan» e apri l’indirizzo che mostra.
waiting-qr = Oppure inquadra questo con un telefono.
waiting-change = Modifica
waiting-withdraw = Ritira
waiting-notify = Avvisami quando arriva qualcuno
waiting-notified = Riceverai un avviso, anche con questa pagina in secondo piano.
notify-refused = Questo browser non permette alla pagina di avvisarti.
withdrawn-title = L’invito è ritirato
withdrawn-about = Il link non porta più da nessuna parte.

# Passing an address on.
link-copy = Copia
link-share = Condividi
link-qr = Il link come codice QR

## … and for who is invited

invited-title = { $player } ti invita a una partita
invited-sit = Siediti
# $name is that of an account, or was made up before.
invited-as = Giochi con il nome { $name }.
invited-made-up = Giochi con un nome inventato.
# Stands in the empty field for the name.
invited-made-up-name = un nome inventato
taken-title = Questo tavolo non è più libero
taken-about = Si è seduto qualcun altro, oppure { $player } ha ritirato l’invito.
game-gone-why = Forse l’invito è stato ritirato, si è seduto qualcun altro, o la partita la possono vedere solo i suoi due giocatori.

# What is agreed on.
terms-variant = Come si vince
# $variant is a kind-standard and the like, $meaning what it means.
variant-meaning = { $variant }. { $meaning }
terms-calling = Annuncio
terms-wrong-passes = Un annuncio sbagliato costa l’occasione.
terms-wrong-loses = Un annuncio sbagliato costa la partita.
terms-no-pointing = Non serve indicare ciò che si annuncia.
terms-clock = Orologio
terms-first = Chi comincia
terms-you = Tu
terms-guest = Chi si siede
terms-also = Inoltre
terms-casual = Si può ritirare una mossa se l’altro è d’accordo.
terms-serious = Nessuna mossa si può ritirare.
terms-watched = Chiunque abbia il link può guardare.
terms-private = Nessun altro può guardare.

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = via da { $time }
presence-grace = via, { $time } per tornare
presence-back = di ritorno
said-sits-down = { $player } si siede. La partita comincia.
said-goes-away = { $player } si assenta.
said-comes-back = { $player } è di ritorno.

## Proposals, and another game

said-you-offer-draw = Hai proposto il pareggio.
said-you-ask-take-back = Hai chiesto di ritirare una mossa.
said-wants-rematch = { $player } vuole giocare ancora.
rematch-waiting = Vuoi giocare ancora. In attesa di { $player }…
rematch-accept = Gioca ancora

## Something to say

say-title = Di’ qualcosa
# $phrase is one of the following.
said-phrase = { $player }: { $phrase }
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-nice-move = Bella mossa!
phrase-oops = Ops!
phrase-one-moment = Un attimo, per favore.
phrase-your-turn = Tocca a te.
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-once-more = Ancora una?
phrase-goodbye = Alla prossima!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = Sorriso
phrase-surprised = Sorpresa
phrase-thinking = Ci penso
phrase-applause = Applausi
said-smile = { $player } sorride.
said-surprised = { $player } si sorprende.
said-thinking = { $player } ci sta pensando.
said-applause = { $player } applaude.

## Watching

watching = Stai guardando.
watching-behind = { $seconds ->
    [one] Stai guardando, con un secondo di ritardo.
    [many] Stai guardando, con { $seconds } di secondi di ritardo.
   *[other] Stai guardando, con { $seconds } secondi di ritardo.
}
watchers = { $count ->
    [one] Una persona sta guardando
    [many] { $count } di persone stanno guardando
   *[other] { $count } persone stanno guardando
}

## In the menu of a game

menu-notify-on = Avvisami quando tocca a me: sì
menu-notify-off = Avvisami quando tocca a me: no
menu-watch-link = Copia il link per guardare
menu-return-link = Continua su un altro dispositivo
return-link-title = La tua via del ritorno
return-link-about = Apri questo link sull’altro dispositivo: lì ritrovi il tuo nome e le tue partite. Tienilo per te: chi ce l’ha può giocare al posto tuo.
