### The course: what is said in each step, to attempts, and around them.

learn-title = Impara a giocare
learn-lead = { $count ->
    [one] Un breve passo. Giochi su un vero tabellone, e ogni risposta è dimostrata.
    [many] { $count } di brevi passi. In ognuno giochi su un vero tabellone, e ogni risposta è dimostrata.
   *[other] { $count } brevi passi. In ognuno giochi su un vero tabellone, e ogni risposta è dimostrata.
}
learn-begin = Comincia
learn-go-on = Continua
learn-again = Di nuovo dall’inizio
learn-steps = I passi
learn-progress = Passi fatti: { $done } su { $count }
# Said after the title of a step.
learn-done = fatto
learn-rules = Leggi le regole

## Whole games for beginners

learn-path = Partite intere
learn-path-about = All’inizio conta una sola caratteristica; aggiungine un’altra quando diventa troppo facile. L’avversario è indulgente.
path-1 = Una caratteristica
path-2 = Due caratteristiche
path-3 = Tre caratteristiche
path-4 = Tutte e quattro
path-counts = Che cosa conta: { $features }
path-hints = con aiuti
path-play = Gioca
path-running = Continua
path-played = giocata
path-won = vinta

## Around a step

lesson-number = Passo { $number } di { $count }
lesson-hint = Indizio
lesson-check = Controlla
lesson-marked = { $count ->
    [0] Non c’è ancora nulla di segnato.
   *[other] Segnati: { $pieces }.
}
lesson-is-marked = segnato
lesson-again = Riprova
lesson-next = Passo successivo
lesson-finish = Tutti i passi
lesson-start-clock = Avvia l’orologio
lesson-right = Giusto.
lesson-wrong = Non proprio.
lesson-actions = Tocca a te
lesson-between = Passi
lesson-previous = Passo precedente
lesson-unknown = Questo passo non esiste.

## What is wrong with an attempt

lesson-wrong-piece = Il tuo pezzo: { $piece }. Che cosa non va: { $traits }.
lesson-wrong-no-shape = Quei quattro non formano una figura che conta.
lesson-wrong-not-alike = Guarda bene ({ $shape }): i quattro pezzi non hanno nulla in comune.
lesson-wrong-lapsed = Lì c’è un Quarto ({ $shape }, { $alike }), ma l’ultimo pezzo piazzato non ne fa parte. Quel Quarto è scaduto.
lesson-wrong-completes-nothing = Uno dei pezzi segnati non completa nulla: { $piece }.
lesson-wrong-missing = { $count ->
    [one] Fin qui va bene, ma manca ancora un pezzo.
    [many] Fin qui va bene, ma mancano ancora { $count } di pezzi.
   *[other] Fin qui va bene, ma mancano ancora { $count } pezzi.
}
lesson-wrong-marked = Uno dei pezzi segnati non è sicuro: { $piece }. In { $cell } fa un Quarto: { $shape }, { $alike }.
lesson-wrong-cell = In { $cell } il pezzo non ne completa quattro che si somiglino.
lesson-wrong-gives-win = Hai dato: { $piece }. L’avversario lo mette in { $cell } e annuncia { $shape }: { $alike }.
lesson-wrong-none-safe = Dopo quel piazzamento nessun pezzo era più sicuro. Hai dato: { $piece }. L’avversario lo mette in { $cell } e annuncia { $shape }: { $alike }.
lesson-wrong-let-lapse = Hai piazzato il pezzo, e così il Quarto è scaduto ({ $shape }). Nessuno lo può più annunciare.
lesson-wrong-not-called = Hai dato un pezzo senza annunciare. Ora l’avversario annuncia { $shape }: { $alike }.
lesson-wrong-missed-win = Potevi vincere subito: c’è una casella dove il pezzo che hai in mano ({ $piece }) ne completa quattro che si somigliano.
lesson-wrong-even = Hai lasciato { $count } pezzi sicuri. Ne dai uno, l’avversario dà l’ultimo, e a te non ne resta nessuno.
lesson-wrong-still-safe = L’avversario mette quel pezzo in { $cell } e ne ha ancora uno sicuro da dare: { $piece }.
lesson-wrong-time = Il tuo minuto è finito. In una partita con questo orologio avresti perso.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Vedere le caratteristiche
lesson-features-text = Non ci sono due pezzi uguali. Ognuno è chiaro o scuro, basso o alto, rotondo o quadrato, e in cima pieno o cavo: quattro caratteristiche, otto valori.
lesson-features-task = Trova il pezzo che è scuro, alto, rotondo e cavo.
lesson-features-hint = Una caratteristica alla volta: fra gli scuri solo gli alti, fra questi solo i rotondi. Ne restano due; uno ha un incavo in cima.
lesson-features-right = È lui, e ce n’è uno solo. Ogni pezzo si distingue da tutti gli altri per almeno una caratteristica.

