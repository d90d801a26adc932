### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = stuk { $piece } is al in de hand
hand-is-empty = er is geen stuk in de hand om te plaatsen
piece-is-placed = stuk { $piece } staat al op het bord
cell-is-occupied = { $cell } is bezet
game-is-over = de partij is afgelopen
call-is-pending = { $seat } heeft geroepen en moet nu eerst aanwijzen waar
point-before-call = { $seat } moet eerst roepen en dan pas aanwijzen
calling-is-automatic = in deze partij telt een quarto vanzelf; roepen hoeft niet
nothing-placed-to-call = er is nog geen stuk geplaatst waarvoor je kunt roepen
call-is-used = { $seat } heeft na dit stuk al geroepen
not-your-chance-to-call = { $seat } mag nu niet roepen
not-your-turn-to-give = { $seat } is niet aan de beurt om te geven
not-your-turn-to-place = { $seat } is niet aan de beurt om te plaatsen
not-your-turn-to-end-turn = { $seat } is niet aan de beurt en kan die dus niet beëindigen
now-is-not-the-time-to-give = { $seat } kan nu geen stuk geven
now-is-not-the-time-to-place = { $seat } kan nu geen stuk plaatsen
now-is-not-the-time-to-end-turn = alleen de laatste beurt, na het 16e stuk, eindigt zonder dat je een stuk geeft
nothing-to-undo = er valt niets terug te nemen

## At the table

bad-name = een naam heeft 1 tot { $longest } zichtbare tekens; dit kan niet: { $text }
table-not-open = deze tafel is nog niet geopend
too-late = te laat: de tijd hiervoor is om
already-away = deze speler is al weg
not-away = deze speler is niet weg
game-is-paused = de partij is gepauzeerd
not-paused = de partij is niet gepauzeerd
already-proposed = dit is al voorgesteld
just-declined = dit is net afgewezen; na de volgende zet kun je het opnieuw voorstellen
nothing-proposed = er is geen voorstel om op te antwoorden
only-in-casual-games = dit kan alleen in gezellige partijen
too-late-to-abort = afbreken kan alleen voordat het eerste stuk staat; opgeven kan altijd nog
the-clock-decides = deze partij heeft een klok, en de klok beslist
other-is-here = je tegenstander zit gewoon aan tafel
grace-not-over = je tegenstander is nog niet lang genoeg weg
bad-event = deze versie kan deze gebeurtenis niet lezen: { $text }

## The server

bad-message = dit is geen bericht van het spel: { $what }
message-too-long = een bericht heeft hoogstens { $longest } tekens
no-such-game = deze partij is hier niet, of is van iemand anders
no-such-lesson = deze les bestaat niet
lesson-asks-otherwise = in deze les wordt iets anders gevraagd
not-your-seat = op deze plaats speel jij niet
not-your-table = alleen wie deze tafel heeft geopend, kan er iets aan veranderen
own-table = dit is je eigen tafel; iemand anders moet aanschuiven
table-is-taken = er is hier net iemand anders aangeschoven
nobody-sits-here-yet = de partij begint zodra er iemand is aangeschoven
not-a-shape = deze vier velden vormen geen rij, kolom, diagonaal of vierkant
no-such-level = niveau { $level } bestaat niet; de niveaus gaan van 1 tot en met { $highest }
game-goes-on = de partij is nog niet afgelopen
not-our-page = dit verzoek komt van een andere site
nobody-yet = deze browser is hier nog niet bekend; laad de pagina opnieuw
not-our-host = deze server heet niet { $host }; zo wel, start hem dan met --public-url
server-error = er ging iets mis op de server; het is genoteerd
too-many-requests = dit is te veel tegelijk; probeer het over { $seconds } s nog eens
too-many-open = er staan er al te veel open; sluit er een paar, of probeer het over { $seconds } s nog eens
name-mixes-scripts = letters die op elkaar lijken, zoals Latijnse en Cyrillische, mogen niet samen in een naam
name-misleads = deze naam blijft vrij, want hij kan worden aangezien voor een gast, de computer of de leiding
name-is-taken = iemand anders heeft deze naam al, of een die er sprekend op lijkt
password-length = een wachtwoord heeft { $shortest } tot { $longest } tekens
password-is-name = het wachtwoord mag niet de naam zelf zijn
password-is-common = dit wachtwoord is een van de eerste die iedereen zou raden
wrong-name-or-password = er is geen account met deze naam en dit wachtwoord
wrong-name-or-code = er is geen account met deze naam en herstelcode; elke code werkt maar één keer
too-many-guesses = dit is te vaak geprobeerd; probeer het over { $seconds } s nog eens
has-account = dit is al een account
needs-account = hiervoor heb je een account nodig; log eerst in
no-such-account = er is geen account met de naam { $name }
no-such-return-code = met deze code komt niemand terug; misschien is hij te oud
no-puzzle = deze puzzel bestaat niet: { $puzzle }
no-puzzles = puzzels van dit soort zijn er niet
not-an-answer = dit kan hier geen antwoord zijn: { $text }
no-such-hint = hint { $step } bestaat niet; de laatste is { $last }
puzzle-not-begun = deze puzzel gaat tegen de klok; begin er eerst aan
page-not-built = De pagina is nog niet gebouwd. Voer in de map van kvarto "make" uit, of "python web/build.py".

# What the two seats are called in errors.
error-seat-first = de eerste speler
error-seat-second = de tweede speler
