### The page: everything but the words of the game itself and the page of rules.

# The name of the page.
# As in English.
name = Kvarto

## The way around

skip = Preskoči na vsebino
nav-label = Strani
nav-home = Začetna stran
nav-menu = Meni
nav-new = Nova igra
nav-lobby = Čakalnica
nav-games = Moje partije
# Said after "My games".
nav-games-wait = { $count ->
    [one] (na potezi si v { $count } partiji)
    [two] (na potezi si v { $count } partijah)
    [few] (na potezi si v { $count } partijah)
   *[other] (na potezi si v { $count } partijah)
}
nav-account = Račun
nav-rules = Pravila
nav-settings = Nastavitve
nav-about = O igri
nav-replay = Odpri zapis
language = Jezik
close = Zapri

## Titles of the browser's window

title-home = Kvarto: igra šestnajstih figur
title-new = Nova igra – Kvarto
title-replay = Zapis partije – Kvarto
title-position = Pozicija
title-rules = Pravila – Kvarto
title-settings = Nastavitve – Kvarto
title-about = O igri – Kvarto
title-nowhere = Ni najdeno – Kvarto
title-game = { $first } in { $second }

## When something goes wrong

# $what is a message of errors.ftl; it begins with a small letter.
page-refused = To ne gre: { $what }.
page-not-reached = Strežnik ni dosegljiv. Poskusi znova čez trenutek.
line-lost = Povezava je prekinjena. Poskušamo jo obnoviti …
nowhere-title = Tu ni ničesar
nowhere-text = Na tem naslovu ni strani.

## The first page

home-about = Figure, ki jo postaviš, nikoli ne izbereš ti: poda ti jo nasprotnik. Štiri v vrsti, ki jih nekaj druži, zmagajo, če jih opaziš in zakličeš »Quarto!« prej kot drugi.
home-play = Igraj
home-friend = Igraj s prijateljem
home-lobby = V čakalnico
home-all-games = Vse moje partije
home-learn = Nauči se igrati
home-choose = Izberi svojo igro
home-resume = Nadaljuj: { $first } in { $second }

## A new game

opponent-is-computer = Računalnik
opponent-is-person = V dvoje tukaj
opponent-is-invite = Nekdo s povezavo
opponent-is-watch = Dva računalnika
new-name = Tvoje ime
name-guest = Gost
name-one = Igralec 1
name-two = Igralec 2
name-other = Drugi igralec
# A second player of the same name.
# As in English.
namesake = { $name } II
kind-standard = Standardna
kind-standard-about = Vrstice, stolpci in diagonali; štejejo vse štiri lastnosti.
kind-beginners = Za začetnike
kind-beginners-about = Štejejo le nekatere lastnosti.
kind-advanced = Zahtevnejša
kind-advanced-about = Šteje tudi devet kvadratov 2 × 2.
kind-squares = Samo kvadrati
kind-squares-about = Štejejo le kvadrati 2 × 2.
kind-hard = Težka
kind-hard-about = Štiri figure morajo imeti dve skupni lastnosti.
kind-own = Po svoje
kind-own-about = Sestavi, kaj šteje.
calling-spoken-about = Quarto zmaga le, če ga kdo zakliče, kot v natisnjenih pravilih.
calling-automatic = Samodejno
calling-automatic-about = Quarto sam prinese zmago tistemu, ki ga dokonča.
new-late-call-about = Ko je figura dana, se lahko še zakliče, dokler ni postavljena.
clock-none = brez ure
clock-move = { $seconds ->
    [one] { $seconds } sekunda na potezo
    [two] { $seconds } sekundi na potezo
    [few] { $seconds } sekunde na potezo
   *[other] { $seconds } sekund na potezo
}
clock-place = { $seconds ->
    [one] { $seconds } sekunda za postavljanje, enako za dajanje
    [two] { $seconds } sekundi za postavljanje, enako za dajanje
    [few] { $seconds } sekunde za postavljanje, enako za dajanje
   *[other] { $seconds } sekund za postavljanje, enako za dajanje
}
clock-main = { $minutes ->
    [one] { $minutes } minuta, za vsako potezo še { $increment } s
    [two] { $minutes } minuti, za vsako potezo še { $increment } s
    [few] { $minutes } minute, za vsako potezo še { $increment } s
   *[other] { $minutes } minut, za vsako potezo še { $increment } s
}
clock-whole = { $minutes ->
    [one] { $minutes } minuta za vso partijo
    [two] { $minutes } minuti za vso partijo
    [few] { $minutes } minute za vso partijo
   *[other] { $minutes } minut za vso partijo
}
clock-days = { $days ->
    [one] { $days } dan na potezo
    [two] { $days } dneva na potezo
    [few] { $days } dnevi na potezo
   *[other] { $days } dni na potezo
}
starter-dice = Odločita kocki

