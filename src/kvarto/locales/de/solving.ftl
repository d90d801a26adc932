### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Aufgaben
puzzle-hall-about = Jede ist bewiesen: Es gibt eine Antwort, und warum die anderen scheitern, lässt sich zeigen.
puzzle-hall-all = Alle Aufgaben
puzzle-of-the-day = Aufgabe des Tages
puzzle-solve = Lösen
puzzle-begin = Nächste Aufgabe
puzzle-next = Nächste Aufgabe
puzzle-kind = Was möchtest du üben?
puzzle-kind-any = Von allem etwas
puzzle-kind-win = Finde den Sieg
puzzle-kind-safe = Der einzige sichere Stein
puzzle-kind-hold = Halte das Unentschieden
puzzle-kind-spot = Entdecke das Quarto
puzzle-kind-trap = Wo ist die Falle?
puzzle-count = { $count ->
    [one] eine Aufgabe
   *[other] { $count } Aufgaben
}
puzzle-title-win = Finde den Sieg
puzzle-title-safe = Der einzige sichere Stein
puzzle-title-hold = Halte das Unentschieden
puzzle-title-spot = Entdecke das Quarto
puzzle-title-trap = Wo ist die Falle?
puzzle-ask-win = { $distance ->
    [one] Setz den Stein und gewinne sofort.
   *[other] Ein einziges Feld zum Setzen und ein einziger Stein zum Geben erzwingen den Sieg, nach { $distance } Steinen. Welche?
}
puzzle-ask-safe = Mit jedem Stein bis auf einen gewinnt die andere Seite sofort. Welchen gibst du?
puzzle-ask-hold = Ein einziges Feld zum Setzen und ein einziger Stein zum Geben halten das Unentschieden, alles andere verliert. Welche?
puzzle-ask-spot = Die andere Seite hat ein Quarto vollendet und nicht gerufen. Zeig es, bevor { $seconds } Sekunden um sind.
puzzle-ask-trap = Einer dieser Steine sieht sicher aus und verliert trotzdem. Welchen darfst du nicht geben?
# $rating is a number such as 1500.
puzzle-difficulty = Schwierigkeit { $rating }
puzzle-other = Die andere Seite
puzzle-tried-right = Diese hast du gelöst.
puzzle-tried-wrong = Diese hast du schon versucht; sie zählt nicht mehr.
puzzle-tried-helped = Du hast einen Tipp gesehen; diese zählt nicht mehr.
puzzle-clock-about = Die Steine siehst du, wenn die Uhr läuft. Du hast { $seconds } Sekunden.
puzzle-clock-start = Uhr starten
puzzle-hint = Tipp { $step } von { $steps }
puzzle-hint-about = Mit einem Tipp zählt die Aufgabe nicht für deine Wertung.
puzzle-hint-mark = Tipp
puzzle-give-up = Antwort zeigen
puzzle-retry = Noch einmal versuchen
puzzle-why-not = Warum nicht { $word }?
puzzle-right = Richtig!
puzzle-late = Die Zeit ist um. Das wäre es gewesen.
puzzle-given-up = Die Antwort: { $words }.
# $ending is a worth-loss and so on, for whoever solves it.
puzzle-wrong = Das ist es nicht. Bei bestem Spiel kommt für dich heraus: { $ending }.
puzzle-wrong-shape = Das ist kein offenes Quarto.
puzzle-rating = Wertung
puzzle-rating-about = plus/minus { $deviation }
puzzle-streak = Tage in Folge
puzzle-streak-days = { $days }
puzzle-streak-best = Rekord: { $days }
puzzle-streak-now = { $days ->
    [one] Ein Tag in Folge.
   *[other] { $days } Tage in Folge.
}
puzzle-solved = Gelöst
puzzle-solved-about = von { $tried } versuchten
puzzle-new-rating = Deine Wertung: { $rating }
puzzle-does-not-count = Sie zählt nicht für deine Wertung.

## Hints, step by step

# What to look for.
puzzle-hint-win = Such einen Zug, nach dem der anderen Seite die sicheren Steine ausgehen.
puzzle-hint-safe = Frag dich bei jedem Stein, der noch da ist, was er vollenden würde.
puzzle-hint-hold = Alle Züge bis auf einen verlieren. Zähl, wie viele sichere Steine nach deinem bleiben.
puzzle-hint-spot = Schau dir die Reihen durch den zuletzt gesetzten Stein an, ein Merkmal nach dem anderen.
puzzle-hint-trap = Mehrere Steine vollenden nichts. Nach einem davon kann die andere Seite so setzen, dass dir nichts Sicheres bleibt.
# $line is a row or a column, for example "Zeile 3".
puzzle-hint-line = Wo er hingehört: { $line }.
puzzle-hint-cell = Setz ihn auf { $cell }. Welchen Stein kann man dann geben?
puzzle-hint-dangers = Auf den markierten Feldern ließe sich etwas vollenden.
# $placements is a number, from 3 on.
puzzle-hint-distance = Bis die Falle zuschnappt, werden noch { $placements } Steine gesetzt.
# $trait is one feature value, for example "dunkel".
puzzle-hint-give = Ein Merkmal des Steins: { $trait }.
puzzle-hint-shared = Was die vier Steine gemeinsam haben: { $trait }.
puzzle-hint-row = Es ist eine Zeile.
puzzle-hint-column = Es ist eine Spalte.
puzzle-hint-diagonal = Es ist eine Diagonale.
puzzle-hint-square = Es ist ein Quadrat.
