### The page: everything but the words of the game itself and the page of rules.

name = Kvarto

## The way around

skip = Hoppa till innehållet
nav-label = Sidor
nav-home = Startsida
nav-menu = Meny
nav-new = Nytt parti
# As in English.
nav-lobby = Lobby
nav-games = Mina partier
# Said after "My games".
nav-games-wait = { $count ->
    [one] (det är din tur i ett parti)
   *[other] (det är din tur i { $count } partier)
}
nav-account = Konto
nav-rules = Regler
nav-settings = Inställningar
nav-about = Om Kvarto
nav-replay = Öppna en notation
language = Språk
close = Stäng

## Titles of the browser's window

title-home = Kvarto: spelet med sexton pjäser
title-new = Nytt parti – Kvarto
title-replay = En notation – Kvarto
title-position = En ställning
title-rules = Regler – Kvarto
title-settings = Inställningar – Kvarto
title-about = Om Kvarto
title-nowhere = Hittades inte – Kvarto
title-game = { $first } och { $second }

## When something goes wrong

page-refused = Det går inte: { $what }.
page-not-reached = Servern går inte att nå. Försök igen om en stund.
line-lost = Anslutningen är borta. Försöker få tillbaka den …
nowhere-title = Här finns inget
nowhere-text = Det finns ingen sida på den adressen.

## The first page

home-about = Du väljer aldrig själv pjäsen du placerar: motståndaren ger dig den. Fyra på en linje som har något gemensamt vinner, om du ser det och ropar ”Quarto!” innan den andra gör det.
home-play = Spela
home-friend = Spela med en vän
home-lobby = Till lobbyn
home-all-games = Alla mina partier
home-learn = Lär dig spelet
home-choose = Välj parti
home-resume = Fortsätt: { $first } och { $second }

## A new game

opponent-is-computer = Datorn
opponent-is-person = Två vid den här enheten
opponent-is-invite = Någon med en länk
opponent-is-watch = Titta på två datorer
new-name = Ditt namn
name-guest = Gäst
name-one = Spelare 1
name-two = Spelare 2
name-other = Den andra spelaren
namesake = { $name } II
# As in English.
kind-standard = Standard
kind-standard-about = Rader, kolumner och diagonaler; alla fyra egenskaperna räknas.
kind-beginners = Nybörjare
kind-beginners-about = Bara några av egenskaperna räknas.
kind-advanced = Avancerad
kind-advanced-about = De nio fyrkanterna på 2 × 2 räknas också.
kind-squares = Bara fyrkanter
kind-squares-about = Bara fyrkanterna på 2 × 2 räknas.
kind-hard = Svår
kind-hard-about = De fyra måste ha två egenskaper gemensamt.
kind-own = Din egen
kind-own-about = Sätt själv ihop vad som räknas.
calling-spoken-about = En quarto vinner bara när någon ropar, som i de tryckta reglerna.
calling-automatic = Automatiskt
calling-automatic-about = Den som gör en quarto vinner utan att ropa.
new-late-call-about = Man får fortfarande ropa efter att ha gett pjäsen, tills den är placerad.
clock-none = utan klocka
clock-move = { $seconds ->
    [one] en sekund per drag
   *[other] { $seconds } sekunder per drag
}
clock-place = { $seconds } sekunder för att placera, lika många för att ge
clock-main = { $minutes ->
    [one] en minut, plus { $increment } sekunder per drag
   *[other] { $minutes } minuter, plus { $increment } sekunder per drag
}
clock-whole = { $minutes ->
    [one] en minut för hela partiet
   *[other] { $minutes } minuter för hela partiet
}
clock-days = { $days ->
    [one] en dag per drag
   *[other] { $days } dagar per drag
}
starter-dice = Tärningarna avgör

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

