### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Čekanje – Kvarto
title-invited = { $player } vas poziva – Kvarto
title-your-turn = Vaš potez! { $first } i { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Vaš stol je spreman
waiting-link = Pošaljite ovu poveznicu osobi s kojom želite igrati. Tko je prvi otvori, može sjesti.
waiting-lobby = Stol stoji u predvorju i svi ga vide. Možete i poslati poveznicu nekome.
waiting-link-label = Poveznica na vaš stol
waiting-about = Partija počinje sama čim netko sjedne.
waiting-only-here = Ova poveznica radi samo na ovom uređaju. Za druge uređaje u vašoj mreži pokrenite Kvarto s „kvarto serve --lan” i otvorite adresu koju prikaže.
waiting-qr = Ili skenirajte mobitelom.
waiting-change = Promijeni
waiting-withdraw = Povuci
waiting-notify = Javi mi kad netko dođe
waiting-notified = Javit ćemo vam, i kad je ova stranica u pozadini.
notify-refused = Ovaj preglednik ne dopušta obavijesti sa stranice.
withdrawn-title = Poziv je povučen
withdrawn-about = Poveznica više ne vodi nikamo.

# Passing an address on.
link-copy = Kopiraj
link-share = Podijeli
link-qr = Poveznica kao QR kod

## … and for who is invited

invited-title = { $player } vas poziva na partiju
invited-sit = Sjedni
invited-as = Igrate kao { $name }.
invited-made-up = Igrate pod izmišljenim imenom.
invited-made-up-name = izmišljeno ime
taken-title = Ovaj stol više nije slobodan
taken-about = Sjeo je netko drugi ili je poziv povučen ({ $player }).
game-gone-why = Možda je poziv povučen, sjeo je netko drugi ili partiju vide samo njezina dva igrača.

# What is agreed on.
terms-variant = Što pobjeđuje
variant-meaning = { $variant }. { $meaning }
terms-calling = Najava
terms-wrong-passes = Pogrešna najava oduzima priliku.
terms-wrong-loses = Pogrešna najava gubi partiju.
terms-no-pointing = Najavljeni quarto ne mora se pokazati.
terms-clock = Sat
terms-first = Tko počinje
terms-you = Vi
terms-guest = Tko sjedne
terms-also = Još
terms-casual = Potezi se mogu vraćati ako se drugi slaže.
terms-serious = Potezi se ne mogu vraćati.
terms-watched = Gledati može svatko tko ima poveznicu.
terms-private = Nitko drugi ne može gledati.

## Being there

presence-away = nije tu već { $time }
presence-grace = nije tu, još { $time } za povratak
presence-back = opet tu
said-sits-down = { $player } sjeda za stol. Partija počinje.
said-goes-away = { $player } trenutačno nije tu.
said-comes-back = { $player } je opet tu.

## Proposals, and another game

said-you-offer-draw = Ponudili ste remi.
said-you-ask-take-back = Zamolili ste da vratite potez.
said-wants-rematch = { $player } želi igrati ponovno.
rematch-waiting = Želite igrati ponovno. Čeka se { $player }…
rematch-accept = Igraj ponovno

## Something to say

say-title = Reci nešto
said-phrase = { $player }: { $phrase }
phrase-hello = Bok!
phrase-good-luck = Sretno!
phrase-nice-move = Dobar potez!
phrase-oops = Ups!
phrase-one-moment = Samo trenutak.
phrase-your-turn = Ti si na potezu.
phrase-well-played = Dobra igra!
phrase-thanks = Hvala!
phrase-once-more = Još jednu?
phrase-goodbye = Pozdrav!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = Osmijeh
phrase-surprised = Iznenađenje
phrase-thinking = Razmišljanje
phrase-applause = Pljesak
said-smile = { $player } se smiješi.
said-surprised = { $player } se čudi.
said-thinking = { $player } razmišlja.
said-applause = { $player } plješće.

## Watching

watching = Gledate partiju.
watching-behind = { $seconds ->
    [one] Gledate s odgodom od { $seconds } sekunde.
    [few] Gledate s odgodom od { $seconds } sekunde.
   *[other] Gledate s odgodom od { $seconds } sekundi.
}
watchers = { $count ->
    [one] Gleda { $count } osoba
    [few] Gledaju { $count } osobe
   *[other] Gleda { $count } osoba
}

## In the menu of a game

menu-notify-on = Javi mi kad sam na potezu: da
menu-notify-off = Javi mi kad sam na potezu: ne
menu-watch-link = Kopiraj poveznicu za gledanje
menu-return-link = Nastavi na drugom uređaju
return-link-title = Vaš put natrag
return-link-about = Otvorite ovu poveznicu na drugom uređaju: ondje ste isti igrač. Čuvajte je za sebe; tko je ima, igra umjesto vas.
