### The page: everything but the words of the game itself and the page of rules.

name = Kvarto

## The way around

skip = Naar de inhoud
nav-label = Pagina's
nav-home = Startpagina
# As in English.
nav-menu = Menu
nav-new = Nieuwe partij
# As in English.
nav-lobby = Lobby
nav-games = Mijn partijen
# Said after "My games".
nav-games-wait = { $count ->
    [one] (in één partij ben je aan zet)
   *[other] (in { $count } partijen ben je aan zet)
}
# As in English.
nav-account = Account
nav-rules = Spelregels
nav-settings = Instellingen
nav-about = Over Kvarto
nav-replay = Notatie openen
language = Taal
close = Sluiten

## Titles of the browser's window

title-home = Kvarto: het spel met zestien stukken
title-new = Nieuwe partij – Kvarto
title-replay = Notatie – Kvarto
title-position = Een stelling
title-rules = Spelregels – Kvarto
title-settings = Instellingen – Kvarto
title-about = Over Kvarto
title-nowhere = Niet gevonden – Kvarto
title-game = { $first } en { $second }

## When something goes wrong

page-refused = Dat kan niet: { $what }.
page-not-reached = De server is niet bereikbaar. Probeer het zo nog eens.
line-lost = De verbinding is weg. Opnieuw verbinden …
nowhere-title = Hier is niets
nowhere-text = Op dit adres staat geen pagina.

## The first page

home-about = Het stuk dat je plaatst, kies je nooit zelf: je tegenstander geeft het je. Vier op een lijn die iets gemeen hebben, winnen, als jij het ziet en “Quarto!” roept voordat de ander dat doet.
home-play = Spelen
home-friend = Met vrienden spelen
home-lobby = Naar de lobby
home-all-games = Al mijn partijen
home-learn = Leer het spel
home-choose = Kies je partij
home-resume = Verder: { $first } en { $second }

## A new game

opponent-is-computer = De computer
opponent-is-person = Samen op dit apparaat
opponent-is-invite = Iemand met een link
opponent-is-watch = Naar twee computers kijken
new-name = Je naam
name-guest = Gast
name-one = Speler 1
name-two = Speler 2
name-other = De andere speler
namesake = { $name } II
kind-standard = Standaard
kind-standard-about = Rijen, kolommen en diagonalen; alle vier de kenmerken tellen.
kind-beginners = Voor beginners
kind-beginners-about = Maar een paar van de kenmerken tellen.
kind-advanced = Gevorderd
kind-advanced-about = De negen vierkanten van 2 × 2 tellen ook.
kind-squares = Alleen vierkanten
kind-squares-about = Alleen de vierkanten van 2 × 2 tellen.
kind-hard = Moeilijk
kind-hard-about = De vier moeten twee kenmerken delen.
kind-own = Naar wens
kind-own-about = Stel zelf samen wat telt.
calling-spoken-about = Een quarto wint alleen als je hem roept, zoals in de gedrukte regels.
calling-automatic = Automatisch
calling-automatic-about = Wie een quarto maakt, wint vanzelf.
new-late-call-about = Na het geven mag je nog roepen tot het stuk geplaatst is.
clock-none = geen klok
clock-move = { $seconds ->
    [one] één seconde per zet
   *[other] { $seconds } seconden per zet
}
clock-place = { $seconds } seconden om te plaatsen, en evenveel om te geven
clock-main = { $minutes ->
    [one] één minuut, plus { $increment } seconden per zet
   *[other] { $minutes } minuten, plus { $increment } seconden per zet
}
clock-whole = { $minutes ->
    [one] één minuut voor de hele partij
   *[other] { $minutes } minuten voor de hele partij
}
clock-days = { $days ->
    [one] één dag per zet
   *[other] { $days } dagen per zet
}
starter-dice = De dobbelstenen beslissen

## The computer's name at each level

opponent-newcomer = Pip
opponent-child = Mia
opponent-beginner = Ben
opponent-casual = Lena
opponent-attentive = Maya
opponent-regular = Hugo
opponent-club = Nora
opponent-strong = Victor
opponent-master = Ada
opponent-perfect = Sofia

## At the table

