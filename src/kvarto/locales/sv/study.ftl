### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = Första spelaren
player-second = Andra spelaren

## What a move or a position is worth to who is to act: nouns, after a colon or a dash

worth-win = { $distance ->
    [0] omedelbar vinst
    [one] vinst med nästa pjäs
   *[other] vinst efter { $distance } pjäser till
}
worth-win-sometime = vinst
worth-draw = oavgjort
worth-loss = { $distance ->
    [0] omedelbar förlust
    [one] förlust med nästa pjäs
   *[other] förlust efter { $distance } pjäser till
}
worth-loss-sometime = förlust
worth-unknown = okänt

## Moves told step by step

step-places = { $player } placerar på { $cell }.
step-gives = { $player } ger { $piece }.
step-calls = { $player } ropar { $shape } och vinner.
step-you-places = Du placerar på { $cell }.
step-you-gives = Du ger { $piece }.
step-you-calls = Du ropar { $shape } och vinner.
# A move in words, put together from the next three.
move-whole = { $parts }:
move-place = placera på { $cell }
move-give = ge { $piece }
move-call = ropa { $shape }
playback-label = Gå igenom dragen
playback-begins = Här börjar det.
playback-again = Spela upp igen

## Somebody is to find a move

attempt-place = Placera pjäsen du har i handen.
attempt-give = Välj pjäsen du vill ge.
attempt-give-or-call = Ge en pjäs, eller ropa.
attempt-end-turn = Ropa, eller avsluta turen.
attempt-point = Peka på de fyra pjäserna.
attempt-take-back = Ta tillbaka pjäsen
attempt-no-shape = De här fyra är ingen rad, kolumn, diagonal eller fyrkant som räknas. Försök igen.

## The review of a game

accuracy-share = { $percent } %
accuracy-kept = { $kept } av { $judged } drag behöll vad som fanns att behålla.
standing-title = Så stod det
standing-label = Hur partiet stod efter varje drag: uppåt stod { $first } på vinst, nedåt { $second }. Samma sak står i tabellen nedanför.
standing-side = { $player } vinner
standing-as-table = Som tabell
standing-move = Drag
standing-player = Spelare
standing-stood = Efteråt
standing-verdict = Omdöme
standing-show = Rita grafen
standing-wins = { $player }: { $ending }
standing-won = { $player } har vunnit
retry-title = Försök igen
retry-about = Drag { $number }: { $player } står på tur. Med bästa spel: { $value }. Hitta ett drag som behåller det.
retry-right = Rätt. Då är det fortfarande { $value }.
retry-wrong = Inte det draget. Se vad som följer.
retry-again = En gång till

## The analysis board

analysis-title = Analys
study-variant = Vad som vinner
study-overlay = På brädet
study-overlay-values = Vad drag är värda
study-overlay-threats = Hot
study-overlay-nothing = Inget
study-worth-title = Vad ställningen är värd
study-worth = Med bästa spel: { $ending }.
study-gives = { $player } ska ge { $other } en pjäs.
study-places = { $player } ska placera { $piece }.
study-placed = Placerad på { $cell }: välj nu pjäsen som ska ges.
study-over = Partiet är slut här.
study-progress = Hur många drag som är bedömda
study-graded = { $graded } av { $total } drag
study-nodes = · { $nodes } ställningar undersökta
study-stop = Stoppa
study-stopped = Stoppat efter { $graded } av { $total } drag.
study-go-on = Fortsätt
study-call = Ropa { $shape }
study-best-moves = Bästa drag
study-all-moves = { $count ->
    [one] Det enda draget
   *[other] Alla { $count } drag
}
study-group-win = { $count ->
    [one] Ett vinner
   *[other] { $count } vinner
}
study-group-draw = { $count ->
    [one] Ett håller oavgjort
   *[other] { $count } håller oavgjort
}
study-group-loss = { $count ->
    [one] Ett förlorar
   *[other] { $count } förlorar
}
study-group-unknown = { $count ->
    [one] Ett okänt
   *[other] { $count } okända
}
study-line = Bästa fortsättning
study-line-help = Peka på en ruta, en pjäs eller ett drag, så spelas den bästa fortsättningen upp här.
study-line-best = Visa bästa fortsättningen
study-threats = Hot
study-no-threats = Ingen pjäs kan fullborda något än.
study-safe = { $count ->
    [0] Ingen av de { $total } pjäserna i förrådet är säker att ge.
    [one] Med en av de { $total } pjäserna i förrådet vinner den andra inte genast.
   *[other] Med { $count } av de { $total } pjäserna i förrådet vinner den andra inte genast.
}
study-lapsed = Förfallna, och inte värda något längre: { $shapes }.
study-no-moves = Spela ett drag på brädet, så antecknas det här. Går du tillbaka och spelar ett annat börjar en sidovariant.
study-comment = Kommentar till { $word }
study-comment-start = Kommentar till början
study-promote = Gör till huvudvariant
study-cut = Radera härifrån
study-open-title = En annan ställning eller ett annat parti
study-paste = Klistra in en ställning eller notation
study-paste-about = En ställning som ”A.../.3../..../...5 7”, eller en notation
study-copy-link = Kopiera en länk till analysen
set-up-title = Ställ upp en ställning
set-up-help = Välj en pjäs och sedan en ruta. Tryck på en placerad pjäs för att ta upp den igen. Det som blir kvar i handen är pjäsen som ska placeras.
set-up-last = Senast placerade pjäs
set-up-last-none = ingen: alla quartor har förfallit
set-up-last-about = Quartor där den är med kan fortfarande ropas.
set-up-empty-hand = Lägg tillbaka pjäsen från handen
set-up-clear = Töm brädet
set-up-done = Analysera
set-up-cancel = Avbryt

## Records, positions by their address, and what a move means

review-better = Bättre: { $words }.
why-gift = { $player } gav { $piece }, och med den var { $shape } fullbordad.
word-turn = (Placerade på { $cell }, gav { $piece }.)
word-give = (Gav { $piece }.)
review-look = visa
replay-title = Öppna en notation
replay-about = Titta igenom ett parti som är sparat som .qgn-fil, här eller någon annanstans.
replay-file = Välj en fil
replay-paste = Eller klistra in den här
replay-open = Öppna
replay-another = Öppna en annan notation
position-begin = Börja ett parti härifrån
position-first-gives = Första spelaren ska ge en pjäs.
position-second-gives = Andra spelaren ska ge en pjäs.
position-first-places = Första spelaren ska placera { $piece }.
position-second-places = Andra spelaren ska placera { $piece }.
