### What goes wrong, said so that one knows what to do next.

error-at = Zeile { $line }, Spalte { $column }: { $what }

## Notation

no-such-piece = diesen Stein gibt es nicht: { $text } (ein Stein ist eine Hexziffer 0-9, A-F, oder vier Buchstaben wie DTSH)
no-such-cell = dieses Feld gibt es nicht: { $text }
no-such-shape = so etwas gibt es auf dem Brett nicht: { $text } (Zeilen 1-4, Spalten a-d, Diagonalen / und \, Quadrate nach ihrem Feld links unten, a1-c3)
no-such-variant = diese Spielvariante gibt es nicht: { $text } (zum Beispiel standard, advanced, squares, hard, oder ein Kürzel wie chst:lq)
position-needs-fields = eine Stellung hat zwei Teile, das Brett und den Stein in der Hand (- für keinen), zum Beispiel A.../.3../..../...5 7
board-needs-rows = ein Brett hat 4 Zeilen mit / dazwischen, nicht { $count }
row-needs-cells = eine Zeile hat 4 Felder, nicht { $row }
field-twice = das gehört hier nicht hin: { $text }

## Positions

board-size = ein Brett hat 16 Felder, nicht { $size }
piece-twice = der Stein { $piece } ist doppelt
last-cell-empty = auf { $cell } kann zuletzt kein Stein gesetzt worden sein: Das Feld ist leer
array-shape = Stellungen in einem Array sind Zeilen aus 17 Zahlen, nicht von der Form { $shape }
variant-mismatch = die Stellung gehört zur Spielvariante { $position }, die Partie zu { $game }

## Actions

hand-is-full = der Stein { $piece } ist schon in der Hand
hand-is-empty = es ist kein Stein in der Hand, den man setzen könnte
piece-is-placed = der Stein { $piece } steht schon auf dem Brett
cell-is-occupied = { $cell } ist besetzt
game-is-over = die Partie ist zu Ende
call-is-pending = { $seat } hat gerufen und muss jetzt erst zeigen, wo
point-before-call = { $seat } muss erst „Quarto!“ rufen und dann zeigen, wo
calling-is-automatic = in dieser Partie zählt ein Quarto von selbst, gerufen wird nicht
nothing-placed-to-call = es steht noch kein Stein, für den man rufen könnte
call-is-used = { $seat } hat nach diesem Stein schon einmal gerufen
not-your-chance-to-call = { $seat } darf jetzt nicht rufen
not-your-turn-to-give = { $seat } ist nicht mit Geben dran
not-your-turn-to-place = { $seat } ist nicht mit Setzen dran
not-your-turn-to-end-turn = { $seat } ist nicht dran und kann den Zug nicht beenden
now-is-not-the-time-to-give = { $seat } kann jetzt keinen Stein geben
now-is-not-the-time-to-place = { $seat } kann jetzt keinen Stein setzen
now-is-not-the-time-to-end-turn = nur der letzte Zug, wenn alle 16 Steine stehen, endet, ohne dass man einen Stein gibt
nothing-to-undo = es gibt nichts zurückzunehmen

## Records

not-utf-8 = das ist kein Text in UTF-8
no-such-word = das ist kein Zug: { $text } (zum Beispiel b2>7, b2!3, !/ oder ?3,c1>4)
no-such-clock = diese Uhr gibt es nicht: { $text } (zum Beispiel -, 60/move, 60/place, 600+5 oder 3d/move)
no-such-setting = diesen Wert gibt es nicht: { $text } (möglich sind { $choices })
no-such-tag = so kann kein Kopfeintrag heißen: { $text } (nur Buchstaben, Ziffern und _)
tag-with-line-end = ein Kopfeintrag darf keinen Zeilenumbruch enthalten: { $text }
tag-twice = der Kopfeintrag { $text } steht zweimal da
bad-tag = das ist kein Kopfeintrag: Er sollte aussehen wie [Name "Text"]
comment-with-brace = ein Kommentar darf keine schließende Klammer enthalten: { $text }
comment-not-closed = dieser Kommentar hört nirgends auf
variation-before-move = eine Nebenvariante steht hinter dem Zug, den sie ersetzt
variation-too-deep = Nebenvarianten sind mehr als { $depth }-fach verschachtelt
variation-not-closed = diese Nebenvariante hört nirgends auf
unexpected-sign = { $text } gehört hier nicht hin
result-missing = das Ergebnis fehlt (1-0, 0-1, 1/2-1/2, oder * für eine Partie, die nicht zu Ende ist)
impossible-move = { $word } kann nicht gespielt worden sein: { $what }
impossible-tag = der Kopfeintrag { $tag } kann nicht stimmen: { $what }
result-tag-contradicts = im Kopfeintrag Result steht { $tag }, die Züge enden mit { $result }
result-against-moves = das Ergebnis ist { $result }, aber die Züge enden mit { $expected } ({ $reason })
termination-does-not-fit = Termination { $reason } passt nicht zu diesen Zügen und dem Ergebnis { $result }
turn-not-whole = der Zug davor, { $last }, ist nicht fertig; ein Wort ist ein ganzer Zug
result-in-variation = eine Nebenvariante hat kein eigenes Ergebnis
tag-of-the-game = den Kopfeintrag { $text } schreibt die Partie selbst
cannot-end-so = so kann die Partie jetzt nicht enden: { $reason }
call-needs-shape = { $seat } hat richtig gerufen; dann muss auch dastehen, wo das Quarto ist
call-without-pointing = { $seat } muss in dieser Partie nicht zeigen, wo das Quarto ist
call-was-right = der Ruf hat ein offenes Quarto getroffen, er war also richtig
call-was-wrong = der Ruf hat kein offenes Quarto getroffen
another-shape-won = zuerst vollständig ist { $shape }

