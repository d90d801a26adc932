### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Aula
lobby-coming = Kurkistetaan aulaan…
lobby-here = { $count ->
    [one] Täällä ei ole juuri nyt muita.
   *[other] Täällä on nyt { $count } ihmistä.
}
lobby-anyone = Pelaa kenen tahansa kanssa
lobby-wish = Millaista peliä toivot
lobby-seeking = Etsitään vastustajaa…
lobby-seeking-about = Peli alkaa itsestään heti, kun joku toivoo samaa tai melkein samaa. Pysy siihen asti tällä sivulla.
lobby-stop = Lopeta etsiminen
lobby-found = Vastustaja löytyi. Peli alkaa.
lobby-tables = Avoimet pöydät
lobby-no-tables = Yhtään pöytää ei ole auki. Avaa oma, niin seuraava tulija voi istua siihen.
lobby-open-table = Avaa pöytä
lobby-your-table = Oma pöytäsi
lobby-to-table = Siirry sinne
lobby-sit = Istu pöytään
lobby-games = Seurattavat pelit
lobby-placed = { $placed ->
    [0] alkoi juuri
    [one] yksi nappula laudalla
   *[other] { $placed } nappulaa laudalla
}
lobby-watch = Seuraa

## My games

mine-title = Omat pelit
mine-coming = Haetaan pelejäsi…
mine-none = Et ole vielä pelannut täällä.
mine-none-about = Pelisi kerätään tähän. Jos sinulla on tili, kirjaudu sisään, niin näet sen pelit.
mine-running = Kesken
mine-tables = Odottaa vastustajaa
mine-finished = Päättyneet
mine-older = Vanhemmat pelit
mine-download = Tallenna kaikki (.qgn)

## The account

sign-in-title = Kirjaudu sisään
sign-in-do = Kirjaudu
account-guest = Toistaiseksi olet täällä vieras nimeltä { $name }. Pelisi kulkevat mukanasi.
account-name = Nimi
account-name-about = Muut pöydässä näkevät sen.
account-password = Salasana
account-password-about = Vähintään kahdeksan merkkiä. Hyvä salasana on muutama sana, joita vain sinä yhdistäisit.
account-wrong-password = tämä ei ole salasanasi
password-show = Näytä
account-new-title = Luo tili
account-new-about = Tilillä löydät pelisi kaikilta laitteilta ja pelaat omalla nimelläsi. Sähköpostiosoitetta ei kysytä.
account-new-do = Luo tili
account-has-one = Kirjaudu tilille
account-forgotten = Salasana unohtunut?
account-recover-title = Uusi salasana
account-recover-about = Tarvitset palautuskoodin, jonka kirjoitit muistiin, kun loit tilin. Kaikki selaimet kirjataan ulos, ja saat uuden koodin.
account-code = Palautuskoodi
account-code-about = Isoilla kirjaimilla ja väleillä ei ole väliä.
account-recover-do = Vaihda salasana
account-is-yours = Olet kirjautunut sisään. Muut pöydässä näkevät tämän nimen.
account-sign-out = Kirjaudu ulos
account-password-title = Vaihda salasana
account-password-others = Kaikki muut selaimet kirjataan ulos.
account-old-password = Nykyinen salasana
account-new-password = Uusi salasana
account-password-do = Vaihda
account-password-changed = Salasana on vaihdettu.
account-export-title = Mitä sinusta säilytetään
account-export-about = Kaikki yhdessä tiedostossa: nimesi, milloin tulit ja pelisi pöytäkirjoina.
account-export-do = Tallenna
account-delete-title = Poista tili
account-delete-about = Nimesi ja salasanasi unohdetaan heti ja lopullisesti. Pelit jäävät vastustajillesi ilman nimeäsi.
account-delete-do = Poista lopullisesti
account-deleted = Tili on poistettu.

recovery-title = Kirjoita tämä muistiin
recovery-about = Jos joskus unohdat salasanasi, tämä palautuskoodi on ainoa tie takaisin. Se näytetään vain nyt.
recovery-copy = Kopioi
recovery-done = Kirjoitin sen muistiin

## Coming back as a guest from another device

return-title = Paluu
return-coming = Haetaan pelejäsi…
return-as-another = Tässä selaimessa olet { $name }. Palaa vain, jos olet itse luonut tämän linkin: täällä pelaamasi pelit tulevat mukaan, ja linkin luoja voi pelata niitä.
return-come = Palaa
return-stay = Jatka näin
return-no-code = Osoite ei ole kokonainen. Avaa koko linkki, jonka sait.
return-another = Toisella laitteella voit luoda uuden linkin pelin valikossa tai tilisivulla.
