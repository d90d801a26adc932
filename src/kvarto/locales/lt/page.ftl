### The page: everything but the words of the game itself and the page of rules.

# As in English.
name = Kvarto

## The way around

skip = Prie turinio
nav-label = Puslapiai
nav-home = Pradžia
nav-menu = Meniu
nav-new = Nauja partija
nav-lobby = Salė
nav-games = Mano partijos
nav-games-wait = { $count ->
    [one] (tavo ėjimo laukia { $count } partija)
    [few] (tavo ėjimo laukia { $count } partijos)
    [many] (tavo ėjimo laukia { $count } partijos)
   *[other] (tavo ėjimo laukia { $count } partijų)
}
nav-account = Paskyra
nav-rules = Taisyklės
nav-settings = Nuostatos
nav-about = Apie
nav-replay = Atverti įrašą
language = Kalba
close = Užverti

## Titles of the browser's window

title-home = Kvarto: šešiolikos figūrų žaidimas
title-new = Nauja partija – Kvarto
title-replay = Įrašas – Kvarto
title-position = Pozicija
title-rules = Taisyklės – Kvarto
title-settings = Nuostatos – Kvarto
title-about = Apie – Kvarto
title-nowhere = Nerasta – Kvarto
title-game = { $first } ir { $second }

## When something goes wrong

page-refused = Taip negalima: { $what }.
page-not-reached = Serveris nepasiekiamas. Bandyk vėl po akimirkos.
line-lost = Ryšys nutrūko. Bandoma jį atkurti…
nowhere-title = Čia nieko nėra
nowhere-text = Puslapio šiuo adresu nėra.

## The first page

home-about = Niekada nesirenki figūros, kurią statai: ją tau duoda varžovas. Keturios vienoje linijoje, turinčios ką nors bendra, laimi, jei tai pamatai ir sušunki „Quarto!“ pirmiau už kitą.
home-play = Žaisti
home-friend = Žaisti su draugu
home-lobby = Į salę
home-all-games = Visos mano partijos
home-learn = Išmok žaisti
home-choose = Pasirink partiją
home-resume = Tęsti: { $first } ir { $second }

## A new game

opponent-is-computer = Su kompiuteriu
opponent-is-person = Dviese šiuo įrenginiu
opponent-is-invite = Su kuo nors per nuorodą
opponent-is-watch = Kompiuteris su kompiuteriu
new-name = Tavo vardas
name-guest = Svečias
name-one = Žaidėjas 1
name-two = Žaidėjas 2
name-other = Kitas žaidėjas
# As in English.
namesake = { $name } II
kind-standard = Įprastas
kind-standard-about = Eilės, stulpeliai ir įstrižainės; svarbūs visi keturi požymiai.
kind-beginners = Pradedantiesiems
kind-beginners-about = Svarbūs tik kai kurie požymiai.
kind-advanced = Pažengusiems
kind-advanced-about = Tinka ir devyni 2 × 2 kvadratai.
kind-squares = Tik kvadratai
kind-squares-about = Tinka tik 2 × 2 kvadratai.
kind-hard = Sunkus
kind-hard-about = Keturios turi turėti du bendrus požymius.
kind-own = Savas
kind-own-about = Susidėliok, kas svarbu.
calling-spoken-about = Quarto laimi tik paskelbus, kaip spausdintame žaidime.
calling-automatic = Automatiškai
calling-automatic-about = Kas užbaigia quarto, laimi ir be skelbimo.
new-late-call-about = Davus figūrą dar galima skelbti, kol ji nepastatyta.
clock-none = be laikrodžio
clock-move = { $seconds ->
    [one] { $seconds } sekundė ėjimui
    [few] { $seconds } sekundės ėjimui
    [many] { $seconds } sekundės ėjimui
   *[other] { $seconds } sekundžių ėjimui
}
clock-place = { $seconds ->
    [one] { $seconds } sekundė pastatyti, tiek pat duoti
    [few] { $seconds } sekundės pastatyti, tiek pat duoti
    [many] { $seconds } sekundės pastatyti, tiek pat duoti
   *[other] { $seconds } sekundžių pastatyti, tiek pat duoti
}
clock-main = { $minutes ->
    [one] { $minutes } minutė ir dar { $increment } s ėjimui
    [few] { $minutes } minutės ir dar { $increment } s ėjimui
    [many] { $minutes } minutės ir dar { $increment } s ėjimui
   *[other] { $minutes } minučių ir dar { $increment } s ėjimui
}
clock-whole = { $minutes ->
    [one] { $minutes } minutė visai partijai
    [few] { $minutes } minutės visai partijai
    [many] { $minutes } minutės visai partijai
   *[other] { $minutes } minučių visai partijai
}
clock-days = { $days ->
    [one] { $days } diena ėjimui
    [few] { $days } dienos ėjimui
    [many] { $days } dienos ėjimui
   *[other] { $days } dienų ėjimui
}
starter-dice = Lemia kauliukai

