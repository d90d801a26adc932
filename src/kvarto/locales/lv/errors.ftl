### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = figūra { $piece } jau ir rokā
hand-is-empty = rokā nav figūras, ko likt
piece-is-placed = figūra { $piece } jau ir uz laukuma
cell-is-occupied = lauciņš { $cell } ir aizņemts
game-is-over = partija ir beigusies
call-is-pending = { $seat } jau sauca, un vispirms jāparāda, kur ir quarto
point-before-call = pirms rādīšanas jāsauc: { $seat } to vēl nav darījis
calling-is-automatic = šajā partijā quarto tiek pamanīts automātiski
nothing-placed-to-call = vēl nav nolikta neviena figūra, pēc kuras varētu saukt
call-is-used = pēc šīs figūras { $seat } jau sauca
not-your-chance-to-call = { $seat } tagad nedrīkst saukt
not-your-turn-to-give = { $seat } tagad nedod figūru: kārta ir otram
not-your-turn-to-place = { $seat } tagad neliek figūru: kārta ir otram
not-your-turn-to-end-turn = { $seat } tagad nevar beigt gājienu: kārta ir otram
now-is-not-the-time-to-give = { $seat } šobrīd nevar dot figūru
now-is-not-the-time-to-place = { $seat } šobrīd nevar likt figūru
now-is-not-the-time-to-end-turn = bez figūras došanas var beigt tikai pēdējo gājienu, pēc 16. figūras
nothing-to-undo = nav nekā, ko atcelt

## At the table

bad-name = vārdā ir no 1 līdz { $longest } redzamām zīmēm; šis neder: { $text }
table-not-open = šis galds vēl nav atvērts
too-late = par vēlu: laiks tam ir beidzies
already-away = šis spēlētājs jau ir prom
not-away = šis spēlētājs nav prom
game-is-paused = partija ir pauzē
not-paused = partija nav pauzē
already-proposed = tas jau ir piedāvāts
just-declined = tas tika noraidīts; piedāvāt atkal var pēc nākamā gājiena
nothing-proposed = nav piedāvājuma, uz kuru atbildēt
only-in-casual-games = tas iespējams tikai draudzības partijās
too-late-to-abort = partiju var anulēt tikai pirms pirmās figūras nolikšanas; padoties var arī tagad
the-clock-decides = šai partijai ir pulkstenis, un izšķir pulkstenis
other-is-here = otrs spēlētājs ir pie galda
grace-not-over = otrs spēlētājs vēl nav prom pietiekami ilgi
bad-event = šī versija nevar izlasīt notikumu: { $text }

## The server

bad-message = tas nav spēles ziņojums: { $what }
message-too-long = ziņojums ir par garu (zīmju skaits nedrīkst pārsniegt { $longest })
no-such-game = šeit nav tādas partijas, vai arī tā ir kāda cita
no-such-lesson = nav tādas nodarbības
lesson-asks-otherwise = šajā nodarbībā jādara kas cits
not-your-seat = šī nav tava vieta
not-your-table = šo galdu var mainīt tikai tas, kurš to atvēra
own-table = šis ir tavs galds; jāpiesēžas kādam citam
table-is-taken = pirms brīža te piesēdās kāds cits
nobody-sits-here-yet = partija sāksies, kad kāds būs piesēdies
not-a-shape = šie četri lauciņi nav ne rinda, ne kolonna, ne diagonāle, ne kvadrāts
no-such-level = nav līmeņa { $level }; līmeņi ir no 1 līdz { $highest }
game-goes-on = partija vēl nav beigusies
not-our-page = šis pieprasījums nāk no citas vietnes
nobody-yet = šī pārlūkprogramma te vēl nav pazīstama; ielādē lapu vēlreiz
not-our-host = šo serveri nesauc { $host }; ja tomēr sauc, palaid to ar --public-url
server-error = serverī kaut kas nogāja greizi; tas ir pierakstīts
too-many-requests = tas ir par daudz uzreiz; mēģini vēlreiz pēc { $seconds } s
too-many-open = jau ir atvērts par daudz; aizver kādu vai mēģini vēlreiz pēc { $seconds } s
name-mixes-scripts = vārdā nevar jaukt līdzīga izskata burtus, piemēram, latīņu un kirilicas
name-misleads = šis vārds ir rezervēts, jo to varētu noturēt par viesi, datoru vai amatpersonu
name-is-taken = kādam jau ir šāds vai ļoti līdzīgs vārds
password-length = parolē jābūt no { $shortest } līdz { $longest } zīmēm
password-is-name = parole nevar būt tāda pati kā vārds
password-is-common = šī parole ir viena no pirmajām, ko kāds mēģinātu uzminēt
wrong-name-or-password = nav konta ar šādu vārdu un paroli
wrong-name-or-code = nav konta ar šādu vārdu un atkopšanas kodu; kods der tikai vienreiz
too-many-guesses = pārāk daudz mēģinājumu; mēģini vēlreiz pēc { $seconds } s
has-account = konts tev jau ir
needs-account = tam vajadzīgs konts; vispirms piesakies
no-such-account = nav konta ar vārdu { $name }
no-such-return-code = ar šo kodu atgriezties nevar; varbūt tas ir par vecu
no-puzzle = nav tāda uzdevuma: { $puzzle }
no-puzzles = šāda veida uzdevumu nav
not-an-answer = tā šeit nevar būt atbilde: { $text }
no-such-hint = nav { $step }. padoma; padomu skaits ir { $last }
puzzle-not-begun = šim uzdevumam ir pulkstenis; vispirms sāc to
page-not-built = Lapa vēl nav uzbūvēta. Palaid "make" kvarto mapē vai "python web/build.py".

# What the two seats are called in errors.
error-seat-first = pirmais spēlētājs
error-seat-second = otrais spēlētājs
