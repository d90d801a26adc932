### Opponents and the arena where they play each other.

## Levels: a name that suits the one in page.ftl, and what the opponent is like

level-newcomer = Neuling
level-newcomer-about = Spielt zum ersten Mal: gibt irgendeinen Stein und übersieht die meisten Quartos.
level-child = Kind
level-child-about = Überlegt manchmal vor dem Geben und sieht eine Zeile eher als eine Diagonale.
level-beginner = Anfänger
level-beginner-about = Überlegt meist vor dem Geben, übersieht aber noch vieles.
level-casual = Gelegenheitsspielerin
level-casual-about = Schaut vor dem Geben immer hin; nur Löcher und Diagonalen rutschen noch durch.
level-attentive = Aufpasserin
level-attentive-about = Übersieht beim Geben wenig, setzt aber, ohne vorauszudenken.
level-regular = Stammgast
level-regular-about = Setzt so, dass noch ein sicherer Stein zum Geben bleibt.
level-club = Vereinsspielerin
level-club-about = Lässt dir wenige sichere Antworten und spielt die letzten Züge fehlerfrei.
level-strong = Könner
level-strong-about = Spielt die zweite Hälfte der Partie fehlerfrei und übersieht selten ein Quarto.
level-master = Meisterin
level-master-about = Macht kaum je einen Fehler.
level-perfect = Orakel
level-perfect-about = Macht nie einen Fehler und sucht die Züge, auf die schwer zu antworten ist.

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
arena-drawn = Remis
arena-lost = Niederl.
arena-score = Punkte
arena-nothing = Es wurde keine Partie gespielt.
