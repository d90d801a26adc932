### The course: what is said in each step, to attempts, and around them.

learn-title = Das Spiel lernen
learn-lead = { $count ->
    [one] Ein kurzer Schritt. Du spielst auf einem echten Brett, und jede Antwort ist bewiesen.
   *[other] { $count } kurze Schritte. In jedem spielst du auf einem echten Brett, und jede Antwort ist bewiesen.
}
learn-begin = Anfangen
learn-go-on = Weitermachen
learn-again = Noch einmal von vorn
learn-steps = Die Schritte
learn-progress = { $done } von { $count } Schritten geschafft
# Said after the title of a step.
learn-done = geschafft
learn-rules = Die Regeln lesen

## Whole games for beginners

learn-path = Ganze Partien
learn-path-about = Am Anfang zählt nur ein Merkmal; wird es zu leicht, nimm eines dazu. Wer mit dir spielt, ist nachsichtig.
path-1 = Ein Merkmal
path-2 = Zwei Merkmale
path-3 = Drei Merkmale
path-4 = Alle vier
path-counts = Was zählt: { $features }
path-hints = mit Hinweisen
path-play = Spielen
path-running = Weiterspielen
path-played = gespielt
path-won = gewonnen

## Around a step

lesson-number = Schritt { $number } von { $count }
lesson-hint = Tipp
lesson-check = Prüfen
lesson-marked = { $count ->
    [0] Noch ist nichts markiert.
   *[other] Markiert: { $pieces }.
}
# Said of a piece of the reserve.
lesson-is-marked = markiert
lesson-again = Noch einmal versuchen
lesson-next = Nächster Schritt
lesson-finish = Alle Schritte
lesson-start-clock = Uhr starten
lesson-right = Richtig.
lesson-wrong = Nicht ganz.
lesson-actions = Du bist dran
lesson-between = Schritte
lesson-previous = Voriger Schritt
lesson-unknown = Diesen Schritt gibt es nicht.

## $piece is a piece-name, $alike something like "viermal groß", $shape a row, column or the like

# $traits are feature values, such as "hell und klein".
lesson-wrong-piece = Das ist ein { $piece }. Was daran nicht passt: { $traits }.
lesson-wrong-no-shape = Mit diesen vieren entsteht nichts, was zählt.
lesson-wrong-not-alike = Schau dir { $shape } an: Die vier Steine dort haben nichts gemeinsam.
lesson-wrong-lapsed = { $shape } ist zwar { $alike }, aber der zuletzt gesetzte Stein gehört nicht dazu. Dieses Quarto ist verfallen.
lesson-wrong-completes-nothing = Einer der markierten Steine vollendet nichts: { $piece }.
lesson-wrong-missing = { $count ->
    [one] So weit richtig, aber ein Stein fehlt noch.
   *[other] So weit richtig, aber { $count } Steine fehlen noch.
}
lesson-wrong-marked = Einer der markierten Steine ist nicht sicher: { $piece }. Auf { $cell } vollendet er { $shape }: { $alike }.
lesson-wrong-cell = Auf { $cell } vollendet der Stein keine vier, die etwas gemeinsam haben.
lesson-wrong-gives-win = Was du gegeben hast, ist ein { $piece }. Die andere Seite setzt ihn auf { $cell } und ruft { $shape }: { $alike }.
lesson-wrong-none-safe = Nachdem du so gesetzt hattest, gab es keinen sicheren Stein mehr. Was du gegeben hast, ist ein { $piece }. Die andere Seite setzt ihn auf { $cell } und ruft { $shape }: { $alike }.
lesson-wrong-let-lapse = Du hast den Stein gesetzt, und damit ist { $shape } verfallen. Das kann niemand mehr rufen.
lesson-wrong-not-called = Du hast einen Stein gegeben und nicht gerufen. Jetzt ruft die andere Seite { $shape }: { $alike }.
lesson-wrong-missed-win = Du hättest sofort gewinnen können: Es gibt ein Feld, auf dem dein { $piece } vier vollendet, die etwas gemeinsam haben.
lesson-wrong-even = Es blieben { $count } sichere Steine. Einen hast du gegeben, den letzten gibt die andere Seite, und dann hast du keinen mehr.
lesson-wrong-still-safe = Die andere Seite setzt diesen Stein auf { $cell }, und ein sicherer bleibt ihr noch zum Geben: { $piece }.
lesson-wrong-time = Deine Minute ist um. In einer Partie mit dieser Uhr hättest du verloren.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Die Merkmale sehen
lesson-features-text = Kein Stein ist wie der andere. Jeder ist hell oder dunkel, klein oder groß, rund oder eckig, und oben mit oder ohne Loch: vier Merkmale, die es jeweils in zwei Arten gibt.
lesson-features-task = Finde den Stein, der dunkel, groß und rund ist und ein Loch hat.
lesson-features-hint = Nimm ein Merkmal nach dem anderen: von den dunklen nur die großen, von denen nur die runden. Zwei bleiben übrig, und einer davon hat oben ein Loch.
lesson-features-right = Das ist er, und es gibt nur den einen. Zwei Steine unterscheiden sich immer in mindestens einem Merkmal.

