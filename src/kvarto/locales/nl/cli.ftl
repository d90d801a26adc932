### The command line.

cli-help =
    Quarto, het bordspel waarin jij het stuk kiest dat je tegenstander moet plaatsen,
    en waarin vier op een lijn alleen winnen als iemand het roept.
cli-version-help = Toon de versie en stop.
cli-lang-help = De taal van alle teksten, bijvoorbeeld nl. Zonder opgave beslist LANGUAGE, LC_ALL, LC_MESSAGES of LANG.
cli-unknown-language = de taal { $language } is er niet; kies uit { $languages }
cli-style-help = Hoe er wordt getekend: in kleur, in gewoon Unicode, in ASCII, of wat de terminal aankan.
# As in English.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = { $path } is niet te lezen: { $why }
cli-cannot-write = { $path } is niet te schrijven: { $why }
cli-standard-input = standaardinvoer

standing-to-act = { $player } is aan zet.
# As in English.
standing-open = Open: { $shapes }.
standing-lapsed = Vervallen: { $shapes }.

seat-first = Eerste speler
seat-second = Tweede speler

## kvarto show

show-help =
    Teken een POSITION: de rijen van 4 naar 1, dan het stuk in de hand of -, dan eventueel een
    variant en het veld van het laatst geplaatste stuk. Bijvoorbeeld:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Teken een stelling.
# As in English.
show-variant = Variant: { $variant }.
show-svg-help = Teken in plaats daarvan in een SVG-bestand (- voor standaarduitvoer).
show-pieces-help = Hoe de stukken in de SVG eruitzien.
show-theme-help = Voor een lichte of donkere omgeving.

## kvarto replay

replay-help = Speel elke partij uit een .qgn-bestand FILE na (- voor standaardinvoer) en zeg hoe die ervoor staat.
replay-short-help = Zeg hoe opgeslagen partijen ervoor staan.
replay-json-help = Geef voor elke partij één JSON-object per regel. Een uitslag zonder reden krijgt de reden "unknown".
replay-no-games = { $source }: er staat geen partij in
replay-game = Partij { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Speel een partij in de terminal.
play-command-help =
    Speel een partij, met z'n tweeën aan één terminal of in je eentje tegen de computer. Typ tijdens de partij help om te zien wat je kunt typen.
play-variant-help = standard (als je niets opgeeft), advanced, squares, hard, of een code zoals ch:l.
play-calling-help = Of je een quarto moet roepen om te winnen.
play-false-call-help = Wat ten onrechte roepen kost: de kans, of de partij.
play-late-call-help = Wie heeft geplaatst, mag na het geven nog roepen tot het nieuwe stuk staat.
play-pointing-help = Wie bij het roepen moet aanwijzen waar; de anderen roepen alleen.
play-clock-help = Bedenktijd: - (geen), 60/move, 60/place, 600+5 (seconden en toeslag), 3d/move.
play-tournament-help = Zoals op toernooien: een minuut per zet, en wie ten onrechte roept, verliest.
play-against-help = Speel tegen de computer, van 1 (speelt voor het eerst) tot { $strongest } (perfect).
play-one-help = De naam van de ene speler.
play-two-help = De naam van de andere speler.
play-starter-help = Wie er begint: de dobbelstenen beslissen, of speler 1 of 2.
play-start-help = Een stelling om van daaruit te beginnen.
play-seed-help = Gooi de dobbelstenen van een eerdere partij nog eens.
play-save-help = Voeg de partij toe aan een .qgn-bestand.
play-save-no-record = in { $path } staat iets anders dan partijen; er wordt niets aan toegevoegd
play-tournament-fixes = { $option } gaat niet samen met --tournament, dat dit al vastlegt
play-same-names = de twee spelers hebben verschillende namen nodig
play-player-one = Speler 1
play-player-two = Speler 2

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = { $first } gooit { $a }, { $second } gooit { $b }.
play-first = { $first } begint en geeft het eerste stuk.
play-first-set-up = { $first } is de eerste speler, { $second } de tweede.
play-spoken = Een quarto wint alleen als je hem roept: typ ! zodra je er een ziet.
play-forfeit = Wie ten onrechte roept, verliest de partij.
play-late-call = Ook na het geven mag je nog roepen: typ late.
play-help-hint = Typ help om te zien wat je allemaal kunt typen.
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }, kies een stuk voor { $other } (0-F, of help):
play-give-or-call = { $player }, kies een stuk voor { $other } (0-F), of roep (!):
play-place = { $player }, plaats het stuk (a1-d4, of help):
play-place-or-call = { $player }, plaats het stuk (a1-d4), of roep (!):
play-place-or-late-call = { $player }, plaats het stuk (a1-d4), of roep (!; { $other }: late):
play-place-or-others-late-call = { $player }, plaats het stuk (a1-d4; { $other } mag nog roepen: late):
play-end-turn = { $player }, beëindig de laatste beurt (=):
play-end-turn-or-call = { $player }, roep (!), of beëindig de beurt (=):
play-point = { $player }, welke lijn? (1-4, a-d, / of \, of cancel):
play-point-with-squares = { $player }, waar? (1-4, a-d, / of \, vierkanten a1-c3, of cancel):
play-paused = De partij is gepauzeerd. Typ resume om verder te spelen:
play-offer-draw = { $player } biedt remise aan. { $other }, ga je akkoord? (yes voor ja, no voor nee):
play-offer-take-back = { $player } wil de laatste zet terugnemen. { $other }, ga je akkoord? (yes voor ja, no voor nee):
play-answer-yes-or-no = antwoord met yes (ja) of no (nee)
play-declined = { $player } gaat niet akkoord.
play-computer-moves = { $player } speelt { $move }.
play-calls = { $player }: “Quarto!”
play-call-failed = Nee: daar is geen open quarto.
play-call-not-pointed = Er is niets aangewezen: er is voor niets geroepen.
play-refused = Dat kan niet: { $what }.
play-not-understood = ik begrijp { $text } niet; help laat zien wat je kunt typen
play-left = De partij blijft onafgemaakt.
play-saved = De partij is toegevoegd aan { $path }.

# The words to type are English in every language.
play-help-give = 7, F of DTSH         geef dit stuk
play-help-place = b2, of b2>7          plaats het stuk; plaats het en geef stuk 7
play-help-call = !, of !3             roep “Quarto!”; roep en wijs rij 3 aan (ook: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    rijen, kolommen, diagonalen, vierkanten (veld linksonder)
play-help-late = late, of late 3      roep na het geven, in partijen waarin dat mag
play-help-pass = =, of pass           beëindig de beurt na het laatste stuk
play-help-draw = draw                 bied remise aan; de ander antwoordt yes of no
play-help-back = back                 vraag of je de laatste zet mag terugnemen
play-help-resign = resign, abort        geef op; breek de partij af voor het eerste stuk staat
play-help-pause = pause, resume        zet de klokken stil; ga verder
play-help-look = board, moves, help   bekijk het bord; de zetten; deze lijst
play-help-quit = quit                 laat de partij onafgemaakt
