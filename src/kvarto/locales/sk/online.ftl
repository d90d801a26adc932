### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Čakanie – Kvarto
title-invited = { $player } ťa pozýva – Kvarto
title-your-turn = Tvoj ťah! { $first } a { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Tvoj stôl je pripravený
waiting-link = Pošli tento odkaz tomu, s kým chceš hrať. Sadne si ten, kto ho otvorí prvý.
waiting-lobby = Stôl je v herni, kde ho vidia všetci. Odkaz môžeš niekomu aj poslať.
waiting-link-label = Odkaz na tvoj stôl
waiting-about = Partia sa začne sama, len čo si niekto prisadne.
waiting-only-here = Tento odkaz funguje len na tomto zariadení. Pre ostatné v tvojej sieti spusti Kvarto príkazom „kvarto serve --lan“ a otvor adresu, ktorú ukáže.
waiting-qr = Alebo toto naskenuj telefónom.
waiting-change = Zmeniť
waiting-withdraw = Zrušiť
waiting-notify = Upozorniť, keď niekto príde
waiting-notified = Dáme ti vedieť, aj keď bude táto stránka na pozadí.
notify-refused = Tento prehliadač stránke upozornenia nedovolí.
withdrawn-title = Pozvánka je zrušená
withdrawn-about = Odkaz už nikam nevedie.

# Passing an address on.
link-copy = Kopírovať
link-share = Zdieľať
link-qr = Odkaz ako QR kód

## … and for who is invited

invited-title = { $player } ťa pozýva na partiu
invited-sit = Sadnúť si
invited-as = Hráš ako { $name }.
invited-made-up = Hráš pod vymysleným menom.
# Stands in the empty field for the name.
invited-made-up-name = vymyslené meno
taken-title = Tento stôl už nie je voľný
taken-about = Sadol si sem niekto iný alebo { $player } už nikoho nepozýva.
game-gone-why = Možno je pozvánka zrušená, sadol si sem niekto iný alebo partiu smú vidieť len jej dvaja hráči.

# What is agreed on.
terms-variant = Čo vyhráva
variant-meaning = { $variant }. { $meaning }
terms-calling = Hlásenie
terms-wrong-passes = Chybné ohlásenie stojí šancu.
terms-wrong-loses = Chybné ohlásenie prehráva partiu.
terms-no-pointing = Ohlásené quarto netreba ukazovať.
terms-clock = Hodiny
terms-first = Kto začína
terms-you = Ty
terms-guest = Kto si prisadne
terms-also = Ďalej
terms-casual = Ťahy možno vracať, keď druhý súhlasí.
terms-serious = Ťahy sa nevracajú.
terms-watched = Sledovať smie každý, kto má odkaz.
terms-private = Nikto iný sledovať nemôže.

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = preč už { $time }
presence-grace = preč, na návrat ostáva { $time }
presence-back = opäť tu
said-sits-down = { $player } sadá k stolu. Začíname.
said-goes-away = { $player } odchádza od stola.
said-comes-back = { $player } je späť.

## Proposals, and another game

said-you-offer-draw = Ponúkaš remízu.
said-you-ask-take-back = Žiadaš o vrátenie ťahu.
said-wants-rematch = { $player } chce hrať znova.
rematch-waiting = Chceš hrať znova. Teraz sa rozhoduje { $player }…
rematch-accept = Hrať znova

## Something to say

say-title = Niečo povedať
said-phrase = { $player }: { $phrase }
phrase-hello = Ahoj!
phrase-good-luck = Veľa šťastia!
phrase-nice-move = Pekný ťah!
phrase-oops = Joj!
phrase-one-moment = Momentík.
phrase-your-turn = Si na ťahu.
phrase-well-played = Dobre zahraté!
phrase-thanks = Vďaka!
phrase-once-more = Ešte jednu?
phrase-goodbye = Tak nabudúce!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = Úsmev
phrase-surprised = Prekvapenie
phrase-thinking = Premýšľanie
phrase-applause = Potlesk
said-smile = { $player } sa usmieva.
said-surprised = { $player } sa čuduje.
said-thinking = { $player } premýšľa.
said-applause = { $player } tlieska.

## Watching

watching = Sleduješ partiu.
watching-behind = { $seconds ->
    [one] Sleduješ partiu so sekundovým oneskorením.
    [few] Sleduješ partiu s oneskorením { $seconds } sekúnd.
    [many] Sleduješ partiu s oneskorením { $seconds } sekundy.
   *[other] Sleduješ partiu s oneskorením { $seconds } sekúnd.
}
watchers = { $count ->
    [one] Sleduje jeden človek
    [few] Sledujú { $count } ľudia
    [many] Sleduje { $count } človeka
   *[other] Sleduje { $count } ľudí
}

## In the menu of a game

menu-notify-on = Upozorniť na môj ťah: zap.
menu-notify-off = Upozorniť na môj ťah: vyp.
menu-watch-link = Kopírovať odkaz na sledovanie
menu-return-link = Hrať ďalej na inom zariadení
return-link-title = Tvoja cesta späť
return-link-about = Otvor tento odkaz na druhom zariadení a budeš tam zasa ty. Nikomu ho nedávaj: kto ho má, hrá za teba.
