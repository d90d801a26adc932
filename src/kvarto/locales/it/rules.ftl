### The page of rules.

rules-title = Le regole
rules-lead = Due giocatori, sedici pezzi, una sola idea: sei tu a scegliere il pezzo che l’avversario deve piazzare. Una partita dura dai dieci ai venti minuti.
rules-play = Gioca una partita

## Material

rules-material = Tabellone e pezzi
rules-material-text = Il tabellone ha sedici caselle. Non ci sono due pezzi uguali: ognuno è chiaro o scuro, basso o alto, rotondo o quadrato, e in cima pieno o cavo.
rules-material-example = Il tabellone vuoto e tutti i sedici pezzi nella riserva.

## A turn

rules-turn = Un turno
rules-turn-text = I dadi decidono chi è primo. Il primo prende un pezzo qualsiasi e lo passa al secondo. Il secondo lo piazza nella casella vuota che preferisce, poi prende un pezzo e lo passa al primo. E si va avanti così: piazzi il pezzo che hai ricevuto, poi ne dai uno.
rules-turn-nobody = I pezzi non sono di nessuno. Una linea può essere fatta di pezzi messi da entrambi.
rules-turn-example = Sul tabellone ci sono tre pezzi. È stato dato quello chiaro, alto e quadrato, e ora bisogna piazzarlo.

## A quarto

rules-quarto = Un Quarto
rules-quarto-text = Quattro pezzi nella stessa riga, colonna o diagonale sono un Quarto se si somigliano in qualcosa, qualunque cosa sia.
rules-quarto-row = Quattro pezzi alti nella riga 2.
rules-quarto-column = Quattro pezzi cavi nella colonna c.
rules-quarto-diagonal = Quattro pezzi rotondi su una diagonale.
rules-quarto-none = Niente Quarto: i quattro della riga 2 non hanno nulla in comune.

## The call

rules-call = Bisogna annunciarlo
rules-call-text = Completare un Quarto non basta. Vince chi lo vede e grida «Quarto!» in tempo, e non per forza è chi l’ha fatto.
rules-call-placer = Dopo aver piazzato un pezzo puoi annunciare, prima di dare il successivo.
rules-call-receiver = Se invece dai un pezzo, l’avversario può annunciare prima di piazzarlo, e vince con quello che hai completato tu.
rules-call-lapse = Se anche l’avversario piazza il pezzo, il Quarto è scaduto. Nessuno lo può più annunciare, e quei quattro pezzi sono solo quattro pezzi.
rules-call-example = L’ultimo pezzo è stato piazzato in d1: nella riga 1 i quattro pezzi sono tutti scuri, e anche tutti alti. Nessuno ha annunciato, ed è stato dato un pezzo. Ora l’altro giocatore può annunciare la riga 1 invece di piazzare.
rules-pointing = Indicare
rules-pointing-text = Per annunciare premi il pulsante rosso. Gli orologi si fermano, e hai 15 secondi per toccare i quattro pezzi. Vale solo una linea completata dal pezzo appena piazzato.
rules-wrong-call = Dopo ogni piazzamento ogni giocatore ha un annuncio. Se è sbagliato, o non si indica nulla, è consumato; nei tornei fa perdere la partita.
rules-end = La fine
rules-end-text = Dopo il sedicesimo piazzamento non resta nulla da dare. Chi ha piazzato può annunciare o concludere il turno, poi l’altro ha un’ultima possibilità. Se a quel punto nessuno ha vinto, è pareggio.

## Variants

rules-variants = Varianti
rules-beginners-text = Decidete insieme una, due o tre caratteristiche che contano, e lasciate perdere le altre. Aggiungetene una quando diventa troppo facile.
rules-beginners-example = Quando conta solo il colore: quattro pezzi chiari nella riga 3.
rules-advanced-text = Le linee vincono come sempre, e anche i nove quadrati di 2 × 2 caselle.
rules-advanced-example = Quattro pezzi scuri nel quadrato al centro.
rules-squares-text = Vincono solo i quadrati di 2 × 2; righe, colonne e diagonali no.
rules-hard-text = I quattro pezzi devono somigliarsi in almeno due caratteristiche.
rules-hard-example = Riga 1: i quattro pezzi sono scuri e alti, quindi conta anche qui.

