### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Odotetaan – Kvarto
title-invited = { $player } kutsuu sinut – Kvarto
title-your-turn = Sinun vuorosi! { $first } ja { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Pöytäsi on valmis
waiting-link = Lähetä tämä linkki sille, jonka kanssa haluat pelata. Ensimmäinen avaaja voi istua pöytään.
waiting-lobby = Pöytä näkyy aulassa kaikille. Voit myös lähettää linkin jollekulle.
waiting-link-label = Linkki pöytääsi
waiting-about = Peli alkaa itsestään heti, kun joku istuu pöytään.
waiting-only-here = Tämä linkki toimii vain tällä laitteella. Jos haluat pelata verkkosi muilla laitteilla, käynnistä Kvarto komennolla ”kvarto serve --lan” ja avaa sen näyttämä osoite.
waiting-qr = Tai lue tämä puhelimella.
waiting-change = Muuta
waiting-withdraw = Peru kutsu
waiting-notify = Ilmoita, kun joku tulee
waiting-notified = Saat ilmoituksen, vaikka sivu olisi taustalla.
notify-refused = Selain ei salli sivun lähettää ilmoituksia.
withdrawn-title = Kutsu on peruttu
withdrawn-about = Linkki ei johda enää mihinkään.

link-copy = Kopioi
link-share = Jaa
link-qr = Linkki QR-koodina

## … and for who is invited

invited-title = { $player } kutsuu sinut pelaamaan
invited-sit = Istu pöytään
invited-as = Pelaat nimellä { $name }.
invited-made-up = Pelaat keksityllä nimellä.
invited-made-up-name = keksitty nimi
taken-title = Pöytä ei ole enää vapaa
taken-about = Joku muu on istunut siihen, tai { $player } on perunut kutsun.
game-gone-why = Ehkä kutsu peruttiin, joku muu istui pöytään, tai peli näkyy vain pelaajilleen.

terms-variant = Millä voittaa
variant-meaning = { $variant }. { $meaning }
terms-calling = Huutaminen
terms-wrong-passes = Väärä huuto vie tilaisuuden.
terms-wrong-loses = Väärästä huudosta häviää pelin.
terms-no-pointing = Huudon jälkeen paikkaa ei tarvitse osoittaa.
terms-clock = Kello
terms-first = Kuka aloittaa
terms-you = Sinä
terms-guest = Se, joka istuu pöytään
terms-also = Lisäksi
terms-casual = Siirtoja voi perua, jos toinen suostuu.
terms-serious = Siirtoja ei voi perua.
terms-watched = Kaikki, joilla on linkki, voivat seurata.
terms-private = Kukaan muu ei voi seurata.

## Being there

presence-away = poissa { $time }
presence-grace = poissa, aikaa palata { $time }
presence-back = palasi
said-sits-down = { $player } istuu pöytään. Peli alkaa.
said-goes-away = { $player } on poissa.
said-comes-back = { $player } palasi.

## Proposals, and another game

said-you-offer-draw = Tarjosit tasapeliä.
said-you-ask-take-back = Pyysit saada perua siirron.
said-wants-rematch = { $player } haluaa pelata uudelleen.
rematch-waiting = Haluat pelata uudelleen. Vastausta odotetaan: { $player }…
rematch-accept = Pelaa uudelleen

## Something to say

say-title = Sano jotain
said-phrase = { $player }: { $phrase }
phrase-hello = Hei!
phrase-good-luck = Onnea peliin!
phrase-nice-move = Hieno siirto!
phrase-oops = Oho!
phrase-one-moment = Hetki vain.
phrase-your-turn = Sinun vuorosi.
phrase-well-played = Hyvin pelattu!
phrase-thanks = Kiitos!
phrase-once-more = Vielä yksi?
phrase-goodbye = Hei hei!

phrase-smile = Hymy
phrase-surprised = Yllätys
phrase-thinking = Pohdinta
phrase-applause = Aplodit
said-smile = { $player } hymyilee.
said-surprised = { $player } yllättyy.
said-thinking = { $player } miettii.
said-applause = { $player } taputtaa.

## Watching

watching = Seuraat peliä.
watching-behind = { $seconds ->
    [one] Seuraat peliä sekunnin viiveellä.
   *[other] Seuraat peliä { $seconds } sekunnin viiveellä.
}
watchers = { $count ->
    [one] Yksi seuraa peliä
   *[other] { $count } seuraa peliä
}

## In the menu of a game

menu-notify-on = Ilmoita vuorostani: päällä
menu-notify-off = Ilmoita vuorostani: pois
menu-watch-link = Kopioi linkki seuraajille
menu-return-link = Jatka toisella laitteella
return-link-title = Tie takaisin
return-link-about = Avaa tämä linkki toisella laitteella: siellä olet sama pelaaja. Pidä se itselläsi, sillä linkin haltija pelaa sinuna.
