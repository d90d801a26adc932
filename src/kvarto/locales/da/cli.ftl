### The command line.

cli-help =
    Quarto, brætspillet hvor du vælger den brik, din modstander skal sætte,
    og hvor fire på linje kun vinder, når nogen råber.
cli-version-help = Vis versionen og slut.
cli-lang-help = Sproget i alle tekster, for eksempel da. Ellers afgør LANGUAGE, LC_ALL, LC_MESSAGES eller LANG det.
cli-unknown-language = sproget { $language } findes ikke her; vælg et af { $languages }
cli-style-help = Hvordan der tegnes: i farver, i almindelig Unicode, i ASCII, eller hvad terminalen kan vise.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = kan ikke læse { $path }: { $why }
cli-cannot-write = kan ikke skrive { $path }: { $why }
cli-standard-input = standardinput

standing-to-act = { $player } har turen.
standing-open = Åbne: { $shapes }.
standing-lapsed = Bortfaldet: { $shapes }.

seat-first = Første spiller
seat-second = Anden spiller

## kvarto show

show-help =
    Tegn en POSITION: rækkerne fra 4 ned til 1, så brikken i hånden eller -, og så eventuelt en
    variant og feltet med den sidst satte brik. For eksempel:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Tegn en stilling.
# As in English.
show-variant = Variant: { $variant }.
show-svg-help = Tegn i en SVG-fil i stedet (- for standardoutput).
show-pieces-help = Hvordan brikkerne i SVG-filen ser ud.
show-theme-help = Til lyse eller mørke omgivelser.

## kvarto replay

replay-help = Spil alle partier i en .qgn-fil FILE igennem (- for standardinput), og sig, hvordan de står.
replay-short-help = Sig, hvordan gemte partier står.
replay-json-help = Skriv ét JSON-objekt pr. linje for hvert parti. Et resultat uden grund får grunden "unknown".
replay-no-games = { $source }: der er intet parti i den
replay-game = Parti { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Spil et parti i terminalen.
play-command-help =
    Spil et parti, to ved samme terminal eller alene mod computeren. Skriv help under partiet for at se, hvad du kan skrive.
play-variant-help = standard (hvis intet er angivet), advanced, squares, hard, eller en kode som ch:l.
play-calling-help = Om man skal råbe en quarto for at vinde.
play-false-call-help = Hvad et forkert råb koster: chancen, eller partiet.
play-late-call-help = Den, der har sat, må stadig råbe efter at have givet, indtil den nye brik er sat.
play-pointing-help = Hvem der skal pege, når de råber; de andre råber bare.
play-clock-help = Tid: - (ingen), 60/move, 60/place, 600+5 (sekunder og tillæg), 3d/move.
play-tournament-help = Som i turneringer: et minut pr. træk, og den, der råber forkert, taber partiet.
play-against-help = Spil mod computeren, fra 1 (spiller for første gang) til { $strongest } (perfekt).
play-one-help = Navnet på den ene spiller.
play-two-help = Navnet på den anden spiller.
play-starter-help = Hvem der begynder: terningerne afgør det, eller spiller 1 eller 2.
play-start-help = En stilling at begynde fra.
play-seed-help = Gentag terningkastet fra et tidligere parti.
play-save-help = Føj partiet til en .qgn-fil.
play-save-no-record = { $path } indeholder andet end partier; der føjes ikke noget til
play-tournament-fixes = { $option } går ikke sammen med --tournament, som fastlægger det
play-same-names = de to spillere skal have forskellige navne
play-player-one = Spiller 1
play-player-two = Spiller 2

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = { $first } slår { $a }, { $second } slår { $b }.
play-first = { $first } begynder og giver den første brik.
play-first-set-up = { $first } er første spiller, { $second } er anden spiller.
play-spoken = En quarto vinder kun, når du råber: skriv !, så snart du ser en.
play-forfeit = Den, der råber forkert, taber partiet.
play-late-call = Man må stadig råbe efter at have givet: skriv late.
play-help-hint = Skriv help for at se alt, hvad du kan skrive.
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }, vælg en brik til { $other } (0-F, eller help):
play-give-or-call = { $player }, vælg en brik til { $other } (0-F), eller råb (!):
play-place = { $player }, sæt brikken (a1-d4, eller help):
play-place-or-call = { $player }, sæt brikken (a1-d4), eller råb (!):
play-place-or-late-call = { $player }, sæt brikken (a1-d4), eller råb (!; { $other }: late):
play-place-or-others-late-call = { $player }, sæt brikken (a1-d4; { $other } må stadig råbe: late):
play-end-turn = { $player }, slut den sidste tur (=):
play-end-turn-or-call = { $player }, råb (!), eller slut turen (=):
play-point = { $player }, hvilken linje? (1-4, a-d, / eller \, eller cancel):
play-point-with-squares = { $player }, hvor? (1-4, a-d, / eller \, firkanter a1-c3, eller cancel):
play-paused = Partiet er sat på pause. Skriv resume for at fortsætte:
play-offer-draw = { $player } tilbyder uafgjort. { $other }, er du med på det? (yes for ja, no for nej):
play-offer-take-back = { $player } vil gerne tage det sidste træk tilbage. { $other }, er du med på det? (yes for ja, no for nej):
play-answer-yes-or-no = svar yes (ja) eller no (nej)
play-declined = { $player } siger nej.
play-computer-moves = { $player } spiller { $move }.
play-calls = { $player }: »Quarto!«
play-call-failed = Nej: der er ingen åben quarto der.
play-call-not-pointed = Der blev ikke peget på noget: råbet var forgæves.
play-refused = Det går ikke: { $what }.
play-not-understood = jeg forstår ikke { $text }; help viser, hvad du kan skrive
play-left = Partiet forbliver uafsluttet.
play-saved = Partiet er føjet til { $path }.

# The words to type are English in every language.
play-help-give = 7, F eller DTSH      giv denne brik
play-help-place = b2, eller b2>7       sæt brikken; sæt den, og giv brik 7
play-help-call = !, eller !3          råb »Quarto!«; råb, og peg på række 3 (også: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    rækker, kolonner, diagonaler, firkanter (felt nederst til venstre)
play-help-late = late, eller late 3   råb efter at have givet, i partier hvor man må det
play-help-pass = =, eller pass        slut turen efter den sidste brik
play-help-draw = draw                 tilbyd uafgjort; den anden svarer yes eller no
play-help-back = back                 bed om at tage det sidste træk tilbage
play-help-resign = resign, abort        giv op; afbryd partiet, før den første brik er sat
play-help-pause = pause, resume        stop urene; fortsæt
play-help-look = board, moves, help   se brættet; trækkene; denne liste
play-help-quit = quit                 lad partiet være uafsluttet
