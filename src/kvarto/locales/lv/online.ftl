### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Gaidām – Kvarto
title-invited = { $player } tevi aicina – Kvarto
title-your-turn = Tava kārta! { $first } un { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Tavs galds ir gatavs
waiting-link = Nosūti šo saiti tam, ar ko gribi spēlēt. Piesēsties var tas, kurš to pirmais atver.
waiting-lobby = Tas ir vestibilā, kur to redz visi. Vari arī kādam nosūtīt saiti.
waiting-link-label = Saite uz tavu galdu
waiting-about = Partija sāksies pati, tiklīdz kāds piesēdīsies.
waiting-only-here = Šī saite darbojas tikai šajā ierīcē. Lai pieslēgtos no citām ierīcēm tavā tīklā, palaid Kvarto ar „kvarto serve --lan” un atver adresi, ko tas parāda.
waiting-qr = Vai nolasi šo ar tālruni.
waiting-change = Mainīt
waiting-withdraw = Atsaukt
waiting-notify = Paziņot, kad kāds nāk
waiting-notified = Tev tiks paziņots, arī tad, ja šī lapa ir fonā.
notify-refused = Šī pārlūkprogramma neļauj lapai sūtīt paziņojumus.
withdrawn-title = Uzaicinājums ir atsaukts
withdrawn-about = Saite vairs nekur neved.

# Passing an address on.
link-copy = Kopēt
link-share = Dalīties
link-qr = Saite kā QR kods

## … and for who is invited

invited-title = { $player } aicina tevi uz partiju
invited-sit = Piesēsties
invited-as = Tu spēlē ar vārdu { $name }.
invited-made-up = Tu spēlē ar izdomātu vārdu.
# Stands in the empty field for the name.
invited-made-up-name = izdomāts vārds
taken-title = Šis galds vairs nav brīvs
taken-about = Vai nu ir piesēdies kāds cits, vai { $player } atsauca uzaicinājumu.
game-gone-why = Varbūt uzaicinājums ir atsaukts, piesēdies kāds cits, vai arī partiju redz tikai abi spēlētāji.

# What is agreed on.
terms-variant = Kas uzvar
variant-meaning = { $variant }. { $meaning }
terms-calling = Saukšana
terms-wrong-passes = Par kļūdainu saucienu zaudē iespēju.
terms-wrong-loses = Par kļūdainu saucienu zaudē partiju.
terms-no-pointing = Nav jārāda, kur ir quarto.
terms-clock = Pulkstenis
terms-first = Kurš sāk
terms-you = Tu
terms-guest = Tas, kurš piesēdīsies
terms-also = Vēl
terms-casual = Gājienus var atcelt, ja otrs piekrīt.
terms-serious = Gājienus nevar atcelt.
terms-watched = Skatīties var ikviens, kam ir saite.
terms-private = Neviens cits nevar skatīties.

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = prom jau { $time }
presence-grace = prom, atgriezties vēl { $time }
presence-back = ir atpakaļ
said-sits-down = { $player } piesēžas. Partija sākas.
said-goes-away = { $player } ir prom.
said-comes-back = { $player } ir atpakaļ.

## Proposals, and another game

said-you-offer-draw = Tu piedāvāji neizšķirtu.
said-you-ask-take-back = Tu lūdzi atcelt gājienu.
said-wants-rematch = { $player } grib spēlēt vēlreiz.
rematch-waiting = Tu gribi spēlēt vēlreiz. Gaidām: { $player }…
rematch-accept = Spēlēt vēlreiz

## Something to say

say-title = Pateikt kaut ko
said-phrase = { $player }: { $phrase }
phrase-hello = Sveiki!
phrase-good-luck = Lai veicas!
phrase-nice-move = Labs gājiens!
phrase-oops = Ups!
phrase-one-moment = Mirklīti, lūdzu.
phrase-your-turn = Tava kārta.
phrase-well-played = Labi nospēlēts!
phrase-thanks = Paldies!
phrase-once-more = Vēlreiz?
phrase-goodbye = Atā!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = Smaids
phrase-surprised = Pārsteigums
phrase-thinking = Pārdomas
phrase-applause = Aplausi
said-smile = { $player } smaida.
said-surprised = { $player } brīnās.
said-thinking = { $player } domā.
said-applause = { $player } aplaudē.

## Watching

watching = Tu skaties.
watching-behind = { $seconds ->
    [zero] Tu skaties ar { $seconds } sekunžu nobīdi.
    [one] Tu skaties ar { $seconds } sekundes nobīdi.
   *[other] Tu skaties ar { $seconds } sekunžu nobīdi.
}
watchers = { $count ->
    [zero] Skatās { $count } cilvēku
    [one] Skatās { $count } cilvēks
   *[other] Skatās { $count } cilvēki
}

## In the menu of a game

menu-notify-on = Paziņot, kad ir mana kārta: jā
menu-notify-off = Paziņot, kad ir mana kārta: nē
menu-watch-link = Kopēt skatīšanās saiti
menu-return-link = Turpināt citā ierīcē
return-link-title = Tavs ceļš atpakaļ
return-link-about = Atver šo saiti otrā ierīcē: tur tu būsi tas pats spēlētājs. Nevienam to nerādi: kam tā ir, tas spēlē tavā vietā.
