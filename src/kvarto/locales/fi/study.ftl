### Puzzles, the analysis board, and the review of a game.

player-first = Ykkönen
player-second = Kakkonen

## What a move or a position is worth to who is to act

worth-win = { $distance ->
    [0] voittaa heti
    [one] voittaa seuraavalla nappulalla
   *[other] voittaa { $distance } nappulan kuluttua
}
worth-win-sometime = voittaa
worth-draw = tasapeli
worth-loss = { $distance ->
    [0] häviää heti
    [one] häviää seuraavaan nappulaan
   *[other] häviää { $distance } nappulan kuluttua
}
worth-loss-sometime = häviää
worth-unknown = ei tiedossa

## Moves told step by step

step-places = { $player } asettaa nappulan ruutuun { $cell }.
step-gives = { $player } antaa { $piece }.
step-calls = { $player } huutaa ja voittaa: { $shape }.
step-you-places = Asetat nappulan ruutuun { $cell }.
step-you-gives = Annat { $piece }.
step-you-calls = Huudat ja voitat: { $shape }.
move-whole = { $parts }:
move-place = asetat nappulan ruutuun { $cell }
move-give = annat { $piece }
move-call = huudat ({ $shape })
playback-label = Käy jatko läpi
playback-begins = Tästä se alkaa.
playback-again = Toista uudelleen

## Somebody is to find a move

attempt-place = Aseta kädessäsi oleva nappula.
attempt-give = Valitse annettava nappula.
attempt-give-or-call = Anna nappula tai huuda.
attempt-end-turn = Huuda tai päätä vuoro.
attempt-point = Kosketa neljää nappulaa.
attempt-take-back = Ota nappula takaisin
attempt-no-shape = Nämä neljä eivät ole mikään kelpaava rivi, sarake, lävistäjä tai neliö. Yritä uudelleen.

## The review of a game

accuracy-share = { $percent } %
accuracy-kept = Siirroista { $kept }/{ $judged } säilytti sen, mikä oli säilytettävissä.
standing-title = Pelin kulku
standing-label = Tilanne jokaisen siirron jälkeen: ylhäällä voitolla { $first }, alhaalla { $second }. Sama on alla taulukkona.
standing-side = { $player } voittaa
standing-as-table = Taulukkona
standing-move = Siirto
standing-player = Pelaaja
standing-stood = Sen jälkeen
standing-verdict = Arvio
standing-show = Piirrä kuvaaja
standing-wins = { $player } { $ending }
standing-won = { $player } on voittanut
retry-title = Yritä uudelleen
retry-about = Siirto { $number }: vuorossa { $player }, ja parhaan pelin tulos on { $value }. Etsi siirto, joka säilyttää sen.
retry-right = Oikein. Tulos pysyy: { $value }.
retry-wrong = Ei tuo. Katso, mitä siitä seuraa.
retry-again = Vielä kerran

## The analysis board

analysis-title = Analyysi
study-variant = Millä voittaa
study-overlay = Laudalla
study-overlay-values = Siirtojen arvot
study-overlay-threats = Uhat
study-overlay-nothing = Ei mitään
study-worth-title = Aseman arvo
study-worth = Parhaalla pelillä: { $ending }.
study-gives = { $player } antaa nappulan pelaajalle { $other }.
study-places = { $player } asettaa { $piece }.
study-placed = Asetettu ruutuun { $cell }: valitse nyt annettava nappula.
study-over = Peli on tässä päättynyt.
study-progress = Montako siirtoa on arvioitu
study-graded = { $graded }/{ $total } siirtoa
study-nodes = · { $nodes } asemaa tutkittu
study-stop = Pysäytä
study-stopped = Pysäytetty, kun { $graded }/{ $total } siirtoa oli arvioitu.
study-go-on = Jatka
study-call = Huuda: { $shape }
study-best-moves = Parhaat siirrot
study-all-moves = { $count ->
    [one] Ainoa siirto
   *[other] Kaikki { $count } siirtoa
}
study-group-win = { $count ->
    [one] Yksi voittaa
   *[other] { $count } voittaa
}
study-group-draw = { $count ->
    [one] Yksi johtaa tasapeliin
   *[other] { $count } johtaa tasapeliin
}
study-group-loss = { $count ->
    [one] Yksi häviää
   *[other] { $count } häviää
}
study-group-unknown = { $count } ei tiedossa
study-line = Paras jatko
study-line-help = Osoita ruutua, nappulaa tai siirtoa, niin sen paras jatko pelataan tässä.
study-line-best = Näytä paras jatko
study-threats = Uhat
study-no-threats = Mikään nappula ei vielä täydennä mitään.
study-safe = { $count ->
    [0] Varaston { $total } nappulasta yhtäkään ei ole turvallista antaa.
    [one] Varaston { $total } nappulasta yksi ei voita heti.
   *[other] Varaston { $total } nappulasta { $count } ei voita heti.
}
study-lapsed = Rauennut eikä enää minkään arvoinen: { $shapes }.
study-no-moves = Pelaa laudalla siirto, niin se merkitään tähän. Kun palaat taaksepäin ja pelaat toisen, siitä alkaa muunnelma.
study-comment = Kommentti siirtoon { $word }
study-comment-start = Kommentti alkuun
study-promote = Tee päämuunnelmaksi
study-cut = Poista tästä eteenpäin
study-open-title = Toinen asema tai peli
study-paste = Liitä asema tai pöytäkirja
study-paste-about = Asema, esimerkiksi ”A.../.3../..../...5 7”, tai pöytäkirja
study-copy-link = Kopioi linkki tähän analyysiin
set-up-title = Rakenna asema
set-up-help = Valitse nappula, sitten ruutu. Kosketa laudalla olevaa nappulaa, niin otat sen takaisin. Käteen jäävä nappula on se, joka asetetaan.
set-up-last = Viimeksi asetettu nappula
set-up-last-none = ei mikään: kaikki quartot ovat rauenneet
set-up-last-about = Sen kautta kulkevat quartot voi vielä huutaa.
set-up-empty-hand = Pane kädessä oleva nappula takaisin
set-up-clear = Tyhjennä lauta
set-up-done = Analysoi
set-up-cancel = Peru

## Records, positions by their address, and what a move means

review-better = Parempi: { $words }.
why-gift = { $player } antoi { $piece }, ja sillä täydentyi { $shape }.
word-turn = (Asetti nappulan ruutuun { $cell }, antoi { $piece }.)
word-give = (Antoi { $piece }.)
review-look = katso
replay-title = Avaa pöytäkirja
replay-about = Katso läpi peli, joka on tallennettu .qgn-tiedostoon, täällä tai muualla.
replay-file = Valitse tiedosto
replay-paste = Tai liitä se tähän
replay-open = Avaa
replay-another = Avaa toinen pöytäkirja
position-begin = Aloita peli tästä
position-first-gives = Ykkönen antaa nappulan.
position-second-gives = Kakkonen antaa nappulan.
position-first-places = Ykkönen asettaa { $piece }.
position-second-places = Kakkonen asettaa { $piece }.
