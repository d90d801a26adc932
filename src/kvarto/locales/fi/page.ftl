### The page: everything but the words of the game itself and the page of rules.

name = Kvarto

## The way around

skip = Siirry sisältöön
nav-label = Sivut
nav-home = Etusivu
nav-menu = Valikko
nav-new = Uusi peli
nav-lobby = Aula
nav-games = Omat pelit
nav-games-wait = { $count ->
    [one] (sinun vuorosi yhdessä pelissä)
   *[other] (sinun vuorosi { $count } pelissä)
}
nav-account = Tili
nav-rules = Säännöt
nav-settings = Asetukset
nav-about = Tietoja
nav-replay = Avaa pöytäkirja
language = Kieli
close = Sulje

## Titles of the browser's window

title-home = Kvarto: kuudentoista nappulan peli
title-new = Uusi peli – Kvarto
title-replay = Pöytäkirja – Kvarto
title-position = Asema
title-rules = Säännöt – Kvarto
title-settings = Asetukset – Kvarto
title-about = Tietoja – Kvarto
title-nowhere = Ei löytynyt – Kvarto
title-game = { $first } ja { $second }

## When something goes wrong

page-refused = Se ei onnistu: { $what }.
page-not-reached = Palvelimeen ei saada yhteyttä. Yritä hetken päästä uudelleen.
line-lost = Yhteys katkesi. Yritetään saada se takaisin…
nowhere-title = Täällä ei ole mitään
nowhere-text = Tässä osoitteessa ei ole sivua.

## The first page

home-about = Et koskaan valitse nappulaa, jonka asetat: vastustaja ojentaa sen sinulle. Neljä peräkkäin voittaa, jos niillä on jotain yhteistä ja sinä huomaat sen ja huudat ”Quarto!” ennen toista.
home-play = Pelaa
home-friend = Pelaa kaverin kanssa
home-lobby = Aulaan
home-all-games = Kaikki omat pelit
home-learn = Opi peli
home-choose = Valitse peli
home-resume = Jatka: { $first } ja { $second }

## A new game

opponent-is-computer = Tietokone
opponent-is-person = Kahdestaan tällä laitteella
opponent-is-invite = Joku linkin kautta
opponent-is-watch = Katsele kahta tietokonetta
new-name = Nimesi
name-guest = Vieras
name-one = Pelaaja 1
name-two = Pelaaja 2
name-other = Vastustaja
namesake = { $name } II
kind-standard = Tavallinen
kind-standard-about = Rivit, sarakkeet ja lävistäjät; kaikki neljä ominaisuutta ratkaisevat.
kind-beginners = Aloittelijat
kind-beginners-about = Vain osa ominaisuuksista ratkaisee.
kind-advanced = Edistynyt
kind-advanced-about = Myös yhdeksän 2 × 2 ruudun neliötä kelpaavat.
kind-squares = Vain neliöt
kind-squares-about = Vain 2 × 2 ruudun neliöt kelpaavat.
kind-hard = Vaikea
kind-hard-about = Neljällä on oltava kaksi yhteistä ominaisuutta.
kind-own = Oma
kind-own-about = Päätä itse, mikä ratkaisee.
calling-spoken-about = Quarto voittaa vain huudettuna, kuten painetuissa säännöissä.
calling-automatic = Automaattinen
calling-automatic-about = Quarton täydentänyt voittaa automaattisesti.
new-late-call-about = Antamisen jälkeen voi vielä huutaa, kunnes nappula on laudalla.
clock-none = ei kelloa
clock-move = { $seconds ->
    [one] yksi sekunti siirtoa kohti
   *[other] { $seconds } sekuntia siirtoa kohti
}
clock-place = { $seconds } s asettamiseen, saman verran antamiseen
clock-main = { $minutes ->
    [one] yksi minuutti ja { $increment } s lisää siirrolta
   *[other] { $minutes } minuuttia ja { $increment } s lisää siirrolta
}
clock-whole = { $minutes ->
    [one] yksi minuutti koko peliin
   *[other] { $minutes } minuuttia koko peliin
}
clock-days = { $days ->
    [one] yksi päivä siirtoa kohti
   *[other] { $days } päivää siirtoa kohti
}
starter-dice = Noppa ratkaisee

## The computer's name at each level

opponent-newcomer = Nöpö
opponent-child = Minni
opponent-beginner = Veeti
opponent-casual = Leena
opponent-attentive = Maija
opponent-regular = Hugo
opponent-club = Noora
opponent-strong = Viktor
opponent-master = Ada
opponent-perfect = Väinö

## At the table

game-coming = Pöytää katetaan…
game-gone = Tätä peliä ei ole täällä
desk-label = Sinun puolesi pöydästä
board-label = Lauta
cell-empty = { $cell }: tyhjä.
bar-you = sinä
bar-level = taso { $number } · { $name }
clock-label = Aikaa jäljellä
clock-warning = Kymmenen sekuntia jäljellä.
clock-days-left = { $days } pv { $time }

agreed-automatic = automaattinen huuto
agreed-forfeit = väärästä huudosta häviää
agreed-late-call = jälkihuuto

