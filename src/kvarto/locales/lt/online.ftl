### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Laukiama – Kvarto
title-invited = { $player } tave kviečia – Kvarto
title-your-turn = Tavo ėjimas! { $first } ir { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Tavo stalas paruoštas
waiting-link = Nusiųsk šią nuorodą tam, su kuo nori žaisti. Atsisėsti galės tas, kas atvers pirmas.
waiting-lobby = Stalas salėje, visi jį mato. Nuorodą gali ir kam nors nusiųsti.
waiting-link-label = Nuoroda į tavo stalą
waiting-about = Partija prasidės pati, kai tik kas nors atsisės.
waiting-only-here = Ši nuoroda veikia tik šiame įrenginyje. Kad veiktų kituose tavo tinklo įrenginiuose, paleisk Kvarto su „kvarto serve --lan“ ir atverk rodomą adresą.
waiting-qr = Arba nuskaityk telefonu.
waiting-change = Keisti
waiting-withdraw = Atšaukti
waiting-notify = Pranešti, kai kas nors ateis
waiting-notified = Pranešime, net jei šis puslapis bus fone.
notify-refused = Ši naršyklė neleidžia puslapiui pranešti.
withdrawn-title = Kvietimas atšauktas
withdrawn-about = Nuoroda niekur nebeveda.

link-copy = Kopijuoti
link-share = Dalytis
link-qr = Nuoroda kaip QR kodas

## … and for who is invited

invited-title = { $player } kviečia tave žaisti
invited-sit = Sėsti
invited-as = Žaidi vardu { $name }.
invited-made-up = Žaidi išgalvotu vardu.
invited-made-up-name = išgalvotas vardas
taken-title = Šis stalas nebelaisvas
taken-about = Atsisėdo kitas arba { $player } atšaukė kvietimą.
game-gone-why = Gal kvietimas atšauktas, atsisėdo kitas arba partiją mato tik abu žaidėjai.

terms-variant = Kas laimi
variant-meaning = { $variant }. { $meaning }
terms-calling = Skelbimas
terms-wrong-passes = Klaidingas skelbimas kainuoja progą.
terms-wrong-loses = Klaidingai paskelbus partija pralaimima.
terms-no-pointing = Skelbiant rodyti nereikia.
terms-clock = Laikrodis
terms-first = Kas pradeda
terms-you = Tu
terms-guest = Kas atsisės
terms-also = Dar
terms-casual = Ėjimus galima atšaukti, jei kitas sutinka.
terms-serious = Ėjimų atšaukti negalima.
terms-watched = Žiūrėti gali visi, turintys nuorodą.
terms-private = Daugiau niekas žiūrėti negali.

## Being there

presence-away = nėra jau { $time }
presence-grace = nėra, grįžti liko { $time }
presence-back = sugrįžo
said-sits-down = { $player } atsisėdo. Partija prasideda.
said-goes-away = { $player } pasitraukė.
said-comes-back = { $player } sugrįžo.

## Proposals, and another game

said-you-offer-draw = Tu siūlai lygiąsias.
said-you-ask-take-back = Tu prašai atšaukti ėjimą.
said-wants-rematch = { $player } nori žaisti dar kartą.
rematch-waiting = Nori žaisti dar kartą. Laukiama: { $player }…
rematch-accept = Žaisti dar kartą

## Something to say

say-title = Pasakyk ką nors
said-phrase = { $player }: { $phrase }
phrase-hello = Labas!
phrase-good-luck = Sėkmės!
phrase-nice-move = Gražus ėjimas!
phrase-oops = Oi!
phrase-one-moment = Minutėlę.
phrase-your-turn = Tavo ėjimas.
phrase-well-played = Puikiai sužaista!
phrase-thanks = Ačiū!
phrase-once-more = Dar kartą?
phrase-goodbye = Iki!

phrase-smile = Šypsena
phrase-surprised = Nuostaba
phrase-thinking = Mąstymas
phrase-applause = Plojimai
said-smile = { $player } šypsosi.
said-surprised = { $player } stebisi.
said-thinking = { $player } mąsto.
said-applause = { $player } ploja.

## Watching

watching = Stebi partiją.
watching-behind = { $seconds ->
    [one] Stebi partiją su vėlavimu: { $seconds } sekundė.
    [few] Stebi partiją su vėlavimu: { $seconds } sekundės.
    [many] Stebi partiją su vėlavimu: { $seconds } sekundės.
   *[other] Stebi partiją su vėlavimu: { $seconds } sekundžių.
}
watchers = { $count ->
    [one] Žiūri { $count } žmogus
    [few] Žiūri { $count } žmonės
    [many] Žiūri { $count } žmogaus
   *[other] Žiūri { $count } žmonių
}

## In the menu of a game

menu-notify-on = Pranešti, kai ateis mano eilė: taip
menu-notify-off = Pranešti, kai ateis mano eilė: ne
menu-watch-link = Kopijuoti nuorodą žiūrovams
menu-return-link = Tęsti kitame įrenginyje
return-link-title = Tavo kelias atgal
return-link-about = Atverk šią nuorodą kitame įrenginyje: ten būsi tas pats žaidėjas. Niekam jos nerodyk: kas ją turi, tas žaidžia už tave.
