### What goes wrong, said so that one knows what to do next.

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
error-seat-first = Startspieler
error-seat-second = Zweitspieler
