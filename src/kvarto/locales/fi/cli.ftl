### The command line.

cli-help =
    Quarto on lautapeli, jossa sinä valitset nappulan, jonka vastustajasi joutuu asettamaan,
    ja jossa neljän suora voittaa vain, kun sen huutaa.
cli-version-help = Näytä versio ja lopeta.
cli-lang-help = Kaikkien viestien kieli, esimerkiksi fi. Ellei anneta, LANGUAGE, LC_ALL, LC_MESSAGES tai LANG ratkaisee.
cli-unknown-language = kieltä { $language } ei ole täällä; valitse jokin näistä: { $languages }
cli-style-help = Piirtotapa: värillinen, pelkkä Unicode, ASCII tai mitä pääte osaa näyttää.
# As in English.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = tiedostoa { $path } ei voi lukea: { $why }
cli-cannot-write = tiedostoon { $path } ei voi kirjoittaa: { $why }
cli-standard-input = vakiosyöte

standing-to-act = Vuorossa: { $player }.
standing-open = Avoinna: { $shapes }.
standing-lapsed = Rauennut: { $shapes }.

seat-first = Ykkönen
seat-second = Kakkonen

## kvarto show

show-help =
    Piirrä asema POSITION: rivit neljännestä ensimmäiseen, sitten kädessä oleva nappula tai -,
    sitten ehkä pelimuoto ja viimeksi asetetun nappulan ruutu. Esimerkiksi:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Piirrä asema.
show-variant = Pelimuoto: { $variant }.
show-svg-help = Piirrä SVG-tiedostoon (- tarkoittaa vakiotulostetta).
show-pieces-help = Miltä nappulat näyttävät SVG-kuvassa.
show-theme-help = Vaaleaan vai tummaan ympäristöön.

## kvarto replay

replay-help = Pelaa läpi kaikki .qgn-tiedoston FILE pelit (- tarkoittaa vakiosyötettä) ja kerro, missä tilanteessa ne ovat.
replay-short-help = Kerro, missä tilanteessa tallennetut pelit ovat.
replay-json-help = Tulosta jokaisesta pelistä yksi JSON-olio riviä kohti. Tuloksella, jolla ei ole syytä, syy on "unknown".
replay-no-games = { $source }: siinä ei ole yhtään peliä
replay-game = Peli { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Pelaa päätteessä.
play-command-help =
    Pelaa kahdestaan samalla päätteellä tai yksin tietokonetta vastaan. Kirjoita pelin aikana help, niin näet, mitä voit kirjoittaa.
play-variant-help = standard (oletus), advanced, squares, hard tai koodi kuten ch:l.
play-calling-help = Pitääkö quarto huutaa, jotta se voittaa.
play-false-call-help = Mitä väärä huuto maksaa: tilaisuuden vai pelin.
play-late-call-help = Asettaja voi huutaa vielä annettuaan nappulan, kunnes se on asetettu.
play-pointing-help = Kenen on huudettuaan osoitettava paikka; muut vain huutavat.
play-clock-help = Aika: - (ei kelloa), 60/move, 60/place, 600+5 (sekunnit ja lisäys), 3d/move.
play-tournament-help = Kuten turnauksissa: minuutti siirtoa kohti, ja väärästä huudosta häviää pelin.
play-against-help = Pelaa tietokonetta vastaan, tasot 1 (pelaa ensi kertaa) – { $strongest } (virheetön).
play-one-help = Yhden pelaajan nimi.
play-two-help = Toisen pelaajan nimi.
play-starter-help = Kumpi aloittaa: arpa ratkaisee, tai pelaaja 1 tai 2.
play-start-help = Asema, josta peli alkaa.
play-seed-help = Toista aiemman pelin nopanheitto.
play-save-help = Lisää peli .qgn-tiedostoon.
play-save-no-record = tiedostossa { $path } on muuta kuin pelejä; siihen ei lisätä mitään
play-tournament-fixes = { $option } ei sovi yhteen valinnan --tournament kanssa, joka määrää sen
play-same-names = pelaajilla on oltava eri nimet
play-player-one = Pelaaja 1
play-player-two = Pelaaja 2

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = { $first } heittää { $a }, { $second } heittää { $b }.
play-first = { $first } aloittaa ja antaa ensimmäisen nappulan.
play-first-set-up = { $first } on ensimmäinen, { $second } toinen.
play-spoken = Quarto voittaa vain huudettuna: kirjoita ! heti, kun näet sellaisen.
play-forfeit = Väärästä huudosta häviää pelin.
play-late-call = Antamisen jälkeenkin voi vielä huutaa: kirjoita late.
play-help-hint = Kirjoita help, niin näet kaiken, mitä voit kirjoittaa.
play-clock = [{ $time }]{ " " }
play-give = { $player }, valitse nappula pelaajalle { $other } (0-F, tai help):
play-give-or-call = { $player }, valitse nappula pelaajalle { $other } (0-F), tai huuda (!):
play-place = { $player }, aseta nappula (a1-d4, tai help):
play-place-or-call = { $player }, aseta nappula (a1-d4), tai huuda (!):
play-place-or-late-call = { $player }, aseta nappula (a1-d4), tai huuda (!; { $other }: late):
play-place-or-others-late-call = { $player }, aseta nappula (a1-d4; { $other } voi vielä huutaa: late):
play-end-turn = { $player }, päätä viimeinen vuoro (=):
play-end-turn-or-call = { $player }, huuda (!) tai päätä vuoro (=):
play-point = { $player }, mikä suora? (1-4, a-d, / tai \, tai cancel):
play-point-with-squares = { $player }, mikä suora tai neliö? (1-4, a-d, / tai \, neliöt a1-c3, tai cancel):
play-paused = Peli on tauolla. Jatka kirjoittamalla resume:
play-offer-draw = { $player } tarjoaa tasapeliä. { $other }, sopiiko? (yes = kyllä, no = ei):
play-offer-take-back = { $player } haluaisi perua viimeisen siirron. { $other }, sopiiko? (yes = kyllä, no = ei):
play-answer-yes-or-no = vastaa yes (kyllä) tai no (ei)
play-declined = { $player } ei suostu.
play-computer-moves = { $player } pelaa { $move }.
play-calls = { $player }: ”Quarto!”
play-call-failed = Ei: siinä ei ole avointa quartoa.
play-call-not-pointed = Paikkaa ei osoitettu, joten huuto meni hukkaan.
play-refused = Se ei onnistu: { $what }.
play-not-understood = { $text } jäi ymmärtämättä; help näyttää, mitä voit kirjoittaa
play-left = Peli jää kesken.
play-saved = Peli lisättiin tiedostoon { $path }.

play-help-give = 7, F tai DTSH        anna tämä nappula
play-help-place = b2 tai b2>7          aseta nappula; aseta se ja anna nappula 7
play-help-call = ! tai !3             huuda ”Quarto!”; huuda ja osoita rivi 3 (myös: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    rivit, sarakkeet, lävistäjät, neliöt (vasen alaruutu)
play-help-late = late tai late 3      huuda antamisen jälkeen, jos jälkihuuto on sallittu
play-help-pass = = tai pass           päätä vuoro viimeisen nappulan jälkeen
play-help-draw = draw                 tarjoa tasapeliä; toinen vastaa yes tai no
play-help-back = back                 pyydä lupaa perua viimeinen siirto
play-help-resign = resign, abort        luovuta; peru peli ennen ensimmäistä nappulaa
play-help-pause = pause, resume        pysäytä kellot; jatka
play-help-look = board, moves, help   katso lautaa; siirtoja; tätä listaa
play-help-quit = quit                 jätä peli kesken
