### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Čakanje – Kvarto
title-invited = { $player } te vabi – Kvarto
title-your-turn = Na potezi si! { $first } in { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Tvoja miza je pripravljena
waiting-link = Pošlji to povezavo osebi, s katero želiš igrati. Sede lahko, kdor jo prvi odpre.
waiting-lobby = Miza je v čakalnici in vidijo jo vsi. Povezavo lahko komu tudi pošlješ.
waiting-link-label = Povezava do tvoje mize
waiting-about = Partija se začne sama, takoj ko kdo prisede.
waiting-only-here = Ta povezava deluje le na tej napravi. Za druge naprave v tvojem omrežju zaženi Kvarto z »kvarto serve --lan« in odpri naslov, ki ga pokaže.
waiting-qr = Ali pa to skeniraj s telefonom.
waiting-change = Spremeni
waiting-withdraw = Umakni
waiting-notify = Obvesti me, ko kdo pride
waiting-notified = Dobiš obvestilo, tudi če je ta stran v ozadju.
notify-refused = Ta brskalnik strani ne dovoli obvestil.
withdrawn-title = Vabilo je umaknjeno
withdrawn-about = Povezava ne pelje več nikamor.

# Passing an address on.
link-copy = Kopiraj
link-share = Deli
link-qr = Povezava kot koda QR

## … and for who is invited

invited-title = { $player } te vabi na partijo
invited-sit = Prisedi
invited-as = Igraš kot { $name }.
invited-made-up = Igraš pod izmišljenim imenom.
# Stands in the empty field for the name.
invited-made-up-name = izmišljeno ime
taken-title = Ta miza ni več prosta
taken-about = Sem je sedel nekdo drug ali pa { $player } ne vabi več.
game-gone-why = Morda je vabilo umaknjeno, je sem sedel nekdo drug ali pa smeta partijo videti le igralca.

# What is agreed on.
terms-variant = Kaj zmaga
variant-meaning = { $variant }. { $meaning }
terms-calling = Klicanje
terms-wrong-passes = Napačen klic stane priložnost.
terms-wrong-loses = Napačen klic izgubi partijo.
terms-no-pointing = Zaklicanega quarta ni treba pokazati.
terms-clock = Ura
terms-first = Kdo začne
terms-you = Ti
terms-guest = Kdor prisede
terms-also = Poleg tega
terms-casual = Poteze je mogoče vrniti, če se drugi strinja.
terms-serious = Potez ni mogoče vrniti.
terms-watched = Gleda lahko vsak, kdor ima povezavo.
terms-private = Nihče drug ne more gledati.

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = ni za mizo že { $time }
presence-grace = ni za mizo, za vrnitev še { $time }
presence-back = spet tu
said-sits-down = { $player } sede za mizo. Začnimo.
said-goes-away = { $player } zapusti mizo.
said-comes-back = { $player } je spet tu.

## Proposals, and another game

said-you-offer-draw = Ponujaš remi.
said-you-ask-take-back = Prosiš za vrnitev poteze.
said-wants-rematch = { $player } želi igrati še enkrat.
rematch-waiting = Želiš igrati še enkrat. Zdaj odloča { $player } …
rematch-accept = Igraj še enkrat

## Something to say

say-title = Reci kaj
said-phrase = { $player }: { $phrase }
phrase-hello = Živjo!
phrase-good-luck = Srečno!
phrase-nice-move = Lepa poteza!
phrase-oops = Ups!
phrase-one-moment = Samo trenutek.
phrase-your-turn = Ti si na vrsti.
phrase-well-played = Dobro odigrano!
phrase-thanks = Hvala!
phrase-once-more = Še eno?
phrase-goodbye = Adijo!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = Nasmeh
phrase-surprised = Presenečenje
phrase-thinking = Razmišljanje
phrase-applause = Aplavz
said-smile = { $player } se smehlja.
said-surprised = { $player } se čudi.
said-thinking = { $player } razmišlja.
said-applause = { $player } ploska.

## Watching

watching = Gledaš partijo.
watching-behind = { $seconds ->
    [one] Gledaš z zamikom: { $seconds } sekunda.
    [two] Gledaš z zamikom: { $seconds } sekundi.
    [few] Gledaš z zamikom: { $seconds } sekunde.
   *[other] Gledaš z zamikom: { $seconds } sekund.
}
watchers = { $count ->
    [one] Gleda { $count } oseba
    [two] Gledata { $count } osebi
    [few] Gledajo { $count } osebe
   *[other] Gleda { $count } oseb
}

## In the menu of a game

menu-notify-on = Opozori na mojo potezo: vklopljeno
menu-notify-off = Opozori na mojo potezo: izklopljeno
menu-watch-link = Kopiraj povezavo za ogled
menu-return-link = Nadaljuj na drugi napravi
return-link-title = Tvoja pot nazaj
return-link-about = Odpri to povezavo na drugi napravi in tam si spet ti. Ne dajaj je nikomur: kdor jo ima, igra namesto tebe.