lesson-line-title = Quattro che si somigliano
lesson-line-text = Quattro pezzi in una riga, una colonna o una diagonale sono un Quarto se si somigliano in almeno una caratteristica. Ne basta una; per il resto possono essere come vogliono.
lesson-line-task = Su questo tabellone tre linee sono piene. Indica i quattro pezzi di quella che è un Quarto.
lesson-line-hint = Guarda i pezzi dall’alto. In una delle linee hanno tutti un incavo.
lesson-line-right = Riga 1: quattro pezzi cavi. Nella colonna c e sulla diagonale i quattro non hanno nulla in comune.

lesson-three-title = Tre con qualcosa in comune
lesson-three-text = A tre pezzi in linea che hanno qualcosa in comune manca solo un quarto pezzo. Vedere questi terzetti, e che cosa li unisce, è quasi tutto il gioco.
lesson-three-task = Nella riga 2 ci sono tre pezzi e una casella vuota. Segna tutti i pezzi che lì farebbero un Quarto, poi controlla.
lesson-three-hint = Che cosa hanno in comune i tre della riga 2? Non il colore, non l’altezza, non la forma. Ogni altro pezzo che ce l’ha fa quattro.
lesson-three-right = I tre sono cavi in cima, quindi qualsiasi pezzo cavo fa quattro.

lesson-complete-title = Completare una linea
lesson-complete-text = Non scegli mai il pezzo che piazzi: te lo dà l’avversario. Può comunque essere proprio quello che ti serve.
lesson-complete-task = Piazza il pezzo che hai in mano dove ne completa quattro che si somigliano.
lesson-complete-hint = Nella colonna a ci sono tre pezzi rotondi, ma il tuo è quadrato. Cercane tre che abbiano un’altra caratteristica in comune con il tuo.
lesson-complete-right = Riga 2: quattro pezzi cavi.

lesson-call-title = Annunciarlo
lesson-call-text = Completare non basta: un Quarto vince quando viene annunciato. Dopo aver piazzato, e prima di dare, premi il pulsante rosso e indica i quattro pezzi.
lesson-call-task = Hai appena piazzato il pezzo in d3. Annuncia, e indica che cosa hai completato.
lesson-call-hint = Due linee che passano per d3 sono piene: la riga 3 e la colonna d. In una delle due sono tutti e quattro scuri.
lesson-call-right = Quarto! Riga 3: quattro pezzi scuri. Hai vinto.

lesson-steal-title = Approfittare di una svista
lesson-steal-text = Anche all’avversario può sfuggire un Quarto. Se ti dà un pezzo senza annunciare, l’annuncio tocca a te, finché non hai piazzato quel pezzo.
lesson-steal-task = L’avversario ha piazzato in d2 e ti ha dato un pezzo. Portagli via la vittoria.
lesson-steal-hint = Dev’essere una linea che passa per d2, dove è stato piazzato l’ultimo pezzo. Confronta le altezze nella colonna d.
lesson-steal-right = Quarto! Colonna d: quattro pezzi bassi. Li aveva completati l’avversario, ma li hai annunciati tu.

lesson-lapse-title = Che cosa scade
lesson-lapse-text = Se nessuno annuncia prima che il pezzo successivo sia piazzato, il Quarto scade. I suoi pezzi restano dove sono, ma nessuno potrà mai più annunciarlo. Si può annunciare solo una figura di cui fa parte l’ultimo pezzo piazzato.
lesson-lapse-task = Hai appena piazzato il pezzo in b2. Qui ci sono due linee di quattro pezzi che si somigliano; annuncia quella che conta ancora.
lesson-lapse-hint = Nella riga 1 ci sono quattro pezzi quadrati, ma b2 non è nella riga 1. Quale linea piena passa per b2?
lesson-lapse-right = Quarto! Colonna b: quattro pezzi alti. I quattro pezzi quadrati della riga 1 sono scaduti; annunciarli sarebbe stato un errore.

