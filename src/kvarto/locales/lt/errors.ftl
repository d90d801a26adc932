### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = figūra { $piece } jau rankoje
hand-is-empty = rankoje nėra figūros, kurią būtų galima pastatyti
piece-is-placed = figūra { $piece } jau lentoje
cell-is-occupied = langelis { $cell } užimtas
game-is-over = partija baigta
call-is-pending = { $seat } jau paskelbė ir pirmiausia turi parodyti
point-before-call = { $seat } prieš rodydamas turi paskelbti
calling-is-automatic = šioje partijoje quarto skelbiamas automatiškai
nothing-placed-to-call = dar nepastatyta figūra, dėl kurios būtų galima skelbti
call-is-used = { $seat } po šios figūros jau skelbė
not-your-chance-to-call = { $seat } dabar skelbti negali
not-your-turn-to-give = { $seat } dabar figūros neduoda
not-your-turn-to-place = { $seat } dabar figūros nestato
not-your-turn-to-end-turn = { $seat } dabar ėjimo nebaigia
now-is-not-the-time-to-give = { $seat } dabar negali duoti figūros
now-is-not-the-time-to-place = { $seat } dabar negali statyti figūros
now-is-not-the-time-to-end-turn = nedavus figūros baigti galima tik paskutinį ėjimą, kai pastatyta 16-oji
nothing-to-undo = nėra ką atšaukti

## At the table

bad-name = vardą sudaro nuo 1 iki { $longest } matomų ženklų, o ne { $text }
table-not-open = šis stalas neatidarytas
too-late = per vėlu: tam skirtas laikas baigėsi
already-away = šio žaidėjo jau nėra
not-away = šis žaidėjas nepasitraukęs
game-is-paused = partija pristabdyta
not-paused = partija nepristabdyta
already-proposed = tai jau pasiūlyta
just-declined = pasiūlymas atmestas; jį galima pakartoti po kito ėjimo
nothing-proposed = nėra pasiūlymo, į kurį būtų galima atsakyti
only-in-casual-games = tai galima tik draugiškose partijose
too-late-to-abort = nutraukti partiją galima tik kol nepastatyta pirmoji figūra; pasiduoti dar galima
the-clock-decides = šioje partijoje yra laikrodis, jis ir nulemia
other-is-here = kitas žaidėjas yra prie stalo
grace-not-over = kitas žaidėjas pasitraukė dar per neseniai
bad-event = šiai versijai neperskaitomas įvykis: { $text }

# -- The server.
bad-message = tai ne žaidimo pranešimas: { $what }
message-too-long = pranešime telpa daugiausia ženklų: { $longest }
no-such-game = čia nėra tokios partijos arba ji ne tavo
no-such-lesson = nėra tokios pamokos
lesson-asks-otherwise = pamoka prašo ko kito
not-your-seat = šioje vietoje žaidi ne tu
not-your-table = stalą keisti gali tik tas, kas jį atidarė
own-table = tai tavo stalas; atsisėsti turi kas nors kitas
table-is-taken = čia ką tik atsisėdo kitas
nobody-sits-here-yet = partija prasidės, kai kas nors atsisės
not-a-shape = šie keturi langeliai nėra nei eilė, nei stulpelis, nei įstrižainė, nei kvadratas
no-such-level = nėra { $level } lygio; lygiai yra nuo 1 iki { $highest }
game-goes-on = partija dar nebaigta
not-our-page = ši užklausa ateina iš kitos svetainės
nobody-yet = ši naršyklė čia dar nepažįstama; įkelk puslapį iš naujo
not-our-host = šis serveris nesivadina { $host }; jei vadinasi, paleisk jį su --public-url
server-error = serveryje kažkas nutiko; klaida užregistruota
too-many-requests = per daug iš karto; bandyk vėl po { $seconds } s
too-many-open = jau per daug atidaryta; ką nors uždaryk arba bandyk vėl po { $seconds } s
name-mixes-scripts = varde negalima maišyti panašių raidžių, pavyzdžiui, lotyniškų ir kirilicos
name-misleads = šis vardas rezervuotas, nes gali pasirodyti, kad tai svečias, kompiuteris ar pareigūnas
name-is-taken = šį arba į jį panašų vardą jau turi kitas
password-length = slaptažodį sudaro nuo { $shortest } iki { $longest } ženklų
password-is-name = slaptažodis negali sutapti su vardu
password-is-common = šį slaptažodį kiekvienas spėtų vieną pirmųjų
wrong-name-or-password = paskyros su tokiu vardu ir slaptažodžiu nėra
wrong-name-or-code = paskyros su tokiu vardu ir atkūrimo kodu nėra; kodas tinka vieną kartą
too-many-guesses = bandyta per daug kartų; bandyk vėl po { $seconds } s
has-account = tai jau paskyra
needs-account = tam reikia paskyros; pirmiausia prisijunk
no-such-account = nėra paskyros vardu { $name }
no-such-return-code = šis kodas nieko nesugrąžina; galbūt jis per senas
no-puzzle = nėra tokio uždavinio: { $puzzle }
no-puzzles = tokių uždavinių nėra
not-an-answer = čia toks atsakymas neįmanomas: { $text }
no-such-hint = { $step } užuominos nėra; iš viso jų { $last }
puzzle-not-begun = šis uždavinys sprendžiamas pagal laiką; pirmiausia jį pradėk
page-not-built = Puslapis nesukurtas. Paleisk „make“ kvarto aplanke arba „python web/build.py“.

error-seat-first = pirmasis žaidėjas
error-seat-second = antrasis žaidėjas
