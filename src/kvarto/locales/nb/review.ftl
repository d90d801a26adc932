### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = Skriv JSON, ett objekt per linje.
engine-threads-help = Hvor mange tråder som brukes.
engine-no-table-help = Regn ut alt selv, uten åpningstabellen.
engine-time-limit-help = Gi opp en stilling etter så mange sekunder.

## kvarto solve

solve-help =
    Si hvem som vinner hver POSITION med beste spill, og hvor mange brikker som settes før det. En
    stilling er ett argument, i anførselstegn. Med -, eller uten noe, leses stillinger fra standard
    inndata, én per linje; tomme linjer og linjer som begynner med #, hoppes over.
    For eksempel: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Si hvem som vinner en stilling.
solve-cold-help = Glem alt som er lært, før hver stilling.
solve-cold-one-thread = --cold går bare med én tråd
solve-nothing = det mangler en POSITION (eller - for å lese stillinger fra standard inndata)
solve-wrong-line = linje { $line }: { $what }

solve-win = { $position }: { $player } har turen og vinner { $distance ->
    [0] ved å rope: { $shapes }
    [one] med den neste brikken
   *[other] etter { $distance } brikker til
}.
solve-draw = { $position }: { $player } har turen, og det er uavgjort.
solve-loss = { $position }: { $player } har turen og taper { $distance ->
    [one] med den neste brikken
   *[other] etter { $distance } brikker til
}.
solve-unknown = { $position }: { $player } har turen; hvem som vinner, er ikke kjent.

## kvarto grade

grade-help =
    Si hva hvert lovlig trekk i en POSITION fører til for den som har turen, det beste først.
    For eksempel: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Si hva hvert trekk er verdt.
grade-nothing = det er ikke noe trekk å vurdere: brettet er fullt
grade-win = Vinner { $distance ->
    [0] med en gang
    [one] med én brikke
   *[other] etter { $distance } brikker
} ({ $count }):
grade-draw = Uavgjort ({ $count }):
grade-loss = Taper { $distance ->
    [0] med en gang
    [one] etter én brikke
   *[other] etter { $distance } brikker
} ({ $count }):
grade-unknown = Ukjent ({ $count }):

## kvarto review

review-help =
    Bedøm hvert trekk i partiene i en .qgn-fil FILE (- for standard inndata): hva det var verdt før og
    etter, hva som var bedre, hvilke quartoer som ble oversett, og hvor partiet ble avgjort.
review-short-help = Si hvor lagrede partier ble vunnet og tapt.

review-value-lost = { $before } → { $after }
review-verdict-mistake = feil
review-verdict-blunder = tabbe
review-verdict-decisive = avgjørende feil
review-remark = { $verdict }; bedre: { $words }
review-remark-more = { $verdict }; bedre: { $words } (+{ $more })

review-left-win = I sluttstillingen har { $player } turen og vinner med beste spill.
review-left-draw = I sluttstillingen har { $player } turen, og det er uavgjort med beste spill.
review-left-loss = I sluttstillingen har { $player } turen og taper med beste spill.
review-accuracy = { $player }: { $kept } av { $judged } trekk bevarte verdien ({ $percent } %).
