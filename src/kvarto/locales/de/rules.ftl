### The page of rules.

rules-title = Die Regeln
rules-lead = Zwei am Tisch, sechzehn Steine, eine Idee: Du suchst den Stein aus, den die andere Seite setzen muss. Eine Partie dauert zehn bis zwanzig Minuten.
rules-play = Eine Partie spielen

## Material

rules-material = Brett und Steine
rules-material-text = Das Brett hat sechzehn Felder. Die sechzehn Steine sind alle verschieden: Jeder ist hell oder dunkel, klein oder groß, rund oder eckig, und oben mit oder ohne Loch.
rules-material-example = Das leere Brett, und alle sechzehn Steine im Vorrat.

## A turn

rules-turn = Ein Zug
rules-turn-text = Die Würfel entscheiden, wer anfängt. Wer anfängt, sucht irgendeinen Stein aus und gibt ihn der anderen Seite. Die setzt ihn auf ein beliebiges leeres Feld, sucht dann einen Stein aus und gibt ihn zurück. So geht es weiter: den Stein setzen, den man bekommen hat, dann einen geben.
rules-turn-nobody = Die Steine gehören niemandem. In einer Reihe dürfen Steine stehen, die ihr beide gesetzt habt.
rules-turn-example = Drei Steine stehen auf dem Brett. Der helle, große, eckige wurde gegeben und muss jetzt gesetzt werden.

## A quarto

rules-quarto = Ein Quarto
rules-quarto-text = Vier Steine in einer Zeile, einer Spalte oder einer Diagonale, die mindestens ein Merkmal gemeinsam haben, sind ein Quarto.
rules-quarto-row = Vier große Steine in Zeile 2.
rules-quarto-column = Vier Steine mit Loch in Spalte c.
rules-quarto-diagonal = Vier runde Steine auf einer Diagonale.
rules-quarto-none = Kein Quarto: Die vier in Zeile 2 haben nichts gemeinsam.

## The call

rules-call = Man muss es rufen
rules-call-text = Ein Quarto zu vollenden reicht nicht. Wer es sieht und rechtzeitig „Quarto!“ ruft, gewinnt, ganz gleich, wer es vollendet hat.
rules-call-placer = Wenn du einen Stein gesetzt hast, darfst du rufen, bevor du den nächsten gibst.
rules-call-receiver = Gibst du stattdessen einen Stein, darf die andere Seite rufen, bevor sie ihn setzt, und gewinnt mit dem, was du vollendet hast.
rules-call-lapse = Setzt auch sie den Stein, ohne zu rufen, ist das Quarto verfallen. Niemand kann es mehr rufen, und die vier Steine sind nur noch vier Steine.
rules-call-example = Der letzte Stein kam auf d1: Zeile 1 ist viermal dunkel und viermal groß. Niemand hat gerufen, und ein Stein wurde gegeben. Jetzt darf die andere Seite Zeile 1 rufen, statt zu setzen.
rules-pointing = Zeigen
rules-pointing-text = Zum Rufen drückst du den roten Knopf. Die Uhren bleiben stehen, und du hast 15 Sekunden, um die vier Steine anzutippen. Es zählt nur eine Reihe, die der zuletzt gesetzte Stein vollendet hat.
rules-wrong-call = Nach jedem gesetzten Stein darf jede Seite einmal rufen. Mit einem falschen Ruf, oder wenn man nicht zeigt, wo, ist diese Gelegenheit vertan; im Turnier sogar die Partie.
rules-end = Das Ende
rules-end-text = Wenn der sechzehnte Stein steht, gibt es nichts mehr zu geben. Wer ihn gesetzt hat, darf rufen oder den Zug beenden, dann hat die andere Seite eine letzte Gelegenheit. Hat bis dahin niemand gewonnen, ist es unentschieden.

## Variants

rules-variants = Spielvarianten
rules-beginners-text = Einigt euch auf ein, zwei oder drei Merkmale, die zählen, und vergesst die anderen. Wird es zu leicht, nehmt eines dazu.
rules-beginners-example = Wenn nur die Farbe zählt: vier helle Steine in Zeile 3.
rules-advanced-text = Reihen gewinnen wie sonst, und die neun Quadrate aus 2 × 2 Feldern auch.
rules-advanced-example = Vier dunkle Steine im Quadrat in der Mitte.
rules-squares-text = Nur die Quadrate aus 2 × 2 Feldern gewinnen; Zeilen, Spalten und Diagonalen nicht.
rules-hard-text = Die vier Steine müssen mindestens zwei Merkmale gemeinsam haben.
rules-hard-example = Zeile 1: viermal dunkel und viermal groß, also zählt sie auch hier.

