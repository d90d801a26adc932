### The page: everything but the words of the game itself and the page of rules.

name = Kvarto

## The way around

skip = Gå til innholdet
nav-label = Sider
nav-home = Forside
nav-menu = Meny
nav-new = Nytt parti
# As in English.
nav-lobby = Lobby
nav-games = Mine partier
# Said after "My games".
nav-games-wait = { $count ->
    [one] (det er din tur i ett parti)
   *[other] (det er din tur i { $count } partier)
}
nav-account = Konto
nav-rules = Regler
nav-settings = Innstillinger
nav-about = Om Kvarto
nav-replay = Åpne en notasjon
language = Språk
close = Lukk

## Titles of the browser's window

title-home = Kvarto: spillet med seksten brikker
title-new = Nytt parti – Kvarto
title-replay = En notasjon – Kvarto
title-position = En stilling
title-rules = Regler – Kvarto
title-settings = Innstillinger – Kvarto
title-about = Om Kvarto
title-nowhere = Ikke funnet – Kvarto
title-game = { $first } og { $second }

## When something goes wrong

page-refused = Det går ikke: { $what }.
page-not-reached = Får ikke kontakt med serveren. Prøv igjen om litt.
line-lost = Forbindelsen er borte. Prøver å få den tilbake …
nowhere-title = Her er det ingenting
nowhere-text = Det er ingen side på denne adressen.

## The first page

home-about = Du velger aldri selv brikken du setter: motstanderen gir deg den. Fire på linje som har noe felles, vinner, hvis du ser det og roper «Quarto!» før den andre gjør det.
home-play = Spill
home-friend = Spill med en venn
home-lobby = Til lobbyen
home-all-games = Alle mine partier
home-learn = Lær spillet
home-choose = Velg parti
home-resume = Fortsett: { $first } og { $second }

## A new game

opponent-is-computer = Datamaskinen
opponent-is-person = To ved denne enheten
opponent-is-invite = Noen med en lenke
opponent-is-watch = Se to datamaskiner spille
new-name = Navnet ditt
name-guest = Gjest
name-one = Spiller 1
name-two = Spiller 2
name-other = Den andre spilleren
namesake = { $name } II
# As in English.
kind-standard = Standard
kind-standard-about = Rader, kolonner og diagonaler; alle fire egenskapene teller.
kind-beginners = Nybegynnere
kind-beginners-about = Bare noen av egenskapene teller.
kind-advanced = For øvede
kind-advanced-about = De ni firkantene på 2 × 2 teller også.
kind-squares = Bare firkanter
kind-squares-about = Bare firkantene på 2 × 2 teller.
kind-hard = Vanskelig
kind-hard-about = De fire må ha to egenskaper felles.
kind-own = Din egen
kind-own-about = Sett selv sammen det som teller.
calling-spoken-about = En quarto vinner bare når noen roper, som i de trykte reglene.
calling-automatic = Automatisk
calling-automatic-about = Den som lager en quarto, vinner automatisk.
new-late-call-about = Etter at brikken er gitt, kan man fortsatt rope til den er satt.
clock-none = uten klokke
clock-move = { $seconds ->
    [one] ett sekund per trekk
   *[other] { $seconds } sekunder per trekk
}
clock-place = { $seconds } sekunder til å sette, like mange til å gi
clock-main = { $minutes ->
    [one] ett minutt, pluss { $increment } sekunder per trekk
   *[other] { $minutes } minutter, pluss { $increment } sekunder per trekk
}
clock-whole = { $minutes ->
    [one] ett minutt til hele partiet
   *[other] { $minutes } minutter til hele partiet
}
clock-days = { $days ->
    [one] én dag per trekk
   *[other] { $days } dager per trekk
}
starter-dice = Terningene avgjør

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
opponent-perfect = Mime

## At the table