duty-place-you = Sinun vuorosi: aseta nappula
duty-place-here = { $player }, aseta nappula
duty-place-other = { $player } asettaa nappulaa
duty-give-you = Valitse nappula pelaajalle { $other }
duty-give-here = { $player }, valitse nappula pelaajalle { $other }
duty-give-other = { $player } valitsee nappulaa pelaajalle { $other }
duty-give-to-you = { $player } valitsee sinulle nappulaa
duty-end-turn-you = Huuda tai päätä vuorosi
duty-end-turn-here = { $player }, huuda tai päätä vuorosi
duty-end-turn-other = { $player } voi vielä kerran huutaa
duty-point-you = Kosketa neljää nappulaa
duty-point-here = { $player }, kosketa neljää nappulaa
duty-point-other = { $player } huusi ja osoittaa paikkaa
duty-paused = Peli on tauolla

call = Quarto!
call-by = Quarto! ({ $player })
end-turn = Päätä vuoro
point-shape = Valitse suora tai neliö
point-shape-none = Valitse…
point-confirm = Osoita
point-cancel = Peru
agree = Suostun
decline = En suostu

said-places = { $player } asettaa { $piece } ruutuun { $cell }.
said-gives = { $player } antaa pelaajalle { $other } { $piece }.
said-gives-you = { $player } antaa sinulle { $piece }.
said-calls = { $player } huutaa ”Quarto!”
said-call-failed = { $player } huusi turhaan.
said-your-call-failed = Huusit turhaan.
said-offers-draw = { $player } tarjoaa tasapeliä.
said-asks-take-back = { $player } haluaisi perua siirron.
said-declined = { $player } ei suostu.
said-taken-back = Siirto peruttiin.
said-resumed = Peli jatkuu.

dice-throw = { $first } heittää { $a }, { $second } heittää { $b }.
dice-begins = { $first } aloittaa.

cover-title = Anna laite pelaajalle { $player }
cover-ready = Minä olen { $player }

## The menu of a game

menu-title = Pelin valikko
menu-elsewhere = Muut sivut
menu-sound-on = Äänet: päällä
menu-sound-off = Äänet: pois
do-by = { $player }: { $what }
do-ask-take-back = Peru siirto
do-claim-win = Vaadi voitto
do-pause = Tauko
do-resume = Jatka
do-offer-draw = Tarjoa tasapeliä
do-agree-draw = Sovi tasapelistä
do-abort = Peru peli
do-resign = Luovuta
sure-resign = Luovutatko? Vastustaja voittaa.
sure-draw = Sovitteko tasapelistä?
sure-abort = Perutaanko peli? Kukaan ei voita.
sure-no = Jatka peliä

## Moves, typed and listed

moves-title = Siirrot
moves-none = Yhtään siirtoa ei ole vielä tehty.
looking-back = Katselet aiempia siirtoja.
looking-back-return = Takaisin peliin
typed-title = Kirjoita siirtoja, kuuntele lauta
typed-label = Siirto
typed-do = Tee
typed-help = b2>7 asettaa ruutuun b2 ja antaa nappulan 7; b2 tai >7 tekee vain toisen; ! huutaa, !3 huutaa rivin 3; ?3 lukee rivin 3 ääneen, ? koko laudan.
typed-not-understood = { $text } jäi ymmärtämättä.
read-title = Lue lauta ääneen
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = Pelin jälkeen
result-you-win = Voitit!
result-you-lose = Hävisit
result-wins = { $player } voittaa
result-draw = Tasapeli
result-none = Ei tulosta
rematch = Uudestaan
rematch-there = Seuraavaan peliin
review-title = Miksi?
review-coming = Peliä käydään läpi…
replay-controls = Käy peli läpi
replay-start = Alkuun
replay-back = Taaksepäin
replay-onward = Eteenpäin
replay-end = Loppuun
replay-slider = Pelin vaihe
replay-beginning = Alku
share-title = Tallenna ja jaa
share-copy-record = Kopioi pöytäkirja
share-save-record = Tallenna pöytäkirja
share-svg = Kuva (SVG)
share-png = Kuva (PNG)
share-link = Kopioi linkki tähän asemaan
share-copied = Kopioitu.
share-not-copied = Selain ei anna sivun kopioida.
share-no-png = Kuvaa ei voitu tehdä.

## Games in lists, and titles of pages where people meet

title-lobby = Aula – Kvarto
title-games = Omat pelit – Kvarto
title-account = Tili – Kvarto
title-return = Paluu – Kvarto
title-turns = ({ $count }) { $title }
agreed-spoken = quarto huudetaan itse
agreed-not-casual = ei perumisia
mine-your-turn = sinun vuorosi
mine-others-turn = vuorossa { $player }
mine-deadline = aika loppuu { $when }
mine-table-link = Pöytä sille, jolla on linkki
mine-table-lobby = Pöytä aulassa
mine-won = voitto
mine-lost = tappio
mine-drawn = tasapeli
mine-no-result = ei tulosta
ended-quarto = quarto
ended-draw = kaikki nappulat laudalla
ended-agreement = sopimus
ended-time = aika loppui
ended-resignation = luovutus
ended-forfeit = väärä huuto
ended-abandoned = toinen lähti
ended-aborted = peruttu
ended-unknown = syy ei tiedossa
return-make = Luo linkki

## The way to the course

title-learn = Opi peli – Kvarto
title-lesson = { $title } – Kvarto
nav-learn = Opi

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Tehtävät
nav-analysis = Analyysi
title-puzzles = Tehtävät – Kvarto
title-analysis = Analyysi – Kvarto
to-analysis = Analysoi tämä asema
to-analysis-game = Analysoi tämä peli
verdict-best = paras
verdict-fine = hyvä
verdict-mistake = virhe
verdict-blunder = karkea virhe
verdict-decisive = ratkaiseva virhe
verdict-unknown = ei arvioitu
