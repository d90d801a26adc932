### The page: everything but the words of the game itself and the page of rules.

# As in English.
name = Kvarto

## The way around

skip = Na sadržaj
nav-label = Stranice
nav-home = Početna
nav-menu = Izbornik
nav-new = Nova partija
nav-lobby = Predvorje
nav-games = Moje partije
nav-games-wait = { $count ->
    [one] (na vas čeka { $count } partija)
    [few] (na vas čekaju { $count } partije)
   *[other] (na vas čeka { $count } partija)
}
nav-account = Račun
nav-rules = Pravila
nav-settings = Postavke
nav-about = O programu
nav-replay = Otvori zapis
language = Jezik
close = Zatvori

## Titles of the browser's window

title-home = Kvarto: igra sa šesnaest figura
title-new = Nova partija – Kvarto
title-replay = Zapis – Kvarto
title-position = Pozicija
title-rules = Pravila – Kvarto
title-settings = Postavke – Kvarto
title-about = O programu – Kvarto
title-nowhere = Nije nađeno – Kvarto
title-game = { $first } i { $second }

## When something goes wrong

page-refused = Tako ne ide: { $what }.
page-not-reached = Poslužitelj nije dostupan. Pokušajte ponovno za koji trenutak.
line-lost = Veza je prekinuta. Pokušavamo je vratiti…
nowhere-title = Ovdje nema ničega
nowhere-text = Nema stranice s ovom adresom.

## The first page

home-about = Nikad ne birate figuru koju postavljate: daje vam je protivnik. Četiri u liniji koje imaju nešto zajedničko pobjeđuju ako ih vidite i najavite „Quarto!” prije njega.
home-play = Igraj
home-friend = Igraj s prijateljem
home-lobby = U predvorje
home-all-games = Sve moje partije
home-learn = Nauči igru
home-choose = Odaberi partiju
home-resume = Nastavi: { $first } i { $second }

## A new game

opponent-is-computer = S računalom
opponent-is-person = Udvoje ovdje
opponent-is-invite = Preko poveznice
opponent-is-watch = Dva računala
new-name = Vaše ime
name-guest = Gost
name-one = Igrač 1
name-two = Igrač 2
name-other = Drugi igrač
# As in English.
namesake = { $name } II
kind-standard = Obična
kind-standard-about = Redovi, stupci i dijagonale; računaju se sve četiri osobine.
kind-beginners = Za početnike
kind-beginners-about = Računaju se samo neke osobine.
kind-advanced = Za napredne
kind-advanced-about = Računa se i devet kvadrata 2 × 2.
kind-squares = Samo kvadrati
kind-squares-about = Računaju se samo kvadrati 2 × 2.
kind-hard = Teška
kind-hard-about = Četiri figure moraju dijeliti dvije osobine.
kind-own = Po vašoj želji
kind-own-about = Sami složite što se računa.
calling-spoken-about = Quarto pobjeđuje samo ako se najavi, kao u tiskanim pravilima.
calling-automatic = Automatska
calling-automatic-about = Quarto sam donosi pobjedu onome tko ga dovrši.
new-late-call-about = I nakon davanja može se najaviti dok figura nije postavljena.
clock-none = bez sata
clock-move = { $seconds ->
    [one] { $seconds } sekunda za potez
    [few] { $seconds } sekunde za potez
   *[other] { $seconds } sekundi za potez
}
clock-place = { $seconds ->
    [one] { $seconds } sekunda za postavljanje, isto toliko za davanje
    [few] { $seconds } sekunde za postavljanje, isto toliko za davanje
   *[other] { $seconds } sekundi za postavljanje, isto toliko za davanje
}
clock-main = { $minutes ->
    [one] { $minutes } minuta, plus { $increment } s po potezu
    [few] { $minutes } minute, plus { $increment } s po potezu
   *[other] { $minutes } minuta, plus { $increment } s po potezu
}
clock-whole = { $minutes ->
    [one] { $minutes } minuta za cijelu partiju
    [few] { $minutes } minute za cijelu partiju
   *[other] { $minutes } minuta za cijelu partiju
}
clock-days = { $days ->
    [one] { $days } dan za potez
    [few] { $days } dana za potez
   *[other] { $days } dana za potez
}
starter-dice = Odlučuju kockice

## The computer's name at each level

# As in English.
opponent-newcomer = Pip
# As in English.
opponent-child = Mia
opponent-beginner = Borna
# As in English.
opponent-casual = Lena
opponent-attentive = Maja
# As in English.
opponent-regular = Hugo
# As in English.
opponent-club = Nora
# As in English.
opponent-strong = Viktor
# As in English.
opponent-master = Ada
opponent-perfect = Sokrat

## At the table

game-coming = Pripremamo stol…
game-gone = Ova partija nije ovdje
desk-label = Vaša strana stola
board-label = Ploča
cell-empty = { $cell }: prazno.
bar-you = vi
bar-level = razina { $number } · { $name }
clock-label = Preostalo vrijeme
clock-warning = Još deset sekundi.
# As in English.
clock-days-left = { $days } d { $time }

agreed-automatic = automatska najava
agreed-forfeit = pogrešna najava gubi
agreed-late-call = kasna najava

