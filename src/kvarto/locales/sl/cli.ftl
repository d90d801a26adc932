### The command line.

cli-help =
    Quarto, namizna igra, v kateri izbiraš figuro, ki jo mora postaviti nasprotnik,
    in v kateri štiri v vrsti zmagajo le, če kdo zakliče.
cli-version-help = Pokaže različico programa in konča.
cli-lang-help = Jezik vseh sporočil, na primer fi. Brez tega odloča LANGUAGE, LC_ALL, LC_MESSAGES ali LANG.
cli-unknown-language = jezika { $language } tu ni; na izbiro: { $languages }
cli-style-help = Kako risati: v barvah, z navadnim Unicode, v ASCII ali kar zna terminal.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = { $path } ni mogoče prebrati: { $why }
cli-cannot-write = { $path } ni mogoče zapisati: { $why }
cli-standard-input = standardni vhod

standing-to-act = Na potezi: { $player }.
standing-open = Odprto: { $shapes }.
standing-lapsed = Zapadlo: { $shapes }.

seat-first = Prvi igralec
seat-second = Drugi igralec

## kvarto show

show-help =
    Nariše pozicijo POSITION: vrstice od 4 do 1, nato figura v roki ali -, nato po želji
    različica in polje zadnje figure. Na primer:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Nariše pozicijo.
show-variant = Različica: { $variant }.
show-svg-help = Raje nariše v datoteko SVG (- je standardni izhod).
show-pieces-help = Kakšne so figure v SVG.
show-theme-help = Za svetlo ali temno okolje.

## kvarto replay

replay-help = Predvaja vse partije iz datoteke .qgn FILE (- je standardni vhod) in pove, kako stojijo.
replay-short-help = Pove, kako stojijo zapisane partije.
replay-json-help = Izpiše vsako partijo kot en objekt JSON v vrstici. Izid brez razloga ima razlog "unknown".
replay-no-games = { $source }: v njej ni partije
replay-game = Partija { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Odigraj partijo v terminalu.
play-command-help =
    Odigraj partijo, v dvoje za enim terminalom ali proti računalniku. Med partijo vpiši help in vidiš, kaj lahko vpisuješ.
play-variant-help = standard (privzeto), advanced, squares, hard ali koda, kot je ch:l.
play-calling-help = Ali je treba za zmago zaklicati quarto.
play-false-call-help = Kaj stane napačen klic: priložnost ali partijo.
play-late-call-help = Kdor je postavil figuro, lahko zakliče tudi, ko da naslednjo, dokler ta ne stoji na plošči.
play-pointing-help = Kdo mora zaklicani lik pokazati; drugi le kličejo.
play-clock-help = Čas: - (brez ure), 60/move, 60/place, 600+5 (sekunde in dodatek), 3d/move.
play-tournament-help = Kot na turnirju: minuta na potezo, napačen klic izgubi partijo.
play-against-help = Igraj proti računalniku, od 1 (igra prvič) do { $strongest } (popoln).
play-one-help = Ime enega igralca.
play-two-help = Ime drugega igralca.
play-starter-help = Kdo je prvi: odločita kocki ali pa je to igralec 1 ali 2.
play-start-help = Pozicija, iz katere se začne.
play-seed-help = Ponovi met kock iz prejšnje partije.
play-save-help = Dopiše partijo v datoteko .qgn.
play-save-no-record = v { $path } je nekaj drugega kot partije; nič se ne dopiše
play-tournament-fixes = { $option } ne gre skupaj s --tournament, ki to že določa
play-same-names = igralca morata imeti različni imeni
play-player-one = Igralec 1
play-player-two = Igralec 2

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = Kocki: { $first } – { $a }, { $second } – { $b }.
play-first = Začne { $first } in da prvo figuro.
play-first-set-up = Prvi igralec: { $first }, drugi igralec: { $second }.
play-spoken = Quarto zmaga le, če ga zakličeš: vpiši !, takoj ko katerega opaziš.
play-forfeit = Napačen klic izgubi partijo.
play-late-call = Tudi ko je figura že dana, lahko še zakličeš: vpiši late.
play-help-hint = Vpiši help in vidiš vse, kar lahko vpisuješ.
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }, izberi figuro, ki jo mora postaviti { $other } (0-F ali help):
play-give-or-call = { $player }, izberi figuro, ki jo mora postaviti { $other } (0-F), ali zakliči (!):
play-place = { $player }, postavi figuro (a1-d4 ali help):
play-place-or-call = { $player }, postavi figuro (a1-d4) ali zakliči (!):
play-place-or-late-call = { $player }, postavi figuro (a1-d4) ali zakliči (!; { $other }: late):
play-place-or-others-late-call = { $player }, postavi figuro (a1-d4; zakliče lahko tudi { $other }: late):
play-end-turn = { $player }, končaj zadnjo potezo (=):
play-end-turn-or-call = { $player }, zakliči (!) ali končaj potezo (=):
play-point = { $player }, katera vrsta? (1-4, a-d, / ali \, ali cancel):
play-point-with-squares = { $player }, kje je quarto? (1-4, a-d, / ali \, kvadrati a1-c3, ali cancel):
play-paused = Partija je začasno ustavljena. Vpiši resume za nadaljevanje:
play-offer-draw = { $player } ponuja remi. { $other }, se strinjaš? (yes je da, no je ne):
play-offer-take-back = { $player } prosi za vrnitev zadnje poteze. { $other }, se strinjaš? (yes je da, no je ne):
play-answer-yes-or-no = odgovori, prosim, z yes (da) ali no (ne)
play-declined = { $player } zavrača.
play-computer-moves = { $player } igra { $move }.
play-calls = { $player }: »Quarto!«
play-call-failed = Ne: tam ni odprtega quarta.
play-call-not-pointed = Nič ni bilo pokazano: klic ne velja.
play-refused = To ne gre: { $what }.
play-not-understood = ne razumem: { $text }; help pokaže, kaj lahko vpisuješ
play-left = Partija ostane nedokončana.
play-saved = Partija je dopisana v { $path }.

play-help-give = 7, F ali DTSH        daj to figuro
play-help-place = b2 ali b2>7          postavi figuro; postavi jo in daj figuro 7
play-help-call = ! ali !3             zakliči »Quarto!«; zakliči in pokaži vrstico 3 (tudi: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    vrstice, stolpci, diagonali, kvadrati (levo spodnje polje)
play-help-late = late ali late 3      zakliči, ko je figura že dana, če je dovoljen pozni klic
play-help-pass = = ali pass           končaj potezo po zadnji figuri
play-help-draw = draw                 ponudi remi; drugi odgovori yes ali no
play-help-back = back                 prosi za vrnitev zadnje poteze
play-help-resign = resign, abort        vdaj se; odpovej partijo pred prvo figuro
play-help-pause = pause, resume        ustavi uri; nadaljuj
play-help-look = board, moves, help   poglej ploščo; poteze; ta seznam
play-help-quit = quit                 pusti partijo nedokončano
