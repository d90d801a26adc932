### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Ootame – Kvarto
title-invited = { $player } kutsub sind – Kvarto
title-your-turn = Sinu kord! { $first } ja { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Sinu laud on valmis
waiting-link = Saada see link sellele, kellega tahad mängida. Kes selle esimesena avab, saab lauda istuda.
waiting-lobby = Laud on fuajees kõigile näha. Võid lingi ka kellelegi saata.
waiting-link-label = Link sinu lauale
waiting-about = Mäng algab ise kohe, kui keegi lauda istub.
waiting-only-here = See link töötab ainult selles seadmes. Oma võrgu teiste seadmete jaoks käivita Kvarto käsuga „kvarto serve --lan“ ja ava aadress, mida see näitab.
waiting-qr = Või loe see telefoniga sisse.
waiting-change = Muuda
waiting-withdraw = Võta kutse tagasi
waiting-notify = Anna teada, kui keegi tuleb
waiting-notified = Sulle antakse teada, ka siis, kui see leht on taustal.
notify-refused = See brauser ei luba lehel sulle teateid saata.
withdrawn-title = Kutse on tagasi võetud
withdrawn-about = Link ei vii enam kuhugi.

link-copy = Kopeeri
link-share = Jaga
link-qr = Link QR-koodina

## … and for who is invited

invited-title = { $player } kutsub sind mängima
invited-sit = Istu lauda
invited-as = Mängid nime { $name } all.
invited-made-up = Mängid väljamõeldud nime all.
invited-made-up-name = väljamõeldud nimi
taken-title = See laud pole enam vaba
taken-about = Keegi teine on lauda istunud või { $player } on kutse tagasi võtnud.
game-gone-why = Võib-olla võeti kutse tagasi, keegi teine istus lauda või on mäng näha ainult selle kahele mängijale.

terms-variant = Mis võidab
variant-meaning = { $variant }. { $meaning }
terms-calling = Hüüdmine
terms-wrong-passes = Vale hüüe maksab võimaluse.
terms-wrong-loses = Vale hüüe toob kaotuse.
terms-no-pointing = Hüüdes pole vaja kohta näidata.
terms-clock = Kell
terms-first = Kes alustab
terms-you = Sina
terms-guest = Kes lauda istub
terms-also = Lisaks
terms-casual = Käike saab tagasi võtta, kui teine on nõus.
terms-serious = Käike tagasi võtta ei saa.
terms-watched = Igaüks, kellel on link, võib jälgida.
terms-private = Keegi teine jälgida ei saa.

## Being there

presence-away = ära olnud { $time }
presence-grace = ära, aega naasta { $time }
presence-back = on tagasi
said-sits-down = { $player } istub lauda. Mäng algab.
said-goes-away = { $player } on ära.
said-comes-back = { $player } on tagasi.

## Proposals, and another game

said-you-offer-draw = Pakkusid viiki.
said-you-ask-take-back = Palusid käigu tagasi võtta.
said-wants-rematch = { $player } tahab uuesti mängida.
rematch-waiting = Tahad uuesti mängida. Ootame vastust: { $player }…
rematch-accept = Mängi uuesti

## Something to say

say-title = Ütle midagi
said-phrase = { $player }: { $phrase }
phrase-hello = Tere!
phrase-good-luck = Edu!
phrase-nice-move = Hea käik!
phrase-oops = Oih!
phrase-one-moment = Üks hetk, palun.
phrase-your-turn = Sinu kord.
phrase-well-played = Hästi mängitud!
phrase-thanks = Aitäh!
phrase-once-more = Veel üks?
phrase-goodbye = Head aega!

phrase-smile = Naeratus
phrase-surprised = Üllatus
phrase-thinking = Mõtisklus
phrase-applause = Aplaus
said-smile = { $player } naeratab.
said-surprised = { $player } on üllatunud.
said-thinking = { $player } mõtleb.
said-applause = { $player } plaksutab.

## Watching

watching = Sa jälgid mängu.
watching-behind = { $seconds ->
    [one] Sa jälgid mängu sekundilise viivitusega.
   *[other] Sa jälgid mängu { $seconds } sekundi pikkuse viivitusega.
}
watchers = { $count ->
    [one] Üks inimene jälgib
   *[other] { $count } inimest jälgib
}

## In the menu of a game

menu-notify-on = Anna minu korrast teada: sees
menu-notify-off = Anna minu korrast teada: väljas
menu-watch-link = Kopeeri link jälgijatele
menu-return-link = Jätka teises seadmes
return-link-title = Sinu tee tagasi
return-link-about = Ava see link teises seadmes: seal oled sama mängija. Hoia see enda teada, sest kelle käes link on, see mängib sinuna.
