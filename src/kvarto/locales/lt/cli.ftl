### The command line.

cli-help =
    Quarto – stalo žaidimas, kuriame tu parenki figūrą, kurią turės statyti varžovas,
    o keturios linijoje laimi tik paskelbus.
cli-version-help = Parodyti versiją ir baigti.
cli-style-help = Kaip piešti: spalvotai, paprastu Unicode, ASCII ar taip, kaip moka terminalas.
cli-lang-help = Visų pranešimų kalba, pavyzdžiui, fi. Jei nenurodyta, lemia LANGUAGE, LC_ALL, LC_MESSAGES arba LANG.
cli-unknown-language = kalbos { $language } čia nėra; galimos: { $languages }
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = nepavyksta perskaityti { $path }: { $why }
cli-cannot-write = nepavyksta įrašyti { $path }: { $why }
cli-standard-input = standartinė įvestis

standing-to-act = Eina: { $player }.
standing-open = Galioja: { $shapes }.
standing-lapsed = Nebegalioja: { $shapes }.

seat-first = Pirmasis
seat-second = Antrasis

## kvarto show

show-help =
    Nupiešia poziciją (POSITION): eiles nuo 4 iki 1, tada figūrą rankoje arba -, tada, jei reikia,
    žaidimo variantą ir langelį, į kurį statyta paskutinį kartą. Pavyzdžiui:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Nupiešia poziciją.
show-variant = Variantas: { $variant }.
show-svg-help = Vietoj to piešti į SVG failą (- jei į standartinę išvestį).
show-pieces-help = Kaip figūros atrodo SVG faile.
show-theme-help = Šviesiam ar tamsiam fonui.

## kvarto replay

replay-help = Pakartoja visas .qgn failo (FILE, - jei iš standartinės įvesties) partijas ir pasako, kokia jų padėtis.
replay-short-help = Pasako, kokia įrašo partijų padėtis.
replay-json-help = Kiekvienai partijai išvesti po vieną JSON objektą eilutėje. Rezultato be priežasties priežastis yra "unknown".
replay-no-games = { $source }: partijų nėra
replay-game = Partija { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Leidžia sužaisti partiją terminale.
play-command-help =
    Leidžia sužaisti partiją dviese prie vieno terminalo arba vienam su kompiuteriu. Ką galima rašyti partijos metu, parodo help.
play-variant-help = standard (numatyta), advanced, squares, hard arba kodas, kaip ch:l.
play-calling-help = Ar quarto laimi tik paskelbus.
play-false-call-help = Ką kainuoja klaidingas skelbimas: progą ar partiją.
play-late-call-help = Pastatęs žaidėjas dar gali skelbti ir davęs figūrą, kol ji nepastatyta.
play-pointing-help = Kas skelbdamas turi parodyti, kur; kiti tik skelbia.
play-clock-help = Laikas: - (be laiko), 60/move, 60/place, 600+5 (sekundės ir priedas), 3d/move.
play-tournament-help = Kaip turnyre: minutė ėjimui, klaidingai paskelbus partija pralaimima.
play-against-help = Žaisti su kompiuteriu, nuo 1 (žaidžia pirmą kartą) iki { $strongest } (tobulas).
play-one-help = Vieno žaidėjo vardas.
play-two-help = Kito žaidėjo vardas.
play-starter-help = Kas pradeda: lemia kauliukai arba pradeda 1 ar 2 žaidėjas.
play-start-help = Pozicija, nuo kurios pradedama.
play-seed-help = Pakartoti ankstesnės partijos kauliukų metimą.
play-save-help = Pridėti partiją prie .qgn failo.
play-save-no-record = faile { $path } yra ne partijos; nieko nepridedama
play-tournament-fixes = parinktis { $option } nedera su --tournament, kuri tai nustato
play-same-names = žaidėjų vardai turi skirtis
play-player-one = Žaidėjas 1
play-player-two = Žaidėjas 2

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = { $first } išmeta { $a }, { $second } išmeta { $b }.
play-first = { $first } pradeda ir duoda pirmąją figūrą.
play-first-set-up = Pirmasis žaidėjas: { $first }, antrasis: { $second }.
play-spoken = Quarto laimi tik paskelbus: kai tik pamatysi, rašyk !
play-forfeit = Klaidingai paskelbus partija pralaimima.
play-late-call = Davus figūrą dar galima skelbti: rašyk late.
play-help-hint = Rašyk help, ir pamatysi viską, ką galima rašyti.
play-clock = [{ $time }]{ " " }
play-give = { $player }, parink figūrą, kurią statys { $other } (0-F arba help):
play-give-or-call = { $player }, parink figūrą, kurią statys { $other } (0-F), arba skelbk (!):
play-place = { $player }, statyk figūrą (a1-d4 arba help):
play-place-or-call = { $player }, statyk figūrą (a1-d4) arba skelbk (!):
play-place-or-late-call = { $player }, statyk figūrą (a1-d4) arba skelbk (!; { $other }: late):
play-place-or-others-late-call = { $player }, statyk figūrą (a1-d4; { $other } gali skelbti: late):
play-end-turn = { $player }, baik paskutinį ėjimą (=):
play-end-turn-or-call = { $player }, skelbk (!) arba baik ėjimą (=):
play-point = { $player }, kuri linija? (1-4, a-d, / ar \, arba cancel):
play-point-with-squares = { $player }, kur? (1-4, a-d, / ar \, kvadratai a1-c3, arba cancel):
play-paused = Partija pristabdyta. Rašyk resume, kad tęstum:
play-offer-draw = { $player } siūlo lygiąsias. { $other }, ar sutinki? (yes arba no):
play-offer-take-back = { $player } prašo atšaukti paskutinį ėjimą. { $other }, ar sutinki? (yes arba no):
play-answer-yes-or-no = atsakyk yes arba no
play-declined = { $player } nesutinka.
play-computer-moves = { $player } eina { $move }.
play-calls = { $player }: „Quarto!“
play-call-failed = Ne: galiojančio quarto ten nėra.
play-call-not-pointed = Niekas neparodyta: skelbimas nepavyko.
play-refused = Taip negalima: { $what }.
play-not-understood = nesuprantama: { $text }; help parodo, ką galima rašyti
play-left = Partija lieka nebaigta.
play-saved = Partija pridėta prie { $path }.

play-help-give = 7, F arba DTSH       duoti šią figūrą
play-help-place = b2 arba b2>7         pastatyti figūrą; pastatyti ir duoti figūrą 7
play-help-call = ! arba !3            skelbti „Quarto!“; skelbti ir parodyti 3 eilę (tinka ir quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    eilės, stulpeliai, įstrižainės, kvadratai (apatinis kairys langelis)
play-help-late = late arba late 3     skelbti davus figūrą, kai galima skelbti vėliau
play-help-pass = = arba pass          baigti ėjimą pastačius paskutinę figūrą
play-help-draw = draw                 siūlyti lygiąsias; kitas atsako yes arba no
play-help-back = back                 prašyti atšaukti paskutinį ėjimą
play-help-resign = resign, abort        pasiduoti; nutraukti partiją, kol nepastatyta pirmoji figūra
play-help-pause = pause, resume        sustabdyti laikrodžius; tęsti
play-help-look = board, moves, help   pamatyti lentą; ėjimus; šį sąrašą
play-help-quit = quit                 palikti partiją nebaigtą