## The computer's name at each level

opponent-newcomer = Pipas
opponent-child = Mija
opponent-beginner = Benas
# As in English.
opponent-casual = Lena
opponent-attentive = Maja
opponent-regular = Jonas
# As in English.
opponent-club = Nora
opponent-strong = Viktoras
# As in English.
opponent-master = Ada
opponent-perfect = Saliamonas

## At the table

game-coming = Stalas ruošiamas…
game-gone = Šios partijos čia nėra
desk-label = Tavo stalo pusė
board-label = Lenta
cell-empty = { $cell }: tuščias.
bar-you = tu
bar-level = { $number } lygis · { $name }
clock-label = Liko laiko
clock-warning = Liko dešimt sekundžių.
clock-days-left = { $days } d. { $time }

agreed-automatic = skelbiama automatiškai
agreed-forfeit = klaidingai paskelbus pralaimima
agreed-late-call = vėlyvas skelbimas

duty-place-you = Tavo ėjimas: statyk figūrą
duty-place-here = { $player }, statyk figūrą
duty-place-other = { $player } stato figūrą
duty-give-you = Parink figūrą, kurią statys { $other }
duty-give-here = { $player }, parink figūrą, kurią statys { $other }
duty-give-other = { $player } parenka figūrą, kurią statys { $other }
duty-give-to-you = { $player } parenka tau figūrą
duty-end-turn-you = Skelbk arba baik ėjimą
duty-end-turn-here = { $player }, skelbk arba baik ėjimą
duty-end-turn-other = { $player } turi paskutinę progą skelbti
duty-point-you = Paliesk keturias figūras
duty-point-here = { $player }, paliesk keturias figūras
duty-point-other = { $player } paskelbė ir rodo
duty-paused = Partija pristabdyta

# As in English.
call = Quarto!
# As in English.
call-by = Quarto! ({ $player })
end-turn = Baigti ėjimą
point-shape = Pasirink, kur
point-shape-none = Kur…
point-confirm = Rodyti
point-cancel = Atsisakyti
agree = Sutinku
decline = Nesutinku

said-places = { $player } stato į { $cell } { $piece }.
said-gives = { $player } duoda { $piece }, ją statys { $other }.
said-gives-you = { $player } duoda tau { $piece }.
said-calls = { $player } šaukia „Quarto!“
said-call-failed = { $player } skelbė veltui.
said-your-call-failed = Paskelbei veltui.
said-offers-draw = { $player } siūlo lygiąsias.
said-asks-take-back = { $player } prašo atšaukti ėjimą.
said-declined = { $player } nesutinka.
said-taken-back = Ėjimas atšauktas.
said-resumed = Partija tęsiama.

dice-throw = { $first } išmeta { $a }, { $second } išmeta { $b }.
dice-begins = { $first } pradeda.

cover-title = Perduok įrenginį. Dabar: { $player }
cover-ready = Tai aš, { $player }

## The menu of a game

