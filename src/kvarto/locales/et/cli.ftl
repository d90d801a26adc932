### The command line.

cli-help =
    Quarto on lauamäng, milles sina valid nupu, mille vastane peab lauale panema,
    ja milles neli ühel joonel võidab ainult siis, kui seda hüütakse.
cli-version-help = Näita versiooni ja lõpeta.
cli-lang-help = Kõigi teadete keel, näiteks fi. Kui seda pole, otsustab LANGUAGE, LC_ALL, LC_MESSAGES või LANG.
cli-unknown-language = keelt { $language } siin pole; vali üks neist: { $languages }
cli-style-help = Kuidas joonistada: värviliselt, lihtsas Unicode'is, ASCII-s või nii, nagu terminal oskab.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = faili { $path } ei saa lugeda: { $why }
cli-cannot-write = faili { $path } ei saa kirjutada: { $why }
cli-standard-input = standardsisend

standing-to-act = Käigul: { $player }.
standing-open = Kehtiv: { $shapes }.
standing-lapsed = Aegunud: { $shapes }.

seat-first = Esimene
seat-second = Teine

## kvarto show

show-help =
    Joonista seis POSITION: read neljandast esimeseni, siis käes olev nupp või -, siis soovi korral
    mänguvariant ja viimasena pandud nupu väli. Näiteks:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Joonista seis.
show-variant = Mänguvariant: { $variant }.
show-svg-help = Joonista hoopis SVG-faili (- tähendab standardväljundit).
show-pieces-help = Kuidas nupud SVG-pildil välja näevad.
show-theme-help = Heleda või tumeda ümbruse jaoks.

## kvarto replay

replay-help = Mängi läbi kõik .qgn-faili FILE mängud (- tähendab standardsisendit) ja ütle, mis seisus need on.
replay-short-help = Ütle, mis seisus salvestatud mängud on.
replay-json-help = Väljasta iga mängu kohta üks JSON-objekt omal real. Kui tulemusel pole põhjust, on põhjus "unknown".
replay-no-games = { $source }: selles pole ühtegi mängu
replay-game = Mäng { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Mängi terminalis.
play-command-help =
    Mängi kahekesi ühes terminalis või üksi arvuti vastu. Kirjuta mängu ajal help, et näha, mida saab kirjutada.
play-variant-help = standard (vaikimisi), advanced, squares, hard või kood nagu ch:l.
play-calling-help = Kas quarto tuleb võiduks hüüda.
play-false-call-help = Mida vale hüüe maksab: võimaluse või mängu.
play-late-call-help = Nupu pannud mängija võib hüüda veel pärast andmist, kuni uus nupp on laual.
play-pointing-help = Kes peab hüüdes näitama, kus quarto on; teised ainult hüüavad.
play-clock-help = Aeg: - (ilma kellata), 60/move, 60/place, 600+5 (sekundid ja lisaaeg), 3d/move.
play-tournament-help = Nagu turniiril: minut käigu kohta ja vale hüüe toob kaotuse.
play-against-help = Mängi arvuti vastu, tasemed 1 (mängib esimest korda) kuni { $strongest } (eksimatu).
play-one-help = Ühe mängija nimi.
play-two-help = Teise mängija nimi.
play-starter-help = Kes alustab: otsustab täring, või mängija 1 või 2.
play-start-help = Seis, millest mäng algab.
play-seed-help = Korda mõne varasema mängu täringuviset.
play-save-help = Lisa mäng .qgn-faili.
play-save-no-record = failis { $path } on midagi muud kui mängud; sinna ei lisata midagi
play-tournament-fixes = { $option } ei käi kokku valikuga --tournament, mis selle ise määrab
play-same-names = mängijatel peavad olema erinevad nimed
play-player-one = Mängija 1
play-player-two = Mängija 2

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = { $first } viskab { $a }, { $second } viskab { $b }.
play-first = { $first } alustab ja annab esimese nupu.
play-first-set-up = { $first } on esimene, { $second } teine.
play-spoken = Quarto võidab ainult siis, kui seda hüütakse: kirjuta ! kohe, kui seda näed.
play-forfeit = Vale hüüe toob kaotuse.
play-late-call = Hüüda võib ka pärast andmist: kirjuta late.
play-help-hint = Kirjuta help, et näha kõike, mida saab kirjutada.
play-clock = [{ $time }]{ " " }
play-give = { $player }, vali nupp mängijale { $other } (0-F, või help):
play-give-or-call = { $player }, vali nupp mängijale { $other } (0-F) või hüüa (!):
play-place = { $player }, pane nupp lauale (a1-d4, või help):
play-place-or-call = { $player }, pane nupp lauale (a1-d4) või hüüa (!):
play-place-or-late-call = { $player }, pane nupp lauale (a1-d4) või hüüa (!; { $other }: late):
play-place-or-others-late-call = { $player }, pane nupp lauale (a1-d4; { $other } võib veel hüüda: late):
play-end-turn = { $player }, lõpeta viimane käik (=):
play-end-turn-or-call = { $player }, hüüa (!) või lõpeta käik (=):
play-point = { $player }, milline joon? (1-4, a-d, / või \, või cancel):
play-point-with-squares = { $player }, milline joon või ruut? (1-4, a-d, / või \, ruudud a1-c3, või cancel):
play-paused = Mäng on pausil. Jätkamiseks kirjuta resume:
play-offer-draw = { $player } pakub viiki. { $other }, kas oled nõus? (yes = jah, no = ei):
play-offer-take-back = { $player } soovib viimase käigu tagasi võtta. { $other }, kas oled nõus? (yes = jah, no = ei):
play-answer-yes-or-no = palun vasta yes (jah) või no (ei)
play-declined = { $player } ei ole nõus.
play-computer-moves = { $player } mängib { $move }.
play-calls = { $player }: „Quarto!“
play-call-failed = Ei: seal pole kehtivat quartot.
play-call-not-pointed = Kohta ei näidatud: hüüe läks tühja.
play-refused = See ei õnnestu: { $what }.
play-not-understood = { $text } jäi arusaamatuks; help näitab, mida saab kirjutada
play-left = Mäng jääb pooleli.
play-saved = Mäng lisati faili { $path }.

play-help-give = 7, F või DTSH        anna see nupp
play-help-place = b2 või b2>7          pane nupp lauale; pane ja anna nupp 7
play-help-call = ! või !3             hüüa „Quarto!“; hüüa ja näita rida 3 (ka: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    read, veerud, diagonaalid, ruudud (vasak alumine väli)
play-help-late = late või late 3      hüüa pärast andmist, kui hiline hüüe on lubatud
play-help-pass = = või pass           lõpeta käik pärast viimast nuppu
play-help-draw = draw                 paku viiki; teine vastab yes või no
play-help-back = back                 palu viimane käik tagasi võtta
play-help-resign = resign, abort        anna alla; jäta mäng ära enne esimest nuppu
play-help-pause = pause, resume        peata kellad; jätka
play-help-look = board, moves, help   vaata lauda; käike; seda loendit
play-help-quit = quit                 jäta mäng pooleli
