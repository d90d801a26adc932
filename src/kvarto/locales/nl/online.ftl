### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Wachten – Kvarto
title-invited = { $player } nodigt je uit – Kvarto
title-your-turn = Jij bent aan zet! { $first } en { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Je tafel staat klaar
waiting-link = Stuur deze link naar degene met wie je wilt spelen. Wie hem het eerst opent, kan aanschuiven.
waiting-lobby = Hij staat in de lobby, waar iedereen hem ziet. Je kunt de link ook naar iemand sturen.
waiting-link-label = Link naar je tafel
waiting-about = De partij begint vanzelf zodra iemand aanschuift.
waiting-only-here = Deze link werkt alleen op dit apparaat. Voor andere apparaten in je netwerk start je Kvarto met “kvarto serve --lan” en open je het adres dat verschijnt.
waiting-qr = Of scan dit met een telefoon.
waiting-change = Wijzigen
waiting-withdraw = Intrekken
waiting-notify = Laat het weten als er iemand komt
waiting-notified = Je krijgt bericht, ook als deze pagina op de achtergrond staat.
notify-refused = Deze browser staat niet toe dat de pagina je iets meldt.
withdrawn-title = De uitnodiging is ingetrokken
withdrawn-about = De link leidt nergens meer heen.

# Passing an address on.
link-copy = Kopiëren
link-share = Delen
link-qr = De link als QR-code

## … and for who is invited

invited-title = { $player } nodigt je uit voor een partij
invited-sit = Aanschuiven
invited-as = Je speelt als { $name }.
invited-made-up = Je speelt onder een verzonnen naam.
# Stands in the empty field for the name.
invited-made-up-name = een verzonnen naam
taken-title = Deze tafel is niet meer vrij
taken-about = Er is iemand anders aangeschoven, of { $player } heeft de uitnodiging ingetrokken.
game-gone-why = Misschien is de uitnodiging ingetrokken, is er iemand anders aangeschoven, of is de partij alleen voor de twee spelers te zien.

# What is agreed on.
terms-variant = Wat wint
variant-meaning = { $variant }. { $meaning }
terms-calling = Roepen
terms-wrong-passes = Wie ten onrechte roept, is die kans kwijt.
terms-wrong-loses = Wie ten onrechte roept, verliest.
terms-no-pointing = Je hoeft niet aan te wijzen waar de quarto is.
terms-clock = Klok
terms-first = Wie begint
terms-you = Jij
terms-guest = Wie aanschuift
terms-also = Verder
terms-casual = Zetten kunnen worden teruggenomen als de ander akkoord gaat.
terms-serious = Zetten kunnen niet worden teruggenomen.
terms-watched = Iedereen met de link mag meekijken.
terms-private = Verder kan niemand meekijken.

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = { $time } weg
presence-grace = weg, nog { $time } om terug te komen
presence-back = is er weer
said-sits-down = { $player } is aangeschoven. De partij begint.
said-goes-away = { $player } is weg.
said-comes-back = { $player } is er weer.

## Proposals, and another game

said-you-offer-draw = Je hebt remise aangeboden.
said-you-ask-take-back = Je hebt gevraagd een zet terug te nemen.
said-wants-rematch = { $player } wil nog een keer spelen.
rematch-waiting = Je wilt nog een keer spelen. Wachten op { $player } …
rematch-accept = Nog een keer spelen

## Something to say

say-title = Zeg iets
said-phrase = { $player }: { $phrase }
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-nice-move = Mooie zet!
phrase-oops = Oeps!
phrase-one-moment = Momentje.
phrase-your-turn = Jij bent aan de beurt.
phrase-well-played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-once-more = Nog een potje?
phrase-goodbye = Tot ziens!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = Glimlach
phrase-surprised = Verbazing
phrase-thinking = Nadenken
phrase-applause = Applaus
said-smile = { $player } glimlacht.
said-surprised = { $player } is verbaasd.
said-thinking = { $player } denkt na.
said-applause = { $player } klapt.

## Watching

watching = Je kijkt mee.
watching-behind = { $seconds ->
    [one] Je kijkt mee, met één seconde vertraging.
   *[other] Je kijkt mee, met { $seconds } seconden vertraging.
}
watchers = { $count ->
    [one] Eén persoon kijkt mee
   *[other] { $count } mensen kijken mee
}

## In the menu of a game

menu-notify-on = Meld het als ik aan zet ben: aan
menu-notify-off = Meld het als ik aan zet ben: uit
menu-watch-link = Meekijklink kopiëren
menu-return-link = Verder op een ander apparaat
return-link-title = Je weg terug
return-link-about = Open deze link op het andere apparaat: daar ben je dezelfde speler. Hou hem voor jezelf, want wie hem heeft, speelt als jij.
