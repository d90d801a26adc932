### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Fa giocare i livelli fra loro e li classifica.
arena-help =
    Fa giocare i livelli fra loro, ogni coppia lo stesso numero di partite in entrambi i posti, e mostra
    quanto è forte ciascuno: il suo Elo con la semiampiezza dell’intervallo del 95%, poi i punti di
    ciascuno contro ciascuno in percentuale. Ctrl-C ferma le partite e classifica in base a quelle
    giocate.
arena-games-help = Quante partite gioca ogni coppia di livelli.
arena-levels-help = Quali livelli, per esempio 1-4,10.
arena-variant-help = standard, advanced, squares, hard, o un codice come ch:l.
arena-calling-help = Se per vincere bisogna annunciare un Quarto.
arena-seed-help = Lo stesso seme dà le stesse partite.
arena-processes-help = Quante partite si giocano insieme.
arena-save-help = Aggiunge ogni risultato a un file e continua da quelli che contiene.
arena-no-such-levels = { $text }: i livelli sono numeri da 1 a { $most }, per esempio 1-4,10
arena-needs-two = devono giocare almeno due livelli
arena-other-tournament = { $path } contiene i risultati di un altro torneo, o qualcos’altro
arena-label = partite
arena-stopped = Interrotto dopo { $played } di { $all } partite.
arena-title = { $variant }, { $games ->
    [one] { $games } partita
    [many] { $games } di partite
   *[other] { $games } partite
}
arena-level = livello
arena-name = nome
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = partite
arena-won = vinte
arena-drawn = pari
arena-lost = perse
arena-score = punti
arena-nothing = Non è stata giocata nessuna partita.
