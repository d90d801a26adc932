### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = JSON ausgeben, ein Objekt pro Zeile.
engine-threads-help = Wie viele Threads rechnen.
engine-no-table-help = Alles selbst ausrechnen, ohne die Eröffnungstabelle.
engine-time-limit-help = Bei einer Stellung nach so vielen Sekunden aufgeben.

## kvarto solve

solve-help =
    Sagt für jede POSITION, wer bei bestem Spiel gewinnt und wie viele Steine bis dahin noch
    gesetzt werden. Eine Stellung ist ein Argument, in Anführungszeichen. Mit - oder ohne Angabe
    werden Stellungen von der Standardeingabe gelesen, eine pro Zeile; leere Zeilen und Zeilen,
    die mit # anfangen, werden übergangen.
    Zum Beispiel: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Sagt, wer eine Stellung gewinnt.
solve-cold-help = Vor jeder Stellung alles vergessen, was bisher gelernt wurde.
solve-cold-one-thread = --cold geht nur mit einem einzigen Thread
solve-nothing = es fehlt eine POSITION (oder -, um Stellungen von der Standardeingabe zu lesen)
solve-wrong-line = Zeile { $line }: { $what }

solve-win = { $position }: { $player } ist am Zug und gewinnt { $distance ->
    [0] mit dem Ruf „Quarto!“ auf { $shapes }
    [one] mit dem nächsten Stein
   *[other] nach { $distance } weiteren Steinen
}.
solve-draw = { $position }: { $player } ist am Zug, und es ist unentschieden.
solve-loss = { $position }: { $player } ist am Zug und verliert { $distance ->
    [one] mit dem nächsten Stein
   *[other] nach { $distance } weiteren Steinen
}.
solve-unknown = { $position }: { $player } ist am Zug; wer gewinnt, ist nicht bekannt.

## kvarto grade

grade-help =
    Sagt für jeden erlaubten Zug in einer POSITION, wohin er führt, den besten zuerst.
    Zum Beispiel: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Sagt, was jeder Zug wert ist.
grade-nothing = es gibt keinen Zug zu bewerten: Das Brett ist voll
grade-win = Gewinnt { $distance ->
    [0] sofort
    [one] mit einem Stein
   *[other] nach { $distance } Steinen
} ({ $count }):
grade-draw = Hält das Unentschieden ({ $count }):
grade-loss = Verliert { $distance ->
    [0] sofort
    [one] nach einem Stein
   *[other] nach { $distance } Steinen
} ({ $count }):
grade-unknown = Nicht bekannt ({ $count }):

## kvarto review

review-help =
    Beurteilt jeden Zug der Partien in einer .qgn-Datei FILE (- für die Standardeingabe): was er
    vorher und nachher wert war, was besser gewesen wäre, welche Quartos übersehen wurden und wo
    die Partie sich entschieden hat.
review-short-help = Sagt, wo aufgezeichnete Partien gewonnen und verloren wurden.

review-value-lost = { $before } → { $after }
review-verdict-mistake = Fehler
review-verdict-blunder = grober Fehler
review-verdict-decisive = entscheidender Fehler
review-remark = { $verdict }; besser { $words }
review-remark-more = { $verdict }; besser { $words } (+{ $more })

review-left-win = Am Ende ist { $player } am Zug und gewinnt bei bestem Spiel.
review-left-draw = Am Ende ist { $player } am Zug, und bei bestem Spiel ist es unentschieden.
review-left-loss = Am Ende ist { $player } am Zug und verliert bei bestem Spiel.
review-accuracy = { $player }: { $kept } von { $judged } Zügen haben den Wert gehalten ({ $percent } %).
