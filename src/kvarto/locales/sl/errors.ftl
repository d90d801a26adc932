### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = v roki je že figura { $piece }
hand-is-empty = v roki ni figure, ki bi jo lahko postavili
piece-is-placed = figura { $piece } je že na plošči
cell-is-occupied = polje { $cell } je zasedeno
game-is-over = partije je konec
call-is-pending = { $seat } mora najprej pokazati zaklicani quarto
point-before-call = { $seat } mora najprej zaklicati in šele nato pokazati
calling-is-automatic = v tej partiji quarto velja sam od sebe, brez klica
nothing-placed-to-call = postavljene ni še nobene figure, za katero bi lahko zaklicali
call-is-used = { $seat } po tej figuri nima več klica
not-your-chance-to-call = { $seat } zdaj ne more zaklicati
not-your-turn-to-give = { $seat } zdaj ni na vrsti za dajanje figure
not-your-turn-to-place = { $seat } zdaj ni na vrsti za postavljanje
not-your-turn-to-end-turn = { $seat } zdaj ne more končati poteze
now-is-not-the-time-to-give = { $seat } zdaj ne more dati figure
now-is-not-the-time-to-place = { $seat } zdaj ne more postaviti figure
now-is-not-the-time-to-end-turn = brez nove figure se konča le zadnja poteza, ko stoji vseh 16 figur
nothing-to-undo = ni česa vzeti nazaj

## At the table

bad-name = ime ima od 1 do { $longest } vidnih znakov; to ne gre: { $text }
table-not-open = ta miza ni odprta
too-late = prepozno: čas za to je potekel
already-away = tega igralca že ni za mizo
not-away = ta igralec je za mizo
game-is-paused = partija je začasno ustavljena
not-paused = partija ni začasno ustavljena
already-proposed = to je že predlagano
just-declined = predlog je bil zavrnjen; po naslednji potezi ga lahko ponoviš
nothing-proposed = ni predloga, na katerega bi lahko odgovorili
only-in-casual-games = to gre le v prijateljskih partijah
too-late-to-abort = partijo je mogoče odpovedati le pred prvo postavljeno figuro; vdati se je mogoče vedno
the-clock-decides = ta partija ima uro in odloča ura
other-is-here = drugi igralec je za mizo
grace-not-over = drugi igralec še ni dovolj dolgo odsoten
bad-event = tega dogodka ta različica programa ne zna prebrati: { $text }

## The server

bad-message = to ni sporočilo igre: { $what }
message-too-long = sporočilo je predolgo; največ znakov: { $longest }
no-such-game = take partije tu ni ali pa pripada komu drugemu
no-such-lesson = take lekcije ni
lesson-asks-otherwise = lekcija hoče nekaj drugega
not-your-seat = to mesto za mizo ni tvoje
not-your-table = to mizo lahko spremeni le, kdor jo je odprl
own-table = to je tvoja miza; prisesti mora kdo drug
table-is-taken = pravkar je sem sedel nekdo drug
nobody-sits-here-yet = partija se začne, ko kdo prisede
not-a-shape = ta štiri polja niso vrstica, stolpec, diagonala ali kvadrat
no-such-level = stopnje { $level } ni; stopnje so od 1 do { $highest }
game-goes-on = partije še ni konec
not-our-page = ta zahteva prihaja z druge strani
nobody-yet = tega brskalnika še ne poznamo; znova naloži stran
not-our-host = temu strežniku ni ime { $host }; če mu je, ga zaženi z --public-url
server-error = na strežniku je šlo nekaj narobe; zabeleženo je
too-many-requests = to je preveč naenkrat; poskusi znova čez { $seconds } s
too-many-open = odprtih je že preveč; katero zapri ali poskusi znova čez { $seconds } s
name-mixes-scripts = v imenu se ne smejo mešati podobne črke različnih pisav, na primer latinice in cirilice
name-misleads = to ime je pridržano, ker bi ga lahko imeli za gosta, računalnik ali upravo
name-is-taken = to ime ali zelo podobno že nekdo ima
password-length = geslo ima od { $shortest } do { $longest } znakov
password-is-name = geslo ne sme biti enako imenu
password-is-common = to geslo bi vsak poskusil med prvimi
wrong-name-or-password = računa s tem imenom in geslom ni
wrong-name-or-code = računa s tem imenom in obnovitveno kodo ni; koda velja le enkrat
too-many-guesses = preveč poskusov; poskusi znova čez { $seconds } s
has-account = račun že imaš
needs-account = za to potrebuješ račun; najprej se prijavi
no-such-account = računa z imenom { $name } ni
no-such-return-code = ta koda ne velja več; morda je prestara
no-puzzle = take naloge ni: { $puzzle }
no-puzzles = nalog te vrste ni
not-an-answer = to tu ne more biti odgovor: { $text }
no-such-hint = namiga { $step } ni; zadnji ima številko { $last }
puzzle-not-begun = ta naloga je na čas; najprej jo začni
page-not-built = Stran še ni zgrajena. Zaženi "make" v mapi kvarto ali "python web/build.py".

# What the two seats are called in errors.
error-seat-first = prvi igralec
error-seat-second = drugi igralec
