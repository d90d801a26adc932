### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Várakozás – Kvarto
title-invited = { $player } meghív – Kvarto
title-your-turn = Te jössz! { $first } és { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Kész az asztalod
waiting-link = Küldd el ezt a linket annak, akivel játszani szeretnél. Aki elsőként megnyitja, leülhet.
waiting-lobby = A lobbiban mindenki látja. A linket el is küldheted valakinek.
waiting-link-label = Link az asztalodhoz
waiting-about = A játszma magától elindul, amint valaki leül.
waiting-only-here = Ez a link csak ezen az eszközön működik. A hálózatod többi eszközéhez indítsd így a Kvartót: „kvarto serve --lan”, és nyisd meg a címet, amelyet kiír.
waiting-qr = Vagy olvasd be telefonnal.
waiting-change = Módosítás
waiting-withdraw = Visszavonás
waiting-notify = Szólj, ha jön valaki
waiting-notified = Szólunk, akkor is, ha ez az oldal a háttérben van.
notify-refused = Ez a böngésző nem engedi, hogy az oldal szóljon.
withdrawn-title = A meghívás visszavonva
withdrawn-about = A link már nem vezet sehová.

link-copy = Másolás
link-share = Megosztás
link-qr = A link QR-kódként

## … and for who is invited

invited-title = { $player } játszani hív
invited-sit = Leülök
invited-as = Ezen a néven játszol: { $name }.
invited-made-up = Kitalált néven játszol.
invited-made-up-name = egy kitalált név
taken-title = Ez az asztal már nem szabad
taken-about = Valaki más leült, vagy { $player } visszavonta a meghívást.
game-gone-why = Talán visszavonták a meghívást, valaki más leült, vagy a játszmát csak a két játékosa láthatja.

terms-variant = Mi nyer
variant-meaning = { $variant }. { $meaning }
terms-calling = Bemondás
terms-wrong-passes = A téves bemondás a lehetőségbe kerül.
terms-wrong-loses = A téves bemondás vereséget jelent.
terms-no-pointing = Bemondáskor nem kell megmutatni a helyét.
terms-clock = Óra
terms-first = Ki kezd
terms-you = Te
terms-guest = Aki leül
terms-also = Továbbá
terms-casual = Lépést vissza lehet vonni, ha a másik is beleegyezik.
terms-serious = Lépést nem lehet visszavonni.
terms-watched = Bárki nézheti, akinél a link van.
terms-private = Más nem nézheti.

## Being there

presence-away = távol: { $time }
presence-grace = távol, még { $time } a visszatérésre
presence-back = visszatért
said-sits-down = { $player } leült. Kezdődik a játszma.
said-goes-away = { $player } most nincs itt.
said-comes-back = { $player } visszatért.

## Proposals, and another game

said-you-offer-draw = Döntetlent ajánlottál.
said-you-ask-take-back = Egy lépés visszavonását kérted.
said-wants-rematch = { $player } újra játszana.
rematch-waiting = Újra játszanál. Várjuk, mit mond { $player }…
rematch-accept = Játsszunk újra

## Something to say

say-title = Mondj valamit
said-phrase = { $player }: { $phrase }
phrase-hello = Szia!
phrase-good-luck = Sok szerencsét!
phrase-nice-move = Szép lépés!
phrase-oops = Hoppá!
phrase-one-moment = Egy pillanat.
phrase-your-turn = Te jössz.
phrase-well-played = Jól játszottál!
phrase-thanks = Köszönöm!
phrase-once-more = Még egyet?
phrase-goodbye = Viszlát!

phrase-smile = Mosoly
phrase-surprised = Meglepetés
phrase-thinking = Gondolkodás
phrase-applause = Taps
said-smile = { $player } mosolyog.
said-surprised = { $player } meglepődött.
said-thinking = { $player } gondolkodik.
said-applause = { $player } tapsol.

## Watching

watching = Nézed a játszmát.
watching-behind = { $seconds } másodperc késéssel nézed a játszmát.
watchers = { $count } néző

## In the menu of a game

menu-notify-on = Szólj, ha én jövök: be
menu-notify-off = Szólj, ha én jövök: ki
menu-watch-link = Link másolása nézőknek
menu-return-link = Folytatás másik eszközön
return-link-title = Visszaút
return-link-about = Nyisd meg ezt a linket a másik eszközön: ott ugyanaz a játékos vagy. Tartsd meg magadnak, mert akinél a link van, az a te nevedben játszik.
