### What is said of moves and games that are looked at again.

# Values, for the player to act or to move.
value-win = vittoria
value-draw = pareggio
value-loss = sconfitta
value-unknown = sconosciuto
# Sentences under the table.
review-missed-as-placer = Mossa { $number }: { $player } ha completato questo senza annunciarlo: { $shapes }.
review-missed-as-receiver = Mossa { $number }: { $player } poteva annunciare { $shapes }.
review-called-others = Mossa { $number }: { $player } ha annunciato ciò che { $other } aveva completato senza vederlo.
review-lapsed = Con questo è scaduto: { $shapes }.
review-failed-call = Mossa { $number }: { $player } ha annunciato a vuoto.
# The last position of a game that broke off.
review-left-open = { $count ->
    [one] Nell’ultima posizione { $player } poteva annunciare { $shapes }.
    [many] Nell’ultima posizione { $player } poteva annunciare una di queste figure: { $shapes }.
   *[other] Nell’ultima posizione { $player } poteva annunciare una di queste figure: { $shapes }.
}
review-turning-point = La partita si è decisa alla mossa { $number }: con { $word }, { $player } passa da { $before } a { $after }.
review-no-mistakes = Nessuno ha commesso errori.
review-no-known-mistakes = Non è stato trovato nessun errore.
review-unjudged = { $count ->
    [one] Una mossa non si è potuta giudicare nel tempo a disposizione.
    [many] { $count } di mosse non si sono potute giudicare nel tempo a disposizione.
   *[other] { $count } mosse non si sono potute giudicare nel tempo a disposizione.
}
