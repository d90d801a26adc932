### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = Skriv JSON, ett objekt per rad.
engine-threads-help = Hur många trådar som används.
engine-no-table-help = Räkna ut allt själv, utan öppningstabellen.
engine-time-limit-help = Ge upp en ställning efter så många sekunder.

## kvarto solve

solve-help =
    Säg vem som vinner varje POSITION med bästa spel, och hur många pjäser som placeras dessförinnan. En
    ställning är ett argument, inom citattecken. Med -, eller utan något, läses ställningar från standard
    in, en per rad; tomma rader och rader som börjar med # hoppas över.
    Till exempel: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Säg vem som vinner en ställning.
solve-cold-help = Glöm allt som lärts före varje ställning.
solve-cold-one-thread = --cold går bara med en tråd
solve-nothing = det saknas en POSITION (eller - för att läsa ställningar från standard in)
solve-wrong-line = rad { $line }: { $what }

solve-win = { $position }: { $player } står på tur och vinner { $distance ->
    [0] genom att ropa: { $shapes }
    [one] med nästa pjäs
   *[other] efter { $distance } pjäser till
}.
solve-draw = { $position }: { $player } står på tur, och det är oavgjort.
solve-loss = { $position }: { $player } står på tur och förlorar { $distance ->
    [one] med nästa pjäs
   *[other] efter { $distance } pjäser till
}.
solve-unknown = { $position }: { $player } står på tur; vem som vinner är inte känt.

## kvarto grade

grade-help =
    Säg vad varje tillåtet drag i en POSITION leder till för den som står på tur, det bästa först.
    Till exempel: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Säg vad varje drag är värt.
grade-nothing = det finns inget drag att bedöma: brädet är fullt
grade-win = Vinner { $distance ->
    [0] genast
    [one] med en pjäs
   *[other] efter { $distance } pjäser
} ({ $count }):
grade-draw = Oavgjort ({ $count }):
grade-loss = Förlorar { $distance ->
    [0] genast
    [one] efter en pjäs
   *[other] efter { $distance } pjäser
} ({ $count }):
grade-unknown = Okänt ({ $count }):

## kvarto review

review-help =
    Bedöm varje drag i partierna i en .qgn-fil FILE (- för standard in): vad det var värt före och
    efter, vad som var bättre, vilka quartor som missades, och var partiet avgjordes.
review-short-help = Säg var sparade partier vanns och förlorades.

review-value-lost = { $before } → { $after }
review-verdict-mistake = misstag
# As in English.
review-verdict-blunder = blunder
review-verdict-decisive = avgörande misstag
review-remark = { $verdict }; bättre: { $words }
review-remark-more = { $verdict }; bättre: { $words } (+{ $more })

review-left-win = I slutställningen står { $player } på tur och vinner med bästa spel.
review-left-draw = I slutställningen står { $player } på tur, och det är oavgjort med bästa spel.
review-left-loss = I slutställningen står { $player } på tur och förlorar med bästa spel.
review-accuracy = { $player }: { $kept } av { $judged } drag behöll värdet ({ $percent } %).
