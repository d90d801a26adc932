### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Venter – Kvarto
title-invited = { $player } inviterer deg – Kvarto
title-your-turn = Din tur! { $first } og { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Bordet ditt er klart
waiting-link = Send denne lenken til den du vil spille mot. Den som åpner den først, kan sette seg.
waiting-lobby = Det står i lobbyen, der alle ser det. Du kan også sende lenken til noen.
waiting-link-label = Lenke til bordet ditt
waiting-about = Partiet begynner av seg selv så snart noen setter seg.
waiting-only-here = Denne lenken virker bare på denne enheten. For andre enheter på nettet ditt kan du starte Kvarto med «kvarto serve --lan» og åpne adressen den viser.
waiting-qr = Eller skann dette med en telefon.
waiting-change = Endre
waiting-withdraw = Trekk tilbake
waiting-notify = Si fra når noen kommer
waiting-notified = Du får beskjed, også når denne siden er i bakgrunnen.
notify-refused = Denne nettleseren lar ikke siden gi deg beskjed.
withdrawn-title = Invitasjonen er trukket tilbake
withdrawn-about = Lenken fører ikke lenger noe sted.

# Passing an address on.
link-copy = Kopier
link-share = Del
link-qr = Lenken som QR-kode

## … and for who is invited

invited-title = { $player } inviterer deg til et parti
invited-sit = Sett deg
invited-as = Du spiller som { $name }.
invited-made-up = Du spiller under et oppdiktet navn.
# Stands in the empty field for the name.
invited-made-up-name = et oppdiktet navn
taken-title = Dette bordet er ikke ledig lenger
taken-about = Noen andre har satt seg, eller { $player } har trukket invitasjonen tilbake.
game-gone-why = Kanskje er invitasjonen trukket tilbake, noen andre har satt seg, eller partiet er bare for de to som spiller det.

# What is agreed on.
terms-variant = Hva som vinner
variant-meaning = { $variant }. { $meaning }
terms-calling = Roping
terms-wrong-passes = Et feil rop koster sjansen.
terms-wrong-loses = Den som roper feil, taper partiet.
terms-no-pointing = Man trenger ikke å peke på quartoen.
terms-clock = Klokke
terms-first = Hvem som begynner
terms-you = Du
terms-guest = Den som setter seg
terms-also = Dessuten
terms-casual = Trekk kan tas tilbake hvis den andre er med på det.
terms-serious = Trekk kan ikke tas tilbake.
terms-watched = Alle med lenken kan se på.
terms-private = Ingen andre kan se på.

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = borte i { $time }
presence-grace = borte, { $time } på å komme igjen
presence-back = er tilbake
said-sits-down = { $player } har satt seg. Partiet begynner.
said-goes-away = { $player } er borte.
said-comes-back = { $player } er tilbake.

## Proposals, and another game

said-you-offer-draw = Du har tilbudt uavgjort.
said-you-ask-take-back = Du har bedt om å ta tilbake et trekk.
said-wants-rematch = { $player } vil spille igjen.
rematch-waiting = Du vil spille igjen. Venter på { $player } …
rematch-accept = Spill igjen

## Something to say

say-title = Si noe
said-phrase = { $player }: { $phrase }
phrase-hello = Hei!
phrase-good-luck = Lykke til!
phrase-nice-move = Fint trekk!
phrase-oops = Ups!
phrase-one-moment = Et øyeblikk.
phrase-your-turn = Det er din tur.
phrase-well-played = Bra spilt!
phrase-thanks = Takk!
phrase-once-more = En gang til?
phrase-goodbye = Ha det!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = Smil
phrase-surprised = Overrasket
phrase-thinking = Tenker
phrase-applause = Applaus
said-smile = { $player } smiler.
said-surprised = { $player } er overrasket.
said-thinking = { $player } tenker.
said-applause = { $player } klapper.

## Watching

watching = Du ser på.
watching-behind = { $seconds ->
    [one] Du ser på, ett sekund forsinket.
   *[other] Du ser på, { $seconds } sekunder forsinket.
}
watchers = { $count ->
    [one] Én ser på
   *[other] { $count } ser på
}

## In the menu of a game

menu-notify-on = Si fra når det er min tur: på
menu-notify-off = Si fra når det er min tur: av
menu-watch-link = Kopier lenken for å se på
menu-return-link = Fortsett på en annen enhet
return-link-title = Veien din tilbake
return-link-about = Åpne denne lenken på den andre enheten: der er du den samme spilleren. Hold den for deg selv, for den som har den, spiller som deg.
