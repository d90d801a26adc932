### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = Startspieler
player-second = Zweitspieler

## What a move or a position is worth to who is to act: nouns, after a colon or a dash

worth-win =
    { $distance ->
        [0] Sieg auf der Stelle
        [one] Sieg mit dem nächsten Stein
       *[other] Sieg nach { $distance } Steinen
    }
worth-win-sometime = Sieg
worth-draw = Unentschieden
worth-loss =
    { $distance ->
        [0] Niederlage auf der Stelle
        [one] Niederlage mit dem nächsten Stein
       *[other] Niederlage nach { $distance } Steinen
    }
worth-loss-sometime = Niederlage
worth-unknown = unbekannt

## Moves told step by step

step-places = { $player } setzt auf { $cell }.
step-gives = { $player } gibt { $piece }.
step-calls = { $player } ruft { $shape } und gewinnt.
step-you-places = Du setzt auf { $cell }.
step-you-gives = Du gibst { $piece }.
step-you-calls = Du rufst { $shape } und gewinnst.
# A move in words, put together from the next three.
move-whole = { $parts }:
move-place = auf { $cell } setzen
move-give = { $piece } geben
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
retry-wrong = Der Zug war es nicht. Schau, was daraus folgt.
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
study-places = { $player } ist dran und setzt { $piece }.
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
    [one] Einer hält das Unentschieden
   *[other] { $count } halten das Unentschieden
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
study-no-moves = Zieh auf dem Brett, dann steht der Zug hier. Gehst du zurück und ziehst anders, beginnt eine Nebenvariante.
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

## Records, positions by their address, and what a move means

review-better = Besser: { $words }.
why-gift = { $player } hat { $piece } gegeben, und damit war { $shape } vollständig.
word-turn = (Auf { $cell } gesetzt, { $piece } gegeben.)
word-give = ({ $piece } gegeben.)
review-look = ansehen
replay-title = Aufzeichnung öffnen
replay-about = Sieh dir eine Partie an, die als .qgn-Datei aufgehoben wurde, hier oder anderswo.
replay-file = Datei auswählen
replay-paste = Oder füg sie hier ein
replay-open = Öffnen
replay-another = Andere Aufzeichnung öffnen
position-begin = Von hier aus spielen
position-first-gives = Startspieler ist mit Geben dran.
position-second-gives = Zweitspieler ist mit Geben dran.
position-first-places = Startspieler setzt { $piece }.
position-second-places = Zweitspieler setzt { $piece }.
