### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = brikke { $piece } er allerede i hånden
hand-is-empty = det er ingen brikke i hånden å sette
piece-is-placed = brikke { $piece } står allerede på brettet
cell-is-occupied = { $cell } er opptatt
game-is-over = partiet er slutt
call-is-pending = { $seat } har ropt og må peke først
point-before-call = { $seat } må rope før det pekes
calling-is-automatic = i dette partiet teller en quarto av seg selv; det er ingen som roper
nothing-placed-to-call = det er ikke satt noen brikke å rope for
call-is-used = { $seat } har allerede ropt etter denne brikken
not-your-chance-to-call = { $seat } kan ikke rope nå
not-your-turn-to-give = { $seat } står ikke for tur til å gi
not-your-turn-to-place = { $seat } står ikke for tur til å sette
not-your-turn-to-end-turn = { $seat } har ikke turen og kan ikke avslutte den
now-is-not-the-time-to-give = { $seat } kan ikke gi en brikke nå
now-is-not-the-time-to-place = { $seat } kan ikke sette en brikke nå
now-is-not-the-time-to-end-turn = bare den siste turen, etter den 16. brikken, kan avsluttes uten å gi noe
nothing-to-undo = det er ingenting å ta tilbake

## At the table

bad-name = et navn har 1 til { $longest } synlige tegn, ikke { $text }
table-not-open = dette bordet er ikke åpnet
too-late = for sent: tiden for dette er ute
already-away = spilleren er borte allerede
not-away = spilleren er ikke borte
game-is-paused = partiet er satt på pause
not-paused = partiet er ikke satt på pause
already-proposed = dette er allerede foreslått
just-declined = dette ble nettopp avslått; det kan foreslås igjen etter neste trekk
nothing-proposed = det er ikke noe forslag å svare på
only-in-casual-games = dette går bare i uhøytidelige partier
too-late-to-abort = et parti kan bare avbrytes før den første brikken er satt; det går fortsatt an å gi opp
the-clock-decides = dette partiet har klokke, og klokken avgjør
other-is-here = den andre spilleren sitter ved bordet
grace-not-over = den andre spilleren har ikke vært borte lenge nok
bad-event = denne versjonen kan ikke lese hendelsen: { $text }

## The server

bad-message = dette er ikke en melding fra spillet: { $what }
message-too-long = en melding har høyst { $longest } tegn
no-such-game = det partiet finnes ikke her, eller det tilhører noen andre
no-such-lesson = den leksjonen finnes ikke
lesson-asks-otherwise = leksjonen ber om noe annet
not-your-seat = dette er ikke din plass å spille på
not-your-table = bare den som åpnet bordet, kan endre det
own-table = dette er ditt eget bord; noen andre må sette seg
table-is-taken = noen andre har nettopp satt seg her
nobody-sits-here-yet = partiet begynner når noen har satt seg
not-a-shape = disse fire rutene er verken rad, kolonne, diagonal eller firkant
no-such-level = nivå { $level } finnes ikke; nivåene går fra 1 til { $highest }
game-goes-on = partiet er ikke slutt ennå
not-our-page = forespørselen kommer fra et annet nettsted
nobody-yet = denne nettleseren er ikke kjent her ennå; last inn siden på nytt
not-our-host = denne serveren heter ikke { $host }; gjør den det, så start den med --public-url
server-error = noe gikk galt på serveren; det er notert
too-many-requests = dette er for mye på én gang; prøv igjen om { $seconds } s
too-many-open = det er for mange åpne allerede; lukk noen, eller prøv igjen om { $seconds } s
name-mixes-scripts = et navn kan ikke blande bokstaver som ligner på hverandre, som latinske og kyrilliske
name-misleads = dette navnet holdes ledig, for det kan forveksles med en gjest, datamaskinen eller ledelsen
name-is-taken = noen andre har dette navnet, eller et som ligner
password-length = et passord har { $shortest } til { $longest } tegn
password-is-name = passordet kan ikke være selve navnet
password-is-common = dette passordet er blant de første noen ville gjettet på
wrong-name-or-password = det er ingen konto med dette navnet og passordet
wrong-name-or-code = det er ingen konto med dette navnet og denne gjenopprettingskoden; en kode kan brukes bare én gang
too-many-guesses = dette er prøvd for mange ganger; prøv igjen om { $seconds } s
has-account = dette er en konto allerede
needs-account = dette krever en konto; logg inn først
no-such-account = det er ingen konto med navnet { $name }
no-such-return-code = denne koden fører ingen tilbake; kanskje er den for gammel
no-puzzle = den oppgaven finnes ikke: { $puzzle }
no-puzzles = det er ingen oppgaver av dette slaget
not-an-answer = dette kan ikke være et svar her: { $text }
no-such-hint = hint { $step } finnes ikke; det siste er { $last }
puzzle-not-begun = denne oppgaven går på tid; begynn på den først
page-not-built = Siden er ikke bygd. Kjør "make" i mappen til kvarto, eller "python web/build.py".

# What the two seats are called in errors.
error-seat-first = første spiller
error-seat-second = andre spiller
