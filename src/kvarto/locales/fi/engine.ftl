### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Anna tasojen pelata toisiaan vastaan ja laske niiden vahvuus.
arena-help =
    Anna tasojen pelata toisiaan vastaan, kunkin parin yhtä monta peliä kummallakin paikalla, ja
    tulosta, miten vahva kukin on: Elo-luku ja 95 %:n luottamusvälin puolikas, sitten pisteet
    toisiaan vastaan prosentteina. Ctrl-C lopettaa pelit ja laskee vahvuudet pelatuista.
arena-games-help = Montako peliä kukin pari pelaa.
arena-levels-help = Mitkä tasot, esimerkiksi 1-4,10.
arena-variant-help = standard, advanced, squares, hard tai koodi kuten ch:l.
arena-calling-help = Pitääkö quarto huutaa, jotta se voittaa.
arena-seed-help = Sama siemenluku tuottaa samat pelit.
arena-processes-help = Montako peliä pelataan yhtä aikaa.
arena-save-help = Lisää jokainen tulos tiedostoon ja jatka siinä jo olevista.
arena-no-such-levels = { $text }: tasot ovat lukuja 1–{ $most }, esimerkiksi 1-4,10
arena-needs-two = vähintään kahden tason on pelattava
arena-other-tournament = tiedostossa { $path } on toisen turnauksen tulokset tai jotain muuta
arena-label = pelejä
arena-stopped = Lopetettu, kun { $played }/{ $all } peliä oli pelattu.
arena-title = { $variant }, { $games ->
    [one] yksi peli
   *[other] { $games } peliä
}
arena-level = taso
arena-name = nimi
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = pelejä
arena-won = voitot
arena-drawn = tasan
arena-lost = tappiot
arena-score = pisteet
arena-nothing = Yhtään peliä ei pelattu.
