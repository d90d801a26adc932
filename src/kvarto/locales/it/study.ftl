### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = Primo
player-second = Secondo

## What a move or a position is worth to who is to act: nouns, after a colon or a dash

worth-win = { $distance ->
    [0] vittoria immediata
    [one] vittoria con il prossimo piazzamento
    [many] vittoria in { $distance } di piazzamenti
   *[other] vittoria in { $distance } piazzamenti
}
worth-win-sometime = vittoria
worth-draw = pareggio
worth-loss = { $distance ->
    [0] sconfitta immediata
    [one] sconfitta con il prossimo piazzamento
    [many] sconfitta in { $distance } di piazzamenti
   *[other] sconfitta in { $distance } piazzamenti
}
worth-loss-sometime = sconfitta
worth-unknown = non si sa

## Moves told step by step

step-places = { $player } piazza in { $cell }.
step-gives = { $player } dà { $piece }.
step-calls = { $player } annuncia { $shape } e vince.
step-you-places = Piazzi in { $cell }.
step-you-gives = Dai { $piece }.
step-you-calls = Annunci { $shape } e vinci.
# A move in words, put together from the next three.
move-whole = { $parts }:
move-place = piazzare in { $cell }
move-give = dare { $piece }
move-call = annunciare { $shape }
playback-label = Scorri la sequenza
playback-begins = Si comincia da qui.
playback-again = Rivedi

## Somebody is to find a move

attempt-place = Piazza il pezzo che hai in mano.
attempt-give = Scegli il pezzo da dare.
attempt-give-or-call = Dai un pezzo, o annuncia.
attempt-end-turn = Annuncia, o concludi il turno.
attempt-point = Tocca i quattro pezzi.
attempt-take-back = Ritira il piazzamento
attempt-no-shape = Questi quattro non sono una riga, una colonna, una diagonale o un quadrato che conta. Riprova.

## The review of a game

accuracy-share = { $percent }%
accuracy-kept =
    { $kept ->
        [one] { $kept } mossa su { $judged } ha mantenuto
        [many] { $kept } di mosse su { $judged } hanno mantenuto
       *[other] { $kept } mosse su { $judged } hanno mantenuto
    } quello che c’era.
standing-title = Chi era in vantaggio
standing-label = Com’era la partita dopo ogni mossa: verso l’alto vinceva { $first }, verso il basso { $second }. Lo stesso si legge nella tabella qui sotto.
standing-side = Vince { $player }
standing-as-table = Come tabella
standing-move = Mossa
standing-player = Giocatore
standing-stood = Dopo
standing-verdict = Giudizio
standing-show = Disegna il grafico
# $ending is a worth-win.
standing-wins = { $player }: { $ending }
standing-won = Ha vinto { $player }
retry-title = Riprova
retry-about = Mossa { $number }: tocca a { $player }. Con il miglior gioco: { $value }. Trova una mossa che lo mantenga.
retry-right = Giusto. È ancora { $value }.
retry-wrong = Non quella. Guarda che cosa succede.
retry-again = Ancora una volta

## The analysis board

analysis-title = Analisi
study-variant = Come si vince
study-overlay = Sul tabellone
study-overlay-values = Quanto valgono le mosse
study-overlay-threats = Minacce
study-overlay-nothing = Niente
study-worth-title = Quanto vale la posizione
# $ending is a worth-win and so on.
study-worth = Con il miglior gioco: { $ending }.
study-gives = { $player } deve dare un pezzo a { $other }.
study-places = { $player } deve piazzare { $piece }.
study-placed = Piazzato in { $cell }: ora scegli il pezzo da dare.
study-over = Qui la partita è finita.
study-progress = Quante mosse sono valutate
study-graded = { $graded } di { $total } mosse
study-nodes = · { $nodes } posizioni esaminate
study-stop = Ferma
study-stopped = Interrotto dopo { $graded } di { $total } mosse.
study-go-on = Continua
study-call = Annuncia { $shape }
study-best-moves = Mosse migliori
study-all-moves = { $count ->
    [one] L’unica mossa
    [many] I { $count } di mosse
   *[other] Tutte le { $count } mosse
}
study-group-win = { $count ->
    [one] Una vince
    [many] { $count } vincono
   *[other] { $count } vincono
}
study-group-draw = { $count ->
    [one] Una pareggia
    [many] { $count } pareggiano
   *[other] { $count } pareggiano
}
study-group-loss = { $count ->
    [one] Una perde
    [many] { $count } perdono
   *[other] { $count } perdono
}
study-group-unknown = { $count } senza risposta
study-line = Seguito migliore
study-line-help = Indica una casella, un pezzo o una mossa, e qui vedrai il seguito migliore.
study-line-best = Mostra il seguito migliore
study-threats = Minacce
study-no-threats = Nessun pezzo può ancora completare qualcosa.
study-safe = { $count ->
    [0] Su { $total } pezzi della riserva nessuno è sicuro.
    [one] Su { $total } pezzi della riserva uno non vince subito.
    [many] Su { $total } pezzi della riserva, { $count } di pezzi non vincono subito.
   *[other] Su { $total } pezzi della riserva { $count } non vincono subito.
}
study-lapsed = Scaduto, e senza più valore: { $shapes }.
study-no-moves = Gioca una mossa sul tabellone, e verrà annotata qui. Se torni indietro e ne giochi un’altra, comincia una variazione.
study-comment = Commento a { $word }
study-comment-start = Commento all’inizio
study-promote = Rendila la linea principale
study-cut = Elimina da qui in poi
study-open-title = Un’altra posizione o partita
study-paste = Incolla una posizione o una partita
study-paste-about = Una posizione come «A.../.3../..../...5 7», o una partita (.qgn)
study-copy-link = Copia un link a questa analisi
set-up-title = Prepara una posizione
set-up-help = Scegli un pezzo, poi una casella. Tocca un pezzo piazzato per riprenderlo. Quello che resta in mano è il pezzo da piazzare.
set-up-last = Ultimo pezzo piazzato
set-up-last-none = nessuno: tutti i Quarto sono scaduti
set-up-last-about = I Quarto di cui fa parte si possono ancora annunciare.
set-up-empty-hand = Rimetti nella riserva
set-up-clear = Svuota il tabellone
set-up-done = Analizza
set-up-cancel = Annulla

## Records, positions by their address, and what a move means

review-better = Meglio: { $words }.
why-gift = { $player } ha dato { $piece }, e con quello si è completato un Quarto: { $shape }.
# What a move in notation means.
word-turn = (Piazzare in { $cell } e dare { $piece }.)
word-give = (Dare { $piece }.)
review-look = guarda
replay-title = Apri una partita salvata
replay-about = Rivedi una partita conservata in un file .qgn, giocata qui o altrove.
replay-file = Scegli un file
replay-paste = Oppure incollala
replay-open = Apri
replay-another = Apri un’altra partita
position-begin = Comincia una partita da qui
position-first-gives = Il primo giocatore deve dare un pezzo.
position-second-gives = Il secondo giocatore deve dare un pezzo.
position-first-places = Il primo giocatore deve piazzare { $piece }.
position-second-places = Il secondo giocatore deve piazzare { $piece }.
