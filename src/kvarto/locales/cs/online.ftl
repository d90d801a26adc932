### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Čekání – Kvarto
title-invited = { $player } tě zve – Kvarto
title-your-turn = Tvůj tah! { $first } a { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Tvůj stůl je připravený
waiting-link = Pošli tento odkaz tomu, s kým chceš hrát. Sedne si ten, kdo ho otevře první.
waiting-lobby = Stůl je v herně, kde ho vidí všichni. Odkaz můžeš někomu i poslat.
waiting-link-label = Odkaz na tvůj stůl
waiting-about = Partie začne sama, jakmile si někdo přisedne.
waiting-only-here = Tento odkaz funguje jen na tomto zařízení. Pro ostatní ve tvé síti spusť Kvarto příkazem „kvarto serve --lan“ a otevři adresu, kterou ukáže.
waiting-qr = Nebo tohle naskenuj telefonem.
waiting-change = Změnit
waiting-withdraw = Zrušit
waiting-notify = Upozornit, až někdo přijde
waiting-notified = Dáme ti vědět, i když bude tato stránka na pozadí.
notify-refused = Tento prohlížeč stránce upozornění nedovolí.
withdrawn-title = Pozvánka je zrušená
withdrawn-about = Odkaz už nikam nevede.

# Passing an address on.
link-copy = Kopírovat
link-share = Sdílet
link-qr = Odkaz jako QR kód

## … and for who is invited

invited-title = { $player } tě zve na partii
invited-sit = Sednout si
invited-as = Hraješ jako { $name }.
invited-made-up = Hraješ pod vymyšleným jménem.
# Stands in the empty field for the name.
invited-made-up-name = vymyšlené jméno
taken-title = Tento stůl už není volný
taken-about = Sedl si sem někdo jiný, nebo { $player } už nikoho nezve.
game-gone-why = Možná je pozvánka zrušená, sedl si sem někdo jiný, nebo partii smějí vidět jen její dva hráči.

# What is agreed on.
terms-variant = Co vyhrává
variant-meaning = { $variant }. { $meaning }
terms-calling = Hlášení
terms-wrong-passes = Chybné ohlášení stojí šanci.
terms-wrong-loses = Chybné ohlášení prohrává partii.
terms-no-pointing = Ohlášené quarto se nemusí ukazovat.
terms-clock = Hodiny
terms-first = Kdo začíná
terms-you = Ty
terms-guest = Kdo si přisedne
terms-also = Dále
terms-casual = Tahy lze vracet, když druhý souhlasí.
terms-serious = Tahy se nevracejí.
terms-watched = Sledovat smí každý, kdo má odkaz.
terms-private = Nikdo jiný sledovat nemůže.

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = pryč už { $time }
presence-grace = pryč, na návrat zbývá { $time }
presence-back = zase tu
said-sits-down = { $player } sedá ke stolu. Začínáme.
said-goes-away = { $player } odchází od stolu.
said-comes-back = { $player } je zpátky.

## Proposals, and another game

said-you-offer-draw = Nabízíš remízu.
said-you-ask-take-back = Žádáš o vrácení tahu.
said-wants-rematch = { $player } chce hrát znovu.
rematch-waiting = Chceš hrát znovu. Teď se rozhoduje { $player }…
rematch-accept = Hrát znovu

## Something to say

say-title = Něco říct
said-phrase = { $player }: { $phrase }
phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-nice-move = Pěkný tah!
phrase-oops = Jejda!
phrase-one-moment = Momentíček.
phrase-your-turn = Jsi na tahu.
phrase-well-played = Dobře zahráno!
phrase-thanks = Díky!
phrase-once-more = Ještě jednu?
phrase-goodbye = Tak zas příště!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = Úsměv
phrase-surprised = Překvapení
phrase-thinking = Přemýšlení
phrase-applause = Potlesk
said-smile = { $player } se usmívá.
said-surprised = { $player } se diví.
said-thinking = { $player } přemýšlí.
said-applause = { $player } tleská.

## Watching

watching = Sleduješ partii.
watching-behind = { $seconds ->
    [one] Sleduješ partii se sekundovým zpožděním.
    [few] Sleduješ partii se zpožděním { $seconds } sekund.
    [many] Sleduješ partii se zpožděním { $seconds } sekundy.
   *[other] Sleduješ partii se zpožděním { $seconds } sekund.
}
watchers = { $count ->
    [one] Sleduje jeden člověk
    [few] Sledují { $count } lidé
    [many] Sleduje { $count } člověka
   *[other] Sleduje { $count } lidí
}

## In the menu of a game

menu-notify-on = Upozornit na můj tah: zap.
menu-notify-off = Upozornit na můj tah: vyp.
menu-watch-link = Kopírovat odkaz ke sledování
menu-return-link = Hrát dál na jiném zařízení
return-link-title = Tvoje cesta zpátky
return-link-about = Otevři tento odkaz na druhém zařízení a budeš tam zase ty. Nikomu ho nedávej: kdo ho má, hraje za tebe.
