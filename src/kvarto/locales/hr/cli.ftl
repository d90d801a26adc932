### The command line.

cli-help =
    Quarto, društvena igra u kojoj figuru za vaš potez bira protivnik,
    a četiri u liniji donose pobjedu samo ako se quarto najavi.
cli-version-help = Prikazuje verziju i izlazi.
cli-lang-help = Jezik svih poruka, na primjer fi. Bez toga odlučuje LANGUAGE, LC_ALL, LC_MESSAGES ili LANG.
cli-unknown-language = jezika { $language } ovdje nema; odaberite jedan od ovih: { $languages }
cli-style-help = Kako crtati: u boji, običnim Unicodeom, u ASCII-ju ili kako terminal može.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = nije moguće pročitati { $path }: { $why }
cli-cannot-write = nije moguće zapisati { $path }: { $why }
cli-standard-input = standardni ulaz

standing-to-act = Na potezu je { $player }.
standing-open = Otvoreno: { $shapes }.
standing-lapsed = Propalo: { $shapes }.

seat-first = Prvi
seat-second = Drugi

## kvarto show

show-help =
    Crta poziciju POSITION: redove od 4 do 1, zatim figuru u ruci ili -, zatim po želji varijantu igre
    i polje zadnje figure. Na primjer:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Crta poziciju.
show-variant = Varijanta: { $variant }.
show-svg-help = Crta u SVG datoteku (- za standardni izlaz).
show-pieces-help = Kako izgledaju figure u SVG-u.
show-theme-help = Za svijetlu ili tamnu okolinu.

## kvarto replay

replay-help = Ponovno igra svaku partiju iz .qgn datoteke FILE (- za standardni ulaz) i kaže dokle je stigla.
replay-short-help = Kaže dokle su stigle partije u zapisu.
replay-json-help = Ispisuje po jedan JSON objekt u retku za svaku partiju. Rezultat bez razloga ima razlog "unknown".
replay-no-games = { $source }: nema nijedne partije
replay-game = Partija { $number }: { $first } – { $second }, { $variant }

## kvarto play: options

play-short-help = Partija u terminalu.
play-command-help =
    Jedna partija, udvoje za jednim terminalom ili protiv računala. Tijekom igre upišite help da vidite što se može upisati.
play-variant-help = standard (zadano), advanced, squares, hard ili kod kao ch:l.
play-calling-help = Mora li se quarto najaviti da bi pobijedio.
play-false-call-help = Što se gubi pogrešnom najavom: prilika ili partija.
play-late-call-help = Tko je postavio, može najaviti i nakon davanja figure, dok ona nije postavljena.
play-pointing-help = Tko mora pokazati najavljeni quarto; ostali samo najavljuju.
play-clock-help = Vrijeme: - (bez sata), 60/move, 60/place, 600+5 (sekunde i dodatak), 3d/move.
play-tournament-help = Kao na turnirima: minuta za potez, pogrešna najava gubi partiju.
play-against-help = Protiv računala, od 1 (igra prvi put) do { $strongest } (savršeno).
play-one-help = Ime jednog igrača.
play-two-help = Ime drugog igrača.
play-starter-help = Tko je prvi: odlučuju kockice, ili je to igrač 1 ili 2.
play-start-help = Pozicija od koje se počinje.
play-seed-help = Ponavlja bacanje kockica iz ranije partije.
play-save-help = Dodaje partiju u .qgn datoteku.
play-save-no-record = u { $path } nisu partije; ništa nije dodano
play-tournament-fixes = { $option } ne ide uz --tournament, ondje je to već određeno
play-same-names = igrači moraju imati različita imena
play-player-one = Igrač 1
play-player-two = Igrač 2

## kvarto play: at the table

play-title = Quarto: { $variant }
play-dice = { $first } baca { $a }, { $second } baca { $b }.
play-first = { $first } počinje i daje prvu figuru.
play-first-set-up = Prvi igrač: { $first }, drugi: { $second }.
play-spoken = Quarto pobjeđuje samo ako se najavi: upišite ! čim ga vidite.
play-forfeit = Pogrešna najava gubi partiju.
play-late-call = I nakon davanja još se može najaviti: upišite late.
play-help-hint = help pokazuje sve što se može upisati.
play-clock = [{ $time }]{ " " }
play-give = { $player }, odaberite figuru za igrača { $other } (0-F ili help):
play-give-or-call = { $player }, odaberite figuru za igrača { $other } (0-F) ili najavite (!):
play-place = { $player }, postavite figuru (a1-d4 ili help):
play-place-or-call = { $player }, postavite figuru (a1-d4) ili najavite (!):
play-place-or-late-call = { $player }, postavite figuru (a1-d4) ili najavite (!; { $other }: late):
play-place-or-others-late-call = { $player }, postavite figuru (a1-d4; { $other } može najaviti: late):
play-end-turn = { $player }, završite zadnji potez (=):
play-end-turn-or-call = { $player }, najavite (!) ili završite potez (=):
play-point = { $player }, gdje je quarto? (1-4, a-d, / ili \, ili cancel):
play-point-with-squares = { $player }, gdje je quarto? (1-4, a-d, / ili \, kvadrati a1-c3, ili cancel):
play-paused = Partija je pauzirana. Upišite resume za nastavak:
play-offer-draw = { $player } nudi remi. { $other }, prihvaćate li? (yes ili no):
play-offer-take-back = { $player } moli da vrati zadnji potez. { $other }, prihvaćate li? (yes ili no):
play-answer-yes-or-no = odgovorite s yes ili no
play-declined = { $player } odbija.
play-computer-moves = { $player } igra { $move }.
play-calls = { $player }: „Quarto!”
play-call-failed = Ne: ondje nema otvorenog quarta.
play-call-not-pointed = Quarto nije pokazan: najava propada.
play-refused = Tako ne ide: { $what }.
play-not-understood = nije jasno: { $text }; help pokazuje što se može upisati
play-left = Partija ostaje nedovršena.
play-saved = Partija je dodana u { $path }.

play-help-give = 7, F ili DTSH        dajete tu figuru
play-help-place = b2, ili b2>7         postavljate figuru; postavljate je i dajete figuru 7
play-help-call = !, ili !3            najavljujete „Quarto!”; najavljujete i pokazujete red 3 (i: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    redovi, stupci, dijagonale, kvadrati (donje lijevo polje)
play-help-late = late, ili late 3     najavljujete nakon davanja, u partijama s kasnom najavom
play-help-pass = =, ili pass          završavate potez nakon zadnje figure
play-help-draw = draw                 nudite remi; drugi odgovara s yes ili no
play-help-back = back                 molite da se vrati zadnji potez
play-help-resign = resign, abort        predajete partiju; otkazujete je prije prve figure
play-help-pause = pause, resume        zaustavljate satove; nastavljate
play-help-look = board, moves, help   gledate ploču; poteze; ovaj popis
play-help-quit = quit                 izlazite iz nedovršene partije
