### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = Første spiller
player-second = Anden spiller

## What a move or a position is worth to who is to act: nouns, after a colon or a dash

worth-win = { $distance ->
    [0] sejr med det samme
    [one] sejr med den næste brik
   *[other] sejr efter { $distance } brikker mere
}
worth-win-sometime = sejr
worth-draw = uafgjort
worth-loss = { $distance ->
    [0] nederlag med det samme
    [one] nederlag med den næste brik
   *[other] nederlag efter { $distance } brikker mere
}
worth-loss-sometime = nederlag
worth-unknown = ukendt

## Moves told step by step

step-places = { $player } sætter på { $cell }.
step-gives = { $player } giver { $piece }.
step-calls = { $player } råber { $shape } og vinder.
step-you-places = Du sætter på { $cell }.
step-you-gives = Du giver { $piece }.
step-you-calls = Du råber { $shape } og vinder.
# A move in words, put together from the next three.
move-whole = { $parts }:
move-place = sæt på { $cell }
move-give = giv { $piece }
move-call = råb { $shape }
playback-label = Gå trækkene igennem
playback-begins = Her begynder det.
playback-again = Afspil igen

## Somebody is to find a move

attempt-place = Sæt den brik, du har i hånden.
attempt-give = Vælg den brik, du giver.
attempt-give-or-call = Giv en brik, eller råb.
attempt-end-turn = Råb, eller slut turen.
attempt-point = Peg på de fire brikker.
attempt-take-back = Tag brikken tilbage
attempt-no-shape = De fire er ikke en række, kolonne, diagonal eller firkant, der tæller. Prøv igen.

## The review of a game

accuracy-share = { $percent } %
accuracy-kept = { $kept } af { $judged } træk bevarede det, der var at bevare.
standing-title = Sådan stod det
standing-label = Hvordan partiet stod efter hvert træk: opad stod { $first } til at vinde, nedad { $second }. Det samme står i tabellen nedenunder.
standing-side = { $player } vinder
standing-as-table = Som tabel
standing-move = Træk
standing-player = Spiller
standing-stood = Bagefter
standing-verdict = Bedømt
standing-show = Tegn grafen
standing-wins = { $player }: { $ending }
standing-won = { $player } har vundet
retry-title = Prøv det igen
retry-about = Træk { $number }: { $player } har turen. Med bedste spil: { $value }. Find et træk, der bevarer det.
retry-right = Rigtigt. Så er det stadig { $value }.
retry-wrong = Ikke det træk. Se, hvad der følger.
retry-again = En gang til

## The analysis board

analysis-title = Analyse
study-variant = Hvad der vinder
study-overlay = På brættet
study-overlay-values = Hvad træk er værd
study-overlay-threats = Trusler
study-overlay-nothing = Intet
study-worth-title = Hvad stillingen er værd
study-worth = Med bedste spil: { $ending }.
study-gives = { $player } skal give { $other } en brik.
study-places = { $player } skal sætte { $piece }.
study-placed = Sat på { $cell }: vælg nu den brik, der gives.
study-over = Partiet er slut her.
study-progress = Hvor mange træk der er vurderet
study-graded = { $graded } af { $total } træk
study-nodes = · { $nodes } stillinger undersøgt
# As in English.
study-stop = Stop
study-stopped = Stoppet efter { $graded } af { $total } træk.
study-go-on = Fortsæt
study-call = Råb { $shape }
study-best-moves = Bedste træk
study-all-moves = { $count ->
    [one] Det eneste træk
   *[other] Alle { $count } træk
}
study-group-win = { $count ->
    [one] Ét vinder
   *[other] { $count } vinder
}
study-group-draw = { $count ->
    [one] Ét holder uafgjort
   *[other] { $count } holder uafgjort
}
study-group-loss = { $count ->
    [one] Ét taber
   *[other] { $count } taber
}
study-group-unknown = { $count ->
    [one] Ét ukendt
   *[other] { $count } ukendte
}
study-line = Bedste fortsættelse
study-line-help = Peg på et felt, en brik eller et træk, så spilles den bedste fortsættelse her.
study-line-best = Vis den bedste fortsættelse
study-threats = Trusler
study-no-threats = Ingen brik kan fuldende noget endnu.
study-safe = { $count ->
    [0] Ingen af de { $total } brikker i puljen er sikker at give.
    [one] Med én af de { $total } brikker i puljen vinder den anden ikke straks.
   *[other] Med { $count } af de { $total } brikker i puljen vinder den anden ikke straks.
}
study-lapsed = Bortfaldet og intet værd længere: { $shapes }.
study-no-moves = Spil et træk på brættet, så noteres det her. Går du tilbage og spiller et andet, begynder en sidevariant.
study-comment = Kommentar til { $word }
study-comment-start = Kommentar til begyndelsen
study-promote = Gør til hovedvariant
study-cut = Slet herfra og frem
study-open-title = En anden stilling eller et andet parti
study-paste = Indsæt en stilling eller notation
study-paste-about = En stilling som »A.../.3../..../...5 7«, eller en notation
study-copy-link = Kopiér et link til denne analyse
set-up-title = Stil en stilling op
set-up-help = Vælg en brik og så et felt. Tryk på en brik på brættet for at tage den op igen. Det, der er tilbage i hånden, er den brik, der skal sættes.
set-up-last = Sidst satte brik
set-up-last-none = ingen: alle quartoer er bortfaldet
set-up-last-about = Quartoer, hvor den er med, kan stadig råbes.
set-up-empty-hand = Læg brikken fra hånden tilbage
set-up-clear = Tøm brættet
set-up-done = Analysér
set-up-cancel = Annuller

## Records, positions by their address, and what a move means

review-better = Bedre: { $words }.
why-gift = { $player } gav { $piece }, og med den var { $shape } færdig.
word-turn = (Satte på { $cell }, gav { $piece }.)
word-give = (Gav { $piece }.)
review-look = se
replay-title = Åbn en notation
replay-about = Se et parti igennem, som er gemt som .qgn-fil, her eller et andet sted.
replay-file = Vælg en fil
replay-paste = Eller sæt den ind her
replay-open = Åbn
replay-another = Åbn en anden notation
position-begin = Begynd et parti herfra
position-first-gives = Første spiller skal give en brik.
position-second-gives = Anden spiller skal give en brik.
position-first-places = Første spiller skal sætte { $piece }.
position-second-places = Anden spiller skal sætte { $piece }.
