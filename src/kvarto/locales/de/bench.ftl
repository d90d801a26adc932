### How fast the engine is, and how many positions there are.

bench-short-help = Misst, wie schnell gerechnet wird.
bench-help =
    Misst, wie schnell gerechnet wird. Zuerst kommt die Signatur: wie viele Knoten die Suche für eine
    feste Liste von Stellungen besucht, auf jedem Rechner gleich viele, bis die Suche sich ändert.
    Dann, für zufällige Stellungen, die jedes Mal dieselben sind, ohne und mit Eröffnungstabelle,
    wie lange es dauert, den Wert zu finden, Wert und Entfernung, und jeden Zug zu bewerten: bei der
    Hälfte der Stellungen höchstens p50, bei 99 von 100 höchstens p99, bei allen höchstens max.
bench-quick-help = Nur wenige Stellungen nehmen, und ohne Tabelle keine mit drei oder vier Steinen.
bench-full-help =
    Auch zwölf ganze Spiele lösen, unentschiedene Bretter zählen, zufällig spielen, die Zeit des
    einfachen Minimax messen, nachsehen, wie viel Speicher das Spielen braucht, und sagen, welche
    Ziele erreicht sind. Das dauert einige Minuten.
bench-json-help = Die Ergebnisse auch in eine Datei schreiben (- für die Standardausgabe, und sonst nichts).
bench-signature = Signatur: { $nodes } Knoten
bench-title = { $variant }: CPU-Millisekunden eines Kerns, ohne Tabelle
bench-title-with-table = { $variant }: CPU-Millisekunden eines Kerns, mit Tabelle
bench-no-table = { $variant }: noch keine vollständige Eröffnungstabelle
bench-placed = n
bench-cold = kalt
# As in English.
bench-warm = warm
bench-value = Wert
bench-distance = Wert und Entfernung
bench-grade = Bewertung
bench-positions = Stell.
bench-p50 = p50
bench-p99 = p99
bench-longest = max
bench-legend =
    n: Steine auf dem Brett; Stell.: wie viele Stellungen gemessen wurden.
    kalt: ohne jede Erinnerung; warm: dasselbe wurde gerade eben gefragt.
bench-waiting-title = Jeden Zug bewerten, mit Tabelle und zwei Kernen, kalt, Millisekunden nach der Uhr
bench-games-title = Ganze Spiele vom leeren Brett, ohne Tabelle
bench-variant = Spielvariante
bench-games-value = Wert
bench-games-nodes = Knoten
bench-seconds = CPU-s
bench-drawn-title = Volle Bretter ohne Quarto
bench-drawn-boards = Bretter
bench-playouts-title = Zufällige Partien mit den Regeln in Python
bench-playouts-games = Partien
bench-playouts-speed = Partien / s
bench-playouts-drawn = unentschieden
bench-playouts-placed = gesetzte Steine
bench-reference-title = Der einfache Minimax und der Löser, Wert und Entfernung, CPU-Millisekunden
bench-reference = Minimax
bench-solver = Löser
bench-agree = Die Antworten sind gleich.
bench-disagree = Die Antworten sind VERSCHIEDEN.
bench-footprint-title = Was das Paket kostet
bench-import = Import von kvarto: { $size } CPU-Zeit
bench-memory = Speicher bei einer Standardpartie: { $size }
bench-memory-three = Speicher nach Partien in drei Spielvarianten: { $size }

## What the engine was to reach

goals-title = Was erreicht werden sollte; das langsamere der beiden Spiele zählt
goals-measured = gemessen
goals-must = Pflicht
goals-aim = Ziel
goals-reached = erreicht
goal-aim-reached = Ziel
goal-must-reached = Pflicht
goal-missed = NEIN
goal-not-measured = -
goal-value-8 = Wert, p99, n = 8
goal-value-7 = Wert, p99, n = 7
goal-value-6 = Wert, p99, n = 6
goal-distance-6 = Wert und Entfernung, p99, n = 6
goal-table = Wert und Entfernung aus der Tabelle, p99, n ≤ 5
goal-grade-6 = jeden Zug mit Entfernung bewerten, p99, n = 6
goal-two-cores = bewerten, Tabelle, 2 Kerne, nach der Uhr, p99, n = 5
goal-whole-lines = ganzes Spiel, Standard
goal-whole-both = ganzes Spiel, Reihen und Quadrate
goal-whole-squares = ganzes Spiel, nur Quadrate
goal-drawn-boards = unentschiedene Bretter des Standardspiels
goal-memory = Speicher beim Spielen
goal-import = Import von kvarto

## kvarto census

census-short-help = Zählt Stellungen und unentschiedene Bretter, und was sie wert sind.
census-help =
    Zählt die vollen Bretter ohne Quarto, und dann, nach der Zahl der Steine auf dem Brett, was es
    bis auf Symmetrie und ohne Quarto gibt: die Bretter, die Bretter mit einem Stein in der Hand,
    und die davon, bei denen dieser Stein nicht sofort gewinnt. Wie viele davon gewonnen,
    unentschieden und verloren sind für die Seite, die setzt, ist bekannt, so weit die
    Eröffnungstabelle des Spiels reicht.
census-variant-help = standard, advanced, squares, hard, oder ein Kürzel wie ch:l.
census-levels-help =
    Bis zu wie vielen Steinen auf dem Brett. Jeder weitere dauert etwa zehnmal so lange und braucht
    ab 8 Hunderte von Megabyte.
census-json-help = Ein JSON-Objekt pro Zeile ausgeben.
census-counting-drawn = zähle volle Bretter ...
census-counting = zähle Bretter mit { $placed ->
    [one] einem Stein
   *[other] { $placed } Steinen
} ...
census-drawn-boards = { $variant }: { $boards } der 16! vollen Bretter sind ohne Quarto.
census-placed = Steine
census-boards = Bretter
census-positions = mit Hand
census-quiet = ohne Sofortsieg
census-won = gewonnen
census-drawn = unentschieden
census-lost = verloren
census-unknown = -
census-no-table = -: nicht bekannt; dieses Spiel hat keine Eröffnungstabelle.
census-table-ends = -: nicht bekannt; die Eröffnungstabelle dieses Spiels endet bei { $levels ->
    [one] einem Stein.
   *[other] { $levels } Steinen.
}
census-stopped = Angehalten.
census-number = { $count }