duty-place-you = Vaš potez: postavite figuru
duty-place-here = { $player }, postavite figuru
duty-place-other = { $player } postavlja figuru
duty-give-you = Odaberite figuru za igrača { $other }
duty-give-here = { $player }, odaberite figuru za igrača { $other }
duty-give-other = { $player } bira figuru za igrača { $other }
duty-give-to-you = { $player } bira figuru za vas
duty-end-turn-you = Najavite ili završite potez
duty-end-turn-here = { $player }, najavite ili završite potez
duty-end-turn-other = { $player } ima zadnju priliku za najavu
duty-point-you = Dodirnite četiri figure
duty-point-here = { $player }, dodirnite četiri figure
duty-point-other = { $player } najavljuje i pokazuje
duty-paused = Partija je pauzirana

# The red button.
# As in English.
call = Quarto!
# As in English.
call-by = Quarto! ({ $player })
end-turn = Završi potez
point-shape = Odaberite gdje je quarto
point-shape-none = Gdje…
point-confirm = Pokaži
point-cancel = Odustani
agree = Prihvati
decline = Odbij

said-places = { $player } postavlja { $piece } na { $cell }.
said-gives = { $player } daje { $piece } igraču { $other }.
said-gives-you = { $player } vam daje { $piece }.
said-calls = { $player } najavljuje: „Quarto!”
said-call-failed = { $player } uzalud najavljuje.
said-your-call-failed = Uzalud ste najavili.
said-offers-draw = { $player } nudi remi.
said-asks-take-back = { $player } moli da vrati potez.
said-declined = { $player } odbija.
said-taken-back = Potez je vraćen.
said-resumed = Partija se nastavlja.

dice-throw = { $first } baca { $a }, { $second } baca { $b }.
dice-begins = { $first } počinje.

cover-title = Dodajte uređaj igraču { $player }
cover-ready = Ja sam { $player }

## The menu of a game

menu-title = Izbornik partije
menu-elsewhere = Druge stranice
menu-sound-on = Zvuk: uključen
menu-sound-off = Zvuk: isključen
do-by = { $player }: { $what }
do-ask-take-back = Vrati potez
do-claim-win = Zatraži pobjedu
do-pause = Pauza
do-resume = Nastavi
do-offer-draw = Ponudi remi
do-agree-draw = Dogovori remi
do-abort = Otkaži partiju
do-resign = Predaj partiju
sure-resign = Predajete partiju? Pobjeđuje drugi igrač.
sure-draw = Slažete li se oboje s remijem?
sure-abort = Otkazati partiju? Nitko ne pobjeđuje.
sure-no = Igraj dalje

## Moves, typed and listed

moves-title = Potezi
moves-none = Još nema poteza.
looking-back = Gledate prethodne poteze.
looking-back-return = Natrag na partiju
typed-title = Upisuj poteze, slušaj ploču
typed-label = Potez
typed-do = Izvrši
typed-help = b2>7 postavlja na b2 i daje 7; b2 ili >7 čine jedno od toga; ! najavljuje, !3 najavljuje red 3; ?3 čita red 3, a ? cijelu ploču.
typed-not-understood = Nije jasno: { $text }.
read-title = Pročitaj ploču
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = Nakon partije
result-you-win = Pobijedili ste!
result-you-lose = Izgubili ste
result-wins = { $player } pobjeđuje
result-draw = Remi
result-none = Bez rezultata
rematch = Još jednom
rematch-there = Na sljedeću partiju
review-title = Zašto?
review-coming = Pregledavamo partiju…
replay-controls = Prođi kroz partiju
replay-start = Na početak
replay-back = Natrag
replay-onward = Naprijed
replay-end = Na kraj
replay-slider = Trenutak partije
replay-beginning = Početak
share-title = Spremi i podijeli
share-copy-record = Kopiraj zapis
share-save-record = Spremi zapis
share-svg = Slika (SVG)
share-png = Slika (PNG)
share-link = Kopiraj poveznicu na poziciju
share-copied = Kopirano.
share-not-copied = Ovaj preglednik ne dopušta stranici kopiranje.
share-no-png = Slika se nije mogla izraditi.

## Games in lists, and titles of pages where people meet

title-lobby = Predvorje – Kvarto
title-games = Moje partije – Kvarto
title-account = Račun – Kvarto
title-return = Povratak – Kvarto
title-turns = ({ $count }) { $title }
agreed-spoken = quarto se najavljuje
agreed-not-casual = bez vraćanja poteza
mine-your-turn = vi ste na potezu
mine-others-turn = na potezu: { $player }
mine-deadline = vrijeme istječe { $when }
mine-table-link = Stol za onoga tko ima poveznicu
mine-table-lobby = Stol u predvorju
mine-won = pobjeda
mine-lost = poraz
mine-drawn = remi
mine-no-result = bez rezultata
ended-quarto = quartom
ended-draw = sve figure postavljene
ended-agreement = dogovorom
ended-time = isteklo vrijeme
ended-resignation = predajom
ended-forfeit = pogrešnom najavom
ended-abandoned = netko je otišao
ended-aborted = otkazana
ended-unknown = razlog nepoznat
return-make = Napravi poveznicu

## The way to the course

title-learn = Naučite igru – Kvarto
title-lesson = { $title } – Kvarto
nav-learn = Učenje

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Zadaci
nav-analysis = Analiza
title-puzzles = Zadaci – Kvarto
title-analysis = Analiza – Kvarto
to-analysis = Analiziraj poziciju
to-analysis-game = Analiziraj partiju
verdict-best = najbolji
verdict-fine = dobar
verdict-mistake = pogreška
verdict-blunder = gruba pogreška
verdict-decisive = presudna pogreška
verdict-unknown = nije ocijenjen
