### Puzzles, the analysis board, and the review of a game.

player-first = Primul
player-second = Al doilea

## What a move or a position is worth to who is to act

worth-win = { $distance ->
    [0] câștigă imediat
    [one] câștigă cu următoarea așezare
    [few] câștigă în { $distance } așezări
   *[other] câștigă în { $distance } de așezări
}
worth-win-sometime = câștigă
worth-draw = remiză
worth-loss = { $distance ->
    [0] pierde imediat
    [one] pierde la următoarea așezare
    [few] pierde în { $distance } așezări
   *[other] pierde în { $distance } de așezări
}
worth-loss-sometime = pierde
worth-unknown = nu se știe

## Moves told step by step

step-places = { $player } așază pe { $cell }.
step-gives = { $player } dă { $piece }.
step-calls = { $player } anunță { $shape } și câștigă.
step-you-places = Așezi pe { $cell }.
step-you-gives = Dai { $piece }.
step-you-calls = Anunți { $shape } și câștigi.
move-whole = { $parts }:
move-place = așază pe { $cell }
move-give = dă { $piece }
move-call = anunță { $shape }
playback-label = Parcurge continuarea
playback-begins = De aici începe.
playback-again = Mai arată o dată

## Somebody is to find a move

attempt-place = Așază piesa din mână.
attempt-give = Alege piesa pe care o dai.
attempt-give-or-call = Dă o piesă sau anunță.
attempt-end-turn = Anunță sau încheie mutarea.
attempt-point = Atinge cele patru piese.
attempt-take-back = Ia piesa înapoi
attempt-no-shape = Cele patru nu sunt un rând, o coloană, o diagonală sau un careu care contează. Mai încearcă.

## The review of a game

accuracy-share = { $percent } %
accuracy-kept = Mutări care au păstrat ce era de păstrat: { $kept } din { $judged }.
standing-title = Mersul partidei
standing-label = Cum stătea partida după fiecare mutare: în sus câștiga { $first }, în jos { $second }. Același lucru e în tabelul de mai jos.
standing-side = { $player } câștigă
standing-as-table = Ca tabel
standing-move = Mutare
standing-player = Jucător
standing-stood = După ea
standing-verdict = Verdict
standing-show = Arată graficul
standing-wins = { $player } { $ending }
standing-won = { $player } a câștigat
retry-title = Mai încearcă
retry-about = Mutarea { $number }: mută { $player } și este { $value } la joc perfect. Găsește o mutare care păstrează asta.
retry-right = Corect. Se păstrează: { $value }.
retry-wrong = Nu aceasta. Vezi ce urmează.
retry-again = Încă o dată

## The analysis board

analysis-title = Analiză
study-variant = Ce câștigă
study-overlay = Pe tablă
study-overlay-values = Cât valorează mutările
study-overlay-threats = Amenințări
study-overlay-nothing = Nimic
study-worth-title = Cât valorează poziția
study-worth = La joc perfect: { $ending }.
study-gives = { $player } dă o piesă pentru { $other }.
study-places = { $player } are de așezat { $piece }.
study-placed = Așezată pe { $cell }: alege acum piesa de dat.
study-over = Aici partida s-a încheiat.
study-progress = Câte mutări s-au evaluat
study-graded = Mutări: { $graded } din { $total }
study-nodes = · poziții cercetate: { $nodes }
study-stop = Oprește
study-stopped = Oprit. Mutări evaluate: { $graded } din { $total }.
study-go-on = Continuă
study-call = Anunță { $shape }
study-best-moves = Cele mai bune mutări
study-all-moves = { $count ->
    [one] Singura mutare
    [few] Toate cele { $count } mutări
   *[other] Toate cele { $count } de mutări
}
study-group-win = { $count ->
    [one] Una câștigă
    [few] { $count } câștigă
   *[other] { $count } câștigă
}
study-group-draw = { $count ->
    [one] O remiză
    [few] { $count } remize
   *[other] { $count } de remize
}
study-group-loss = { $count ->
    [one] Una pierde
    [few] { $count } pierd
   *[other] { $count } pierd
}
study-group-unknown = Nu se știe: { $count }
study-line = Cea mai bună continuare
study-line-help = Arată o căsuță, o piesă sau o mutare, și aici se joacă cea mai bună continuare.
study-line-best = Arată cea mai bună continuare
study-threats = Amenințări
study-no-threats = Încă nicio piesă nu poate completa ceva.
study-safe = { $count ->
    [0] Piese în rezervă: { $total }. Niciuna nu se poate da fără pericol.
    [one] Piese în rezervă: { $total }. Una nu câștigă imediat.
    [few] Piese în rezervă: { $total }. { $count } nu câștigă imediat.
   *[other] Piese în rezervă: { $total }. { $count } nu câștigă imediat.
}
study-lapsed = Au expirat și nu mai valorează nimic: { $shapes }.
study-no-moves = Joacă o mutare pe tablă și va fi notată aici. Dacă te întorci și joci alta, începe o ramură.
study-comment = Comentariu la { $word }
study-comment-start = Comentariu la început
study-promote = Fă-o linie principală
study-cut = Șterge de aici încolo
study-open-title = Altă poziție sau partidă
study-paste = Lipește o poziție sau o înregistrare
study-paste-about = O poziție precum „A.../.3../..../...5 7” sau o înregistrare
study-copy-link = Copiază un link la această analiză
set-up-title = Aranjează o poziție
set-up-help = Alege o piesă, apoi o căsuță. Atinge o piesă așezată ca s-o iei înapoi. Ce rămâne în mână e piesa de așezat.
set-up-last = Ultima piesă așezată
set-up-last-none = niciuna: toate quarto-urile au expirat
set-up-last-about = Quarto-urile care trec prin ea se mai pot anunța.
set-up-empty-hand = Pune la loc piesa din mână
set-up-clear = Golește tabla
set-up-done = Analizează
set-up-cancel = Renunță

## Records, positions by their address, and what a move means

review-better = Mai bine: { $words }.
why-gift = { $player } a dat { $piece }, iar cu ea s-a completat { $shape }.
word-turn = (A așezat pe { $cell } și a dat { $piece }.)
word-give = (A dat { $piece }.)
review-look = vezi
replay-title = Deschide o înregistrare
replay-about = Parcurge o partidă păstrată ca fișier .qgn, aici sau oriunde altundeva.
replay-file = Alege un fișier
replay-paste = Sau lipește-o
replay-open = Deschide
replay-another = Deschide altă înregistrare
position-begin = Începe o partidă de aici
position-first-gives = Primul jucător are de dat o piesă.
position-second-gives = Al doilea jucător are de dat o piesă.
position-first-places = Primul jucător are de așezat { $piece }.
position-second-places = Al doilea jucător are de așezat { $piece }.
