### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Venter – Kvarto
title-invited = { $player } inviterer dig – Kvarto
title-your-turn = Din tur! { $first } og { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Dit bord er klar
waiting-link = Send linket til den, du vil spille med. Den, der åbner det først, kan sætte sig.
waiting-lobby = Det står i lobbyen, hvor alle kan se det. Du kan også sende nogen linket.
waiting-link-label = Link til dit bord
waiting-about = Partiet begynder af sig selv, så snart nogen sætter sig.
waiting-only-here = Linket virker kun på denne enhed. Til andre enheder på dit netværk skal du starte Kvarto med »kvarto serve --lan« og åbne den adresse, den viser.
waiting-qr = Eller scan dette med en telefon.
waiting-change = Ret
waiting-withdraw = Træk tilbage
waiting-notify = Sig til, når der kommer nogen
waiting-notified = Du får besked, også når siden er i baggrunden.
notify-refused = Denne browser lader ikke siden give dig besked.
withdrawn-title = Invitationen er trukket tilbage
withdrawn-about = Linket fører ikke længere nogen steder hen.

# Passing an address on.
link-copy = Kopiér
link-share = Del
link-qr = Linket som QR-kode

## … and for who is invited

invited-title = { $player } inviterer dig til et parti
invited-sit = Sæt dig
invited-as = Du spiller som { $name }.
invited-made-up = Du spiller under et opdigtet navn.
# Stands in the empty field for the name.
invited-made-up-name = et opdigtet navn
taken-title = Dette bord er ikke længere ledigt
taken-about = En anden har sat sig, eller { $player } har trukket invitationen tilbage.
game-gone-why = Måske er invitationen trukket tilbage, en anden har sat sig, eller partiet er kun for de to, der spiller det.

# What is agreed on.
terms-variant = Hvad der vinder
variant-meaning = { $variant }. { $meaning }
terms-calling = Råb
terms-wrong-passes = Et forkert råb koster chancen.
terms-wrong-loses = Den, der råber forkert, taber partiet.
terms-no-pointing = Man behøver ikke pege på quartoen.
terms-clock = Ur
terms-first = Hvem der begynder
terms-you = Du
terms-guest = Den, der sætter sig
terms-also = Desuden
terms-casual = Træk kan tages tilbage, hvis den anden er med på det.
terms-serious = Træk kan ikke tages tilbage.
terms-watched = Alle med linket må se med.
terms-private = Ingen andre kan se med.

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = væk i { $time }
presence-grace = væk, { $time } til at komme igen
presence-back = er tilbage
said-sits-down = { $player } har sat sig. Partiet begynder.
said-goes-away = { $player } er væk.
said-comes-back = { $player } er tilbage.

## Proposals, and another game

said-you-offer-draw = Du har tilbudt uafgjort.
said-you-ask-take-back = Du har bedt om at tage et træk tilbage.
said-wants-rematch = { $player } vil gerne spille igen.
rematch-waiting = Du vil gerne spille igen. Venter på { $player } …
rematch-accept = Spil igen

## Something to say

say-title = Sig noget
said-phrase = { $player }: { $phrase }
phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-nice-move = Flot træk!
phrase-oops = Ups!
phrase-one-moment = Lige et øjeblik.
phrase-your-turn = Det er din tur.
phrase-well-played = Godt spillet!
phrase-thanks = Tak!
phrase-once-more = En gang til?
phrase-goodbye = Farvel!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = Smil
phrase-surprised = Overrasket
phrase-thinking = Tænker
phrase-applause = Bifald
said-smile = { $player } smiler.
said-surprised = { $player } er overrasket.
said-thinking = { $player } tænker.
said-applause = { $player } klapper.

## Watching

watching = Du ser med.
watching-behind = { $seconds ->
    [one] Du ser med, ét sekund forsinket.
   *[other] Du ser med, { $seconds } sekunder forsinket.
}
watchers = { $count ->
    [one] Én ser med
   *[other] { $count } ser med
}

## In the menu of a game

menu-notify-on = Sig til, når det er min tur: til
menu-notify-off = Sig til, når det er min tur: fra
menu-watch-link = Kopiér linket til at se med
menu-return-link = Fortsæt på en anden enhed
return-link-title = Din vej tilbage
return-link-about = Åbn linket på den anden enhed: der er du den samme spiller. Hold det for dig selv, for den, der har det, spiller som dig.
