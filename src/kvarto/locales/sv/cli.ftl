### The command line.

cli-help =
    Quarto, brädspelet där du väljer pjäsen som motståndaren måste placera,
    och där fyra på en linje bara vinner när någon ropar.
cli-version-help = Visa versionen och avsluta.
cli-lang-help = Språket i alla texter, till exempel sv. Annars avgör LANGUAGE, LC_ALL, LC_MESSAGES eller LANG.
cli-unknown-language = språket { $language } finns inte här; välj bland { $languages }
cli-style-help = Hur det ritas: i färg, i vanlig Unicode, i ASCII, eller vad terminalen kan visa.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = kan inte läsa { $path }: { $why }
cli-cannot-write = kan inte skriva { $path }: { $why }
cli-standard-input = standard in

standing-to-act = { $player } står på tur.
standing-open = Öppna: { $shapes }.
standing-lapsed = Förfallna: { $shapes }.

seat-first = Första spelaren
seat-second = Andra spelaren

## kvarto show

show-help =
    Rita en POSITION: raderna från 4 ner till 1, sedan pjäsen i handen eller -, sedan eventuellt en
    variant och rutan med den senast placerade pjäsen. Till exempel:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Rita en ställning.
# As in English.
show-variant = Variant: { $variant }.
show-svg-help = Rita i en SVG-fil i stället (- för standard ut).
show-pieces-help = Hur pjäserna i SVG-filen ser ut.
show-theme-help = För ljus eller mörk omgivning.

## kvarto replay

replay-help = Spela igenom alla partier i en .qgn-fil FILE (- för standard in) och säg hur de står.
replay-short-help = Säg hur sparade partier står.
replay-json-help = Skriv ett JSON-objekt per rad för varje parti. Ett resultat utan orsak får orsaken "unknown".
replay-no-games = { $source }: det finns inget parti i den
replay-game = Parti { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Spela ett parti i terminalen.
play-command-help =
    Spela ett parti, två vid samma terminal eller en mot datorn. Skriv help under partiet för att se vad du kan skriva.
play-variant-help = standard (om inget anges), advanced, squares, hard, eller en kod som ch:l.
play-calling-help = Om man måste ropa en quarto för att vinna.
play-false-call-help = Vad ett felaktigt rop kostar: chansen, eller partiet.
play-late-call-help = Den som har placerat får ropa även efter att ha gett, tills den nya pjäsen är placerad.
play-pointing-help = Vem som måste peka när den ropar; de andra bara ropar.
play-clock-help = Tid: - (ingen), 60/move, 60/place, 600+5 (sekunder och tillägg), 3d/move.
play-tournament-help = Som i turneringar: en minut per drag, och den som ropar fel förlorar partiet.
play-against-help = Spela mot datorn, från 1 (spelar för första gången) till { $strongest } (perfekt).
play-one-help = Den ena spelarens namn.
play-two-help = Den andra spelarens namn.
play-starter-help = Vem som börjar: tärningarna avgör, eller spelare 1 eller 2.
play-start-help = En ställning att börja från.
play-seed-help = Upprepa tärningskastet från ett tidigare parti.
play-save-help = Lägg till partiet i en .qgn-fil.
play-save-no-record = { $path } innehåller något annat än partier; inget läggs till
play-tournament-fixes = { $option } går inte ihop med --tournament, som bestämmer det
play-same-names = de två spelarna måste ha olika namn
play-player-one = Spelare 1
play-player-two = Spelare 2

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = { $first } slår { $a }, { $second } slår { $b }.
play-first = { $first } börjar och ger den första pjäsen.
play-first-set-up = { $first } är första spelaren, { $second } är den andra.
play-spoken = En quarto vinner bara när du ropar: skriv ! så snart du ser en.
play-forfeit = Den som ropar fel förlorar partiet.
play-late-call = Man får fortfarande ropa efter att ha gett: skriv late.
play-help-hint = Skriv help för att se allt du kan skriva.
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }, välj en pjäs åt { $other } (0-F, eller help):
play-give-or-call = { $player }, välj en pjäs åt { $other } (0-F), eller ropa (!):
play-place = { $player }, placera pjäsen (a1-d4, eller help):
play-place-or-call = { $player }, placera pjäsen (a1-d4), eller ropa (!):
play-place-or-late-call = { $player }, placera pjäsen (a1-d4), eller ropa (!; { $other }: late):
play-place-or-others-late-call = { $player }, placera pjäsen (a1-d4; { $other } får ropa: late):
play-end-turn = { $player }, avsluta den sista turen (=):
play-end-turn-or-call = { $player }, ropa (!), eller avsluta turen (=):
play-point = { $player }, vilken linje? (1-4, a-d, / eller \, eller cancel):
play-point-with-squares = { $player }, var? (1-4, a-d, / eller \, fyrkanter a1-c3, eller cancel):
play-paused = Partiet är pausat. Skriv resume för att fortsätta:
play-offer-draw = { $player } erbjuder oavgjort. { $other }, går du med på det? (yes för ja, no för nej):
play-offer-take-back = { $player } vill ta tillbaka det senaste draget. { $other }, går du med på det? (yes för ja, no för nej):
play-answer-yes-or-no = svara yes (ja) eller no (nej)
play-declined = { $player } avböjer.
play-computer-moves = { $player } spelar { $move }.
play-calls = { $player }: ”Quarto!”
play-call-failed = Nej: där finns ingen öppen quarto.
play-call-not-pointed = Inget pekades ut: ropet var förgäves.
play-refused = Det går inte: { $what }.
play-not-understood = jag förstår inte { $text }; help visar vad du kan skriva
play-left = Partiet förblir oavslutat.
play-saved = Partiet är tillagt i { $path }.

# The words to type are English in every language.
play-help-give = 7, F eller DTSH      ge den här pjäsen
play-help-place = b2, eller b2>7       placera pjäsen; placera den och ge pjäs 7
play-help-call = !, eller !3          ropa ”Quarto!”; ropa och peka ut rad 3 (även: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    rader, kolumner, diagonaler, fyrkanter (rutan längst ner till vänster)
play-help-late = late, eller late 3   ropa efter att ha gett, i partier där det är tillåtet
play-help-pass = =, eller pass        avsluta turen efter den sista pjäsen
play-help-draw = draw                 erbjud oavgjort; den andra svarar yes eller no
play-help-back = back                 be att få ta tillbaka det senaste draget
play-help-resign = resign, abort        ge upp; avbryt partiet innan den första pjäsen är placerad
play-help-pause = pause, resume        stoppa klockorna; fortsätt
play-help-look = board, moves, help   se på brädet; på dragen; på den här listan
play-help-quit = quit                 lämna partiet oavslutat
