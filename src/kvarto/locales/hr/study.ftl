### Puzzles, the analysis board, and the review of a game.

player-first = Prvi
player-second = Drugi

## What a move or a position is worth to who is to act

worth-win =
    { $distance ->
        [0] pobjeda odmah
        [1] pobjeda sljedećom figurom
        [few] pobjeda nakon { $distance } figure
       *[other] pobjeda nakon { $distance } figura
    }
worth-win-sometime = pobjeda
worth-draw = remi
worth-loss =
    { $distance ->
        [0] poraz odmah
        [1] poraz sa sljedećom figurom
        [few] poraz nakon { $distance } figure
       *[other] poraz nakon { $distance } figura
    }
worth-loss-sometime = poraz
worth-unknown = ne zna se

## Moves told step by step

step-places = { $player } postavlja na { $cell }.
step-gives = { $player } daje { $piece }.
step-calls = { $player } najavljuje quarto ({ $shape }) i pobjeđuje.
step-you-places = Postavljate na { $cell }.
step-you-gives = Dajete { $piece }.
step-you-calls = Najavljujete quarto ({ $shape }) i pobjeđujete.
move-whole = { $parts }:
move-place = postaviti na { $cell }
move-give = dati { $piece }
move-call = najaviti: { $shape }
playback-label = Prođi kroz nastavak
playback-begins = Odavde počinje.
playback-again = Prikaži ponovno

## Somebody is to find a move

attempt-place = Postavite figuru iz ruke.
attempt-give = Odaberite figuru koju dajete.
attempt-give-or-call = Dajte figuru ili najavite.
attempt-end-turn = Najavite ili završite potez.
attempt-point = Dodirnite četiri figure.
attempt-take-back = Vrati figuru u ruku
attempt-no-shape = Ove četiri nisu red, stupac, dijagonala ni kvadrat koji se računa. Pokušajte ponovno.

## The review of a game

accuracy-share = { $percent } %
accuracy-kept = Bez gubitka: { $kept } od { $judged } poteza.
standing-title = Tijek partije
standing-label = Tijek partije nakon svakog poteza: gore pobjeđuje { $first }, dolje { $second }. Isto piše u tablici ispod.
standing-side = { $player } pobjeđuje
standing-as-table = Kao tablica
standing-move = Potez
standing-player = Igrač
standing-stood = Nakon njega
standing-verdict = Ocjena
standing-show = Prikaži grafikon
standing-wins = { $player }: { $ending }
standing-won = pobjednik: { $player }
retry-title = Pokušajte ponovno
retry-about = Potez { $number }: na potezu je { $player }, uz najbolju igru: { $value }. Nađite potez koji to čuva.
retry-right = Točno. Ostaje { $value }.
retry-wrong = Nije taj. Pogledajte što slijedi.
retry-again = Još jednom

## The analysis board

analysis-title = Analiza
study-variant = Što pobjeđuje
study-overlay = Na ploči
study-overlay-values = Vrijednost poteza
study-overlay-threats = Prijetnje
study-overlay-nothing = Ništa
study-worth-title = Vrijednost pozicije
study-worth = Uz najbolju igru: { $ending }.
study-gives = { $player } bira figuru za igrača { $other }.
study-places = { $player } postavlja { $piece }.
study-placed = Postavljeno na { $cell }; sada odaberite figuru koju dajete.
study-over = Ovdje je partija završena.
study-progress = Koliko je poteza ocijenjeno
study-graded = { $graded } od { $total } poteza
study-nodes = · pregledano pozicija: { $nodes }
study-stop = Stani
study-stopped = Zaustavljeno nakon { $graded } od { $total } poteza.
study-go-on = Nastavi
study-call = Najavi: { $shape }
study-best-moves = Najbolji potezi
study-all-moves = { $count ->
    [1] Jedini potez
   *[other] Svi potezi: { $count }
}
study-group-win = Pobjeda: { $count }
study-group-draw = Remi: { $count }
study-group-loss = Poraz: { $count }
study-group-unknown = Ne zna se: { $count }
study-line = Najbolji nastavak
study-line-help = Pokažite na polje, figuru ili potez i ovdje će se odigrati najbolji nastavak.
study-line-best = Prikaži najbolji nastavak
study-threats = Prijetnje
study-no-threats = Još nijedna figura ništa ne dovršava.
study-safe = { $count ->
    [0] Nijedna figura u pričuvi ({ $total }) nije sigurna za davanje.
   *[other] Sigurnih figura u pričuvi: { $count } od { $total }.
}
study-lapsed = Propalo, više ništa ne vrijedi: { $shapes }.
study-no-moves = Odigrajte potez na ploči i bit će zapisan ovdje. Vratite se i odigrajte drukčije: tako počinje grana.
study-comment = Komentar uz { $word }
study-comment-start = Komentar uz početak
study-promote = Učini glavnom granom
study-cut = Izbriši odavde nadalje
study-open-title = Druga pozicija ili partija
study-paste = Zalijepite poziciju ili zapis
study-paste-about = Pozicija kao „A.../.3../..../...5 7” ili zapis partije
study-copy-link = Kopiraj poveznicu na ovu analizu
set-up-title = Postavi poziciju
set-up-help = Odaberite figuru, pa polje. Dodirnite postavljenu figuru da je opet uzmete. Koja ostane u ruci, ta se postavlja.
set-up-last = Zadnja postavljena figura
set-up-last-none = nema: svi su quarti propali
set-up-last-about = Quarti s njom još se mogu najaviti.
set-up-empty-hand = Vrati figuru iz ruke
set-up-clear = Isprazni ploču
set-up-done = Analiziraj
set-up-cancel = Odustani

## Records, positions by their address, and what a move means

review-better = Bolje: { $words }.
why-gift = { $player } daje { $piece } i time je quarto gotov: { $shape }.
word-turn = (Postaviti na { $cell }, dati { $piece }.)
word-give = (Dati { $piece }.)
review-look = pogledaj
replay-title = Otvori zapis
replay-about = Pregledajte partiju spremljenu kao .qgn datoteka, ovdje ili bilo gdje.
replay-file = Odaberi datoteku
replay-paste = Ili ga zalijepite
replay-open = Otvori
replay-another = Otvori drugi zapis
position-begin = Počni partiju odavde
position-first-gives = Prvi igrač daje figuru.
position-second-gives = Drugi igrač daje figuru.
position-first-places = Prvi igrač postavlja { $piece }.
position-second-places = Drugi igrač postavlja { $piece }.
