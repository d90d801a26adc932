### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Väntar – Kvarto
title-invited = { $player } bjuder in dig – Kvarto
title-your-turn = Din tur! { $first } och { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Ditt bord är klart
waiting-link = Skicka länken till den du vill spela mot. Den som öppnar den först kan slå sig ner.
waiting-lobby = Det står i lobbyn, där alla ser det. Du kan också skicka länken till någon.
waiting-link-label = Länk till ditt bord
waiting-about = Partiet börjar av sig självt så snart någon slår sig ner.
waiting-only-here = Länken fungerar bara på den här enheten. För andra enheter på ditt nätverk startar du Kvarto med ”kvarto serve --lan” och öppnar adressen som visas.
waiting-qr = Eller skanna det här med en telefon.
waiting-change = Ändra
waiting-withdraw = Dra tillbaka
waiting-notify = Säg till när någon kommer
waiting-notified = Du får veta det, även när sidan ligger i bakgrunden.
notify-refused = Den här webbläsaren låter inte sidan säga till dig.
withdrawn-title = Inbjudan är tillbakadragen
withdrawn-about = Länken leder inte någonstans längre.

# Passing an address on.
link-copy = Kopiera
link-share = Dela
link-qr = Länken som QR-kod

## … and for who is invited

invited-title = { $player } bjuder in dig till ett parti
invited-sit = Slå dig ner
invited-as = Du spelar som { $name }.
invited-made-up = Du spelar under ett påhittat namn.
# Stands in the empty field for the name.
invited-made-up-name = ett påhittat namn
taken-title = Det här bordet är inte ledigt längre
taken-about = Någon annan har slagit sig ner, eller { $player } har dragit tillbaka inbjudan.
game-gone-why = Kanske är inbjudan tillbakadragen, någon annan har slagit sig ner, eller så är partiet bara för de två som spelar det.

# What is agreed on.
terms-variant = Vad som vinner
variant-meaning = { $variant }. { $meaning }
terms-calling = Rop
terms-wrong-passes = Ett felaktigt rop kostar chansen.
terms-wrong-loses = Den som ropar fel förlorar partiet.
terms-no-pointing = Man behöver inte peka ut quarton.
terms-clock = Klocka
terms-first = Vem som börjar
terms-you = Du
terms-guest = Den som slår sig ner
terms-also = Dessutom
terms-casual = Drag kan tas tillbaka om den andra går med på det.
terms-serious = Drag kan inte tas tillbaka.
terms-watched = Alla med länken får titta på.
terms-private = Ingen annan kan titta på.

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = borta i { $time }
presence-grace = borta, { $time } att komma tillbaka
presence-back = är tillbaka
said-sits-down = { $player } har slagit sig ner. Partiet börjar.
said-goes-away = { $player } är borta.
said-comes-back = { $player } är tillbaka.

## Proposals, and another game

said-you-offer-draw = Du har erbjudit oavgjort.
said-you-ask-take-back = Du har bett att få ta tillbaka ett drag.
said-wants-rematch = { $player } vill spela igen.
rematch-waiting = Du vill spela igen. Väntar på { $player } …
rematch-accept = Spela igen

## Something to say

say-title = Säg något
said-phrase = { $player }: { $phrase }
phrase-hello = Hej!
phrase-good-luck = Lycka till!
phrase-nice-move = Snyggt drag!
phrase-oops = Hoppsan!
phrase-one-moment = Ett ögonblick.
phrase-your-turn = Det är din tur.
phrase-well-played = Bra spelat!
phrase-thanks = Tack!
phrase-once-more = En gång till?
phrase-goodbye = Hej då!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = Leende
phrase-surprised = Överraskning
phrase-thinking = Funderar
phrase-applause = Applåd
said-smile = { $player } ler.
said-surprised = { $player } blir överraskad.
said-thinking = { $player } funderar.
said-applause = { $player } applåderar.

## Watching

watching = Du tittar på.
watching-behind = { $seconds ->
    [one] Du tittar på, en sekund efter.
   *[other] Du tittar på, { $seconds } sekunder efter.
}
watchers = { $count ->
    [one] En tittar på
   *[other] { $count } tittar på
}

## In the menu of a game

menu-notify-on = Säg till när det är min tur: på
menu-notify-off = Säg till när det är min tur: av
menu-watch-link = Kopiera länken för att titta på
menu-return-link = Fortsätt på en annan enhet
return-link-title = Din väg tillbaka
return-link-about = Öppna länken på den andra enheten: där är du samma spelare. Behåll den för dig själv, för den som har den spelar som du.
