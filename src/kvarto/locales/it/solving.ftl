### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Problemi
puzzle-hall-about = Sono tutti dimostrati: c’è una sola risposta, e il motore sa perché le altre falliscono.
puzzle-hall-all = Tutti i problemi
puzzle-of-the-day = Problema del giorno
puzzle-solve = Risolvilo
puzzle-begin = Prossimo problema
puzzle-next = Prossimo problema
puzzle-kind = Che cosa vuoi allenare?
puzzle-kind-any = Un po’ di tutto
puzzle-kind-win = Trova la vittoria
puzzle-kind-safe = L’unico pezzo sicuro
puzzle-kind-hold = Salva il pareggio
puzzle-kind-spot = Scopri il Quarto
puzzle-kind-trap = Dov’è la trappola?
puzzle-count = { $count ->
    [one] un problema
    [many] { $count } di problemi
   *[other] { $count } problemi
}
puzzle-title-win = Trova la vittoria
puzzle-title-safe = L’unico pezzo sicuro
puzzle-title-hold = Salva il pareggio
puzzle-title-spot = Scopri il Quarto
puzzle-title-trap = Dov’è la trappola?
puzzle-ask-win = { $distance ->
    [one] Piazza il pezzo e vinci subito.
    [many] Solo una casella e un pezzo da dare vincono di sicuro, in { $distance } di piazzamenti. Quali?
   *[other] Solo una casella e un pezzo da dare vincono di sicuro, in { $distance } piazzamenti. Quali?
}
puzzle-ask-safe = Tutti i pezzi tranne uno fanno vincere subito l’avversario. Quale dai?
puzzle-ask-hold = Solo una casella e un pezzo da dare salvano il pareggio, tutto il resto perde. Quali?
puzzle-ask-spot = L’avversario ha completato un Quarto e non l’ha annunciato. Indicalo prima che passino { $seconds } secondi.
puzzle-ask-trap = Uno di questi pezzi sembra sicuro, e invece perde. Quale non devi dare?
# $rating is a number such as 1500.
puzzle-difficulty = difficoltà { $rating }
puzzle-other = L’avversario
puzzle-tried-right = Questo l’hai già risolto.
puzzle-tried-wrong = Questo l’hai già provato; non conta più.
puzzle-tried-helped = Hai visto un indizio; questo non conta più.
puzzle-clock-about = I pezzi si vedono quando parte l’orologio. Hai { $seconds } secondi.
puzzle-clock-start = Avvia l’orologio
puzzle-hint = Indizio { $step } di { $steps }
puzzle-hint-about = Con un indizio non conta per il tuo punteggio.
puzzle-hint-mark = indizio
puzzle-give-up = Mostra la risposta
puzzle-retry = Riprova
puzzle-why-not = Perché non { $word }?
puzzle-right = Giusto!
puzzle-late = Il tempo è scaduto. Era questo.
puzzle-given-up = La risposta è { $words }.
# $ending is a worth-loss and so on, for whoever solves it.
puzzle-wrong = Non quella. Con il miglior gioco: { $ending }.
puzzle-wrong-shape = Quello non è un Quarto valido.
puzzle-rating = Punteggio
puzzle-rating-about = { $deviation } in più o in meno
puzzle-streak = Giorni di fila
puzzle-streak-days = { $days }
puzzle-streak-best = record: { $days }
puzzle-streak-now = { $days ->
    [one] Un giorno di fila.
    [many] { $days } di giorni di fila.
   *[other] { $days } giorni di fila.
}
puzzle-solved = Risolti
puzzle-solved-about = su { $tried } provati
puzzle-new-rating = Il tuo punteggio: { $rating }
puzzle-does-not-count = Non conta per il tuo punteggio.

## Hints, step by step

# What to look for.
puzzle-hint-win = Cerca una mossa dopo la quale l’avversario non abbia più pezzi sicuri da dare.
puzzle-hint-safe = Per ogni pezzo rimasto, chiediti che cosa completerebbe.
puzzle-hint-hold = Tutte le mosse perdono tranne una. Conta i pezzi sicuri che restano dopo la tua.
puzzle-hint-spot = Guarda le linee che passano per l’ultimo pezzo piazzato, una caratteristica alla volta.
puzzle-hint-trap = Diversi pezzi non completano nulla. Ma dopo uno di essi l’avversario può piazzare in modo da non lasciarti nulla di sicuro.
# $line is a row or a column, for example "row 3".
puzzle-hint-line = Dove piazzarlo: { $line }.
puzzle-hint-cell = Piazzalo in { $cell }. Quale pezzo si può dare a quel punto?
puzzle-hint-dangers = Sulle caselle segnate si potrebbe completare qualcosa.
# $placements is a number, from 3 on.
puzzle-hint-distance = Mancano { $placements } piazzamenti perché la trappola scatti.
# $trait is one feature value, for example "dark".
puzzle-hint-give = Una caratteristica del pezzo: { $trait }.
puzzle-hint-shared = Che cosa hanno in comune i quattro pezzi: { $trait }.
puzzle-hint-row = È una riga.
puzzle-hint-column = È una colonna.
puzzle-hint-diagonal = È una diagonale.
puzzle-hint-square = È un quadrato.