## What can be agreed on

rules-agree = Was sich vereinbaren lässt
rules-automatic-text = Wer ein Quarto vollendet, gewinnt sofort, und niemand muss rufen. So spielen viele Programme.
rules-late-call = Spätes Rufen
rules-late-call-text = Wer gesetzt hat, darf auch nach dem Geben noch rufen, bis der neue Stein steht. Wer zuerst ruft, gewinnt.
rules-child = Mit einem Kind
rules-child-text = Ein kleines Kind darf einfach rufen, ohne zu zeigen. Der Ruf ist richtig, wenn irgendwo ein Quarto offen ist. In gemütlichen Partien kann man sich auch zeigen lassen, wo eine Reihe droht und welche Steine man sicher geben kann.
rules-time = Zeit
rules-time-text = Im Turnier hat jede Seite eine Minute pro Zug. Wessen Zeit abläuft, verliert; nur wenn schon alle sechzehn Steine stehen, heißt es bloß: kein Ruf.

## Notation

# As in English.
rules-notation = Notation
rules-notation-text = Die Spalten heißen von links a bis d, die Zeilen von unten 1 bis 4. Jeder Stein ist eine Ziffer oder ein Buchstabe:
rules-notation-moves = b2>7 heißt: auf b2 gesetzt, 7 gegeben. Ein Ausrufezeichen ist ein richtiger Ruf und ein Fragezeichen ein falscher, dahinter die Zeile, Spalte oder Diagonale, auf die gezeigt wurde: b2!3, b2?a>7.

## Editions

rules-editions = Worin sich die Ausgaben unterscheiden
rules-editions-text = Die gedruckten Regeln sind in allen Sprachen fast gleich. Diese Unterschiede kennen wir.
rules-editions-own = Die Ausgabe in dieser Sprache
rules-editions-others = Andere Ausgaben
rules-edition-south-slavic = Die serbischen, kroatischen und slowenischen Regeln haben das späte Rufen.
rules-edition-danish = Nach den dänischen Regeln ruft man, wenn man den Stein loslässt; die Zeit ist nicht begrenzt.
rules-edition-greek = Nach den griechischen Regeln kann man mehr als ein gemeinsames Merkmal verlangen; das ist das schwere Spiel. Die Zeit ist nicht begrenzt.
rules-edition-finnish = Die finnischen Regeln kann man so lesen, dass Erfahrene nur auf Quadrate spielen.
rules-edition-japanese = Die japanischen Regeln haben kein Spiel zum Einsteigen, und ihre Minute gilt fürs Setzen.
rules-edition-swedish = Nach den schwedischen und arabischen Regeln nimmt man beim Lernen ein Merkmal nach dem anderen dazu.
rules-edition-estonian = Nach den finnischen und estnischen Regeln beginnt man beim Lernen mit einem einzigen Wert: Nur vier helle Steine zählen.
rules-edition-romanian = Nach den rumänischen Regeln ruft die andere Seite, bevor sie den Stein nimmt; das ist dieselbe Gelegenheit wie hier.
rules-edition-arabic = Die arabischen Regeln lassen die andere Seite rufen, sobald die Reihe vollständig ist, und erwähnen kein Geben davor. Hier ruft man nach dem Geben.
rules-edition-german = Die deutschen Regeln sprechen es aus: Wer einen Stein setzt, gibt die Reihe auf, die vorher da war.
rules-edition-chinese = Nach den chinesischen Regeln ruft nur, wer gesetzt hat; hier darf es auch die andere Seite. Eine Partie dauert fünfzehn Minuten, ein Zug so lange, wie er eben dauert.
rules-edition-minute = Nach den serbischen, kroatischen und persischen Regeln kann die Minute pro Zug in jeder Partie vereinbart werden.
rules-edition-limit = Die rumänischen und slowenischen Regeln begrenzen die Zeit, ohne eine Zahl zu nennen.
rules-edition-czech = Nach den tschechischen Regeln entscheidet „Schere, Stein, Papier“, wer beginnt; anderswo sind es Würfel, das Los oder eine Absprache.
