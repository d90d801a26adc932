### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = brik { $piece } er allerede i hånden
hand-is-empty = der er ingen brik i hånden at sætte
piece-is-placed = brik { $piece } står allerede på brættet
cell-is-occupied = { $cell } er optaget
game-is-over = partiet er slut
call-is-pending = { $seat } har råbt og skal først pege
point-before-call = { $seat } skal råbe, før der peges
calling-is-automatic = i dette parti tæller en quarto af sig selv; man behøver ikke råbe
nothing-placed-to-call = der er ikke sat nogen brik, man kan råbe for
call-is-used = { $seat } har allerede råbt efter denne brik
not-your-chance-to-call = { $seat } må ikke råbe nu
not-your-turn-to-give = { $seat } står ikke for tur til at give
not-your-turn-to-place = { $seat } står ikke for tur til at sætte
not-your-turn-to-end-turn = { $seat } har ikke turen og kan ikke slutte den
now-is-not-the-time-to-give = { $seat } kan ikke give en brik nu
now-is-not-the-time-to-place = { $seat } kan ikke sætte en brik nu
now-is-not-the-time-to-end-turn = kun den sidste tur, efter den 16. brik, slutter uden at man giver noget
nothing-to-undo = der er ikke noget at tage tilbage

## At the table

bad-name = et navn har 1 til { $longest } synlige tegn, ikke { $text }
table-not-open = dette bord er ikke åbnet
too-late = for sent: tiden til det er gået
already-away = spilleren er allerede væk
not-away = spilleren er ikke væk
game-is-paused = partiet er sat på pause
not-paused = partiet er ikke sat på pause
already-proposed = det er allerede foreslået
just-declined = det er lige blevet afslået; efter næste træk kan det foreslås igen
nothing-proposed = der er ikke noget forslag at svare på
only-in-casual-games = det kan man kun i hyggepartier
too-late-to-abort = man kan kun afbryde, før den første brik er sat; man kan stadig give op
the-clock-decides = dette parti har et ur, og uret afgør det
other-is-here = den anden spiller sidder ved bordet
grace-not-over = den anden spiller har ikke været væk længe nok
bad-event = denne version kan ikke læse hændelsen: { $text }

## The server

bad-message = det er ikke en besked fra spillet: { $what }
message-too-long = en besked har højst { $longest } tegn
no-such-game = det parti findes ikke her, eller det er en andens
no-such-lesson = den lektion findes ikke
lesson-asks-otherwise = lektionen beder om noget andet
not-your-seat = det er ikke din plads at spille på
not-your-table = kun den, der har åbnet bordet, kan ændre det
own-table = det er dit eget bord; en anden skal sætte sig
table-is-taken = en anden har lige sat sig her
nobody-sits-here-yet = partiet begynder, når nogen har sat sig
not-a-shape = de fire felter er hverken en række, en kolonne, en diagonal eller en firkant
no-such-level = niveau { $level } findes ikke; niveauerne går fra 1 til { $highest }
game-goes-on = partiet er ikke slut endnu
not-our-page = forespørgslen kommer fra et andet websted
nobody-yet = denne browser er ikke kendt her endnu; genindlæs siden
not-our-host = denne server hedder ikke { $host }; hvis den gør, så start den med --public-url
server-error = noget gik galt på serveren; det er noteret
too-many-requests = det er for meget på én gang; prøv igen om { $seconds } s
too-many-open = der er allerede for mange åbne; luk nogle, eller prøv igen om { $seconds } s
name-mixes-scripts = et navn må ikke blande bogstaver, der ligner hinanden, som latinske og kyrilliske
name-misleads = det navn holdes frit, fordi det kan forveksles med en gæst, computeren eller ledelsen
name-is-taken = en anden har det navn, eller et, der ligner
password-length = en adgangskode har { $shortest } til { $longest } tegn
password-is-name = adgangskoden må ikke være selve navnet
password-is-common = den adgangskode er en af de første, man ville gætte på
wrong-name-or-password = der er ingen konto med det navn og den adgangskode
wrong-name-or-code = der er ingen konto med det navn og den gendannelseskode; en kode kan kun bruges én gang
too-many-guesses = det er prøvet for mange gange; prøv igen om { $seconds } s
has-account = det er allerede en konto
needs-account = det kræver en konto; log ind først
no-such-account = der er ingen konto med navnet { $name }
no-such-return-code = den kode fører ingen tilbage; måske er den for gammel
no-puzzle = den opgave findes ikke: { $puzzle }
no-puzzles = der er ingen opgaver af den slags
not-an-answer = det kan ikke være et svar her: { $text }
no-such-hint = hint { $step } findes ikke; det sidste er { $last }
puzzle-not-begun = denne opgave går på tid; begynd på den først
page-not-built = Siden er ikke bygget. Kør "make" i kvartos mappe, eller "python web/build.py".

# What the two seats are called in errors.
error-seat-first = første spiller
error-seat-second = anden spiller
