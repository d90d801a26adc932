### The page: everything but the words of the game itself and the page of rules.

# As in English.
name = Kvarto

## The way around

skip = Uz saturu
nav-label = Lapas
nav-home = Sākumlapa
nav-menu = Izvēlne
nav-new = Jauna partija
nav-lobby = Vestibils
nav-games = Manas partijas
# Said after "My games".
nav-games-wait = { $count ->
    [zero] (tava kārta { $count } partijās)
    [one] (tava kārta { $count } partijā)
   *[other] (tava kārta { $count } partijās)
}
nav-account = Konts
nav-rules = Noteikumi
nav-settings = Iestatījumi
nav-about = Par Kvarto
nav-replay = Atvērt pierakstu
language = Valoda
close = Aizvērt

## Titles of the browser's window

title-home = Kvarto: sešpadsmit figūru spēle
title-new = Jauna partija – Kvarto
title-replay = Pieraksts – Kvarto
title-position = Pozīcija
title-rules = Noteikumi – Kvarto
title-settings = Iestatījumi – Kvarto
title-about = Par Kvarto
title-nowhere = Nav atrasts – Kvarto
title-game = { $first } un { $second }

## When something goes wrong

page-refused = Tā nevar: { $what }.
page-not-reached = Serveris nav sasniedzams. Lūdzu, pēc brīža mēģini vēlreiz.
line-lost = Savienojums ir zudis. Mēģinām to atjaunot…
nowhere-title = Te nekā nav
nowhere-text = Nevienai lapai nav šādas adreses.

## The first page

home-about = Figūru, ko liec, izvēlas nevis tu, bet pretinieks. Četras vienā līnijā, kam ir kas kopīgs, uzvar – ja tu to ieraugi un sauc „Quarto!” pirms otra.
home-play = Spēlēt
home-friend = Spēlēt ar draugu
home-lobby = Uz vestibilu
home-all-games = Visas manas partijas
home-learn = Iemācies spēlēt
home-choose = Izvēlies spēli
home-resume = Turpināt: { $first } un { $second }

## A new game

opponent-is-computer = Dators
opponent-is-person = Divatā pie šīs ierīces
opponent-is-invite = Kāds ar saiti
opponent-is-watch = Vērot divus datorus
new-name = Tavs vārds
name-guest = Viesis
name-one = 1. spēlētājs
name-two = 2. spēlētājs
name-other = Otrs spēlētājs
# As in English.
namesake = { $name } II
kind-standard = Standarta
kind-standard-about = Rindas, kolonnas un diagonāles; skaitās visas četras pazīmes.
kind-beginners = Iesācējiem
kind-beginners-about = Skaitās tikai dažas pazīmes.
kind-advanced = Pieredzējušajiem
kind-advanced-about = Skaitās arī deviņi 2 × 2 kvadrāti.
kind-squares = Tikai kvadrāti
kind-squares-about = Skaitās tikai 2 × 2 kvadrāti.
kind-hard = Grūtais
kind-hard-about = Četrām jābūt divām kopīgām pazīmēm.
kind-own = Savs
kind-own-about = Saliec, kas skaitās.
calling-spoken-about = Quarto uzvar tikai tad, ja to piesaka, kā drukātajos noteikumos.
calling-automatic = Automātiski
calling-automatic-about = Quarto pats dod uzvaru tam, kurš to pabeidz.
new-late-call-about = Arī pēc figūras došanas var saukt, kamēr tā nav nolikta.
clock-none = bez pulksteņa
clock-move = { $seconds ->
    [zero] { $seconds } sekunžu gājienam
    [one] { $seconds } sekunde gājienam
   *[other] { $seconds } sekundes gājienam
}
clock-place = { $seconds } s likšanai un tikpat došanai
clock-main = { $minutes ->
    [zero] { $minutes } minūšu un vēl { $increment } s par gājienu
    [one] { $minutes } minūte un vēl { $increment } s par gājienu
   *[other] { $minutes } minūtes un vēl { $increment } s par gājienu
}
clock-whole = { $minutes ->
    [zero] { $minutes } minūšu visai partijai
    [one] { $minutes } minūte visai partijai
   *[other] { $minutes } minūtes visai partijai
}
clock-days = { $days ->
    [zero] { $days } dienu gājienam
    [one] { $days } diena gājienam
   *[other] { $days } dienas gājienam
}
starter-dice = Izšķir kauliņi

