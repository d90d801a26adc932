### The page: everything but the words of the game itself and the page of rules.

# As in English.
name = Kvarto

## The way around

skip = Vai al contenuto
nav-label = Pagine
nav-home = Home
# As in English.
nav-menu = Menu
nav-new = Nuova partita
nav-lobby = Sala
nav-games = Le mie partite
# Said after "My games".
nav-games-wait = { $count ->
    [one] (tocca a te in una partita)
    [many] (tocca a te in { $count } di partite)
   *[other] (tocca a te in { $count } partite)
}
# As in English.
nav-account = Account
nav-rules = Regole
nav-settings = Impostazioni
nav-about = Informazioni
nav-replay = Apri una partita salvata
language = Lingua
close = Chiudi

## Titles of the browser's window

title-home = Kvarto: il gioco dei sedici pezzi
title-new = Nuova partita – Kvarto
title-replay = Partita salvata – Kvarto
title-position = Una posizione
title-rules = Regole – Kvarto
title-settings = Impostazioni – Kvarto
title-about = Informazioni – Kvarto
title-nowhere = Non trovato – Kvarto
title-game = { $first } e { $second }

## When something goes wrong

page-refused = Non si può: { $what }.
page-not-reached = Il server non risponde. Riprova tra un momento.
line-lost = Connessione persa. Nuovo tentativo…
nowhere-title = Qui non c’è niente
nowhere-text = Nessuna pagina ha questo indirizzo.

## The first page

home-about = Non scegli mai il pezzo che piazzi: te lo passa l’avversario. Quattro in linea con qualcosa in comune vincono, se te ne accorgi e gridi «Quarto!» prima dell’altro.
home-play = Gioca
home-friend = Gioca con un amico
home-lobby = Vai in sala
home-all-games = Tutte le mie partite
home-learn = Impara a giocare
home-choose = Scegli la partita
home-resume = Continua: { $first } e { $second }

## A new game

opponent-is-computer = Il computer
opponent-is-person = In due su questo dispositivo
opponent-is-invite = Qualcuno con un link
opponent-is-watch = Computer contro computer
new-name = Il tuo nome
name-guest = Ospite
name-one = Giocatore 1
name-two = Giocatore 2
name-other = L’avversario
# As in English.
namesake = { $name } II
# As in English.
kind-standard = Standard
kind-standard-about = Righe, colonne e diagonali; contano tutte e quattro le caratteristiche.
kind-beginners = Principianti
kind-beginners-about = Contano solo alcune caratteristiche.
kind-advanced = Avanzato
kind-advanced-about = Contano anche i nove quadrati di 2 × 2.
kind-squares = Solo quadrati
kind-squares-about = Contano solo i quadrati di 2 × 2.
kind-hard = Difficile
kind-hard-about = I quattro devono avere in comune due caratteristiche.
kind-own = A modo tuo
kind-own-about = Scegli tu che cosa conta.
calling-spoken-about = Un Quarto vince solo se viene annunciato, come nel gioco della scatola.
calling-automatic = Automatico
calling-automatic-about = Chi completa un Quarto vince senza doverlo annunciare.
new-late-call-about = Dopo aver dato si può ancora annunciare, finché il pezzo non è piazzato.
clock-none = senza orologio
clock-move = { $seconds ->
    [one] un secondo per mossa
    [many] { $seconds } di secondi per mossa
   *[other] { $seconds } secondi per mossa
}
clock-place = { $seconds } secondi per piazzare, altrettanti per dare
clock-main = { $minutes ->
    [one] un minuto, più { $increment } secondi per mossa
    [many] { $minutes } di minuti, più { $increment } secondi per mossa
   *[other] { $minutes } minuti, più { $increment } secondi per mossa
}
clock-whole = { $minutes ->
    [one] un minuto per tutta la partita
    [many] { $minutes } di minuti per tutta la partita
   *[other] { $minutes } minuti per tutta la partita
}
clock-days = { $days ->
    [one] un giorno per mossa
    [many] { $days } di giorni per mossa
   *[other] { $days } giorni per mossa
}
starter-dice = Decidono i dadi

## The computer's name at each level

opponent-newcomer = Pippo
# As in English.
opponent-child = Mia
opponent-beginner = Beppe
# As in English.
opponent-casual = Lena
# As in English.
opponent-attentive = Maya
opponent-regular = Ugo
# As in English.
opponent-club = Nora
opponent-strong = Vittorio
# As in English.
opponent-master = Ada
opponent-perfect = Sofia

## At the table

