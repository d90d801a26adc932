### What is said of moves and games that are looked at again.

value-win = sejr
value-draw = uafgjort
value-loss = nederlag
value-unknown = ukendt
review-missed-as-placer = { $player } lavede en quarto i træk { $number } og råbte ikke: { $shapes }.
review-missed-as-receiver = { $player } kunne have råbt i træk { $number }: { $shapes }.
review-called-others = { $player } råbte i træk { $number }, hvad { $other } havde lavet og overset.
review-lapsed = Dermed bortfaldt: { $shapes }.
review-failed-call = { $player } råbte forgæves i træk { $number }.
review-left-open = { $count ->
    [one] I slutstillingen var der en åben quarto, som { $player } kunne have råbt: { $shapes }.
   *[other] I slutstillingen var der åbne quartoer, og { $player } kunne have råbt en af dem: { $shapes }.
}
review-turning-point = Partiet blev afgjort i træk { $number }: med { $word } gik { $player } fra { $before } til { $after }.
review-no-mistakes = Ingen lavede fejl.
review-no-known-mistakes = Der blev ikke fundet nogen fejl.
review-unjudged = { $count ->
    [one] Ét træk kunne ikke bedømmes på den givne tid.
   *[other] { $count } træk kunne ikke bedømmes på den givne tid.
}