lesson-line-title = Vier mit etwas Gemeinsamem
lesson-line-text = Vier Steine in einer Zeile, Spalte oder Diagonale sind ein Quarto, wenn sie mindestens ein Merkmal gemeinsam haben. Eines genügt; die anderen dürfen sein, wie sie wollen.
lesson-line-task = Drei Reihen auf diesem Brett sind voll. Zeig die vier Steine der einen, die ein Quarto ist.
lesson-line-hint = Schau von oben auf die Steine. In einer der Reihen hat jeder ein Loch.
lesson-line-right = Zeile 1: vier Steine mit Loch. In Spalte c und auf der Diagonale haben die vier nichts gemeinsam.

lesson-three-title = Drei mit etwas Gemeinsamem
lesson-three-text = Drei Steinen in einer Reihe, die etwas gemeinsam haben, fehlt nur noch ein vierter. Solche Dreier zu sehen, und was sie verbindet, ist schon das halbe Spiel.
lesson-three-task = In Zeile 2 stehen drei Steine, und ein Feld ist leer. Markiere jeden Stein, der dort ein Quarto ergäbe, und prüfe dann.
lesson-three-hint = Was haben die drei in Zeile 2 gemeinsam? Nicht die Farbe, nicht die Größe, nicht die Form. Jeder Stein, der das auch hat, macht die vier voll.
lesson-three-right = Alle drei haben ein Loch, also macht jeder weitere Stein mit Loch die vier voll.

lesson-complete-title = Eine Reihe vollenden
lesson-complete-text = Den Stein, den du setzt, suchst du nie selbst aus: Die andere Seite hat ihn dir gegeben. Trotzdem kann es genau der sein, den du brauchst.
lesson-complete-task = Setz den Stein dorthin, wo er vier vollendet, die etwas gemeinsam haben.
lesson-complete-hint = In Spalte a stehen drei runde, aber dein Stein ist eckig. Such drei, mit denen er etwas anderes gemeinsam hat.
lesson-complete-right = Zeile 2: vier Steine mit Loch.

lesson-call-title = Rufen
lesson-call-text = Vollenden reicht nicht: Ein Quarto gewinnt erst, wenn du es rufst. Wenn du gesetzt und noch nicht gegeben hast, drück den roten Knopf und zeig auf die vier Steine.
lesson-call-task = Du hast gerade auf d3 gesetzt. Ruf, und zeig, was du vollendet hast.
lesson-call-hint = Zwei Reihen durch d3 sind voll: Zeile 3 und Spalte d. In einer davon sind alle vier dunkel.
lesson-call-right = Quarto! Zeile 3: vier dunkle Steine. Du hast gewonnen.

lesson-steal-title = Was die andere Seite übersieht
lesson-steal-text = Auch die andere Seite kann ein Quarto übersehen. Gibt sie dir einen Stein, ohne zu rufen, darfst du es tun, solange du den Stein noch nicht gesetzt hast.
lesson-steal-task = Die andere Seite hat auf d2 gesetzt und dir einen Stein gegeben. Nimm ihr den Sieg weg.
lesson-steal-hint = Es muss eine Reihe durch d2 sein, denn dort steht der letzte Stein. Vergleich die Größen in Spalte d.
lesson-steal-right = Quarto! Spalte d: vier kleine Steine. Vollendet hat sie die andere Seite, gerufen hast du.

lesson-lapse-title = Was verfällt
lesson-lapse-text = Ruft niemand, bevor der nächste Stein gesetzt wird, ist ein Quarto verfallen. Die Steine bleiben stehen, aber rufen kann es keiner mehr. Es zählt nur, wo der zuletzt gesetzte Stein dabei ist.
lesson-lapse-task = Du hast gerade auf b2 gesetzt. In zwei Reihen haben hier alle vier etwas gemeinsam; ruf die, die noch zählt.
lesson-lapse-hint = In Zeile 1 stehen vier eckige, aber b2 liegt nicht in Zeile 1. Welche volle Reihe geht durch b2?
lesson-lapse-right = Quarto! Spalte b: vier große Steine. Die vier eckigen in Zeile 1 sind verfallen; sie zu rufen wäre falsch gewesen.

