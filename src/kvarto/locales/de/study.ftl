### Puzzles, the analysis board, and the review of a game.

nav-puzzles = Aufgaben
nav-analysis = Analyse
title-puzzles = Aufgaben – Kvarto
title-analysis = Analyse – Kvarto
to-analysis = Diese Stellung analysieren
to-analysis-game = Diese Partie analysieren

# Whoever has no name.
player-first = Startspieler
player-second = Zweitspieler

## What a move or a position is worth to who is to act: nouns, after a colon or a dash

worth-win = { $distance ->
    [0] Sieg, sofort
    [one] Sieg mit dem nächsten Stein
   *[other] Sieg nach { $distance } Steinen
}
worth-win-sometime = Sieg
worth-draw = Remis
worth-loss = { $distance ->
    [0] Niederlage, sofort
    [one] Niederlage mit dem nächsten Stein
   *[other] Niederlage nach { $distance } Steinen
}
worth-loss-sometime = Niederlage
worth-unknown = unbekannt

## Moves told step by step

step-places = { $player } setzt auf { $cell }.
step-gives = { $player } gibt einen Stein: { $piece }.
step-calls = { $player } ruft { $shape } und gewinnt.
step-you-places = Du setzt auf { $cell }.
step-you-gives = Du gibst einen Stein: { $piece }.
step-you-calls = Du rufst { $shape } und gewinnst.
# A move in words, put together from the next three.
move-whole = { $parts }:
move-place = auf { $cell } setzen
move-give = einen Stein geben ({ $piece })
move-call = { $shape } rufen
playback-label = Die Züge durchgehen
playback-begins = Von hier geht es los.
playback-again = Noch einmal abspielen

## Somebody is to find a move

attempt-place = Setz den Stein.
attempt-give = Such den Stein aus, den du gibst.
attempt-give-or-call = Gib einen Stein, oder ruf.
attempt-end-turn = Ruf, oder beende den Zug.
attempt-point = Tipp die vier Steine an.
attempt-take-back = Noch einmal anders setzen
attempt-no-shape = Diese vier sind keine Zeile, Spalte oder Diagonale und kein Quadrat, das zählt. Versuch es noch einmal.

## The review of a game

verdict-best = bester Zug
verdict-fine = gut
verdict-mistake = Fehler
verdict-blunder = grober Fehler
verdict-decisive = entscheidender Fehler
verdict-unknown = nicht beurteilt
accuracy-share = { $percent } %
accuracy-kept = { $kept } von { $judged } Zügen haben den Wert gehalten.
standing-title = Wer wie stand
standing-label = Wie die Partie nach jedem Zug stand: nach oben war sie für { $first } gewonnen, nach unten für { $second }. Dasselbe steht in der Tabelle darunter.
standing-side = { $player } gewinnt
standing-as-table = Als Tabelle
standing-move = Zug
standing-player = Spieler
standing-stood = Danach
standing-verdict = Urteil
standing-show = Verlauf zeichnen
# $ending is a worth-win.
standing-wins = { $player }: { $ending }
standing-won = { $player } hat gewonnen
retry-title = Versuch es noch einmal
retry-about = Zug { $number }: { $player } ist dran, und bei bestem Spiel ist es ein { $value }. Finde einen Zug, der das hält.
retry-right = Richtig. Es bleibt ein { $value }.
retry-wrong = Der nicht. Sieh, was daraus folgt.
retry-again = Noch einmal

## The analysis board