lesson-safe-title = Dare un pezzo sicuro
lesson-safe-text = Sei tu a scegliere che cosa piazza l’avversario. Se gli dai un pezzo con cui ne completa quattro, perdi: prima di dare guarda che minacce ci sono.
lesson-safe-task = Dai un pezzo con cui l’avversario non possa vincere subito.
lesson-safe-hint = Nella riga 1 ci sono tre pezzi alti e rotondi. Quindi il pezzo che dai non deve essere né alto né rotondo.
lesson-safe-right = Sicuro: è basso e quadrato, quindi nella riga 1 non completa nulla.

lesson-block-title = Bloccare
lesson-block-text = A volte nessun pezzo è sicuro. Allora usa quello che hai in mano: messo dove c’è la minaccia, riempie il buco e la minaccia sparisce.
lesson-block-task = Piazza il pezzo in modo che ne resti uno che puoi dare, e dallo. C’è un modo solo.
lesson-block-hint = Guarda la colonna d: tre pezzi chiari e rotondi, e una casella libera.
lesson-block-right = In d4 il tuo pezzo spezza la colonna d, e ora c’è un pezzo sicuro. Tutto il resto avrebbe perso subito.

lesson-count-title = Contare i pezzi sicuri
lesson-count-text = Nella seconda metà della partita i pezzi sicuri scarseggiano. Chi sa quanti ne restano sa che cosa succederà.
lesson-count-task = Segna tutti i pezzi che qui si possono dare senza rischio, poi controlla.
lesson-count-hint = Ci sono due minacce: tre pezzi pieni nella colonna c, tre scuri nella riga 4. È sicuro un pezzo che non è né pieno né scuro.
lesson-count-right = I pezzi sicuri sono tre: quelli chiari e cavi.

lesson-last-safe-title = Dare l’ultimo pezzo sicuro
lesson-last-safe-text = Se dai l’ultimo pezzo sicuro, l’avversario deve piazzarlo e poi dartene uno che sicuro non è. E con quello vinci.
lesson-last-safe-task = Piazza il pezzo in modo che resti un solo pezzo sicuro, e dallo.
lesson-last-safe-hint = Crea una nuova minaccia: nella riga 1 ci sono già due pezzi chiari e alti, e anche il tuo è chiaro e alto.
lesson-last-safe-right = Dovunque l’avversario metta quel pezzo, non gli resta nulla di sicuro da darti.

lesson-parity-title = Pari o dispari
lesson-parity-text = I pezzi sicuri si danno a turno: tu, l’altro, tu… Se quando tocca a te dare ne resta un numero dispari, l’ultimo lo dai tu. Se è pari, lo dà l’avversario. Quindi piazza in modo che sia dispari.
lesson-parity-task = Trova la casella dopo la quale i pezzi sicuri sono in numero dispari, e danne uno.
lesson-parity-hint = In c1 e d2 restano sicuri due pezzi, in a1 e a2 nessuno. Quale casella resta?
lesson-parity-right = I pezzi sicuri erano tre: ne dai uno tu, uno l’avversario, e tu l’ultimo. Poi l’avversario non ha nulla di sicuro da dare.

lesson-squares-title = I quadrati
lesson-squares-text = Nel gioco avanzato vincono anche quattro in un quadrato di 2 × 2 caselle. Di questi quadrati ce ne sono nove, ed è facile non vederli.
lesson-squares-task = Qui i quadrati contano. Piazza il pezzo, annuncia, e indica che cosa hai completato.
lesson-squares-hint = Guarda il centro del tabellone: in tre delle sue quattro caselle ci sono pezzi bassi.
lesson-squares-right = Quarto! Il quadrato al centro: quattro pezzi bassi.

lesson-clock-title = Contro il tempo
lesson-clock-text = In un torneo hai un minuto per ogni mossa. Chi finisce il tempo perde; l’annuncio ferma l’orologio.
lesson-clock-task = Hai un minuto. Piazza il pezzo, annuncia, e indica che cosa hai completato.
lesson-clock-hint = Il tuo pezzo è rotondo. Scorri le diagonali.
lesson-clock-right = Quarto, e in tempo! La diagonale da a1 a d4: quattro pezzi rotondi. Ora sai tutto quello che serve; gioca una partita.
