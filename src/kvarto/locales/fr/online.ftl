### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = En attente – Kvarto
title-invited = { $player } vous invite – Kvarto
title-your-turn = À vous de jouer ! { $first } – { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Votre table est prête
waiting-link = Envoyez ce lien à la personne avec qui vous voulez jouer. La première qui l’ouvre peut s’asseoir.
waiting-lobby = La table est au salon, visible de tous. Vous pouvez aussi envoyer le lien à quelqu’un.
waiting-link-label = Lien vers votre table
waiting-about = La partie commence d’elle-même dès que quelqu’un s’assoit.
waiting-only-here = Ce lien ne marche que sur cet appareil. Pour d’autres appareils de votre réseau, lancez Kvarto avec « kvarto serve --lan » et ouvrez l’adresse affichée.
waiting-qr = Ou scannez ceci avec un téléphone.
waiting-change = Modifier
waiting-withdraw = Retirer
waiting-notify = Me prévenir quand quelqu’un arrive
waiting-notified = Vous recevrez un signal, même si cette page est à l’arrière-plan.
notify-refused = Ce navigateur ne permet pas à la page de vous prévenir.
withdrawn-title = L’invitation est retirée
withdrawn-about = Le lien ne mène plus nulle part.

# Passing an address on.
link-copy = Copier
link-share = Partager
link-qr = Le lien en code QR

## … and for who is invited

invited-title = { $player } vous invite à jouer
invited-sit = S’asseoir
# $name is that of an account, or was made up before.
invited-as = Vous jouez sous le nom { $name }.
invited-made-up = Vous jouez sous un nom inventé.
# Stands in the empty field for the name.
invited-made-up-name = un nom inventé
taken-title = Cette table n’est plus libre
taken-about = Quelqu’un d’autre s’est assis, ou l’invitation a été retirée par { $player }.
game-gone-why = Peut-être que l’invitation a été retirée, que quelqu’un d’autre s’est assis, ou que la partie n’est visible que de ses deux joueurs.

# What is agreed on.
terms-variant = Comment gagner
# $variant is a kind-standard and the like, $meaning what it means.
variant-meaning = { $variant }. { $meaning }
terms-calling = Annonce
terms-wrong-passes = Une fausse annonce coûte l’occasion.
terms-wrong-loses = Une fausse annonce coûte la partie.
terms-no-pointing = Il n’est pas nécessaire de montrer ce qu’on annonce.
terms-clock = Pendule
terms-first = Qui commence
terms-you = Vous
terms-guest = La personne qui s’assoit
terms-also = Et aussi
terms-casual = On peut reprendre un coup si l’autre est d’accord.
terms-serious = Aucun coup ne peut être repris.
terms-watched = Toute personne qui a le lien peut regarder.
terms-private = Personne d’autre ne peut regarder.

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = absence : { $time }
presence-grace = absence, { $time } pour revenir
presence-back = de retour
said-sits-down = { $player } prend place. La partie commence.
said-goes-away = { $player } s’absente.
said-comes-back = { $player } est de retour.

## Proposals, and another game

said-you-offer-draw = Vous proposez la nulle.
said-you-ask-take-back = Vous demandez à reprendre un coup.
said-wants-rematch = { $player } veut rejouer.
rematch-waiting = Vous voulez rejouer. En attente : { $player }…
rematch-accept = Rejouer

## Something to say

say-title = Dire quelque chose
# $phrase is one of the following.
said-phrase = { $player } : { $phrase }
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice-move = Joli coup !
phrase-oops = Oups !
phrase-one-moment = Un instant…
phrase-your-turn = À toi de jouer !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-once-more = On remet ça ?
phrase-goodbye = Au revoir !

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = Sourire
# As in English.
phrase-surprised = Surprise
phrase-thinking = Réflexion
phrase-applause = Applaudissements
said-smile = { $player } sourit.
said-surprised = { $player } n’en revient pas.
said-thinking = { $player } réfléchit.
said-applause = { $player } applaudit.

## Watching

watching = Vous regardez.
watching-behind = { $seconds ->
    [one] Vous regardez avec { $seconds } seconde de décalage.
    [many] Vous regardez avec { $seconds } de secondes de décalage.
   *[other] Vous regardez avec { $seconds } secondes de décalage.
}
watchers = { $count ->
    [one] { $count } personne regarde
    [many] { $count } de personnes regardent
   *[other] { $count } personnes regardent
}

## In the menu of a game

menu-notify-on = Me prévenir quand c’est mon tour : oui
menu-notify-off = Me prévenir quand c’est mon tour : non
menu-watch-link = Copier le lien pour regarder
menu-return-link = Continuer sur un autre appareil
return-link-title = Votre chemin de retour
return-link-about = Ouvrez ce lien sur l’autre appareil : vous y retrouverez votre nom et vos parties. Ne le partagez pas : quiconque l’a peut jouer à votre place.