analysis-title = Analyse
study-variant = Was gewinnt
study-overlay = Auf dem Brett
study-overlay-values = Was Züge wert sind
study-overlay-threats = Drohungen
study-overlay-nothing = Nichts
study-worth-title = Was die Stellung wert ist
# $ending is a worth-win and so on.
study-worth = Bei bestem Spiel: { $ending }.
study-gives = { $player } ist dran und gibt { $other } einen Stein.
study-places = { $player } ist dran und setzt den Stein: { $piece }.
study-placed = Auf { $cell } gesetzt: Such jetzt den Stein aus, der gegeben wird.
study-over = Hier ist die Partie zu Ende.
study-progress = Wie viele Züge bewertet sind
study-graded = { $graded } von { $total } Zügen
study-nodes = · { $nodes } Stellungen angesehen
study-stop = Anhalten
study-stopped = Nach { $graded } von { $total } Zügen angehalten.
study-go-on = Weitermachen
study-call = { $shape } rufen
study-best-moves = Beste Züge
study-all-moves = { $count ->
    [one] Der einzige Zug
   *[other] Alle { $count } Züge
}
study-group-win = { $count ->
    [one] Einer gewinnt
   *[other] { $count } gewinnen
}
study-group-draw = { $count ->
    [one] Einer hält remis
   *[other] { $count } halten remis
}
study-group-loss = { $count ->
    [one] Einer verliert
   *[other] { $count } verlieren
}
study-group-unknown = { $count } unbekannt
study-line = Bestes Spiel
study-line-help = Zeig auf ein Feld, einen Stein oder einen Zug, dann siehst du hier, wie es danach am besten weitergeht.
study-line-best = Bestes Spiel zeigen
study-threats = Drohungen
study-no-threats = Noch kann kein Stein etwas vollenden.
study-safe = { $count ->
    [0] Keinen der { $total } Steine im Vorrat kann man sicher geben.
    [one] Von den { $total } Steinen im Vorrat gewinnt einer nicht sofort.
   *[other] Von den { $total } Steinen im Vorrat gewinnen { $count } nicht sofort.
}
study-lapsed = Verfallen und nichts mehr wert: { $shapes }.
study-no-moves = Zieh auf dem Brett, dann steht der Zug hier. Gehst du zurück und ziehst anders, beginnt eine Variante.
study-comment = Kommentar zu { $word }
study-comment-start = Kommentar zum Anfang
study-promote = Zur Hauptvariante machen
study-cut = Von hier an löschen
study-open-title = Andere Stellung oder Partie
study-paste = Stellung oder Aufzeichnung einfügen
study-paste-about = Eine Stellung wie „A.../.3../..../...5 7“, oder eine Aufzeichnung
study-copy-link = Link zu dieser Analyse kopieren
set-up-title = Stellung aufbauen
set-up-help = Wähl einen Stein, dann ein Feld. Tipp einen Stein auf dem Brett an, um ihn wieder aufzunehmen. Was am Ende in der Hand bleibt, ist der Stein, der gesetzt wird.
set-up-last = Zuletzt gesetzter Stein
set-up-last-none = keiner: alle Quartos sind verfallen
set-up-last-about = Quartos, zu denen er gehört, kann man noch rufen.
set-up-empty-hand = Stein aus der Hand zurücklegen
set-up-clear = Brett leeren
set-up-done = Analysieren
set-up-cancel = Abbrechen

## Puzzles

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
puzzle-kind-hold = Halte das Remis
puzzle-kind-spot = Sieh das Quarto
puzzle-kind-trap = Wo ist die Falle?
puzzle-count = { $count ->
    [one] eine Aufgabe
   *[other] { $count } Aufgaben
}
puzzle-title-win = Finde den Sieg
puzzle-title-safe = Der einzige sichere Stein
puzzle-title-hold = Halte das Remis
puzzle-title-spot = Sieh das Quarto
puzzle-title-trap = Wo ist die Falle?
puzzle-ask-win = { $distance ->
    [one] Setz den Stein und gewinne sofort.
   *[other] Nur mit einem Feld zum Setzen und einem Stein zum Geben gewinnst du zwingend, nach { $distance } Steinen. Mit welchen?
}
puzzle-ask-safe = Mit jedem Stein bis auf einen gewinnt die andere Seite sofort. Welchen gibst du?
puzzle-ask-hold = Nur mit einem Feld zum Setzen und einem Stein zum Geben hältst du das Remis, alles andere verliert. Mit welchen?
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
