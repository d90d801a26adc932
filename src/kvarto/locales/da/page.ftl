### The page: everything but the words of the game itself and the page of rules.

name = Kvarto

## The way around

skip = Gå til indholdet
nav-label = Sider
nav-home = Forside
# As in English.
nav-menu = Menu
nav-new = Nyt parti
# As in English.
nav-lobby = Lobby
nav-games = Mine partier
# Said after "My games".
nav-games-wait = { $count ->
    [one] (det er din tur i ét parti)
   *[other] (det er din tur i { $count } partier)
}
nav-account = Konto
nav-rules = Regler
nav-settings = Indstillinger
nav-about = Om Kvarto
nav-replay = Åbn en notation
language = Sprog
close = Luk

## Titles of the browser's window

title-home = Kvarto: spillet med de seksten brikker
title-new = Nyt parti – Kvarto
title-replay = En notation – Kvarto
title-position = En stilling
title-rules = Regler – Kvarto
title-settings = Indstillinger – Kvarto
title-about = Om Kvarto
title-nowhere = Ikke fundet – Kvarto
title-game = { $first } og { $second }

## When something goes wrong

page-refused = Det går ikke: { $what }.
page-not-reached = Der er ikke forbindelse til serveren. Prøv igen om lidt.
line-lost = Forbindelsen er væk. Prøver at få den igen …
nowhere-title = Her er ikke noget
nowhere-text = Der er ingen side på den adresse.

## The first page

home-about = Du vælger aldrig selv den brik, du sætter: din modstander giver dig den. Fire på linje, der har noget til fælles, vinder, hvis du ser det og råber »Quarto!«, før den anden gør det.
home-play = Spil
home-friend = Spil med en ven
home-lobby = Til lobbyen
home-all-games = Alle mine partier
home-learn = Lær spillet
home-choose = Vælg dit spil
home-resume = Fortsæt: { $first } og { $second }

## A new game

opponent-is-computer = Computeren
opponent-is-person = To ved denne enhed
opponent-is-invite = En med et link
opponent-is-watch = Se to computere spille
new-name = Dit navn
name-guest = Gæst
name-one = Spiller 1
name-two = Spiller 2
name-other = Den anden spiller
namesake = { $name } II
# As in English.
kind-standard = Standard
kind-standard-about = Rækker, kolonner og diagonaler; alle fire egenskaber tæller.
kind-beginners = Begyndere
kind-beginners-about = Kun nogle af egenskaberne tæller.
kind-advanced = For øvede
kind-advanced-about = De ni firkanter på 2 × 2 tæller også.
kind-squares = Kun firkanter
kind-squares-about = Kun firkanterne på 2 × 2 tæller.
kind-hard = Svær
kind-hard-about = De fire skal have to egenskaber til fælles.
kind-own = Din egen
kind-own-about = Sæt selv sammen, hvad der tæller.
calling-spoken-about = En quarto vinder kun, når nogen råber, som i de trykte regler.
calling-automatic = Automatisk
calling-automatic-about = Den, der laver en quarto, vinder automatisk.
new-late-call-about = Når brikken er givet, må man stadig råbe, indtil den er sat.
clock-none = uden ur
clock-move = { $seconds ->
    [one] ét sekund pr. træk
   *[other] { $seconds } sekunder pr. træk
}
clock-place = { $seconds } sekunder til at sætte, lige så mange til at give
clock-main = { $minutes ->
    [one] ét minut, plus { $increment } sekunder pr. træk
   *[other] { $minutes } minutter, plus { $increment } sekunder pr. træk
}
clock-whole = { $minutes ->
    [one] ét minut til hele partiet
   *[other] { $minutes } minutter til hele partiet
}
clock-days = { $days ->
    [one] én dag pr. træk
   *[other] { $days } dage pr. træk
}
starter-dice = Terningerne afgør det

## The computer's name at each level

opponent-newcomer = Pip
opponent-child = Mia
opponent-beginner = Ben
opponent-casual = Lena
opponent-attentive = Maja
opponent-regular = Hugo
opponent-club = Nora
opponent-strong = Viktor
opponent-master = Ada
opponent-perfect = Mimer

## At the table

