### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Lässt die Spielstärken gegeneinander antreten und bewertet sie.
arena-help =
    Lässt die Spielstärken gegeneinander antreten, je zwei gleich oft auf beiden Plätzen, und gibt
    aus, wie stark jede ist: die Elo-Zahl mit der halben Breite des 95-%-Intervalls, dann die Punkte
    jeder gegen jede in Prozent. Strg-C beendet die Partien und bewertet die gespielten.
arena-games-help = Wie viele Partien je zwei Spielstärken spielen.
arena-levels-help = Welche Spielstärken, etwa 1-4,10.
arena-variant-help = standard, advanced, squares, hard, oder ein Kürzel wie ch:l.
arena-calling-help = Ob man ein Quarto rufen muss, um zu gewinnen.
arena-seed-help = Gleicher Startwert, gleiche Partien.
arena-processes-help = Wie viele Partien gleichzeitig laufen.
arena-save-help = Jedes Ergebnis an eine Datei anhängen und mit denen weitermachen, die schon darin stehen.
arena-no-such-levels = { $text }: Spielstärken sind Zahlen von 1 bis { $most }, etwa 1-4,10
arena-needs-two = es müssen mindestens zwei Spielstärken antreten
arena-other-tournament = in { $path } stehen die Ergebnisse eines anderen Turniers oder etwas ganz anderes
arena-label = Partien
arena-stopped = Nach { $played } von { $all } Partien beendet.
arena-title = { $variant }, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
arena-level = Stärke
arena-name = Name
arena-elo = Elo
arena-error = ±
arena-played = Partien
arena-won = Siege
arena-drawn = Unentsch.
arena-lost = Niederl.
arena-score = Punkte
arena-nothing = Es wurde keine Partie gespielt.
