### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Warten – Kvarto
title-invited = { $player } lädt dich ein – Kvarto
title-your-turn = Du bist dran! { $first } und { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Dein Tisch ist bereit
waiting-link = Schick diesen Link der Person, mit der du spielen möchtest. Wer ihn zuerst öffnet, kann sich dazusetzen.
waiting-lobby = Er steht in der Lobby, wo ihn alle sehen. Du kannst den Link auch jemandem schicken.
waiting-link-label = Link zu deinem Tisch
waiting-about = Die Partie beginnt von selbst, sobald sich jemand dazusetzt.
waiting-only-here = Dieser Link geht nur auf diesem Gerät. Für andere Geräte in deinem Netz starte Kvarto mit „kvarto serve --lan“ und öffne die Adresse, die es anzeigt.
waiting-qr = Oder scann das mit einem Handy.
waiting-change = Ändern
waiting-withdraw = Zurückziehen
waiting-notify = Bescheid sagen, wenn jemand kommt
waiting-notified = Du bekommst Bescheid, auch wenn diese Seite im Hintergrund ist.
notify-refused = Dieser Browser lässt nicht zu, dass die Seite dir Bescheid sagt.
withdrawn-title = Die Einladung ist zurückgezogen
withdrawn-about = Der Link führt nirgends mehr hin.

# Passing an address on.
link-copy = Kopieren
link-share = Teilen
link-qr = Der Link als QR-Code

## … and for who is invited

invited-title = { $player } lädt dich zu einer Partie ein
invited-sit = Dazusetzen
invited-as = Du spielst als { $name }.
invited-made-up = Du spielst unter einem erfundenen Namen.
# Stands in the empty field for the name.
invited-made-up-name = ein erfundener Name
taken-title = Dieser Tisch ist nicht mehr frei
taken-about = Jemand anders hat sich dazugesetzt, oder { $player } hat die Einladung zurückgezogen.
game-gone-why = Vielleicht wurde die Einladung zurückgezogen, jemand anders hat sich dazugesetzt, oder die Partie ist nur für die beiden da, die sie spielen.

# What is agreed on.
terms-variant = Was gewinnt
variant-meaning = { $variant }. { $meaning }
terms-calling = Rufen
terms-wrong-passes = Ein falscher Ruf kostet die Gelegenheit.
terms-wrong-loses = Ein falscher Ruf kostet die Partie.
terms-no-pointing = Man muss nicht zeigen, wo das Quarto ist.
terms-clock = Uhr
terms-first = Wer anfängt
terms-you = Du
terms-guest = Wer sich dazusetzt
terms-also = Außerdem
terms-casual = Züge lassen sich zurücknehmen, wenn beide einverstanden sind.
terms-serious = Züge lassen sich nicht zurücknehmen.
terms-watched = Alle, die den Link haben, dürfen zusehen.
terms-private = Sonst kann niemand zusehen.

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = schon { $time } weg
presence-grace = weg, noch { $time } zum Wiederkommen
presence-back = wieder da
said-sits-down = { $player } hat sich dazugesetzt. Die Partie beginnt.
said-goes-away = { $player } ist weg.
said-comes-back = { $player } ist wieder da.

## Proposals, and another game

said-you-offer-draw = Du hast Unentschieden angeboten.
said-you-ask-take-back = Du hast darum gebeten, einen Zug zurückzunehmen.
said-wants-rematch = { $player } möchte noch einmal spielen.
rematch-waiting = Du möchtest noch einmal spielen. Warten auf { $player } …
rematch-accept = Noch einmal spielen

## Something to say

say-title = Etwas sagen
said-phrase = { $player }: { $phrase }
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-move = Schöner Zug!
phrase-oops = Hoppla!
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran.
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-once-more = Noch einmal?
phrase-goodbye = Tschüss!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = Lächeln
phrase-surprised = Staunen
phrase-thinking = Nachdenken
phrase-applause = Applaus
said-smile = { $player } lächelt.
said-surprised = { $player } staunt.
said-thinking = { $player } denkt nach.
said-applause = { $player } klatscht.

## Watching

watching = Du siehst zu.
watching-behind = { $seconds ->
    [one] Du siehst zu, mit einer Sekunde Verzögerung.
   *[other] Du siehst zu, mit { $seconds } Sekunden Verzögerung.
}
watchers = { $count ->
    [one] Eine Person sieht zu
   *[other] { $count } Leute sehen zu
}

## In the menu of a game

menu-notify-on = Bescheid, wenn ich dran bin: an
menu-notify-off = Bescheid, wenn ich dran bin: aus
menu-watch-link = Link zum Zusehen kopieren
menu-return-link = An einem anderen Gerät weiterspielen
return-link-title = Dein Weg zurück
return-link-about = Öffne diesen Link auf dem anderen Gerät, dann bist du dort dieselbe Person. Behalt ihn für dich: Wer ihn hat, spielt an deiner Stelle.
