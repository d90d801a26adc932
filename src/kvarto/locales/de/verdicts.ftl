### What is said of moves and games that are looked at again.

value-win = Sieg
value-draw = Unentschieden
value-loss = Niederlage
value-unknown = unbekannt
review-missed-as-placer = { $player } hat in Zug { $number } ein Quarto vollendet und nicht gerufen: { $shapes }.
review-missed-as-receiver = { $player } hätte in Zug { $number } rufen können: { $shapes }.
review-called-others = { $player } hat in Zug { $number } gerufen, was { $other } vollendet und übersehen hatte.
review-lapsed = Damit war verfallen: { $shapes }.
review-failed-call = { $player } hat in Zug { $number } vergeblich gerufen.
review-left-open = { $count ->
    [one] Am Ende war noch etwas offen, { $player } hätte rufen können: { $shapes }.
   *[other] Am Ende war noch mehreres offen, { $player } hätte rufen können: { $shapes }.
}
# The values are the words above; here they get their articles.
review-turning-point =
    Entschieden hat sich die Partie in Zug { $number }: Mit { $word } hat { $player } aus { $before ->
        [Niederlage] einer Niederlage
       *[other] einem { $before }
    } { $after ->
        [Sieg] einen Sieg
        [Niederlage] eine Niederlage
       *[other] ein { $after }
    } gemacht.
review-no-mistakes = Niemand hat einen Fehler gemacht.
review-no-known-mistakes = Ein Fehler hat sich nicht gefunden.
review-unjudged = { $count ->
    [one] Für einen Zug hat die Zeit nicht gereicht.
   *[other] Für { $count } Züge hat die Zeit nicht gereicht.
}
