### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Czekanie – Kvarto
title-invited = { $player } zaprasza cię – Kvarto
title-your-turn = Twój ruch! { $first } i { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Twój stół jest gotowy
waiting-link = Wyślij ten link osobie, z którą chcesz zagrać. Usiądzie ten, kto pierwszy go otworzy.
waiting-lobby = Stół jest w poczekalni i widzą go wszyscy. Możesz też wysłać komuś link.
waiting-link-label = Link do twojego stołu
waiting-about = Partia zacznie się sama, gdy tylko ktoś się dosiądzie.
waiting-only-here = Ten link działa tylko na tym urządzeniu. Żeby grać na innych w twojej sieci, uruchom Kvarto przez „kvarto serve --lan” i otwórz podany adres.
waiting-qr = Albo zeskanuj to telefonem.
waiting-change = Zmień
waiting-withdraw = Wycofaj
waiting-notify = Powiadom mnie, gdy ktoś przyjdzie
waiting-notified = Dostaniesz powiadomienie, nawet gdy ta strona będzie w tle.
notify-refused = Ta przeglądarka nie pozwala stronie na powiadomienia.
withdrawn-title = Zaproszenie wycofane
withdrawn-about = Ten link już donikąd nie prowadzi.

# Passing an address on.
link-copy = Kopiuj
link-share = Udostępnij
link-qr = Link jako kod QR

## … and for who is invited

invited-title = { $player } zaprasza cię do gry
invited-sit = Usiądź
invited-as = Grasz jako { $name }.
invited-made-up = Grasz pod zmyślonym imieniem.
# Stands in the empty field for the name.
invited-made-up-name = zmyślone imię
taken-title = Ten stół jest już zajęty
taken-about = Usiadł tu ktoś inny albo { $player } już nie zaprasza.
game-gone-why = Może zaproszenie zostało wycofane, usiadł tu ktoś inny albo partię mogą oglądać tylko grający.

# What is agreed on.
terms-variant = Co wygrywa
variant-meaning = { $variant }. { $meaning }
terms-calling = Wołanie
terms-wrong-passes = Błędny okrzyk to stracona szansa.
terms-wrong-loses = Błędny okrzyk przegrywa partię.
terms-no-pointing = Zawołanego quarto nie trzeba wskazywać.
terms-clock = Zegar
terms-first = Kto zaczyna
terms-you = Ty
terms-guest = Kto się dosiądzie
terms-also = Poza tym
terms-casual = Ruchy można cofać za zgodą drugiej strony.
terms-serious = Ruchów nie można cofać.
terms-watched = Oglądać może każdy, kto ma link.
terms-private = Nikt inny nie może oglądać.

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = poza stołem już { $time }
presence-grace = poza stołem, czas na powrót: { $time }
presence-back = znów tu jest
said-sits-down = { $player } siada do stołu. Zaczynamy.
said-goes-away = { $player } odchodzi od stołu.
said-comes-back = { $player } wraca do stołu.

## Proposals, and another game

said-you-offer-draw = Proponujesz remis.
said-you-ask-take-back = Prosisz o cofnięcie ruchu.
said-wants-rematch = { $player } chce zagrać jeszcze raz.
rematch-waiting = Chcesz zagrać jeszcze raz. Teraz decyduje { $player }…
rematch-accept = Zagraj jeszcze raz

## Something to say

say-title = Powiedz coś
said-phrase = { $player }: { $phrase }
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-nice-move = Ładny ruch!
phrase-oops = Ojej!
phrase-one-moment = Chwileczkę.
phrase-your-turn = Twoja kolej.
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dzięki!
phrase-once-more = Jeszcze raz?
phrase-goodbye = Na razie!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = Uśmiech
phrase-surprised = Zdziwienie
phrase-thinking = Namysł
phrase-applause = Brawa
said-smile = { $player } się uśmiecha.
said-surprised = { $player } się dziwi.
said-thinking = { $player } się zastanawia.
said-applause = { $player } bije brawo.

## Watching

watching = Oglądasz partię.
watching-behind = { $seconds ->
    [one] Oglądasz z sekundą opóźnienia.
    [few] Oglądasz z opóźnieniem: { $seconds } sekundy.
    [many] Oglądasz z opóźnieniem: { $seconds } sekund.
   *[other] Oglądasz z opóźnieniem: { $seconds } sekundy.
}
watchers = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
}

## In the menu of a game

menu-notify-on = Powiadamiaj o moim ruchu: wł.
menu-notify-off = Powiadamiaj o moim ruchu: wył.
menu-watch-link = Kopiuj link do oglądania
menu-return-link = Graj dalej na innym urządzeniu
return-link-title = Twoja droga powrotu
return-link-about = Otwórz ten link na drugim urządzeniu: tam też będziesz sobą. Nie pokazuj go nikomu, bo kto go ma, gra jako ty.