## At the table

bad-name = ein Name hat 1 bis { $longest } sichtbare Zeichen, nicht { $text }
table-not-open = dieser Tisch ist noch nicht eröffnet
too-late = zu spät: Die Zeit dafür ist abgelaufen
already-away = dieser Platz ist schon verlassen
not-away = dieser Platz ist gar nicht verlassen
game-is-paused = die Partie ist angehalten
not-paused = die Partie ist nicht angehalten
already-proposed = das ist schon vorgeschlagen
just-declined = das wurde gerade abgelehnt; nach dem nächsten Zug kann man es wieder vorschlagen
nothing-proposed = es gibt keinen Vorschlag, auf den man antworten könnte
only-in-casual-games = das geht nur in gemütlichen Partien
too-late-to-abort = abbrechen kann man nur, bevor der erste Stein steht; aufgeben kann man immer
the-clock-decides = hier läuft eine Uhr, und die Uhr entscheidet
other-is-here = die andere Seite sitzt noch am Tisch
grace-not-over = die andere Seite ist noch nicht lange genug weg
bad-event = dieses Ereignis kann diese Version nicht lesen: { $text }

## The server

bad-message = das ist keine Nachricht des Spiels: { $what }
message-too-long = eine Nachricht hat höchstens { $longest } Zeichen
no-such-game = diese Partie gibt es hier nicht, oder sie gehört jemand anderem
no-such-lesson = diese Lektion gibt es nicht
lesson-asks-otherwise = in dieser Lektion ist etwas anderes gefragt
not-your-seat = auf diesem Platz spielst du nicht
not-your-table = diesen Tisch kann nur ändern, wer ihn eröffnet hat
own-table = das ist dein eigener Tisch; jemand anders muss sich dazusetzen
table-is-taken = hier hat sich gerade jemand anders hingesetzt
nobody-sits-here-yet = die Partie beginnt, wenn sich jemand dazugesetzt hat
not-a-shape = diese vier Felder sind keine Zeile, Spalte oder Diagonale und kein Quadrat
no-such-level = Stärke { $level } gibt es nicht; es gibt 1 bis { $highest }
game-goes-on = die Partie ist noch nicht zu Ende
not-our-page = diese Anfrage kommt von einer anderen Seite
nobody-yet = dieser Browser ist hier noch nicht bekannt; lade die Seite neu
not-our-host = dieser Server heißt nicht { $host }; falls doch, starte ihn mit --public-url
server-error = im Server ist etwas schiefgegangen; es ist notiert
no-game-in-record = in dieser Aufzeichnung steht keine Partie
study-too-long = eine Analyse hat höchstens { $most } Züge
too-many-requests = das ist zu viel auf einmal; versuch es in { $seconds } s noch einmal
too-many-open = es sind schon zu viele offen; schließ ein paar, oder versuch es in { $seconds } s noch einmal
name-mixes-scripts = in einem Namen darf man Buchstaben, die sich ähneln, nicht mischen, etwa lateinische und kyrillische
name-misleads = dieser Name bleibt frei, weil man ihn für einen Gast, den Computer oder die Leitung halten könnte
name-is-taken = diesen Namen hat schon jemand, oder einen, der genauso aussieht
password-length = ein Passwort hat { $shortest } bis { $longest } Zeichen
password-is-name = das Passwort darf nicht der Name selbst sein
password-is-common = dieses Passwort würde jeder als eines der ersten raten
wrong-name-or-password = ein Konto mit diesem Namen und Passwort gibt es nicht
wrong-name-or-code = ein Konto mit diesem Namen und Wiederherstellungscode gibt es nicht; jeder Code gilt nur einmal
too-many-guesses = das wurde zu oft versucht; versuch es in { $seconds } s noch einmal
has-account = das ist schon ein Konto
needs-account = dafür brauchst du ein Konto; melde dich erst an
no-such-account = ein Konto mit dem Namen { $name } gibt es nicht
no-such-return-code = mit diesem Code kommt niemand zurück; vielleicht ist er zu alt
no-puzzle = diese Aufgabe gibt es nicht: { $puzzle }
no-puzzles = Aufgaben dieser Art gibt es nicht
not-an-answer = das kann hier keine Antwort sein: { $text }
no-such-hint = Tipp { $step } gibt es nicht; der letzte ist { $last }
puzzle-not-begun = diese Aufgabe läuft gegen die Uhr; fang sie erst an
page-not-built = Die Seite ist noch nicht gebaut. Ruf im Ordner von kvarto "make" auf, oder "python web/build.py".

# Wie die beiden Plätze in Fehlern heißen.
error-seat-first = Erster
error-seat-second = Zweiter