game-coming = Brikkerne stilles frem …
game-gone = Dette parti findes ikke her
desk-label = Din side af bordet
board-label = Bræt
cell-empty = { $cell }: tomt.
bar-you = dig
bar-level = niveau { $number } · { $name }
clock-label = Tid tilbage
clock-warning = Ti sekunder tilbage.
# As in English.
clock-days-left = { $days } d { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = quarto tæller af sig selv
agreed-forfeit = den, der råber forkert, taber
agreed-late-call = sent råb

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = Din tur: sæt brikken
duty-place-here = { $player }, sæt brikken
duty-place-other = { $player } sætter brikken
duty-give-you = Vælg en brik til { $other }
duty-give-here = { $player }, vælg en brik til { $other }
duty-give-other = { $player } vælger en brik til { $other }
duty-give-to-you = { $player } vælger en brik til dig
duty-end-turn-you = Råb, eller slut din tur
duty-end-turn-here = { $player }, råb, eller slut din tur
duty-end-turn-other = { $player } har en sidste chance for at råbe
duty-point-you = Peg på de fire brikker
duty-point-here = { $player }, peg på de fire brikker
duty-point-other = { $player } har råbt og peger
duty-paused = Partiet er sat på pause

# The red button.
call = Quarto!
call-by = Quarto! ({ $player })
end-turn = Slut turen
point-shape = Vælg på listen
point-shape-none = Hvor? …
point-confirm = Peg
point-cancel = Fortryd
agree = Acceptér
decline = Afslå

# What has happened, for screen readers and as short notes. A call that has failed does not mean
# that there is no quarto: it may have been pointed out wrongly, and nothing may give it away.
said-places = { $player } sætter { $piece } på { $cell }.
said-gives = { $player } giver { $other } { $piece }.
said-gives-you = { $player } giver dig { $piece }.
said-calls = { $player } råber »Quarto!«
said-call-failed = { $player } råbte forgæves.
said-your-call-failed = Du råbte forgæves.
said-offers-draw = { $player } tilbyder uafgjort.
said-asks-take-back = { $player } vil gerne tage et træk tilbage.
said-declined = { $player } siger nej.
said-taken-back = Et træk blev taget tilbage.
said-resumed = Partiet fortsætter.

# The throw of dice at the beginning.
dice-throw = { $first } slår { $a }, { $second } slår { $b }.
dice-begins = { $first } begynder.

# The device goes from hand to hand.
cover-title = Ræk enheden til { $player }
cover-ready = Jeg er { $player }

## The menu of a game

menu-title = Spilmenu
menu-elsewhere = Andre sider
menu-sound-on = Lyd: til
menu-sound-off = Lyd: fra
do-by = { $player }: { $what }
do-ask-take-back = Tag et træk tilbage
do-claim-win = Kræv sejren
# As in English.
do-pause = Pause
do-resume = Fortsæt
do-offer-draw = Tilbyd uafgjort
do-agree-draw = Aftal uafgjort
do-abort = Afbryd partiet
do-resign = Giv op
sure-resign = Give op? Så vinder den anden.
sure-draw = Er I begge enige om uafgjort?
sure-abort = Afbryde partiet? Så vinder ingen.
sure-no = Spil videre

## Moves, typed and listed

moves-title = Træk
moves-none = Der er ikke spillet noget træk endnu.
looking-back = Du ser tilbage i partiet.
looking-back-return = Tilbage til partiet
typed-title = Skriv træk, få brættet læst op
typed-label = Træk
typed-do = Udfør
typed-help = b2>7 sætter på b2 og giver 7; b2 eller >7 gør én af delene; ! råber, !3 råber række 3; ?3 læser række 3 op, ? hele brættet.
typed-not-understood = Jeg forstår ikke { $text }.
read-title = Læs brættet op
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = Efter partiet
result-you-win = Du vinder!
result-you-lose = Du taber
result-wins = { $player } vinder
result-draw = Uafgjort
result-none = Intet resultat
rematch = En gang til
rematch-there = Til det næste parti
review-title = Hvorfor?
review-coming = Gennemgår partiet …
replay-controls = Gå partiet igennem
replay-start = Til begyndelsen
replay-back = Tilbage
replay-onward = Frem
replay-end = Til slutningen
replay-slider = Sted i partiet
replay-beginning = Begyndelsen
share-title = Gem og del
share-copy-record = Kopiér notationen
share-save-record = Gem notationen
share-svg = Billede (SVG)
share-png = Billede (PNG)
share-link = Kopiér et link til denne stilling
share-copied = Kopieret.
share-not-copied = Denne browser lader ikke siden kopiere.
share-no-png = Billedet kunne ikke laves.

## Games in lists, and titles of pages where people meet

# As in English.
title-lobby = Lobby – Kvarto
title-games = Mine partier – Kvarto
title-account = Konto – Kvarto
title-return = Kom tilbage – Kvarto
title-turns = ({ $count }) { $title }
# In a row of what is agreed on.
agreed-spoken = man råber selv
agreed-not-casual = ingen træk tages tilbage
mine-your-turn = din tur
mine-others-turn = { $player } har turen
# $when is such as "om 2 dage".
mine-deadline = tiden løber ud { $when }
mine-table-link = Et bord for den, der har linket
mine-table-lobby = Et bord i lobbyen
mine-won = vundet
mine-lost = tabt
mine-drawn = uafgjort
mine-no-result = intet resultat
ended-quarto = ved quarto
ended-draw = alle brikker sat
ended-agreement = efter aftale
ended-time = på tid
ended-resignation = nogen gav op
ended-forfeit = ved forkert råb
ended-abandoned = nogen forlod partiet
ended-aborted = afbrudt
ended-unknown = af ukendt grund
return-make = Lav et link

## The way to the course

title-learn = Lær spillet – Kvarto
title-lesson = { $title } – Kvarto
nav-learn = Lær

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Opgaver
nav-analysis = Analyse
title-puzzles = Opgaver – Kvarto
title-analysis = Analyse – Kvarto
to-analysis = Analysér denne stilling
to-analysis-game = Analysér dette parti
verdict-best = bedst
verdict-fine = fint
verdict-mistake = fejl
verdict-blunder = bommert
verdict-decisive = afgørende fejl
verdict-unknown = ikke bedømt
