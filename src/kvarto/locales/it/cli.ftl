### The command line.

cli-help =
    Quarto, il gioco da tavolo in cui scegli il pezzo che l’avversario deve piazzare,
    e in cui una linea di quattro vince solo se viene annunciata.
cli-version-help = Mostra la versione ed esce.
cli-lang-help = La lingua di tutti i messaggi, per esempio fi. Se manca, decidono LANGUAGE, LC_ALL, LC_MESSAGES o LANG.
cli-unknown-language = qui non c’è la lingua { $language }; scegli tra queste: { $languages }
cli-style-help = Come disegnare: a colori, in Unicode semplice, in ASCII, o secondo quel che il terminale sa mostrare.
# As in English.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = impossibile leggere { $path }: { $why }
cli-cannot-write = impossibile scrivere { $path }: { $why }
# As in English.
cli-standard-input = standard input

standing-to-act = Tocca a { $player }.
standing-open = Valido: { $shapes }.
standing-lapsed = Scaduto: { $shapes }.

seat-first = Primo
seat-second = Secondo

## kvarto show

show-help =
    Disegna una POSITION: le righe dalla 4 alla 1, poi il pezzo in mano o -, poi eventualmente una
    variante e la casella dell’ultimo piazzamento. Per esempio:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Disegna una posizione.
show-variant = Variante: { $variant }.
show-svg-help = Disegna invece in un file SVG (- per lo standard output).
show-pieces-help = L’aspetto dei pezzi nell’SVG.
show-theme-help = Per uno sfondo chiaro o scuro.

## kvarto replay

replay-help = Rigioca ogni partita di un file .qgn FILE (- per lo standard input) e dice a che punto è.
replay-short-help = Dice a che punto sono le partite di un file.
replay-json-help = Scrive un oggetto JSON per riga per ogni partita. Un risultato senza motivo ha il motivo "unknown".
replay-no-games = { $source }: non contiene nessuna partita
replay-game = Partita { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Gioca una partita nel terminale.
play-command-help =
    Gioca una partita, in due allo stesso terminale o contro il computer. Durante la partita scrivi help per vedere che cosa si può scrivere.
play-variant-help = standard (se non si indica altro), advanced, squares, hard, o un codice come ch:l.
play-calling-help = Se per vincere bisogna annunciare un Quarto.
play-false-call-help = Che cosa costa un annuncio sbagliato: l’occasione o la partita.
play-late-call-help = Chi ha piazzato può annunciare anche dopo aver dato, finché il nuovo pezzo non è piazzato.
play-pointing-help = Chi deve indicare la figura annunciata; gli altri annunciano soltanto.
play-clock-help = Tempo: - (nessuno), 60/move, 60/place, 600+5 (secondi e incremento), 3d/move.
play-tournament-help = Come nei tornei: un minuto per mossa, un annuncio sbagliato costa la partita.
play-against-help = Gioca contro il computer, da 1 (gioca per la prima volta) a { $strongest } (perfetto).
play-one-help = Il nome di un giocatore.
play-two-help = Il nome dell’altro giocatore.
play-starter-help = Chi comincia: decidono i dadi, oppure il giocatore 1 o 2.
play-start-help = Una posizione da cui cominciare.
play-seed-help = Ripete i dadi di una partita precedente.
play-save-help = Aggiunge la partita a un file .qgn.
play-save-no-record = { $path } contiene altro che partite; non vi si aggiunge nulla
play-tournament-fixes = { $option } non va con --tournament, che lo stabilisce già
play-same-names = servono due nomi diversi
play-player-one = Giocatore 1
play-player-two = Giocatore 2

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = { $first } tira { $a }, { $second } tira { $b }.
play-first = { $first } comincia e dà il primo pezzo.
play-first-set-up = Il primo giocatore è { $first }, il secondo { $second }.
play-spoken = Un Quarto vince solo se viene annunciato: scrivi ! appena ne vedi uno.
play-forfeit = Un annuncio sbagliato costa la partita.
play-late-call = Dopo aver dato si può ancora annunciare: scrivi late.
play-help-hint = Scrivi help per vedere tutto quello che si può scrivere.
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }, scegli un pezzo per { $other } (0-F, o help):
play-give-or-call = { $player }, scegli un pezzo per { $other } (0-F), o annuncia (!):
play-place = { $player }, piazza il pezzo (a1-d4, o help):
play-place-or-call = { $player }, piazza il pezzo (a1-d4), o annuncia (!):
play-place-or-late-call = { $player }, piazza il pezzo (a1-d4), o annuncia (!; { $other }: late):
play-place-or-others-late-call = { $player }, piazza il pezzo (a1-d4; { $other } può annunciare: late):
play-end-turn = { $player }, concludi l’ultimo turno (=):
play-end-turn-or-call = { $player }, annuncia (!), o concludi il turno (=):
play-point = { $player }, quale linea? (1-4, a-d, / o \, o cancel):
play-point-with-squares = { $player }, quale figura? (1-4, a-d, / o \, quadrati a1-c3, o cancel):
play-paused = La partita è in pausa. Scrivi resume per continuare:
play-offer-draw = { $player } propone il pareggio. { $other }, accetti? (yes per sì, no per no):
play-offer-take-back = { $player } chiede di ritirare l’ultima mossa. { $other }, accetti? (yes per sì, no per no):
play-answer-yes-or-no = rispondi yes (sì) o no (no)
play-declined = { $player } rifiuta.
play-computer-moves = { $player } gioca { $move }.
play-calls = { $player }: «Quarto!»
play-call-failed = No: lì non c’è nessun Quarto valido.
play-call-not-pointed = Non è stata indicata nessuna figura: l’annuncio non vale.
play-refused = Non si può: { $what }.
play-not-understood = non si capisce { $text }; help mostra che cosa si può scrivere
play-left = La partita resta incompiuta.
play-saved = La partita è stata aggiunta a { $path }.

play-help-give = 7, F o DTSH          dare questo pezzo
play-help-place = b2, o b2>7           piazzare il pezzo; piazzarlo e dare il pezzo 7
play-help-call = !, o !3              annunciare «Quarto!»; annunciarlo e indicare la riga 3 (anche: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    righe, colonne, diagonali, quadrati (casella in basso a sinistra)
play-help-late = late, o late 3       annunciare dopo aver dato, se vale l’annuncio tardivo
play-help-pass = =, o pass            concludere il turno dopo l’ultimo piazzamento
play-help-draw = draw                 proporre il pareggio; si risponde yes (sì) o no (no)
play-help-back = back                 chiedere di ritirare l’ultima mossa
play-help-resign = resign, abort        abbandonare; annullare la partita prima del primo piazzamento
play-help-pause = pause, resume        fermare gli orologi; continuare
play-help-look = board, moves, help   vedere il tabellone; le mosse; questo elenco
play-help-quit = quit                 lasciare la partita incompiuta
