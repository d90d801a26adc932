### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Macht Aufgaben mit bewiesenen Antworten, beweist sie, oder zeigt eine.
puzzles-make-help =
    Macht Aufgaben: Stellungen werden ausgelost, und die bleiben, bei denen bewiesen ist, dass es
    genau eine richtige Antwort gibt. Strg-C hält an, und derselbe Befehl macht dort weiter.
    Gleicher Startwert, gleiche Aufgaben.
puzzles-seed-help = Der Startwert für den Zufall.
puzzles-count-help = Wie viele von jeder Art und Spielvariante (ohne Angabe so viele, wie mitgeliefert werden).
puzzles-variant-help = Nur von dieser Spielvariante; lässt sich mehrmals angeben.
puzzles-work-help = Der Ordner, in dem steht, wie weit die Arbeit ist.
puzzles-into-help = Die Datei für die fertigen Aufgaben (ohne Angabe die des Pakets).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Angehalten. Derselbe Befehl macht hier weiter.
puzzles-made = { $count ->
    [one] In { $file } steht eine Aufgabe.
   *[other] In { $file } stehen { $count } Aufgaben.
}
puzzles-check-help =
    Beweist jede Aufgabe: dass ihre Antwort stimmt, dass es keine andere gibt, und dass keine
    Aufgabe eine andere ist, nur anders gesehen.
puzzles-file-help = Die Datei, um die es geht (ohne Angabe die des Pakets).
puzzles-sample-help = Nur eine von so vielen Aufgaben beweisen.
puzzles-checking = Beweisen
puzzles-checked = { $count ->
    [one] Eine Aufgabe ist bewiesen.
   *[other] { $count } Aufgaben sind bewiesen.
}
puzzles-wrong = { $count ->
    [one] Eine Aufgabe ist falsch.
   *[other] { $count } Aufgaben sind falsch.
}
puzzle-is-none = { $puzzle }: es gibt nicht genau eine richtige Antwort
puzzle-has-other-answers = { $puzzle }: richtig ist { $proven }, nicht { $kept }
puzzle-repeats = { $puzzle }: das ist dieselbe wie { $other }
no-puzzle-file = das ist keine Datei mit Aufgaben
no-such-puzzle = das ist keine Zeile mit einer Aufgabe: { $text }
puzzles-show-help = Zeigt die Aufgabe mit dieser ID, ihre Antwort und was daraus folgt.
puzzles-title = { $puzzle }: { $task } ({ $variant }, { $rating } Punkte)
puzzles-answer = { $count ->
    [one] Antwort: { $answers }
   *[other] Antworten: { $answers }
}
puzzles-line = So geht es weiter: { $words }

## What is asked for

puzzle-task-win = Setz und gib so, dass du gewinnst
puzzle-task-safe = Gib den einzigen sicheren Stein
puzzle-task-hold = Setz und gib so, dass du nicht verlierst
puzzle-task-spot = Entdecke das Quarto, bevor es verfällt
puzzle-task-trap = Nenn den Stein, der eine Falle ist
