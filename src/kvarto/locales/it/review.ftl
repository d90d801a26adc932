### The engine at the command line: values, graded moves, reviews of games.

# Options that several commands share.
engine-json-help = Scrive JSON, un oggetto per riga.
engine-threads-help = Quanti thread usare.
engine-no-table-help = Calcola tutto, senza la tabella delle aperture.
engine-time-limit-help = Rinuncia a una posizione dopo tanti secondi.

## kvarto solve

solve-help =
    Dice chi vince ogni POSITION con il miglior gioco, e quanti pezzi si piazzano fino ad allora. Una
    posizione è un solo argomento, tra virgolette. Con -, o senza nulla, le posizioni si leggono dallo
    standard input, una per riga; le righe vuote e quelle che cominciano con # si saltano.
    Per esempio: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Dice chi vince una posizione.
solve-cold-help = Dimentica prima di ogni posizione tutto ciò che ha imparato.
solve-cold-one-thread = --cold va solo con un thread
solve-nothing = manca una POSITION (o - per leggere le posizioni dallo standard input)
# Something is wrong in a line of standard input.
solve-wrong-line = riga { $line }: { $what }

# $player is to act; $distance is how many more pieces are placed.
solve-win = { $position }: tocca a { $player }, che vince { $distance ->
    [0] annunciando { $shapes }
    [one] con il prossimo piazzamento
    [many] in { $distance } di piazzamenti
   *[other] in { $distance } piazzamenti
}.
solve-draw = { $position }: tocca a { $player }, ed è pareggio.
solve-loss = { $position }: tocca a { $player }, che perde { $distance ->
    [one] con il prossimo piazzamento
    [many] in { $distance } di piazzamenti
   *[other] in { $distance } piazzamenti
}.
solve-unknown = { $position }: tocca a { $player }, e non si sa chi vince.

## kvarto grade

grade-help =
    Dice a che cosa porta ogni mossa permessa in una POSITION per chi deve giocare, la migliore per prima.
    Per esempio: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Dice quanto vale ogni mossa.
grade-nothing = non c’è nessuna mossa da valutare: il tabellone è pieno
# A group of moves that are worth the same, and how many there are.
grade-win = Vince { $distance ->
    [0] subito
    [one] in un piazzamento
    [many] in { $distance } di piazzamenti
   *[other] in { $distance } piazzamenti
} ({ $count }):
grade-draw = Pareggia ({ $count }):
grade-loss = Perde { $distance ->
    [0] subito
    [one] in un piazzamento
    [many] in { $distance } di piazzamenti
   *[other] in { $distance } piazzamenti
} ({ $count }):
grade-unknown = Non si sa ({ $count }):

## kvarto review

review-help =
    Giudica ogni mossa delle partite di un file .qgn FILE (- per lo standard input): quanto valeva prima
    e dopo, che cosa era meglio, quali Quarto sono sfuggiti e dove si è decisa la partita.
review-short-help = Dice dove sono state vinte e perse le partite di un file.

# The table of moves: one line a move, with the value for the player who made it.
review-value-lost = da { $before } a { $after }
review-verdict-mistake = errore
review-verdict-blunder = errore grave
review-verdict-decisive = errore decisivo
review-remark = { $verdict }; meglio { $words }
review-remark-more = { $verdict }; meglio { $words } (+{ $more })

review-left-win = Nell’ultima posizione tocca a { $player }, che con il miglior gioco vince.
review-left-draw = Nell’ultima posizione tocca a { $player }, e con il miglior gioco è pareggio.
review-left-loss = Nell’ultima posizione tocca a { $player }, che anche con il miglior gioco perde.
review-accuracy =
    { $player }: { $kept ->
        [one] { $kept } mossa su { $judged } ha mantenuto
        [many] { $kept } di mosse su { $judged } hanno mantenuto
       *[other] { $kept } mosse su { $judged } hanno mantenuto
    } il valore ({ $percent }%).
