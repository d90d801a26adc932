### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = il pezzo { $piece } è già in mano
hand-is-empty = non c’è nessun pezzo in mano da piazzare
piece-is-placed = il pezzo { $piece } è già sul tabellone
cell-is-occupied = la casella { $cell } è occupata
game-is-over = la partita è finita
call-is-pending = { $seat } ha annunciato e prima deve indicare dove
point-before-call = { $seat } deve annunciare prima di indicare
calling-is-automatic = in questa partita i Quarto si annunciano da soli
nothing-placed-to-call = non è ancora stato piazzato nessun pezzo, non c’è niente da annunciare
call-is-used = { $seat } ha già annunciato dopo questo piazzamento
not-your-chance-to-call = { $seat } non può annunciare in questo momento
not-your-turn-to-give = { $seat } non può dare un pezzo, non è il suo turno
not-your-turn-to-place = { $seat } non può piazzare un pezzo, non è il suo turno
not-your-turn-to-end-turn = { $seat } non può concludere un turno che non è il suo
now-is-not-the-time-to-give = { $seat } non può dare un pezzo adesso
now-is-not-the-time-to-place = { $seat } non può piazzare un pezzo adesso
now-is-not-the-time-to-end-turn = solo l’ultimo turno, dopo il 16º piazzamento, si può concludere senza dare un pezzo
nothing-to-undo = non c’è niente da ritirare

## At the table

bad-name = un nome ha da 1 a { $longest } caratteri visibili; { $text } non va bene
table-not-open = questo tavolo non è stato aperto
too-late = troppo tardi: il tempo per questo è scaduto
already-away = questo giocatore è già assente
not-away = questo giocatore non è assente
game-is-paused = la partita è in pausa
not-paused = la partita non è in pausa
already-proposed = è già stato proposto
just-declined = la proposta è stata rifiutata; si può ripetere dopo la prossima mossa
nothing-proposed = non c’è nessuna proposta a cui rispondere
only-in-casual-games = è possibile solo nelle partite amichevoli
too-late-to-abort = una partita si può annullare solo prima del primo piazzamento; si può sempre abbandonare
the-clock-decides = questa partita ha l’orologio, ed è l’orologio a decidere
other-is-here = l’avversario è al tavolo
grace-not-over = l’avversario non è assente da abbastanza tempo
bad-event = questa versione non sa leggere questo evento: { $text }

## The server

bad-message = questo non è un messaggio del gioco: { $what }
message-too-long = un messaggio ha al massimo { $longest } caratteri
no-such-game = questa partita qui non c’è, o è di qualcun altro
no-such-lesson = questa lezione non esiste
lesson-asks-otherwise = la lezione chiede altro
not-your-seat = questo posto non è il tuo
not-your-table = questo tavolo lo può cambiare solo chi l’ha aperto
own-table = questo è il tuo tavolo; deve sedersi qualcun altro
table-is-taken = qualcun altro si è appena seduto qui
nobody-sits-here-yet = la partita comincia quando qualcuno si siede
not-a-shape = queste quattro caselle non sono una riga, una colonna, una diagonale o un quadrato
no-such-level = il livello { $level } non esiste; i livelli vanno da 1 a { $highest }
game-goes-on = la partita non è ancora finita
not-our-page = questa richiesta viene da un altro sito
nobody-yet = questo browser qui non è ancora conosciuto; ricarica la pagina
not-our-host = questo server non si chiama { $host }; se invece è così, avvialo con --public-url
server-error = qualcosa è andato storto nel server; ne è stata presa nota
too-many-requests = troppe richieste in una volta; riprova tra { $seconds } s
too-many-open = ce ne sono già troppe aperte; chiudine qualcuna o riprova tra { $seconds } s
name-mixes-scripts = un nome non può mescolare lettere che si somigliano, come quelle latine e cirilliche
name-misleads = questo nome è riservato, perché potrebbe sembrare un ospite, il computer o un responsabile
name-is-taken = qualcuno ha già questo nome, o uno che gli somiglia
password-length = una password ha da { $shortest } a { $longest } caratteri
password-is-name = la password non può essere il nome stesso
password-is-common = questa password è tra le prime che chiunque proverebbe
wrong-name-or-password = nessun account ha questo nome e questa password
wrong-name-or-code = nessun account ha questo nome e questo codice di recupero; un codice vale una volta sola
too-many-guesses = troppi tentativi; riprova tra { $seconds } s
has-account = hai già un account
needs-account = per questo serve un account; prima accedi
no-such-account = non c’è nessun account con il nome { $name }
no-such-return-code = questo codice non corrisponde a nessuno; forse è troppo vecchio
no-puzzle = questo problema non esiste: { $puzzle }
no-puzzles = non ci sono problemi di questo tipo
not-an-answer = questa non può essere una risposta qui: { $text }
no-such-hint = l’indizio { $step } non esiste; l’ultimo è il { $last }
puzzle-not-begun = questo problema è a tempo; prima comincialo
page-not-built = La pagina non è stata costruita. Esegui "make" nella cartella di kvarto, oppure "python web/build.py".

# What the two seats are called in errors.
error-seat-first = il primo giocatore
error-seat-second = il secondo giocatore
