### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = Første spiller
player-second = Andre spiller

## What a move or a position is worth to who is to act: nouns, after a colon or a dash

worth-win = { $distance ->
    [0] seier med en gang
    [one] seier med den neste brikken
   *[other] seier etter { $distance } brikker til
}
worth-win-sometime = seier
worth-draw = uavgjort
worth-loss = { $distance ->
    [0] tap med en gang
    [one] tap med den neste brikken
   *[other] tap etter { $distance } brikker til
}
worth-loss-sometime = tap
worth-unknown = ukjent

## Moves told step by step

step-places = { $player } setter på { $cell }.
step-gives = { $player } gir { $piece }.
step-calls = { $player } roper { $shape } og vinner.
step-you-places = Du setter på { $cell }.
step-you-gives = Du gir { $piece }.
step-you-calls = Du roper { $shape } og vinner.
# A move in words, put together from the next three.
move-whole = { $parts }:
move-place = sett på { $cell }
move-give = gi { $piece }
move-call = rop { $shape }
playback-label = Gå gjennom trekkene
playback-begins = Her begynner det.
playback-again = Spill av igjen

## Somebody is to find a move

attempt-place = Sett brikken du har i hånden.
attempt-give = Velg brikken du vil gi.
attempt-give-or-call = Gi en brikke, eller rop.
attempt-end-turn = Rop, eller avslutt turen.
attempt-point = Pek på de fire brikkene.
attempt-take-back = Ta brikken tilbake
attempt-no-shape = Disse fire er ingen rad, kolonne, diagonal eller firkant som teller. Prøv igjen.

## The review of a game

accuracy-share = { $percent } %
accuracy-kept = { $kept } av { $judged } trekk bevarte det som var å bevare.
standing-title = Slik sto det
standing-label = Hvordan partiet sto etter hvert trekk: oppover lå { $first } an til å vinne, nedover { $second }. Det samme står i tabellen under.
standing-side = { $player } vinner
standing-as-table = Som tabell
standing-move = Trekk
standing-player = Spiller
standing-stood = Etterpå
standing-verdict = Bedømt
standing-show = Tegn grafen
standing-wins = { $player }: { $ending }
standing-won = { $player } har vunnet
retry-title = Prøv på nytt
retry-about = Trekk { $number }: { $player } har turen. Med beste spill: { $value }. Finn et trekk som bevarer det.
retry-right = Riktig. Da er det fortsatt { $value }.
retry-wrong = Ikke det trekket. Se hva som følger.
retry-again = En gang til

## The analysis board

analysis-title = Analyse
study-variant = Hva som vinner
study-overlay = På brettet
study-overlay-values = Hva trekk er verdt
study-overlay-threats = Trusler
study-overlay-nothing = Ingenting
study-worth-title = Hva stillingen er verdt
study-worth = Med beste spill: { $ending }.
study-gives = { $player } skal gi { $other } en brikke.
study-places = { $player } skal sette { $piece }.
study-placed = Satt på { $cell }: velg nå brikken som skal gis.
study-over = Partiet er slutt her.
study-progress = Hvor mange trekk som er vurdert
study-graded = { $graded } av { $total } trekk
study-nodes = · { $nodes } stillinger undersøkt
study-stop = Stopp
study-stopped = Stoppet etter { $graded } av { $total } trekk.
study-go-on = Fortsett
study-call = Rop { $shape }
study-best-moves = Beste trekk
study-all-moves = { $count ->
    [one] Det eneste trekket
   *[other] Alle { $count } trekk
}
study-group-win = { $count ->
    [one] Ett vinner
   *[other] { $count } vinner
}
study-group-draw = { $count ->
    [one] Ett holder uavgjort
   *[other] { $count } holder uavgjort
}
study-group-loss = { $count ->
    [one] Ett taper
   *[other] { $count } taper
}
study-group-unknown = { $count ->
    [one] Ett ukjent
   *[other] { $count } ukjente
}
study-line = Beste fortsettelse
study-line-help = Pek på en rute, en brikke eller et trekk, så spilles den beste fortsettelsen her.
study-line-best = Vis den beste fortsettelsen
study-threats = Trusler
study-no-threats = Ingen brikke kan fullføre noe ennå.
study-safe = { $count ->
    [0] Ingen av de { $total } brikkene i forrådet er trygg å gi.
    [one] Med én av de { $total } brikkene i forrådet vinner ikke den andre straks.
   *[other] Med { $count } av de { $total } brikkene i forrådet vinner ikke den andre straks.
}
study-lapsed = Falt bort og ikke verdt noe lenger: { $shapes }.
study-no-moves = Spill et trekk på brettet, så noteres det her. Går du tilbake og spiller et annet, begynner en sidevariant.
study-comment = Kommentar til { $word }
study-comment-start = Kommentar til begynnelsen
study-promote = Gjør til hovedvariant
study-cut = Slett herfra og ut
study-open-title = En annen stilling eller et annet parti
study-paste = Lim inn en stilling eller notasjon
study-paste-about = En stilling som «A.../.3../..../...5 7», eller en notasjon
study-copy-link = Kopier en lenke til denne analysen
set-up-title = Sett opp en stilling
set-up-help = Velg en brikke og så en rute. Trykk på en brikke på brettet for å ta den opp igjen. Det som er igjen i hånden, er brikken som skal settes.
set-up-last = Sist satte brikke
set-up-last-none = ingen: alle quartoer er falt bort
set-up-last-about = Quartoer der den er med, kan fortsatt ropes.
set-up-empty-hand = Legg tilbake brikken fra hånden
set-up-clear = Tøm brettet
set-up-done = Analyser
set-up-cancel = Avbryt

## Records, positions by their address, and what a move means

review-better = Bedre: { $words }.
why-gift = { $player } ga { $piece }, og med den var { $shape } ferdig.
word-turn = (Satte på { $cell }, ga { $piece }.)
word-give = (Ga { $piece }.)
review-look = se
replay-title = Åpne en notasjon
replay-about = Se gjennom et parti som er lagret som .qgn-fil, her eller et annet sted.
replay-file = Velg en fil
replay-paste = Eller lim den inn her
replay-open = Åpne
replay-another = Åpne en annen notasjon
position-begin = Begynn et parti herfra
position-first-gives = Første spiller skal gi en brikke.
position-second-gives = Andre spiller skal gi en brikke.
position-first-places = Første spiller skal sette { $piece }.
position-second-places = Andre spiller skal sette { $piece }.