## What can be agreed on

rules-agree = Che cosa si può concordare
rules-automatic-text = Chi completa un Quarto vince subito, e nessuno deve annunciare. Molti programmi giocano così.
rules-late-call = Annuncio tardivo
rules-late-call-text = Dopo aver dato, chi ha piazzato può ancora annunciare finché il nuovo pezzo non è sul tabellone. Vince chi annuncia prima.
rules-child = Con un bambino
rules-child-text = Un bambino piccolo può limitarsi ad annunciare, senza indicare. L’annuncio è giusto se da qualche parte c’è un Quarto valido. Nelle partite amichevoli si può anche mostrare a un giocatore dove c’è una minaccia e quali pezzi sono sicuri.
rules-time = Tempo
rules-time-text = Nei tornei ogni giocatore ha un minuto per mossa. Chi finisce il tempo perde; solo dopo il sedicesimo piazzamento vuol dire semplicemente che non annuncia.

## Notation

rules-notation = Notazione
rules-notation-text = Le colonne vanno da a a d partendo da sinistra, le righe da 1 a 4 partendo dal basso. Ogni pezzo è una cifra o una lettera:
rules-notation-moves = b2>7 vuol dire: piazzato in b2, dato 7. Un punto esclamativo è un annuncio giusto e un punto interrogativo uno sbagliato, con la riga, la colonna o la diagonale indicata: b2!3, b2?a>7.

## Editions

rules-editions = Dove le edizioni differiscono
rules-editions-text = Le regole stampate sono più o meno le stesse in tutte le lingue. Queste sono le differenze che conosciamo.
rules-editions-own = L’edizione italiana
rules-editions-others = Altre edizioni
rules-edition-south-slavic = Le regole serbe, croate e slovene prevedono l’annuncio tardivo.
rules-edition-danish = Nelle regole danesi si annuncia nel lasciare il pezzo, e nulla limita il tempo.
rules-edition-greek = Le regole greche permettono di richiedere più di una caratteristica in comune; è il gioco difficile. Nulla limita il tempo.
rules-edition-finnish = Le regole finlandesi si possono leggere così: i giocatori esperti cercano solo i quadrati.
rules-edition-japanese = Le regole giapponesi non hanno un gioco per principianti, e il loro minuto è per piazzare.
rules-edition-swedish = Nelle regole svedesi e arabe i principianti aggiungono le caratteristiche una dopo l’altra.
rules-edition-estonian = Nelle regole finlandesi ed estoni i principianti cominciano con un solo valore: contano solo quattro pezzi chiari.
rules-edition-romanian = Nelle regole romene l’altro giocatore annuncia prima di prendere il pezzo; è la stessa occasione che ha qui.
rules-edition-arabic = Le regole arabe lasciano annunciare l’altro giocatore appena la linea è completa, e non parlano di un pezzo dato prima. Qui annuncia dopo averlo ricevuto.
rules-edition-german = Le regole tedesche dicono apertamente che chi piazza un pezzo rinuncia alla linea che c’era prima.
rules-edition-chinese = Nelle regole cinesi annuncia solo chi ha piazzato il pezzo; qui può farlo anche l’altro. Una partita dura quindici minuti, e una mossa il tempo che serve.
rules-edition-minute = Nelle regole serbe, croate e persiane il minuto per mossa si può concordare per qualsiasi partita.
rules-edition-limit = Le regole romene e slovene limitano il tempo senza dare una cifra.
rules-edition-czech = Nelle regole ceche decide chi comincia un gioco con le mani; altrove sono i dadi, la sorte o un accordo.
