### What is said of moves and games that are looked at again.

value-win = victorie
value-draw = remiză
value-loss = înfrângere
value-unknown = necunoscut
review-missed-as-placer = { $player } a completat { $shapes } la mutarea { $number } și nu a anunțat.
review-missed-as-receiver = { $player } putea anunța { $shapes } la mutarea { $number }.
review-called-others = { $player } a anunțat la mutarea { $number } ce completase { $other } fără să vadă.
review-lapsed = Cu asta a expirat ce era deschis: { $shapes }.
review-failed-call = { $player } a anunțat degeaba la mutarea { $number }.
review-left-open = { $count ->
    [one] În ultima poziție era deschis un quarto, { $shapes }: { $player } îl putea anunța.
    [few] În ultima poziție erau deschise { $shapes }: { $player } putea anunța unul dintre ele.
   *[other] În ultima poziție erau deschise { $shapes }: { $player } putea anunța unul dintre ele.
}
review-turning-point = Partida s-a decis la mutarea { $number }: cu { $word }, { $player } a trecut de la { $before } la { $after }.
review-no-mistakes = Nimeni nu a greșit.
review-no-known-mistakes = Nu s-a găsit nicio greșeală.
review-unjudged = { $count ->
    [one] O mutare nu a putut fi judecată în timpul dat.
    [few] { $count } mutări nu au putut fi judecate în timpul dat.
   *[other] { $count } de mutări nu au putut fi judecate în timpul dat.
}