game-coming = Brikkene settes frem …
game-gone = Dette partiet er ikke her
desk-label = Din side av bordet
board-label = Brett
cell-empty = { $cell }: tom.
bar-you = deg
bar-level = nivå { $number } · { $name }
clock-label = Tid igjen
clock-warning = Ti sekunder igjen.
# As in English.
clock-days-left = { $days } d { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = quarto teller av seg selv
agreed-forfeit = den som roper feil, taper
agreed-late-call = sent rop

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = Din tur: sett brikken
duty-place-here = { $player }, sett brikken
duty-place-other = { $player } setter brikken
duty-give-you = Velg en brikke til { $other }
duty-give-here = { $player }, velg en brikke til { $other }
duty-give-other = { $player } velger en brikke til { $other }
duty-give-to-you = { $player } velger en brikke til deg
duty-end-turn-you = Rop, eller avslutt turen
duty-end-turn-here = { $player }, rop eller avslutt turen
duty-end-turn-other = { $player } har en siste sjanse til å rope
duty-point-you = Pek på de fire brikkene
duty-point-here = { $player }, pek på de fire brikkene
duty-point-other = { $player } har ropt og peker
duty-paused = Partiet er satt på pause

# The red button.
call = Quarto!
call-by = Quarto! ({ $player })
end-turn = Avslutt turen
point-shape = Velg fra listen
point-shape-none = Hvor? …
point-confirm = Pek
point-cancel = Avbryt
agree = Godta
decline = Avslå

# What has happened, for screen readers and as short notes. A call that has failed does not mean
# that there is no quarto: it may have been pointed out wrongly, and nothing may give it away.
said-places = { $player } setter { $piece } på { $cell }.
said-gives = { $player } gir { $other } { $piece }.
said-gives-you = { $player } gir deg { $piece }.
said-calls = { $player } roper «Quarto!»
said-call-failed = { $player } ropte forgjeves.
said-your-call-failed = Du ropte forgjeves.
said-offers-draw = { $player } tilbyr uavgjort.
said-asks-take-back = { $player } vil gjerne ta tilbake et trekk.
said-declined = { $player } sier nei.
said-taken-back = Et trekk ble tatt tilbake.
said-resumed = Partiet fortsetter.

# The throw of dice at the beginning.
dice-throw = { $first } kaster { $a }, { $second } kaster { $b }.
dice-begins = { $first } begynner.

# The device goes from hand to hand.
cover-title = Gi enheten til { $player }
cover-ready = Jeg er { $player }

## The menu of a game

menu-title = Spillmeny
menu-elsewhere = Andre sider
menu-sound-on = Lyd: på
menu-sound-off = Lyd: av
do-by = { $player }: { $what }
do-ask-take-back = Ta tilbake et trekk
do-claim-win = Krev seieren
# As in English.
do-pause = Pause
do-resume = Fortsett
do-offer-draw = Tilby uavgjort
do-agree-draw = Avtal uavgjort
do-abort = Avbryt partiet
do-resign = Gi opp
sure-resign = Gi opp? Da vinner den andre.
sure-draw = Er dere begge enige om uavgjort?
sure-abort = Avbryte partiet? Da vinner ingen.
sure-no = Spill videre

## Moves, typed and listed

moves-title = Trekk
moves-none = Ingen trekk er gjort ennå.
looking-back = Du ser bakover i partiet.
looking-back-return = Tilbake til partiet
typed-title = Skriv trekk, få brettet lest opp
typed-label = Trekk
typed-do = Utfør
typed-help = b2>7 setter på b2 og gir 7; b2 eller >7 gjør én av delene; ! roper, !3 roper rad 3; ?3 leser opp rad 3, ? hele brettet.
typed-not-understood = Jeg skjønner ikke { $text }.
read-title = Les opp brettet
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = Etter partiet
result-you-win = Du vinner!
result-you-lose = Du taper
result-wins = { $player } vinner
result-draw = Uavgjort
result-none = Uten resultat
rematch = En gang til
rematch-there = Til neste parti
review-title = Hvorfor?
review-coming = Går gjennom partiet …
replay-controls = Gå gjennom partiet
replay-start = Til begynnelsen
replay-back = Tilbake
replay-onward = Frem
replay-end = Til slutten
replay-slider = Sted i partiet
replay-beginning = Begynnelsen
share-title = Ta vare på og del
share-copy-record = Kopier notasjonen
share-save-record = Lagre notasjonen
share-svg = Bilde (SVG)
share-png = Bilde (PNG)
share-link = Kopier en lenke til denne stillingen
share-copied = Kopiert.
share-not-copied = Denne nettleseren lar ikke siden kopiere.
share-no-png = Bildet kunne ikke lages.

## Games in lists, and titles of pages where people meet

# As in English.
title-lobby = Lobby – Kvarto
title-games = Mine partier – Kvarto
title-account = Konto – Kvarto
title-return = Kom tilbake – Kvarto
title-turns = ({ $count }) { $title }
# In a row of what is agreed on.
agreed-spoken = man roper selv
agreed-not-casual = ingen trekk tas tilbake
mine-your-turn = din tur
mine-others-turn = { $player } har turen
# $when is such as "om 2 dager".
mine-deadline = tiden går ut { $when }
mine-table-link = Et bord for den som har lenken
mine-table-lobby = Et bord i lobbyen
mine-won = vunnet
mine-lost = tapt
mine-drawn = uavgjort
mine-no-result = uten resultat
ended-quarto = med quarto
ended-draw = alle brikker satt
ended-agreement = etter avtale
ended-time = på tid
ended-resignation = noen ga opp
ended-forfeit = ved feil rop
ended-abandoned = noen forlot partiet
ended-aborted = avbrutt
ended-unknown = av ukjent grunn
return-make = Lag en lenke

## The way to the course

title-learn = Lær spillet – Kvarto
title-lesson = { $title } – Kvarto
nav-learn = Lær

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Oppgaver
nav-analysis = Analyse
title-puzzles = Oppgaver – Kvarto
title-analysis = Analyse – Kvarto
to-analysis = Analyser denne stillingen
to-analysis-game = Analyser dette partiet
# As in English.
verdict-best = best
verdict-fine = fint
verdict-mistake = feil
verdict-blunder = tabbe
verdict-decisive = avgjørende feil
verdict-unknown = ikke bedømt
