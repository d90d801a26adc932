### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Crea problemi con risposte dimostrate, li dimostra, o ne mostra uno.
puzzles-make-help =
    Crea problemi: si estraggono posizioni a caso e si tengono quelle in cui il risolutore dimostra che
    c’è esattamente una risposta giusta. Ctrl-C lo ferma, e lo stesso comando riprende da dov’era. Lo
    stesso seme dà gli stessi problemi.
puzzles-seed-help = Il seme del caso.
puzzles-count-help = Quanti di ogni tipo e variante (se non si indica, quanti ne contiene il pacchetto).
puzzles-variant-help = Solo di questa variante; si può dare più volte.
puzzles-work-help = La cartella che conserva a che punto è il lavoro.
puzzles-into-help = Il file dei problemi finiti (se non si indica, quello del pacchetto).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Interrotto. Lo stesso comando riprende da qui.
puzzles-made = { $count ->
    [one] C’è un problema in { $file }.
    [many] Ci sono { $count } di problemi in { $file }.
   *[other] Ci sono { $count } problemi in { $file }.
}
puzzles-check-help =
    Dimostra ogni problema: che la sua risposta è giusta, che non ce n’è un’altra, e che nessun problema
    è un altro visto in modo diverso.
puzzles-file-help = Il file da esaminare (se non si indica, quello del pacchetto).
puzzles-sample-help = Ogni quanti problemi dimostrarne uno.
puzzles-checking = Verifica
puzzles-checked = { $count ->
    [one] Un problema è dimostrato.
    [many] { $count } di problemi sono dimostrati.
   *[other] { $count } problemi sono dimostrati.
}
puzzles-wrong = { $count ->
    [one] Un problema è sbagliato.
    [many] { $count } di problemi sono sbagliati.
   *[other] { $count } problemi sono sbagliati.
}
puzzle-is-none = { $puzzle }: non c’è esattamente una risposta giusta
puzzle-has-other-answers = { $puzzle }: le risposte giuste sono { $proven }, non { $kept }
puzzle-repeats = { $puzzle }: è lo stesso di { $other }
no-puzzle-file = questo non è un file di problemi
no-such-puzzle = questa riga non contiene un problema: { $text }
puzzles-show-help = Mostra il problema con questo ID, la risposta e che cosa ne segue.
puzzles-title = { $puzzle }: { $task } ({ $variant }, { $rating } punti)
puzzles-answer = { $count ->
    [one] Risposta: { $answers }
    [many] Risposte: { $answers }
   *[other] Risposte: { $answers }
}
puzzles-line = Continua così: { $words }

## What is asked for

puzzle-task-win = Piazza e dai in modo da vincere
puzzle-task-safe = Dai l’unico pezzo sicuro
puzzle-task-hold = Piazza e dai in modo da non perdere
puzzle-task-spot = Scopri il Quarto prima che scada
puzzle-task-trap = Trova il pezzo che è una trappola