## The computer's name at each level

opponent-newcomer = Piki
opponent-child = Maša
opponent-beginner = Jaka
opponent-casual = Neža
opponent-attentive = Maja
opponent-regular = Gregor
opponent-club = Nika
# As in English.
opponent-strong = Viktor
opponent-master = Vida
opponent-perfect = Salomon

## At the table

game-coming = Pripravljamo mizo …
game-gone = Te partije tu ni
desk-label = Tvoja stran mize
board-label = Plošča
# What is on a cell of the board, for screen readers.
cell-empty = { $cell }: prazno.
bar-you = ti
bar-level = stopnja { $number } · { $name }
clock-label = Preostali čas
clock-warning = Še deset sekund.
clock-days-left = { $days } d. { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = brez klicanja
agreed-forfeit = napačen klic izgubi
agreed-late-call = pozni klic

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = Na potezi si: postavi figuro
duty-place-here = { $player }, postavi figuro
duty-place-other = { $player } postavlja figuro
duty-give-you = Izberi figuro, ki jo mora postaviti { $other }
duty-give-here = { $player }, izberi figuro, ki jo mora postaviti { $other }
duty-give-other = { $player } izbira figuro, ki jo mora postaviti { $other }
duty-give-to-you = { $player } izbira figuro zate
duty-end-turn-you = Zakliči ali končaj potezo
duty-end-turn-here = { $player }, zakliči ali končaj potezo
duty-end-turn-other = { $player } ima zadnjo priložnost za klic
duty-point-you = Dotakni se štirih figur
duty-point-here = { $player }, dotakni se štirih figur
duty-point-other = { $player } kliče in kaže
duty-paused = Partija je začasno ustavljena

# The red button.
# As in English.
call = Quarto!
# As in English.
call-by = Quarto! ({ $player })
end-turn = Končaj potezo
point-shape = Izberi lik
point-shape-none = Lik …
point-confirm = Pokaži
point-cancel = Prekliči
agree = Strinjam se
decline = Zavrni

# What has happened, for screen readers and as short notes. A call that has failed does not mean
# that there is no quarto: it may have been pointed out wrongly, and nothing may give it away.
said-places = { $player } postavi { $piece } na { $cell }.
said-gives = { $player } da { $piece }. Postavi jo { $other }.
said-gives-you = { $player } ti da { $piece }.
said-calls = { $player } zakliče »Quarto!«
said-call-failed = { $player } zaman zakliče.
said-your-call-failed = Tvoj klic je bil zaman.
said-offers-draw = { $player } ponuja remi.
said-asks-take-back = { $player } prosi za vrnitev poteze.
said-declined = { $player } zavrača.
said-taken-back = Poteza je vrnjena.
said-resumed = Igra teče naprej.

# The throw of dice at the beginning.
dice-throw = Kocki: { $first } – { $a }, { $second } – { $b }.
dice-begins = Začne { $first }.

# The device goes from hand to hand.
cover-title = Napravo vzame { $player }
cover-ready = Tukaj { $player }

## The menu of a game

menu-title = Meni partije
menu-elsewhere = Druge strani
menu-sound-on = Zvok: vklopljen
menu-sound-off = Zvok: izklopljen
# $what is one of the following, for one of two players at one device.
do-by = { $player }: { $what }
do-ask-take-back = Vrni potezo
do-claim-win = Vzemi zmago
do-pause = Začasno ustavi
do-resume = Nadaljuj
do-offer-draw = Ponudi remi
do-agree-draw = Remi po dogovoru
do-abort = Odpovej partijo
do-resign = Vdaj se
sure-resign = Se vdaš? Zmaga drugi igralec.
sure-draw = Se oba strinjata z remijem?
sure-abort = Odpoveš partijo? Nihče ne zmaga.
sure-no = Igraj naprej

## Moves, typed and listed

moves-title = Poteze
moves-none = Poteze še ni bilo.
looking-back = Gledaš nazaj.
looking-back-return = Nazaj v partijo
typed-title = Vpiši poteze, preberi ploščo
typed-label = Poteza
typed-do = Izvedi
typed-help = b2>7 postavi na b2 in da 7; b2 ali >7 naredi eno od tega; ! zakliče, !3 zakliče vrstico 3; ?3 prebere vrstico 3, ? vso ploščo.
typed-not-understood = Ne razumem: { $text }.
read-title = Preberi ploščo
# $shape is a shape-row and the like, $cells what is on its cells.
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = Po partiji
result-you-win = Zmaga!
result-you-lose = Poraz
result-wins = Zmaga: { $player }
result-draw = Remi
result-none = Brez izida
rematch = Še enkrat
rematch-there = Na naslednjo partijo
review-title = Zakaj?
review-coming = Pregledujemo partijo …
replay-controls = Preglej partijo
replay-start = Na začetek
replay-back = Nazaj
replay-onward = Naprej
replay-end = Na konec
replay-slider = Trenutek partije
replay-beginning = Začetek
share-title = Shrani in deli
share-copy-record = Kopiraj zapis
share-save-record = Shrani zapis
share-svg = Slika (SVG)
share-png = Slika (PNG)
share-link = Kopiraj povezavo do te pozicije
share-copied = Kopirano.
share-not-copied = Ta brskalnik strani ne dovoli kopiranja.
share-no-png = Slike ni bilo mogoče narediti.

## Games in lists, and titles of pages where people meet

title-lobby = Čakalnica – Kvarto
title-games = Moje partije – Kvarto
title-account = Račun – Kvarto
title-return = Vrnitev – Kvarto
title-turns = ({ $count }) { $title }
agreed-spoken = s klicanjem
agreed-not-casual = brez vračanja potez
mine-your-turn = ti si na potezi
mine-others-turn = na potezi { $player }
# $when is such as "čez 2 dni".
mine-deadline = čas poteče { $when }
mine-table-link = Miza za tistega, ki ima povezavo
mine-table-lobby = Miza v čakalnici
mine-won = zmaga
mine-lost = poraz
mine-drawn = remi
mine-no-result = brez izida
# How a game ended, in a word or two.
ended-quarto = s quartom
ended-draw = vse figure stojijo
ended-agreement = po dogovoru
ended-time = na čas
ended-resignation = z vdajo
ended-forfeit = z napačnim klicem
ended-abandoned = z odhodom od mize
ended-aborted = odpovedana
ended-unknown = razlog ni znan
return-make = Ustvari povezavo

## The way to the course

title-learn = Nauči se igrati – Kvarto
# The window of one step.
# As in English.
title-lesson = { $title } – Kvarto
nav-learn = Učenje

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Naloge
nav-analysis = Analiza
title-puzzles = Naloge – Kvarto
title-analysis = Analiza – Kvarto
to-analysis = Analiziraj to pozicijo
to-analysis-game = Analiziraj to partijo
verdict-best = najboljša
verdict-fine = dobra
verdict-mistake = napaka
verdict-blunder = huda napaka
verdict-decisive = odločilna napaka
verdict-unknown = brez ocene