lesson-safe-title = Einen sicheren Stein geben
lesson-safe-text = Du suchst aus, was die andere Seite setzt. Gibst du ihr den Stein, der ihr vier vollendet, ist die Partie verloren. Schau also, was droht, bevor du gibst.
lesson-safe-task = Gib einen Stein, mit dem die andere Seite nicht sofort gewinnt.
lesson-safe-hint = In Zeile 1 stehen drei, die groß und rund sind. Dein Stein darf also weder groß noch rund sein.
lesson-safe-right = Sicher: Er ist klein und eckig, in Zeile 1 vollendet er nichts.

lesson-block-title = Blockieren
lesson-block-text = Manchmal gibt es keinen sicheren Stein. Dann hilft der, den du in der Hand hast: Setz ihn in die Lücke, und die Drohung ist weg.
lesson-block-task = Setz den Stein so, dass du danach noch etwas geben kannst, und gib es. Es geht nur auf eine Art.
lesson-block-hint = Schau auf Spalte d: drei Steine, die hell und rund sind, und ein freies Feld.
lesson-block-right = Auf d4 macht dein Stein Spalte d unschädlich, und nun gibt es einen sicheren Stein. Alles andere hätte sofort verloren.

lesson-count-title = Zählen, was sicher ist
lesson-count-text = In der zweiten Hälfte der Partie werden die sicheren Steine knapp. Wer weiß, wie viele es noch sind, weiß, was kommt.
lesson-count-task = Markiere jeden Stein, den man hier sicher geben kann, und prüfe dann.
lesson-count-hint = Zwei Reihen drohen: In Spalte c stehen drei ohne Loch, in Zeile 4 drei dunkle. Sicher ist, was weder das eine noch das andere ist.
lesson-count-right = Drei sind sicher: die hellen mit Loch.

lesson-last-safe-title = Den letzten sicheren Stein geben
lesson-last-safe-text = Gibst du den letzten sicheren Stein, muss die andere Seite ihn setzen und dir dann einen geben, der nicht sicher ist. Damit gewinnst du.
lesson-last-safe-task = Setz den Stein so, dass nur noch einer sicher ist, und gib den.
lesson-last-safe-hint = Schaff eine neue Drohung: In Zeile 1 stehen schon zwei, die hell und groß sind, und deiner ist es auch.
lesson-last-safe-right = Wohin die andere Seite den Stein auch setzt, sie hat nichts Sicheres mehr für dich.

lesson-parity-title = Gerade oder ungerade
lesson-parity-text = Die sicheren Steine gebt ihr abwechselnd: du, die andere Seite, du … Ist ihre Zahl ungerade, wenn du mit Geben dran bist, gibst du den letzten. Ist sie gerade, tut es die andere Seite. Setz also so, dass sie ungerade wird.
lesson-parity-task = Finde das Feld, nach dem eine ungerade Zahl von Steinen sicher ist, und gib einen davon.
lesson-parity-hint = Auf c1 und d2 bleiben zwei Steine sicher, auf a1 und a2 keiner. Welches Feld ist noch übrig?
lesson-parity-right = Drei waren sicher: Einen gibst du, einen die andere Seite, den letzten wieder du. Dann hat sie nichts Sicheres mehr zu geben.

lesson-squares-title = Quadrate
lesson-squares-text = Im Spiel für Erfahrene gewinnen auch vier in einem Quadrat aus 2 × 2 Feldern. Neun solche Quadrate gibt es, und man übersieht sie leicht.
lesson-squares-task = Hier zählen Quadrate. Setz den Stein, ruf, und zeig, was du vollendet hast.
lesson-squares-hint = Schau auf die Mitte des Bretts: Auf drei der vier Felder stehen kleine Steine.
lesson-squares-right = Quarto! Das Quadrat in der Mitte: vier kleine Steine.

lesson-clock-title = Gegen die Uhr
lesson-clock-text = Im Turnier hast du eine Minute für jeden Zug. Läuft sie ab, ist die Partie verloren; mit dem Ruf bleibt die Uhr stehen.
lesson-clock-task = Du hast eine Minute. Setz den Stein, ruf, und zeig, was du vollendet hast.
lesson-clock-hint = Dein Stein ist rund. Schau die Diagonalen entlang.
lesson-clock-right = Quarto, rechtzeitig! Die Diagonale von a1 bis d4: vier runde Steine. Jetzt weißt du alles, was man braucht; spiel eine Partie.