menu-title = Partijos meniu
menu-elsewhere = Kiti puslapiai
menu-sound-on = Garsas: įjungtas
menu-sound-off = Garsas: išjungtas
do-by = { $player }: { $what }
do-ask-take-back = Atšaukti ėjimą
do-claim-win = Reikalauti pergalės
do-pause = Pristabdyti
do-resume = Tęsti
do-offer-draw = Siūlyti lygiąsias
do-agree-draw = Sutarti lygiąsias
do-abort = Nutraukti partiją
do-resign = Pasiduoti
sure-resign = Pasiduodi? Laimės kitas žaidėjas.
sure-draw = Ar abu sutinkate su lygiosiomis?
sure-abort = Nutraukti partiją? Niekas nelaimės.
sure-no = Žaisti toliau

## Moves, typed and listed

moves-title = Ėjimai
moves-none = Ėjimų dar nebuvo.
looking-back = Žiūri ankstesnius ėjimus.
looking-back-return = Grįžti į partiją
typed-title = Rašyti ėjimus, perskaityti lentą
typed-label = Ėjimas
typed-do = Atlikti
typed-help = b2>7 stato į b2 ir duoda 7; b2 arba >7 daro vieną iš dviejų; ! skelbia, !3 skelbia 3 eilę; ?3 perskaito 3 eilę, ? visą lentą.
typed-not-understood = Nesuprantama: { $text }.
read-title = Perskaityti lentą
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = Po partijos
result-you-win = Laimėjai!
result-you-lose = Pralaimėjai
result-wins = { $player } laimi
result-draw = Lygiosios
result-none = Be rezultato
rematch = Dar kartą
rematch-there = Į kitą partiją
review-title = Kodėl?
review-coming = Partija peržiūrima…
replay-controls = Peržiūrėti partiją
replay-start = Į pradžią
replay-back = Atgal
replay-onward = Pirmyn
replay-end = Į pabaigą
replay-slider = Partijos akimirka
replay-beginning = Pradžia
share-title = Išsaugoti ir dalytis
share-copy-record = Kopijuoti įrašą
share-save-record = Išsaugoti įrašą
share-svg = Paveikslėlis (SVG)
share-png = Paveikslėlis (PNG)
share-link = Kopijuoti pozicijos nuorodą
share-copied = Nukopijuota.
share-not-copied = Ši naršyklė neleidžia puslapiui kopijuoti.
share-no-png = Paveikslėlio sukurti nepavyko.

## Games in lists, and titles of pages where people meet

title-lobby = Salė – Kvarto
title-games = Mano partijos – Kvarto
title-account = Paskyra – Kvarto
title-return = Sugrįžimas – Kvarto
title-turns = ({ $count }) { $title }
agreed-spoken = skelbiama balsu
agreed-not-casual = ėjimai neatšaukiami
mine-your-turn = tavo ėjimas
mine-others-turn = eina { $player }
mine-deadline = laikas baigsis { $when }
mine-table-link = Stalas tam, kas turi nuorodą
mine-table-lobby = Stalas salėje
mine-won = laimėta
mine-lost = pralaimėta
mine-drawn = lygiosios
mine-no-result = be rezultato
ended-quarto = quarto
ended-draw = visos figūros pastatytos
ended-agreement = susitarus
ended-time = baigėsi laikas
ended-resignation = pasidavus
ended-forfeit = dėl klaidingo skelbimo
ended-abandoned = kažkas išėjo
ended-aborted = nutraukta
ended-unknown = dėl nežinomos priežasties
return-make = Sukurti nuorodą

## The way to the course

title-learn = Išmok žaisti – Kvarto
# As in English.
title-lesson = { $title } – Kvarto
nav-learn = Mokytis

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Uždaviniai
nav-analysis = Analizė
title-puzzles = Uždaviniai – Kvarto
title-analysis = Analizė – Kvarto
to-analysis = Nagrinėti šią poziciją
to-analysis-game = Nagrinėti šią partiją
verdict-best = geriausias
verdict-fine = geras
verdict-mistake = klaida
verdict-blunder = šiurkšti klaida
verdict-decisive = lemiama klaida
verdict-unknown = neįvertintas