game-coming = Preparazione del tavolo…
game-gone = Questa partita qui non c’è
desk-label = Il tuo lato del tavolo
board-label = Tabellone
cell-empty = { $cell }: vuota.
bar-you = tu
bar-level = livello { $number } · { $name }
clock-label = Tempo rimasto
clock-warning = Restano dieci secondi.
clock-days-left = { $days } g { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = annuncio automatico
agreed-forfeit = un annuncio sbagliato costa la partita
agreed-late-call = annuncio tardivo

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = Tocca a te: piazza il pezzo
duty-place-here = { $player }, piazza il pezzo
duty-place-other = { $player } sta piazzando il pezzo
duty-give-you = Scegli un pezzo per { $other }
duty-give-here = { $player }, scegli un pezzo per { $other }
duty-give-other = { $player } sta scegliendo un pezzo per { $other }
duty-give-to-you = { $player } sta scegliendo un pezzo per te
duty-end-turn-you = Annuncia, o concludi il turno
duty-end-turn-here = { $player }, annuncia o concludi il turno
duty-end-turn-other = { $player } ha un’ultima possibilità di annunciare
duty-point-you = Tocca i quattro pezzi
duty-point-here = { $player }, tocca i quattro pezzi
duty-point-other = { $player } ha annunciato e sta indicando
duty-paused = La partita è in pausa

# The red button.
# As in English.
call = Quarto!
# As in English.
call-by = Quarto! ({ $player })
end-turn = Concludi il turno
point-shape = Scegli una figura
point-shape-none = Figura…
point-confirm = Indica
point-cancel = Annulla
agree = Accetta
decline = Rifiuta

# What has happened, for screen readers and as short notes.
said-places = { $player } piazza { $piece } in { $cell }.
said-gives = { $player } dà a { $other } { $piece }.
said-gives-you = { $player } ti dà { $piece }.
said-calls = { $player } annuncia «Quarto!».
said-call-failed = { $player } ha annunciato a vuoto.
said-your-call-failed = Hai annunciato a vuoto.
said-offers-draw = { $player } propone il pareggio.
said-asks-take-back = { $player } chiede di ritirare una mossa.
said-declined = { $player } rifiuta.
said-taken-back = È stata ritirata una mossa.
said-resumed = La partita riprende.

# The throw of dice at the beginning.
dice-throw = { $first } tira { $a }, { $second } tira { $b }.
dice-begins = Comincia { $first }.

# The device goes from hand to hand.
cover-title = Passa il dispositivo a { $player }
cover-ready = Sono { $player }

## The menu of a game

menu-title = Menu della partita
menu-elsewhere = Altre pagine
menu-sound-on = Suono: sì
menu-sound-off = Suono: no
do-by = { $player }: { $what }
do-ask-take-back = Ritira una mossa
do-claim-win = Reclama la vittoria
do-pause = Pausa
do-resume = Riprendi
do-offer-draw = Proponi il pareggio
do-agree-draw = Accordo sul pareggio
do-abort = Annulla la partita
do-resign = Abbandona
sure-resign = Abbandoni? Vince l’avversario.
sure-draw = Siete entrambi d’accordo sul pareggio?
sure-abort = Annulli la partita? Non vince nessuno.
sure-no = Continua a giocare

## Moves, typed and listed

moves-title = Mosse
moves-none = Non è ancora stata giocata nessuna mossa.
looking-back = Stai rivedendo una mossa precedente.
looking-back-return = Torna alla partita
typed-title = Scrivi le mosse, leggi il tabellone
typed-label = Mossa
typed-do = Invia
typed-help = b2>7 piazza in b2 e dà 7; b2 o >7 fanno solo una delle due cose; ! annuncia, !3 annuncia la riga 3; ?3 legge la riga 3, ? tutto il tabellone.
typed-not-understood = Non si capisce: { $text }.
read-title = Leggi il tabellone
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = Dopo la partita
result-you-win = Hai vinto!
result-you-lose = Hai perso
result-wins = Vince { $player }
result-draw = Pareggio
result-none = Nessun risultato
rematch = Gioca ancora
rematch-there = Alla prossima partita
review-title = Perché?
review-coming = Esame della partita…
replay-controls = Scorri la partita
replay-start = All’inizio
replay-back = Indietro
replay-onward = Avanti
replay-end = Alla fine
replay-slider = Momento della partita
replay-beginning = Inizio
share-title = Conserva e condividi
share-copy-record = Copia la partita
share-save-record = Salva la partita
share-svg = Immagine (SVG)
share-png = Immagine (PNG)
share-link = Copia un link a questa posizione
share-copied = Copiato.
share-not-copied = Questo browser non permette alla pagina di copiare.
share-no-png = Non è stato possibile creare l’immagine.

## Games in lists, and titles of pages where people meet

title-lobby = Sala – Kvarto
title-games = Le mie partite – Kvarto
# As in English.
title-account = Account – Kvarto
title-return = Ritorno – Kvarto
title-turns = ({ $count }) { $title }
# In a row of what is agreed on.
agreed-spoken = bisogna annunciare
agreed-not-casual = mosse definitive
mine-your-turn = tocca a te
mine-others-turn = tocca a { $player }
# $when is such as "tra 2 giorni".
mine-deadline = il tempo scade { $when }
mine-table-link = Un tavolo per chi ha il link
mine-table-lobby = Un tavolo in sala
mine-won = vinta
mine-lost = persa
mine-drawn = pareggio
mine-no-result = senza risultato
ended-quarto = per un Quarto
ended-draw = tutti i pezzi piazzati
ended-agreement = di comune accordo
ended-time = per il tempo
ended-resignation = per abbandono
ended-forfeit = per un annuncio sbagliato
ended-abandoned = qualcuno se n’è andato
ended-aborted = annullata
ended-unknown = motivo sconosciuto
return-make = Crea un link

## The way to the course

title-learn = Impara a giocare – Kvarto
# As in English.
title-lesson = { $title } – Kvarto
nav-learn = Impara

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Problemi
nav-analysis = Analisi
title-puzzles = Problemi – Kvarto
title-analysis = Analisi – Kvarto
to-analysis = Analizza questa posizione
to-analysis-game = Analizza questa partita
verdict-best = la migliore
verdict-fine = buona
verdict-mistake = errore
verdict-blunder = errore grave
verdict-decisive = errore decisivo
verdict-unknown = non giudicata
