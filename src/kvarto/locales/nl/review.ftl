### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = Geef JSON, één object per regel.
engine-threads-help = Hoeveel threads er rekenen.
engine-no-table-help = Reken alles zelf uit, zonder de openingstabel.
engine-time-limit-help = Geef een stelling na zoveel seconden op.

## kvarto solve

solve-help =
    Zeg wie elke POSITION bij het beste spel wint, en hoeveel stukken er tot dan nog worden geplaatst.
    Een stelling is één argument, tussen aanhalingstekens. Met -, of zonder iets, worden stellingen
    van de standaardinvoer gelezen, één per regel; lege regels en regels die met # beginnen, worden
    overgeslagen.
    Bijvoorbeeld: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Zeg wie een stelling wint.
solve-cold-help = Vergeet voor elke stelling alles wat er tot dan is geleerd.
solve-cold-one-thread = --cold gaat alleen met één thread
solve-nothing = er ontbreekt een POSITION (of - om stellingen van de standaardinvoer te lezen)
solve-wrong-line = regel { $line }: { $what }

solve-win = { $position }: { $player } is aan zet en wint { $distance ->
    [0] door te roepen: { $shapes }
    [one] met het volgende stuk
   *[other] na nog { $distance } stukken
}.
solve-draw = { $position }: { $player } is aan zet, en het is remise.
solve-loss = { $position }: { $player } is aan zet en verliest { $distance ->
    [one] met het volgende stuk
   *[other] na nog { $distance } stukken
}.
solve-unknown = { $position }: { $player } is aan zet; wie er wint, is niet bekend.

## kvarto grade

grade-help =
    Zeg waar elke toegestane zet in een POSITION toe leidt voor wie aan zet is, de beste eerst.
    Bijvoorbeeld: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Zeg wat elke zet waard is.
grade-nothing = er is geen zet te beoordelen: het bord is vol
grade-win = Wint { $distance ->
    [0] meteen
    [one] met één stuk
   *[other] na { $distance } stukken
} ({ $count }):
grade-draw = Remise ({ $count }):
grade-loss = Verliest { $distance ->
    [0] meteen
    [one] na één stuk
   *[other] na { $distance } stukken
} ({ $count }):
grade-unknown = Onbekend ({ $count }):

## kvarto review

review-help =
    Beoordeel elke zet van de partijen in een .qgn-bestand FILE (- voor standaardinvoer): wat hij
    ervoor en erna waard was, wat beter was, welke quarto's over het hoofd zijn gezien, en waar de
    partij is beslist.
review-short-help = Zeg waar opgeslagen partijen zijn gewonnen en verloren.

review-value-lost = { $before } → { $after }
review-verdict-mistake = fout
# As in English.
review-verdict-blunder = blunder
review-verdict-decisive = beslissende fout
review-remark = { $verdict }; beter: { $words }
review-remark-more = { $verdict }; beter: { $words } (+{ $more })

review-left-win = In de slotstelling is { $player } aan zet en wint bij het beste spel.
review-left-draw = In de slotstelling is { $player } aan zet, en bij het beste spel is het remise.
review-left-loss = In de slotstelling is { $player } aan zet en verliest bij het beste spel.
review-accuracy = { $player }: bij { $kept } van de { $judged } zetten bleef de waarde behouden ({ $percent }%).