game-coming = De tafel wordt klaargezet …
game-gone = Deze partij is hier niet
desk-label = Jouw kant van de tafel
board-label = Bord
cell-empty = { $cell }: leeg.
bar-you = jij
bar-level = niveau { $number } · { $name }
clock-label = Resterende tijd
clock-warning = Nog tien seconden.
# As in English.
clock-days-left = { $days } d { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = automatisch roepen
agreed-forfeit = wie ten onrechte roept, verliest
agreed-late-call = laat roepen

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = Jij bent aan zet: plaats het stuk
duty-place-here = { $player }, plaats het stuk
duty-place-other = { $player } plaatst het stuk
duty-give-you = Kies een stuk voor { $other }
duty-give-here = { $player }, kies een stuk voor { $other }
duty-give-other = { $player } kiest een stuk voor { $other }
duty-give-to-you = { $player } kiest een stuk voor jou
duty-end-turn-you = Roep, of beëindig je beurt
duty-end-turn-here = { $player }, roep of beëindig je beurt
duty-end-turn-other = { $player } heeft nog één kans om te roepen
duty-point-you = Wijs de vier stukken aan
duty-point-here = { $player }, wijs de vier stukken aan
duty-point-other = { $player } heeft geroepen en wijst aan
duty-paused = De partij is gepauzeerd

# The red button.
call = Quarto!
call-by = Quarto! ({ $player })
end-turn = Beurt beëindigen
point-shape = Kies uit de lijst
point-shape-none = Waar? …
point-confirm = Aanwijzen
point-cancel = Toch niet
agree = Akkoord
decline = Afwijzen

# What has happened, for screen readers and as short notes. A call that has failed does not mean
# that there is no quarto: it may have been pointed out wrongly, and nothing may give it away.
said-places = { $player } plaatst { $piece } op { $cell }.
said-gives = { $player } geeft { $other } { $piece }.
said-gives-you = { $player } geeft jou { $piece }.
said-calls = { $player } roept “Quarto!”
said-call-failed = { $player } heeft voor niets geroepen.
said-your-call-failed = Je hebt voor niets geroepen.
said-offers-draw = { $player } biedt remise aan.
said-asks-take-back = { $player } wil een zet terugnemen.
said-declined = { $player } gaat niet akkoord.
said-taken-back = Er is een zet teruggenomen.
said-resumed = De partij gaat verder.

# The throw of dice at the beginning.
dice-throw = { $first } gooit { $a }, { $second } gooit { $b }.
dice-begins = { $first } begint.

# The device goes from hand to hand.
cover-title = Geef het apparaat aan { $player }
cover-ready = Ik ben { $player }

## The menu of a game

menu-title = Spelmenu
menu-elsewhere = Andere pagina's
menu-sound-on = Geluid: aan
menu-sound-off = Geluid: uit
do-by = { $player }: { $what }
do-ask-take-back = Zet terugnemen
do-claim-win = Winst opeisen
do-pause = Pauzeren
do-resume = Verder
do-offer-draw = Remise aanbieden
do-agree-draw = Remise afspreken
do-abort = Partij afbreken
do-resign = Opgeven
sure-resign = Opgeven? Dan wint de ander.
sure-draw = Zijn jullie het allebei eens over remise?
sure-abort = De partij afbreken? Dan wint niemand.
sure-no = Doorspelen

## Moves, typed and listed

moves-title = Zetten
moves-none = Er is nog geen zet gedaan.
looking-back = Je kijkt terug.
looking-back-return = Terug naar de partij
typed-title = Zetten typen, bord voorlezen
typed-label = Zet
typed-do = Doen
typed-help = b2>7 plaatst op b2 en geeft 7; b2 of >7 doet een van beide; ! roept, !3 roept rij 3; ?3 leest rij 3 voor, ? het hele bord.
typed-not-understood = Ik begrijp { $text } niet.
read-title = Het bord voorlezen
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = Na de partij
result-you-win = Je wint!
result-you-lose = Je verliest
result-wins = { $player } wint
result-draw = Remise
result-none = Geen uitslag
rematch = Nog een keer
rematch-there = Naar de volgende partij
review-title = Waarom?
review-coming = De partij wordt nagekeken …
replay-controls = Door de partij bladeren
replay-start = Naar het begin
replay-back = Terug
replay-onward = Verder
replay-end = Naar het einde
replay-slider = Moment in de partij
replay-beginning = Begin
share-title = Bewaren en delen
share-copy-record = Notatie kopiëren
share-save-record = Notatie opslaan
share-svg = Afbeelding (SVG)
share-png = Afbeelding (PNG)
share-link = Link naar deze stelling kopiëren
share-copied = Gekopieerd.
share-not-copied = Deze browser laat de pagina niet kopiëren.
share-no-png = De afbeelding kon niet worden gemaakt.

## Games in lists, and titles of pages where people meet

# As in English.
title-lobby = Lobby – Kvarto
title-games = Mijn partijen – Kvarto
# As in English.
title-account = Account – Kvarto
title-return = Terugkomen – Kvarto
title-turns = ({ $count }) { $title }
# In a row of what is agreed on.
agreed-spoken = zelf roepen
agreed-not-casual = niet terugnemen
mine-your-turn = jij bent aan zet
mine-others-turn = { $player } is aan zet
# $when is such as "over 2 dagen".
mine-deadline = de tijd is { $when } om
mine-table-link = Een tafel voor wie de link heeft
mine-table-lobby = Een tafel in de lobby
mine-won = gewonnen
mine-lost = verloren
mine-drawn = remise
mine-no-result = geen uitslag
ended-quarto = door een quarto
ended-draw = alle stukken geplaatst
ended-agreement = in onderling overleg
ended-time = tijd om
ended-resignation = door opgave
ended-forfeit = door ten onrechte roepen
ended-abandoned = iemand is weggegaan
ended-aborted = afgebroken
ended-unknown = reden onbekend
return-make = Link maken

## The way to the course

title-learn = Leer het spel – Kvarto
title-lesson = { $title } – Kvarto
nav-learn = Leren

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Puzzels
nav-analysis = Analyse
title-puzzles = Puzzels – Kvarto
title-analysis = Analyse – Kvarto
to-analysis = Deze stelling analyseren
to-analysis-game = Deze partij analyseren
verdict-best = beste
verdict-fine = goed
verdict-mistake = fout
# As in English.
verdict-blunder = blunder
verdict-decisive = beslissende fout
verdict-unknown = niet beoordeeld
