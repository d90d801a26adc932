### The page: everything but the words of the game itself and the page of rules.

# As in English.
name = Kvarto

## The way around

skip = Sari la conținut
nav-label = Pagini
nav-home = Prima pagină
nav-menu = Meniu
nav-new = Partidă nouă
nav-lobby = Sala de joc
nav-games = Partidele mele
nav-games-wait = { $count ->
    [one] (e rândul tău într-o partidă)
    [few] (e rândul tău în { $count } partide)
   *[other] (e rândul tău în { $count } de partide)
}
nav-account = Cont
nav-rules = Reguli
nav-settings = Setări
nav-about = Despre
nav-replay = Deschide o înregistrare
language = Limba
close = Închide

## Titles of the browser's window

title-home = Kvarto: jocul cu șaisprezece piese
title-new = Partidă nouă – Kvarto
title-replay = Înregistrare – Kvarto
title-position = O poziție
title-rules = Reguli – Kvarto
title-settings = Setări – Kvarto
title-about = Despre – Kvarto
title-nowhere = Negăsit – Kvarto
title-game = { $first } și { $second }

## When something goes wrong

page-refused = Nu merge: { $what }.
page-not-reached = Serverul nu răspunde. Mai încearcă peste puțin timp.
line-lost = Conexiunea s-a pierdut. Încercăm s-o refacem…
nowhere-title = Aici nu e nimic
nowhere-text = Nicio pagină nu are această adresă.

## The first page

home-about = Nu alegi niciodată piesa pe care o așezi: ți-o dă adversarul. Patru în linie care au ceva în comun câștigă, dacă le vezi și strigi „Quarto!” înaintea celuilalt.
home-play = Joacă
home-friend = Joacă cu un prieten
home-lobby = Spre sala de joc
home-all-games = Toate partidele mele
home-learn = Învață jocul
home-choose = Alege-ți partida
home-resume = Continuă: { $first } și { $second }

## A new game

opponent-is-computer = Cu calculatorul
opponent-is-person = În doi pe acest dispozitiv
opponent-is-invite = Cu cineva, prin link
opponent-is-watch = Calculator contra calculator
new-name = Numele tău
name-guest = Vizitator
name-one = Jucătorul 1
name-two = Jucătorul 2
name-other = Celălalt jucător
# As in English.
namesake = { $name } II
# As in English.
kind-standard = Standard
kind-standard-about = Rânduri, coloane și diagonale; contează toate cele patru însușiri.
kind-beginners = Începători
kind-beginners-about = Contează doar unele însușiri.
kind-advanced = Avansat
kind-advanced-about = Contează și cele nouă careuri de 2 × 2.
kind-squares = Doar careuri
kind-squares-about = Contează doar careurile de 2 × 2.
kind-hard = Greu
kind-hard-about = Cele patru trebuie să aibă două însușiri comune.
kind-own = Pe gustul tău
kind-own-about = Alege tu ce contează.
calling-spoken-about = Un quarto câștigă doar dacă e anunțat, ca în jocul tipărit.
calling-automatic = Automat
calling-automatic-about = Cine completează un quarto câștigă fără să anunțe.
new-late-call-about = Și după ce ai dat piesa poți anunța, până când e așezată.
clock-none = fără ceas
clock-move = { $seconds ->
    [one] o secundă pe mutare
    [few] { $seconds } secunde pe mutare
   *[other] { $seconds } de secunde pe mutare
}
clock-place = { $seconds ->
    [one] { $seconds } secundă pentru așezat, tot atât pentru dat
    [few] { $seconds } secunde pentru așezat, tot atâtea pentru dat
   *[other] { $seconds } de secunde pentru așezat, tot atâtea pentru dat
}
clock-main = { $minutes ->
    [one] un minut, plus { $increment } s pe mutare
    [few] { $minutes } minute, plus { $increment } s pe mutare
   *[other] { $minutes } de minute, plus { $increment } s pe mutare
}
clock-whole = { $minutes ->
    [one] un minut pentru toată partida
    [few] { $minutes } minute pentru toată partida
   *[other] { $minutes } de minute pentru toată partida
}
clock-days = { $days ->
    [one] o zi pe mutare
    [few] { $days } zile pe mutare
   *[other] { $days } de zile pe mutare
}
starter-dice = Hotărăsc zarurile

## The computer's name at each level

# As in English.
opponent-newcomer = Pip
# As in English.
opponent-child = Mia
opponent-beginner = Radu
opponent-casual = Ilinca
opponent-attentive = Matei
opponent-regular = Horia
# As in English.
opponent-club = Nora
opponent-strong = Victor
# As in English.
opponent-master = Ada
opponent-perfect = Solomon

## At the table

game-coming = Se pune masa…
game-gone = Partida aceasta nu e aici
desk-label = Partea ta de masă
board-label = Tablă
cell-empty = { $cell }: goală.
bar-you = tu
bar-level = nivelul { $number } · { $name }
clock-label = Timp rămas
clock-warning = Mai sunt zece secunde.
clock-days-left = { $days } z { $time }

agreed-automatic = anunț automat
agreed-forfeit = cu anunț greșit pierzi
agreed-late-call = anunț întârziat

