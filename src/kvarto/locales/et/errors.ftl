### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = nupp { $piece } on juba käes
hand-is-empty = käes pole nuppu, mida lauale panna
piece-is-placed = nupp { $piece } on juba mängulaual
cell-is-occupied = väli { $cell } on hõivatud
game-is-over = mäng on läbi
call-is-pending = { $seat } on hüüdnud ja peab kõigepealt näitama, kus
point-before-call = { $seat } peab enne näitamist hüüdma
calling-is-automatic = selles mängus loetakse quartod automaatselt, neid ei hüüta
nothing-placed-to-call = laual pole veel nuppu, mille järel hüüda saaks
call-is-used = { $seat } on pärast seda nuppu juba hüüdnud
not-your-chance-to-call = { $seat } ei saa praegu hüüda
not-your-turn-to-give = praegu pole nupu andja { $seat }
not-your-turn-to-place = praegu pole nupu panija { $seat }
not-your-turn-to-end-turn = { $seat } ei ole praegu käigul ega saa käiku lõpetada
now-is-not-the-time-to-give = { $seat } ei saa praegu nuppu anda
now-is-not-the-time-to-place = { $seat } ei saa praegu nuppu panna
now-is-not-the-time-to-end-turn = ilma nuppu andmata saab lõpetada ainult viimase käigu, kui kõik 16 nuppu on laual
nothing-to-undo = pole midagi tagasi võtta

## At the table

bad-name = nimes peab olema 1–{ $longest } nähtavat märki, mitte nagu siin: { $text }
table-not-open = seda lauda pole avatud
too-late = liiga hilja: aeg on otsas
already-away = see mängija on juba ära
not-away = see mängija ei ole ära
game-is-paused = mäng on pausil
not-paused = mäng ei ole pausil
already-proposed = see ettepanek on juba tehtud
just-declined = see lükati äsja tagasi; uuesti saab pakkuda pärast järgmist käiku
nothing-proposed = pole ettepanekut, millele vastata
only-in-casual-games = see on võimalik ainult vabas mängus
too-late-to-abort = mängu saab ära jätta ainult enne, kui esimene nupp on laual; alla anda saab alati
the-clock-decides = selles mängus on kell ja otsustab kell
other-is-here = vastane istub laua taga
grace-not-over = vastane pole veel piisavalt kaua ära olnud
bad-event = see versioon ei oska sündmust lugeda: { $text }

## The server

bad-message = see ei ole mängu sõnum: { $what }
message-too-long = sõnumis on kõige rohkem { $longest } märki
no-such-game = sellist mängu siin pole või on see kellegi teise oma
no-such-lesson = sellist sammu pole
lesson-asks-otherwise = selles sammus küsitakse midagi muud
not-your-seat = see koht ei ole sinu oma
not-your-table = lauda saab muuta ainult see, kes selle avas
own-table = see on sinu enda laud; vastas peab istuma keegi teine
table-is-taken = keegi teine jõudis äsja siia istuda
nobody-sits-here-yet = mäng algab, kui keegi on lauda istunud
not-a-shape = need neli välja ei ole rida, veerg, diagonaal ega ruut
no-such-level = taset { $level } pole; tasemed on 1–{ $highest }
game-goes-on = mäng pole veel läbi
not-our-page = see päring tuleb teiselt saidilt
nobody-yet = seda brauserit siin veel ei tunta; laadi leht uuesti
not-our-host = selle serveri nimi ei ole { $host }; kui peaks olema, käivita server valikuga --public-url
server-error = serveris läks midagi viltu; see on kirja pandud
too-many-requests = liiga palju korraga; proovi uuesti { $seconds } s pärast
too-many-open = avatud on juba liiga palju; sulge mõni või proovi uuesti { $seconds } s pärast
name-mixes-scripts = nimes ei saa segamini olla sarnaseid tähti, näiteks ladina ja kirillitsa omi
name-misleads = see nimi hoitakse vaba, sest seda võiks pidada külaliseks, arvutiks või haldajaks
name-is-taken = see või väga sarnane nimi on juba kellelgi
password-length = paroolis peab olema { $shortest }–{ $longest } märki
password-is-name = parool ei saa olla sama mis nimi
password-is-common = selle parooli arvaks igaüks esimeste seas ära
wrong-name-or-password = sellise nime ja parooliga kontot pole
wrong-name-or-code = sellise nime ja taastekoodiga kontot pole; iga kood kehtib ühe korra
too-many-guesses = liiga palju katseid; proovi uuesti { $seconds } s pärast
has-account = sul on juba konto
needs-account = selleks on vaja kontot; logi kõigepealt sisse
no-such-account = kontot nimega { $name } pole
no-such-return-code = selle koodiga tagasi ei saa; võib-olla on see liiga vana
no-puzzle = sellist ülesannet pole: { $puzzle }
no-puzzles = selliseid ülesandeid pole
not-an-answer = see ei saa siin vastus olla: { $text }
no-such-hint = vihjet { $step } pole; vihjeid on { $last }
puzzle-not-begun = selles ülesandes käib kell; alusta seda kõigepealt
page-not-built = Leht pole veel koostatud. Käivita kvarto kaustas "make" või "python web/build.py".

error-seat-first = esimene mängija
error-seat-second = teine mängija