game-coming = Pjäserna ställs fram …
game-gone = Det här partiet finns inte här
desk-label = Din sida av bordet
board-label = Bräde
cell-empty = { $cell }: tom.
bar-you = du
bar-level = nivå { $number } · { $name }
clock-label = Tid kvar
clock-warning = Tio sekunder kvar.
# As in English.
clock-days-left = { $days } d { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = quarto räknas av sig själv
agreed-forfeit = den som ropar fel förlorar
agreed-late-call = sent rop

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = Din tur: placera pjäsen
duty-place-here = { $player }, placera pjäsen
duty-place-other = { $player } placerar pjäsen
duty-give-you = Välj en pjäs åt { $other }
duty-give-here = { $player }, välj en pjäs åt { $other }
duty-give-other = { $player } väljer en pjäs åt { $other }
duty-give-to-you = { $player } väljer en pjäs åt dig
duty-end-turn-you = Ropa, eller avsluta din tur
duty-end-turn-here = { $player }, ropa eller avsluta din tur
duty-end-turn-other = { $player } har en sista chans att ropa
duty-point-you = Peka på de fyra pjäserna
duty-point-here = { $player }, peka på de fyra pjäserna
duty-point-other = { $player } har ropat och pekar
duty-paused = Partiet är pausat

# The red button.
call = Quarto!
call-by = Quarto! ({ $player })
end-turn = Avsluta turen
point-shape = Välj i listan
point-shape-none = Var? …
point-confirm = Peka ut
point-cancel = Avbryt
agree = Godta
decline = Avböj

# What has happened, for screen readers and as short notes. A call that has failed does not mean
# that there is no quarto: it may have been pointed out wrongly, and nothing may give it away.
said-places = { $player } placerar { $piece } på { $cell }.
said-gives = { $player } ger { $other } { $piece }.
said-gives-you = { $player } ger dig { $piece }.
said-calls = { $player } ropar ”Quarto!”
said-call-failed = { $player } ropade förgäves.
said-your-call-failed = Du ropade förgäves.
said-offers-draw = { $player } erbjuder oavgjort.
said-asks-take-back = { $player } vill ta tillbaka ett drag.
said-declined = { $player } avböjer.
said-taken-back = Ett drag togs tillbaka.
said-resumed = Partiet fortsätter.

# The throw of dice at the beginning.
dice-throw = { $first } slår { $a }, { $second } slår { $b }.
dice-begins = { $first } börjar.

# The device goes from hand to hand.
cover-title = Lämna enheten till { $player }
cover-ready = Jag är { $player }

## The menu of a game

menu-title = Spelmeny
menu-elsewhere = Andra sidor
menu-sound-on = Ljud: på
menu-sound-off = Ljud: av
do-by = { $player }: { $what }
do-ask-take-back = Ta tillbaka ett drag
do-claim-win = Kräv segern
do-pause = Pausa
do-resume = Fortsätt
do-offer-draw = Erbjud oavgjort
do-agree-draw = Kom överens om oavgjort
do-abort = Avbryt partiet
do-resign = Ge upp
sure-resign = Ge upp? Då vinner den andra.
sure-draw = Är ni båda överens om oavgjort?
sure-abort = Avbryta partiet? Då vinner ingen.
sure-no = Spela vidare

## Moves, typed and listed

moves-title = Drag
moves-none = Inget drag har gjorts än.
looking-back = Du tittar bakåt i partiet.
looking-back-return = Tillbaka till partiet
typed-title = Skriv drag, få brädet uppläst
typed-label = Drag
typed-do = Utför
typed-help = b2>7 placerar på b2 och ger 7; b2 eller >7 gör det ena av de två; ! ropar, !3 ropar rad 3; ?3 läser upp rad 3, ? hela brädet.
typed-not-understood = Jag förstår inte { $text }.
read-title = Läs upp brädet
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = Efter partiet
result-you-win = Du vinner!
result-you-lose = Du förlorar
result-wins = { $player } vinner
result-draw = Oavgjort
result-none = Inget resultat
rematch = En gång till
rematch-there = Till nästa parti
review-title = Varför?
review-coming = Går igenom partiet …
replay-controls = Gå igenom partiet
replay-start = Till början
replay-back = Tillbaka
replay-onward = Framåt
replay-end = Till slutet
replay-slider = Plats i partiet
replay-beginning = Början
share-title = Spara och dela
share-copy-record = Kopiera notationen
share-save-record = Spara notationen
share-svg = Bild (SVG)
share-png = Bild (PNG)
share-link = Kopiera en länk till ställningen
share-copied = Kopierat.
share-not-copied = Den här webbläsaren låter inte sidan kopiera.
share-no-png = Bilden kunde inte skapas.

## Games in lists, and titles of pages where people meet

# As in English.
title-lobby = Lobby – Kvarto
title-games = Mina partier – Kvarto
title-account = Konto – Kvarto
title-return = Kom tillbaka – Kvarto
title-turns = ({ $count }) { $title }
# In a row of what is agreed on.
agreed-spoken = man ropar själv
agreed-not-casual = inga drag tas tillbaka
mine-your-turn = din tur
mine-others-turn = { $player } står på tur
# $when is such as "om 2 dagar".
mine-deadline = tiden går ut { $when }
mine-table-link = Ett bord för den som har länken
mine-table-lobby = Ett bord i lobbyn
mine-won = vunnet
mine-lost = förlorat
mine-drawn = oavgjort
mine-no-result = inget resultat
ended-quarto = på quarto
ended-draw = alla pjäser placerade
ended-agreement = efter överenskommelse
ended-time = på tid
ended-resignation = någon gav upp
ended-forfeit = på felaktigt rop
ended-abandoned = någon lämnade partiet
ended-aborted = avbrutet
ended-unknown = av okänd orsak
return-make = Skapa en länk

## The way to the course

title-learn = Lär dig spelet – Kvarto
title-lesson = { $title } – Kvarto
nav-learn = Lär dig

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Uppgifter
nav-analysis = Analys
title-puzzles = Uppgifter – Kvarto
title-analysis = Analys – Kvarto
to-analysis = Analysera ställningen
to-analysis-game = Analysera partiet
verdict-best = bäst
verdict-fine = bra
verdict-mistake = misstag
# As in English.
verdict-blunder = blunder
verdict-decisive = avgörande misstag
verdict-unknown = inte bedömt
