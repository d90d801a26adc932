### The command line.

cli-help =
    Quarto, brettspillet der du velger brikken motstanderen må sette,
    og der fire på linje bare vinner når noen roper.
cli-version-help = Vis versjonen og avslutt.
cli-lang-help = Språket i alle tekster, for eksempel nb. Ellers avgjør LANGUAGE, LC_ALL, LC_MESSAGES eller LANG.
cli-unknown-language = språket { $language } finnes ikke her; velg blant { $languages }
cli-style-help = Hvordan det tegnes: i farger, i vanlig Unicode, i ASCII, eller det terminalen kan vise.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = kan ikke lese { $path }: { $why }
cli-cannot-write = kan ikke skrive { $path }: { $why }
cli-standard-input = standard inndata

standing-to-act = { $player } har turen.
standing-open = Åpne: { $shapes }.
standing-lapsed = Falt bort: { $shapes }.

seat-first = Første spiller
seat-second = Andre spiller

## kvarto show

show-help =
    Tegn en POSITION: radene fra 4 ned til 1, så brikken i hånden eller -, og så eventuelt en
    variant og ruten til brikken som ble satt sist. For eksempel:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Tegn en stilling.
# As in English.
show-variant = Variant: { $variant }.
show-svg-help = Tegn i en SVG-fil i stedet (- for standard utdata).
show-pieces-help = Hvordan brikkene i SVG-filen ser ut.
show-theme-help = For lyse eller mørke omgivelser.

## kvarto replay

replay-help = Spill gjennom alle partier i en .qgn-fil FILE (- for standard inndata), og si hvordan de står.
replay-short-help = Si hvordan lagrede partier står.
replay-json-help = Skriv ett JSON-objekt per linje for hvert parti. Et resultat uten grunn får grunnen "unknown".
replay-no-games = { $source }: det er ikke noe parti i den
replay-game = Parti { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Spill et parti i terminalen.
play-command-help =
    Spill et parti, to ved samme terminal eller én mot datamaskinen. Skriv help underveis for å se hva du kan skrive.
play-variant-help = standard (hvis ikke noe er oppgitt), advanced, squares, hard, eller en kode som ch:l.
play-calling-help = Om man må rope en quarto for å vinne.
play-false-call-help = Hva et feil rop koster: sjansen, eller partiet.
play-late-call-help = Den som har satt, kan fortsatt rope etter å ha gitt, helt til den nye brikken er satt.
play-pointing-help = Hvem som må peke når de roper; de andre bare roper.
play-clock-help = Tid: - (ingen), 60/move, 60/place, 600+5 (sekunder og tillegg), 3d/move.
play-tournament-help = Som i turneringer: ett minutt per trekk, og den som roper feil, taper partiet.
play-against-help = Spill mot datamaskinen, fra 1 (spiller for første gang) til { $strongest } (perfekt).
play-one-help = Navnet på den ene spilleren.
play-two-help = Navnet på den andre spilleren.
play-starter-help = Hvem som begynner: terningene avgjør, eller spiller 1 eller 2.
play-start-help = En stilling å begynne fra.
play-seed-help = Gjenta terningkastet fra et tidligere parti.
play-save-help = Legg partiet til i en .qgn-fil.
play-save-no-record = { $path } inneholder noe annet enn partier; ingenting legges til
play-tournament-fixes = { $option } går ikke sammen med --tournament, som bestemmer det
play-same-names = de to spillerne må ha forskjellige navn
play-player-one = Spiller 1
play-player-two = Spiller 2

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = { $first } kaster { $a }, { $second } kaster { $b }.
play-first = { $first } begynner og gir den første brikken.
play-first-set-up = { $first } er første spiller, { $second } er andre spiller.
play-spoken = En quarto vinner bare når du roper: skriv ! så snart du ser en.
play-forfeit = Den som roper feil, taper partiet.
play-late-call = Du kan fortsatt rope etter å ha gitt: skriv late.
play-help-hint = Skriv help for å se alt du kan skrive.
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }, velg en brikke til { $other } (0-F, eller help):
play-give-or-call = { $player }, velg en brikke til { $other } (0-F), eller rop (!):
play-place = { $player }, sett brikken (a1-d4, eller help):
play-place-or-call = { $player }, sett brikken (a1-d4), eller rop (!):
play-place-or-late-call = { $player }, sett brikken (a1-d4), eller rop (!; { $other }: late):
play-place-or-others-late-call = { $player }, sett brikken (a1-d4; { $other } kan fortsatt rope: late):
play-end-turn = { $player }, avslutt den siste turen (=):
play-end-turn-or-call = { $player }, rop (!), eller avslutt turen (=):
play-point = { $player }, hvilken linje? (1-4, a-d, / eller \, eller cancel):
play-point-with-squares = { $player }, hvor? (1-4, a-d, / eller \, firkanter a1-c3, eller cancel):
play-paused = Partiet er satt på pause. Skriv resume for å fortsette:
play-offer-draw = { $player } tilbyr uavgjort. { $other }, er du med på det? (yes for ja, no for nei):
play-offer-take-back = { $player } vil gjerne ta tilbake det siste trekket. { $other }, er du med på det? (yes for ja, no for nei):
play-answer-yes-or-no = svar yes (ja) eller no (nei)
play-declined = { $player } sier nei.
play-computer-moves = { $player } spiller { $move }.
play-calls = { $player }: «Quarto!»
play-call-failed = Nei: det er ingen åpen quarto der.
play-call-not-pointed = Ingenting ble pekt på: ropet var forgjeves.
play-refused = Det går ikke: { $what }.
play-not-understood = jeg skjønner ikke { $text }; help viser hva du kan skrive
play-left = Partiet forblir uferdig.
play-saved = Partiet er lagt til i { $path }.

# The words to type are English in every language.
play-help-give = 7, F eller DTSH      gi denne brikken
play-help-place = b2, eller b2>7       sett brikken; sett den og gi brikke 7
play-help-call = !, eller !3          rop «Quarto!»; rop og pek på rad 3 (også: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    rader, kolonner, diagonaler, firkanter (ruten nederst til venstre)
play-help-late = late, eller late 3   rop etter å ha gitt, i partier der det er lov
play-help-pass = =, eller pass        avslutt turen etter den siste brikken
play-help-draw = draw                 tilby uavgjort; den andre svarer yes eller no
play-help-back = back                 be om å ta tilbake det siste trekket
play-help-resign = resign, abort        gi opp; avbryt partiet før den første brikken er satt
play-help-pause = pause, resume        stopp klokkene; fortsett
play-help-look = board, moves, help   se på brettet; på trekkene; på denne listen
play-help-quit = quit                 la partiet være uferdig
