### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = u ruci je već figura { $piece }
hand-is-empty = u ruci nema figure koju bi trebalo postaviti
piece-is-placed = figura { $piece } već je na ploči
cell-is-occupied = polje { $cell } je zauzeto
game-is-over = partija je završena
call-is-pending = { $seat } najavljuje quarto i prvo ga mora pokazati
point-before-call = { $seat } mora prvo najaviti, a tek onda pokazati
calling-is-automatic = u ovoj se partiji quarto računa sam, ne najavljuje se
nothing-placed-to-call = još nije postavljena nijedna figura, nema se što najaviti
call-is-used = { $seat } već je iskoristio najavu nakon ove figure
not-your-chance-to-call = { $seat } sada ne može najaviti
not-your-turn-to-give = { $seat } sada ne bira figuru
not-your-turn-to-place = { $seat } sada ne postavlja
not-your-turn-to-end-turn = { $seat } sada ne može završiti potez
now-is-not-the-time-to-give = { $seat } još ne može dati figuru
now-is-not-the-time-to-place = { $seat } još ne može postaviti figuru
now-is-not-the-time-to-end-turn = samo zadnji potez, nakon 16. figure, završava bez davanja nove
nothing-to-undo = nema se što vratiti

## At the table

bad-name = ime ima od 1 do { $longest } vidljivih znakova, a ne { $text }
table-not-open = ovaj stol još nije otvoren
too-late = prekasno: vrijeme za to je isteklo
already-away = taj igrač već nije za stolom
not-away = taj je igrač za stolom
game-is-paused = partija je pauzirana
not-paused = partija nije pauzirana
already-proposed = to je već predloženo
just-declined = to je upravo odbijeno; može se ponovno predložiti nakon sljedećeg poteza
nothing-proposed = ništa nije predloženo, nema se na što odgovoriti
only-in-casual-games = to je moguće samo u prijateljskim partijama
too-late-to-abort = partija se može otkazati samo prije prve postavljene figure; predati se može uvijek
the-clock-decides = ova partija ima sat i on odlučuje
other-is-here = drugi igrač je za stolom
grace-not-over = drugog igrača još nema dovoljno dugo
bad-event = ova verzija ne razumije takav događaj: { $text }

## The server

bad-message = ovo nije poruka igre: { $what }
message-too-long = poruka može imati najviše { $longest } znakova
no-such-game = ovdje nema takve partije ili pripada nekom drugom
no-such-lesson = nema takve lekcije
lesson-asks-otherwise = u ovoj se lekciji traži nešto drugo
not-your-seat = ovo mjesto nije vaše
not-your-table = stol može mijenjati samo onaj tko ga je otvorio
own-table = ovo je vaš stol; treba sjesti netko drugi
table-is-taken = netko je drugi upravo sjeo ovdje
nobody-sits-here-yet = partija počinje kad netko sjedne
not-a-shape = ova četiri polja nisu ni red, ni stupac, ni dijagonala, ni kvadrat
no-such-level = nema razine { $level }; razine idu od 1 do { $highest }
game-goes-on = partija još nije završena
not-our-page = ovaj zahtjev dolazi s druge stranice
nobody-yet = ovaj preglednik ovdje još nije poznat; ponovno učitajte stranicu
not-our-host = ovaj se poslužitelj ne zove { $host }; ako se ipak zove, pokrenite ga s --public-url
server-error = nešto je pošlo po zlu na poslužitelju; zabilježeno je
too-many-requests = previše odjednom; pokušajte ponovno za { $seconds } s
too-many-open = već ih je previše otvoreno; zatvorite neke ili pokušajte ponovno za { $seconds } s
name-mixes-scripts = u imenu se ne mogu miješati slična slova, na primjer latinična i ćirilična
name-misleads = ovo ime nije slobodno jer bi se moglo pomisliti da je gost, računalo ili službena osoba
name-is-taken = netko već ima ovo ime ili vrlo slično
password-length = lozinka ima od { $shortest } do { $longest } znakova
password-is-name = lozinka ne može biti ista kao ime
password-is-common = ovu bi lozinku svatko pogodio među prvima
wrong-name-or-password = nema računa s tim imenom i lozinkom
wrong-name-or-code = nema računa s tim imenom i kodom za oporavak; kod vrijedi samo jednom
too-many-guesses = previše pokušaja; pokušajte ponovno za { $seconds } s
has-account = račun već postoji
needs-account = za to treba račun; prvo se prijavite
no-such-account = nema računa s imenom { $name }
no-such-return-code = s ovim se kodom nitko ne može vratiti; možda je prestar
no-puzzle = nema takvog zadatka: { $puzzle }
no-puzzles = nema zadataka te vrste
not-an-answer = ovo ovdje ne može biti odgovor: { $text }
no-such-hint = nema savjeta { $step }; zadnji je { $last }
puzzle-not-begun = ovaj zadatak ide na vrijeme; prvo ga započnite
page-not-built = Stranica još nije izgrađena. Pokrenite u mapi kvarto „make” ili „python web/build.py”.

# How the two seats are called in errors.
error-seat-first = prvi igrač
error-seat-second = drugi igrač
