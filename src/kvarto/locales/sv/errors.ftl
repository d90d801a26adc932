### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = pjäs { $piece } är redan i handen
hand-is-empty = det finns ingen pjäs i handen att placera
piece-is-placed = pjäs { $piece } står redan på brädet
cell-is-occupied = { $cell } är upptagen
game-is-over = partiet är slut
call-is-pending = { $seat } har ropat och måste peka först
point-before-call = { $seat } måste ropa innan det är dags att peka
calling-is-automatic = i det här partiet räknas en quarto av sig själv; man ropar inte
nothing-placed-to-call = det har inte placerats någon pjäs att ropa för
call-is-used = { $seat } har redan ropat efter den här pjäsen
not-your-chance-to-call = { $seat } får inte ropa nu
not-your-turn-to-give = { $seat } står inte på tur att ge
not-your-turn-to-place = { $seat } står inte på tur att placera
not-your-turn-to-end-turn = { $seat } står inte på tur och kan inte avsluta turen
now-is-not-the-time-to-give = { $seat } kan inte ge en pjäs nu
now-is-not-the-time-to-place = { $seat } kan inte placera en pjäs nu
now-is-not-the-time-to-end-turn = bara den sista turen, efter den 16:e pjäsen, kan avslutas utan att man ger något
nothing-to-undo = det finns inget att ta tillbaka

## At the table

bad-name = ett namn har 1 till { $longest } synliga tecken, inte { $text }
table-not-open = det här bordet är inte öppnat
too-late = för sent: tiden för detta är ute
already-away = spelaren är redan borta
not-away = spelaren är inte borta
game-is-paused = partiet är pausat
not-paused = partiet är inte pausat
already-proposed = det är redan föreslaget
just-declined = förslaget avböjdes nyss; det kan läggas fram igen efter nästa drag
nothing-proposed = det finns inget förslag att svara på
only-in-casual-games = det går bara i avslappnade partier
too-late-to-abort = ett parti kan bara avbrytas innan den första pjäsen är placerad; det går fortfarande att ge upp
the-clock-decides = det här partiet har klocka, och klockan avgör
other-is-here = den andra spelaren sitter vid bordet
grace-not-over = den andra spelaren har inte varit borta tillräckligt länge
bad-event = den här versionen kan inte läsa händelsen: { $text }

## The server

bad-message = det här är inget meddelande från spelet: { $what }
message-too-long = ett meddelande har högst { $longest } tecken
no-such-game = det partiet finns inte här, eller så är det någon annans
no-such-lesson = den lektionen finns inte
lesson-asks-otherwise = lektionen frågar efter något annat
not-your-seat = det här är inte din plats att spela på
not-your-table = bara den som öppnade bordet kan ändra det
own-table = det här är ditt eget bord; någon annan måste slå sig ner
table-is-taken = någon annan slog sig just ner här
nobody-sits-here-yet = partiet börjar när någon har slagit sig ner
not-a-shape = de här fyra rutorna är varken rad, kolumn, diagonal eller fyrkant
no-such-level = nivå { $level } finns inte; nivåerna går från 1 till { $highest }
game-goes-on = partiet är inte slut än
not-our-page = begäran kommer från en annan webbplats
nobody-yet = den här webbläsaren är inte känd här än; ladda om sidan
not-our-host = den här servern heter inte { $host }; gör den det, så starta den med --public-url
server-error = något gick fel i servern; det är antecknat
too-many-requests = det här är för mycket på en gång; försök igen om { $seconds } s
too-many-open = för många är redan öppna; stäng några, eller försök igen om { $seconds } s
name-mixes-scripts = ett namn får inte blanda bokstäver som liknar varandra, som latinska och kyrilliska
name-misleads = det namnet hålls ledigt, för det kan förväxlas med en gäst, datorn eller ledningen
name-is-taken = någon annan har det namnet, eller ett som liknar det
password-length = ett lösenord har { $shortest } till { $longest } tecken
password-is-name = lösenordet får inte vara själva namnet
password-is-common = det lösenordet är bland de första någon skulle gissa på
wrong-name-or-password = det finns inget konto med det namnet och lösenordet
wrong-name-or-code = det finns inget konto med det namnet och den återställningskoden; en kod går bara att använda en gång
too-many-guesses = det har prövats för många gånger; försök igen om { $seconds } s
has-account = det här är redan ett konto
needs-account = för det här behövs ett konto; logga in först
no-such-account = det finns inget konto med namnet { $name }
no-such-return-code = den koden för ingen tillbaka; den kanske är för gammal
no-puzzle = den uppgiften finns inte: { $puzzle }
no-puzzles = det finns inga uppgifter av det slaget
not-an-answer = det här kan inte vara ett svar här: { $text }
no-such-hint = ledtråd { $step } finns inte; den sista är { $last }
puzzle-not-begun = den här uppgiften går på tid; börja med den först
page-not-built = Sidan är inte byggd. Kör "make" i kvartos mapp, eller "python web/build.py".

# What the two seats are called in errors.
error-seat-first = första spelaren
error-seat-second = andra spelaren
