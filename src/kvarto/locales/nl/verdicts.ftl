### What is said of moves and games that are looked at again.

value-win = winst
value-draw = remise
value-loss = verlies
value-unknown = onbekend
review-missed-as-placer = { $player } maakte bij zet { $number } een quarto en riep niet: { $shapes }.
review-missed-as-receiver = { $player } had bij zet { $number } kunnen roepen: { $shapes }.
review-called-others = { $player } riep bij zet { $number } wat { $other } had gemaakt en over het hoofd had gezien.
review-lapsed = Daarmee verviel: { $shapes }.
review-failed-call = { $player } riep bij zet { $number } voor niets.
review-left-open = { $count ->
    [one] In de slotstelling was er nog een quarto open, { $player } had kunnen roepen: { $shapes }.
   *[other] In de slotstelling waren er nog quarto's open, { $player } had een ervan kunnen roepen: { $shapes }.
}
review-turning-point = De partij werd beslist bij zet { $number }: met { $word } ging { $player } van { $before } naar { $after }.
review-no-mistakes = Niemand heeft een fout gemaakt.
review-no-known-mistakes = Er is geen fout gevonden.
review-unjudged = { $count ->
    [one] Eén zet kon in deze tijd niet worden beoordeeld.
   *[other] { $count } zetten konden in deze tijd niet worden beoordeeld.
}