duty-place-you = E rândul tău: așază piesa
duty-place-here = { $player }, așază piesa
duty-place-other = { $player } așază piesa
duty-give-you = Alege o piesă pentru { $other }
duty-give-here = { $player }, alege o piesă pentru { $other }
duty-give-other = { $player } alege o piesă pentru { $other }
duty-give-to-you = { $player } alege o piesă pentru tine
duty-end-turn-you = Anunță sau încheie mutarea
duty-end-turn-here = { $player }, anunță sau încheie mutarea
duty-end-turn-other = { $player } are o ultimă șansă să anunțe
duty-point-you = Atinge cele patru piese
duty-point-here = { $player }, atinge cele patru piese
duty-point-other = { $player } a anunțat și arată
duty-paused = Partida e în pauză

# As in English.
call = Quarto!
# As in English.
call-by = Quarto! ({ $player })
end-turn = Încheie mutarea
point-shape = Alege o formă
point-shape-none = Formă…
point-confirm = Arată
point-cancel = Renunță
agree = De acord
decline = Refuz

said-places = { $player } așază pe { $cell } { $piece }.
said-gives = { $player } dă { $piece }. O va așeza { $other }.
said-gives-you = { $player } îți dă { $piece }.
said-calls = { $player } strigă „Quarto!”
said-call-failed = { $player } a anunțat degeaba.
said-your-call-failed = Ai anunțat degeaba.
said-offers-draw = { $player } propune remiză.
said-asks-take-back = { $player } cere să ia înapoi o mutare.
said-declined = { $player } refuză.
said-taken-back = O mutare a fost luată înapoi.
said-resumed = Partida continuă.

dice-throw = { $first } aruncă { $a }, { $second } aruncă { $b }.
dice-begins = { $first } începe.

cover-title = Dă dispozitivul mai departe. Urmează { $player }
cover-ready = Eu sunt { $player }

## The menu of a game

menu-title = Meniul partidei
menu-elsewhere = Alte pagini
menu-sound-on = Sunet: da
menu-sound-off = Sunet: nu
do-by = { $player }: { $what }
do-ask-take-back = Ia înapoi o mutare
do-claim-win = Revendică victoria
do-pause = Pauză
do-resume = Continuă
do-offer-draw = Propune remiză
do-agree-draw = Remiză de comun acord
do-abort = Anulează partida
do-resign = Cedează
sure-resign = Cedezi? Câștigă celălalt jucător.
sure-draw = Sunteți amândoi de acord cu remiza?
sure-abort = Anulezi partida? Nu câștigă nimeni.
sure-no = Joacă mai departe

## Moves, typed and listed

moves-title = Mutări
moves-none = Încă nu s-a făcut nicio mutare.
looking-back = Te uiți la mutări anterioare.
looking-back-return = Înapoi la partidă
typed-title = Scrie mutări, ascultă tabla
typed-label = Mutare
typed-do = Joacă
typed-help = b2>7 așază pe b2 și dă 7; b2 sau >7 fac una din două; ! anunță, !3 anunță rândul 3; ?3 citește rândul 3, ? toată tabla.
typed-not-understood = { $text } nu se înțelege.
read-title = Citește tabla
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = După partidă
result-you-win = Ai câștigat!
result-you-lose = Ai pierdut
result-wins = { $player } câștigă
result-draw = Remiză
result-none = Fără rezultat
rematch = Încă o dată
rematch-there = La partida următoare
review-title = De ce?
review-coming = Se analizează partida…
replay-controls = Parcurge partida
replay-start = La început
replay-back = Înapoi
replay-onward = Înainte
replay-end = La sfârșit
replay-slider = Momentul partidei
replay-beginning = Început
share-title = Păstrează și distribuie
share-copy-record = Copiază înregistrarea
share-save-record = Salvează înregistrarea
share-svg = Imagine (SVG)
share-png = Imagine (PNG)
share-link = Copiază un link la poziție
share-copied = Copiat.
share-not-copied = Browserul acesta nu lasă pagina să copieze.
share-no-png = Imaginea nu s-a putut face.

## Games in lists, and titles of pages where people meet

title-lobby = Sala de joc – Kvarto
title-games = Partidele mele – Kvarto
title-account = Cont – Kvarto
title-return = Revenire – Kvarto
title-turns = ({ $count }) { $title }
agreed-spoken = cu anunț
agreed-not-casual = fără mutări luate înapoi
mine-your-turn = e rândul tău
mine-others-turn = mută { $player }
mine-deadline = timpul expiră { $when }
mine-table-link = O masă pentru cine are linkul
mine-table-lobby = O masă în sală
mine-won = victorie
mine-lost = înfrângere
mine-drawn = remiză
mine-no-result = fără rezultat
ended-quarto = prin quarto
ended-draw = s-au așezat toate piesele
ended-agreement = de comun acord
ended-time = timp expirat
ended-resignation = prin cedare
ended-forfeit = prin anunț greșit
ended-abandoned = cineva a plecat
ended-aborted = anulată
ended-unknown = din motiv necunoscut
return-make = Creează un link

## The way to the course

title-learn = Învață jocul – Kvarto
# As in English.
title-lesson = { $title } – Kvarto
nav-learn = Învață

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Probleme
nav-analysis = Analiză
title-puzzles = Probleme – Kvarto
title-analysis = Analiză – Kvarto
to-analysis = Analizează poziția
to-analysis-game = Analizează partida
verdict-best = cea mai bună
verdict-fine = bună
verdict-mistake = greșeală
verdict-blunder = gafă
verdict-decisive = greșeală decisivă
verdict-unknown = nejudecată
