### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = Skriv JSON, ét objekt pr. linje.
engine-threads-help = Hvor mange tråde der bruges.
engine-no-table-help = Regn alt ud selv, uden åbningstabellen.
engine-time-limit-help = Opgiv en stilling efter så mange sekunder.

## kvarto solve

solve-help =
    Sig, hvem der vinder hver POSITION med bedste spil, og hvor mange brikker der sættes inden da. En
    stilling er ét argument, i anførselstegn. Med -, eller uden noget, læses stillinger fra
    standardinput, en pr. linje; tomme linjer og linjer, der begynder med #, springes over.
    For eksempel: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Sig, hvem der vinder en stilling.
solve-cold-help = Glem alt, hvad der er lært, før hver stilling.
solve-cold-one-thread = --cold går kun med én tråd
solve-nothing = der mangler en POSITION (eller - for at læse stillinger fra standardinput)
solve-wrong-line = linje { $line }: { $what }

solve-win = { $position }: { $player } har turen og vinder { $distance ->
    [0] ved at råbe: { $shapes }
    [one] med den næste brik
   *[other] efter { $distance } brikker mere
}.
solve-draw = { $position }: { $player } har turen, og det er uafgjort.
solve-loss = { $position }: { $player } har turen og taber { $distance ->
    [one] med den næste brik
   *[other] efter { $distance } brikker mere
}.
solve-unknown = { $position }: { $player } har turen; hvem der vinder, vides ikke.

## kvarto grade

grade-help =
    Sig, hvad hvert lovligt træk i en POSITION fører til for den, der har turen, det bedste først.
    For eksempel: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Sig, hvad hvert træk er værd.
grade-nothing = der er intet træk at vurdere: brættet er fuldt
grade-win = Vinder { $distance ->
    [0] med det samme
    [one] med én brik
   *[other] efter { $distance } brikker
} ({ $count }):
grade-draw = Uafgjort ({ $count }):
grade-loss = Taber { $distance ->
    [0] med det samme
    [one] efter én brik
   *[other] efter { $distance } brikker
} ({ $count }):
grade-unknown = Ukendt ({ $count }):

## kvarto review

review-help =
    Bedøm hvert træk i partierne i en .qgn-fil FILE (- for standardinput): hvad det var værd før og
    efter, hvad der var bedre, hvilke quartoer der blev overset, og hvor partiet blev afgjort.
review-short-help = Sig, hvor gemte partier blev vundet og tabt.

review-value-lost = { $before } → { $after }
review-verdict-mistake = fejl
review-verdict-blunder = bommert
review-verdict-decisive = afgørende fejl
review-remark = { $verdict }; bedre: { $words }
review-remark-more = { $verdict }; bedre: { $words } (+{ $more })

review-left-win = I slutstillingen har { $player } turen og vinder med bedste spil.
review-left-draw = I slutstillingen har { $player } turen, og det er uafgjort med bedste spil.
review-left-loss = I slutstillingen har { $player } turen og taber med bedste spil.
review-accuracy = { $player }: { $kept } af { $judged } træk bevarede værdien ({ $percent } %).
