### The page: everything but the words of the game itself and the page of rules.

name = Kvarto

## The way around

skip = Sisu juurde
nav-label = Lehed
nav-home = Avaleht
nav-menu = Menüü
nav-new = Uus mäng
nav-lobby = Fuajee
nav-games = Minu mängud
nav-games-wait = { $count ->
    [one] (sinu kord ühes mängus)
   *[other] (sinu kord { $count } mängus)
}
nav-account = Konto
nav-rules = Reeglid
nav-settings = Seaded
nav-about = Teave
nav-replay = Ava üleskirjutus
language = Keel
close = Sulge

## Titles of the browser's window

title-home = Kvarto: kuueteistkümne nupu mäng
title-new = Uus mäng – Kvarto
title-replay = Üleskirjutus – Kvarto
title-position = Seis
title-rules = Reeglid – Kvarto
title-settings = Seaded – Kvarto
title-about = Teave – Kvarto
title-nowhere = Ei leitud – Kvarto
title-game = { $first } ja { $second }

## When something goes wrong

page-refused = See ei õnnestu: { $what }.
page-not-reached = Serveriga ei saa ühendust. Palun proovi hetke pärast uuesti.
line-lost = Ühendus katkes. Püüame seda taastada…
nowhere-title = Siin pole midagi
nowhere-text = Sellel aadressil pole lehte.

## The first page

home-about = Sa ei vali kunagi ise nuppu, mille lauale paned: selle ulatab sulle vastane. Neli ühel joonel võidab, kui neil on midagi ühist ja sina seda märkad ning enne teist „Quarto!“ hüüad.
home-play = Mängi
home-friend = Mängi sõbraga
home-lobby = Fuajeesse
home-all-games = Kõik minu mängud
home-learn = Õpi mängima
home-choose = Vali mäng
home-resume = Jätka: { $first } ja { $second }

## A new game

opponent-is-computer = Arvuti
opponent-is-person = Kahekesi selles seadmes
opponent-is-invite = Keegi lingiga
opponent-is-watch = Vaata kahe arvuti mängu
new-name = Sinu nimi
name-guest = Külaline
name-one = Mängija 1
name-two = Mängija 2
name-other = Vastane
namesake = { $name } II
kind-standard = Tavaline
kind-standard-about = Read, veerud ja diagonaalid; loevad kõik neli tunnust.
kind-beginners = Algajad
kind-beginners-about = Loevad ainult mõned tunnused.
kind-advanced = Edasijõudnud
kind-advanced-about = Loevad ka üheksa 2 × 2 ruutu.
kind-squares = Ainult ruudud
kind-squares-about = Loevad ainult 2 × 2 ruudud.
kind-hard = Raske
kind-hard-about = Neljal nupul peab olema kaks ühist tunnust.
kind-own = Oma
kind-own-about = Pane ise kokku, mis loeb.
calling-spoken-about = Quarto võidab ainult siis, kui seda hüütakse, nagu trükitud reeglites.
calling-automatic = Automaatne
calling-automatic-about = Kes quarto valmis saab, võidab automaatselt.
new-late-call-about = Pärast andmist võib veel hüüda, kuni nupp on laual.
clock-none = kellata
clock-move = { $seconds ->
    [one] üks sekund käigu kohta
   *[other] { $seconds } sekundit käigu kohta
}
clock-place = { $seconds } s panemiseks, sama palju andmiseks
clock-main = { $minutes ->
    [one] üks minut ja iga käiguga { $increment } s juurde
   *[other] { $minutes } minutit ja iga käiguga { $increment } s juurde
}
clock-whole = { $minutes ->
    [one] üks minut kogu mänguks
   *[other] { $minutes } minutit kogu mänguks
}
clock-days = { $days ->
    [one] üks päev käigu kohta
   *[other] { $days } päeva käigu kohta
}
starter-dice = Täring otsustab

## The computer's name at each level

opponent-newcomer = Nupsik
opponent-child = Miia
opponent-beginner = Ott
opponent-casual = Leena
opponent-attentive = Maia
opponent-regular = Hugo
opponent-club = Nora
opponent-strong = Viktor
opponent-master = Aada
opponent-perfect = Uku

## At the table

game-coming = Lauda kaetakse…
game-gone = Seda mängu siin pole
desk-label = Sinu pool lauda
board-label = Mängulaud
cell-empty = { $cell }: tühi.
bar-you = sina
bar-level = tase { $number } · { $name }
clock-label = Aega jäänud
clock-warning = Kümme sekundit jäänud.
clock-days-left = { $days } p { $time }

agreed-automatic = automaatne hüüe
agreed-forfeit = vale hüüe toob kaotuse
agreed-late-call = hiline hüüe

duty-place-you = Sinu kord: pane nupp lauale
duty-place-here = { $player }, pane nupp lauale
duty-place-other = { $player } paneb nuppu lauale
duty-give-you = Vali nupp mängijale { $other }
duty-give-here = { $player }, vali nupp mängijale { $other }
duty-give-other = { $player } valib nuppu mängijale { $other }
duty-give-to-you = { $player } valib sulle nuppu
duty-end-turn-you = Hüüa või lõpeta käik
duty-end-turn-here = { $player }, hüüa või lõpeta käik
duty-end-turn-other = { $player } saab viimast korda hüüda
duty-point-you = Puuduta nelja nuppu
duty-point-here = { $player }, puuduta nelja nuppu
duty-point-other = { $player } hüüdis ja näitab kohta
duty-paused = Mäng on pausil