## The computer's name at each level

opponent-newcomer = Pips
opponent-child = Mija
opponent-beginner = Bens
# As in English.
opponent-casual = Lena
opponent-attentive = Maija
# As in English.
opponent-regular = Hugo
# As in English.
opponent-club = Nora
opponent-strong = Viktors
# As in English.
opponent-master = Ada
opponent-perfect = Sofija

## At the table

game-coming = Klājam galdu…
game-gone = Šīs partijas te nav
desk-label = Tava galda puse
board-label = Laukums
cell-empty = { $cell }: tukšs.
bar-you = tu
bar-level = { $number }. līmenis · { $name }
clock-label = Atlikušais laiks
clock-warning = Atlikušas desmit sekundes.
clock-days-left = { $days } d. { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = nav jāsauc
agreed-forfeit = par kļūdainu saucienu zaudē
agreed-late-call = vēlais sauciens

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = Tava kārta: noliec figūru
duty-place-here = { $player }, noliec figūru
duty-place-other = { $player } liek figūru
duty-give-you = Izvēlies figūru pretiniekam { $other }
duty-give-here = { $player }, izvēlies figūru pretiniekam { $other }
duty-give-other = { $player } izvēlas figūru pretiniekam { $other }
duty-give-to-you = { $player } izvēlas figūru tev
duty-end-turn-you = Sauc vai beidz gājienu
duty-end-turn-here = { $player }, sauc vai beidz gājienu
duty-end-turn-other = { $player } vēl var pēdējoreiz saukt
duty-point-you = Pieskaries četrām figūrām
duty-point-here = { $player }, pieskaries četrām figūrām
duty-point-other = { $player } sauca un tagad rāda
duty-paused = Partija ir pauzē

# As in English.
call = Quarto!
# As in English.
call-by = Quarto! ({ $player })
end-turn = Beigt gājienu
point-shape = Izvēlies, kur ir quarto
point-shape-none = Kur ir quarto…
point-confirm = Parādīt
point-cancel = Atcelt
agree = Piekrist
decline = Noraidīt

# What has happened, for screen readers and as short notes.
said-places = { $player } liek { $piece } uz { $cell }.
said-gives = { $player } dod { $piece } pretiniekam { $other }.
said-gives-you = { $player } dod tev { $piece }.
said-calls = { $player } sauc: „Quarto!”
said-call-failed = { $player } sauca velti.
said-your-call-failed = Tu sauci velti.
said-offers-draw = { $player } piedāvā neizšķirtu.
said-asks-take-back = { $player } lūdz atcelt gājienu.
said-declined = { $player } nepiekrīt.
said-taken-back = Gājiens tika atcelts.
said-resumed = Partija turpinās.

# The throw of dice at the beginning.
dice-throw = { $first } uzmet { $a }, { $second } uzmet { $b }.
dice-begins = Sāk { $first }.

# The device goes from hand to hand.
cover-title = Nodod ierīci spēlētājam { $player }
cover-ready = Es esmu { $player }

## The menu of a game

menu-title = Spēles izvēlne
menu-elsewhere = Citas lapas
menu-sound-on = Skaņa: ieslēgta
menu-sound-off = Skaņa: izslēgta
do-by = { $player }: { $what }
do-ask-take-back = Atcelt gājienu
do-claim-win = Pieprasīt uzvaru
do-pause = Pauze
do-resume = Turpināt
do-offer-draw = Piedāvāt neizšķirtu
do-agree-draw = Vienoties par neizšķirtu
do-abort = Anulēt partiju
do-resign = Padoties
sure-resign = Padoties? Uzvarēs otrs spēlētājs.
sure-draw = Vai abi piekrītat neizšķirtam?
sure-abort = Anulēt partiju? Neviens neuzvarēs.
sure-no = Spēlēt tālāk

## Moves, typed and listed

moves-title = Gājieni
moves-none = Vēl nav neviena gājiena.
looking-back = Tu skaties atpakaļ.
looking-back-return = Atpakaļ pie partijas
typed-title = Rakstīt gājienus, klausīties laukumu
typed-label = Gājiens
typed-do = Izdarīt
typed-help = b2>7 liek uz b2 un dod 7; b2 vai >7 dara vienu no abiem; ! sauc, !3 sauc un parāda 3. rindu; ?3 nolasa 3. rindu, ? visu laukumu.
typed-not-understood = { $text } nav saprotams.
read-title = Nolasīt laukumu
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = Pēc partijas
result-you-win = Tu uzvarēji!
result-you-lose = Tu zaudēji
result-wins = Uzvar { $player }
result-draw = Neizšķirts
result-none = Bez rezultāta
rematch = Vēlreiz
rematch-there = Uz nākamo partiju
review-title = Kāpēc?
review-coming = Partija tiek izskatīta…
replay-controls = Iziet cauri partijai
replay-start = Uz sākumu
replay-back = Atpakaļ
replay-onward = Uz priekšu
replay-end = Uz beigām
replay-slider = Partijas brīdis
replay-beginning = Sākums
share-title = Saglabāt un dalīties
share-copy-record = Kopēt pierakstu
share-save-record = Saglabāt pierakstu
share-svg = Attēls (SVG)
share-png = Attēls (PNG)
share-link = Kopēt saiti uz šo pozīciju
share-copied = Nokopēts.
share-not-copied = Šī pārlūkprogramma neļauj lapai kopēt.
share-no-png = Attēlu neizdevās izveidot.

## Games in lists, and titles of pages where people meet

title-lobby = Vestibils – Kvarto
title-games = Manas partijas – Kvarto
title-account = Konts – Kvarto
title-return = Atgriešanās – Kvarto
title-turns = ({ $count }) { $title }
# In a row of what is agreed on.
agreed-spoken = jāsauc pašiem
agreed-not-casual = gājienus neatceļ
mine-your-turn = tava kārta
mine-others-turn = kārta: { $player }
# $when is such as "pēc 2 dienām".
mine-deadline = laiks beidzas { $when }
mine-table-link = Galds tiem, kam ir saite
mine-table-lobby = Galds vestibilā
mine-won = uzvara
mine-lost = zaudējums
mine-drawn = neizšķirts
mine-no-result = bez rezultāta
ended-quarto = ar quarto
ended-draw = visas figūras noliktas
ended-agreement = vienojoties
ended-time = beidzās laiks
ended-resignation = padodoties
ended-forfeit = kļūdains sauciens
ended-abandoned = kāds aizgāja
ended-aborted = anulēta
ended-unknown = iemesls nav zināms
return-make = Izveidot saiti

## The way to the course

title-learn = Iemācies spēlēt – Kvarto
title-lesson = { $title } – Kvarto
nav-learn = Mācīties

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Uzdevumi
nav-analysis = Analīze
title-puzzles = Uzdevumi – Kvarto
title-analysis = Analīze – Kvarto
to-analysis = Analizēt šo pozīciju
to-analysis-game = Analizēt šo partiju
verdict-best = labākais
verdict-fine = labs
verdict-mistake = kļūda
verdict-blunder = rupja kļūda
verdict-decisive = izšķiroša kļūda
verdict-unknown = nav vērtēts