call = Quarto!
call-by = Quarto! ({ $player })
end-turn = Lõpeta käik
point-shape = Vali joon või ruut
point-shape-none = Vali…
point-confirm = Näita
point-cancel = Loobu
agree = Nõus
decline = Ei ole nõus

said-places = { $player } paneb { $piece } väljale { $cell }.
said-gives = { $player } annab mängijale { $other } { $piece }.
said-gives-you = { $player } annab sulle { $piece }.
said-calls = { $player } hüüab „Quarto!“
said-call-failed = { $player } hüüdis asjata.
said-your-call-failed = Sa hüüdsid asjata.
said-offers-draw = { $player } pakub viiki.
said-asks-take-back = { $player } soovib käigu tagasi võtta.
said-declined = { $player } ei ole nõus.
said-taken-back = Käik võeti tagasi.
said-resumed = Mäng läheb edasi.

dice-throw = { $first } viskab { $a }, { $second } viskab { $b }.
dice-begins = { $first } alustab.

cover-title = Anna seade mängijale { $player }
cover-ready = Mina olen { $player }

## The menu of a game

menu-title = Mängu menüü
menu-elsewhere = Muud lehed
menu-sound-on = Helid: sees
menu-sound-off = Helid: väljas
do-by = { $player }: { $what }
do-ask-take-back = Võta käik tagasi
do-claim-win = Nõua võitu
do-pause = Paus
do-resume = Jätka
do-offer-draw = Paku viiki
do-agree-draw = Lepi viigis kokku
do-abort = Jäta mäng ära
do-resign = Anna alla
sure-resign = Annad alla? Vastane võidab.
sure-draw = Kas olete mõlemad viigiga nõus?
sure-abort = Jätame mängu ära? Keegi ei võida.
sure-no = Mängi edasi

## Moves, typed and listed

moves-title = Käigud
moves-none = Ühtegi käiku pole veel tehtud.
looking-back = Vaatad varasemaid käike.
looking-back-return = Tagasi mängu
typed-title = Kirjuta käike, kuula lauda
typed-label = Käik
typed-do = Tee
typed-help = b2>7 paneb nupu väljale b2 ja annab nupu 7; b2 või >7 teeb neist ühe; ! hüüab, !3 hüüab rea 3; ?3 loeb ette rea 3, ? kogu laua.
typed-not-understood = { $text } jäi arusaamatuks.
read-title = Loe laud ette
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = Pärast mängu
result-you-win = Võitsid!
result-you-lose = Kaotasid
result-wins = { $player } võidab
result-draw = Viik
result-none = Tulemuseta
rematch = Veel kord
rematch-there = Järgmisse mängu
review-title = Miks?
review-coming = Mängu vaadatakse läbi…
replay-controls = Vaata mäng läbi
replay-start = Algusesse
replay-back = Tagasi
replay-onward = Edasi
replay-end = Lõppu
replay-slider = Mängu hetk
replay-beginning = Algus
share-title = Salvesta ja jaga
share-copy-record = Kopeeri üleskirjutus
share-save-record = Salvesta üleskirjutus
share-svg = Pilt (SVG)
share-png = Pilt (PNG)
share-link = Kopeeri selle seisu link
share-copied = Kopeeritud.
share-not-copied = See brauser ei luba lehel kopeerida.
share-no-png = Pilti ei õnnestunud teha.

## Games in lists, and titles of pages where people meet

title-lobby = Fuajee – Kvarto
title-games = Minu mängud – Kvarto
title-account = Konto – Kvarto
title-return = Tagasitulek – Kvarto
title-turns = ({ $count }) { $title }
agreed-spoken = quarto hüütakse ise
agreed-not-casual = tagasi võtta ei saa
mine-your-turn = sinu kord
mine-others-turn = käigul { $player }
mine-deadline = aeg saab otsa { $when }
mine-table-link = Laud sellele, kellel on link
mine-table-lobby = Laud fuajees
mine-won = võit
mine-lost = kaotus
mine-drawn = viik
mine-no-result = tulemuseta
ended-quarto = quarto
ended-draw = kõik nupud laual
ended-agreement = kokkulepe
ended-time = aeg otsas
ended-resignation = allaandmine
ended-forfeit = vale hüüe
ended-abandoned = keegi lahkus
ended-aborted = ära jäetud
ended-unknown = põhjus teadmata
return-make = Loo link

## The way to the course

title-learn = Õpi mängima – Kvarto
title-lesson = { $title } – Kvarto
nav-learn = Õpi

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Ülesanded
nav-analysis = Analüüs
title-puzzles = Ülesanded – Kvarto
title-analysis = Analüüs – Kvarto
to-analysis = Analüüsi seda seisu
to-analysis-game = Analüüsi seda mängu
verdict-best = parim
verdict-fine = hea
verdict-mistake = viga
verdict-blunder = ränk viga
verdict-decisive = otsustav viga
verdict-unknown = hindamata
