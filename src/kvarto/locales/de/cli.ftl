### The command line.

cli-help =
    Quarto, das Brettspiel, bei dem du den Stein aussuchst, den die andere Seite setzen muss,
    und bei dem vier in einer Reihe nur gewinnen, wenn du „Quarto!“ rufst.
cli-version-help = Die Version zeigen und aufhören.
cli-lang-help = Die Sprache aller Meldungen, etwa fi. Ohne die Option entscheidet LANGUAGE, LC_ALL, LC_MESSAGES oder LANG.
cli-unknown-language = die Sprache { $language } gibt es hier nicht; möglich sind { $languages }
cli-style-help = Wie gezeichnet wird: in Farbe, mit Unicode, mit ASCII, oder was das Terminal kann.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = { $path } lässt sich nicht lesen: { $why }
cli-cannot-write = { $path } lässt sich nicht schreiben: { $why }
cli-standard-input = Standardeingabe

standing-to-act = { $player } ist am Zug.
standing-open = Offen: { $shapes }.
standing-lapsed = Verfallen: { $shapes }.

seat-first = Startspieler
seat-second = Zweitspieler

## kvarto show

show-help =
    Zeichnet eine POSITION: die Zeilen von 4 bis 1, dann den Stein in der Hand oder -, dann
    vielleicht eine Spielvariante und das Feld, auf das zuletzt gesetzt wurde. Zum Beispiel:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Zeichnet eine Stellung.
show-variant = Spielvariante: { $variant }.
show-svg-help = Stattdessen in eine SVG-Datei zeichnen (- für die Standardausgabe).
show-pieces-help = Wie die Steine im SVG aussehen.
show-theme-help = Für helle oder dunkle Umgebung.

## kvarto replay

replay-help = Spielt jede Partie einer .qgn-Datei FILE nach (- für die Standardeingabe) und sagt, wie sie steht.
replay-short-help = Sagt, wie aufgezeichnete Partien stehen.
replay-json-help = Ein JSON-Objekt pro Zeile für jede Partie ausgeben. Ein Ergebnis ohne Grund hat den Grund "unknown".
replay-no-games = { $source }: darin steht keine Partie
replay-game = Partie { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Eine Partie am Terminal spielen.
play-command-help =
    Eine Partie spielen, zu zweit an einem Terminal oder allein gegen den Computer. Tippe während der Partie help, um zu sehen, was du eingeben kannst.
play-variant-help = standard (ohne Angabe), advanced, squares, hard, oder ein Kürzel wie ch:l.
play-calling-help = Ob man ein Quarto rufen muss, um zu gewinnen.
play-false-call-help = Was ein falscher Ruf kostet: die Gelegenheit oder die Partie.
play-late-call-help = Wer gesetzt hat, darf auch nach dem Geben noch rufen, bis der neue Stein steht.
play-pointing-help = Wer beim Rufen zeigen muss, wo das Quarto ist; die anderen rufen nur.
play-clock-help = Bedenkzeit: - (keine), 60/move, 60/place, 600+5 (Sekunden und Zugabe), 3d/move.
play-tournament-help = Wie im Turnier: eine Minute pro Zug, und wer falsch ruft, verliert.
play-against-help = Gegen den Computer spielen, von 1 (spielt zum ersten Mal) bis { $strongest } (perfekt).
play-one-help = Wie die eine Seite heißt.
play-two-help = Wie die andere Seite heißt.
play-starter-help = Wer anfängt: die Würfel entscheiden, oder Spieler 1 oder 2.
play-start-help = Eine Stellung, von der aus gespielt wird.
play-seed-help = Die Würfel einer früheren Partie noch einmal werfen.
play-save-help = Die Partie an eine .qgn-Datei anhängen.
play-save-no-record = in { $path } steht etwas anderes als Partien; es wird nichts angehängt
play-tournament-fixes = { $option } geht nicht zusammen mit --tournament, das es schon festlegt
play-same-names = die beiden brauchen verschiedene Namen
play-player-one = Spieler 1
play-player-two = Spieler 2

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = { $first } würfelt { $a }, { $second } würfelt { $b }.
play-first = { $first } fängt an und gibt den ersten Stein.
play-first-set-up = { $first } ist Startspieler, { $second } ist Zweitspieler.
play-spoken = Ein Quarto gewinnt nur, wenn du es rufst: Tippe !, sobald du eines siehst.
play-forfeit = Wer falsch ruft, verliert die Partie.
play-late-call = Auch nach dem Geben darf man noch rufen: Tippe late.
play-help-hint = Tippe help, um alles zu sehen, was du eingeben kannst.
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }, such einen Stein für { $other } aus (0-F, oder help):
play-give-or-call = { $player }, such einen Stein für { $other } aus (0-F), oder ruf (!):
play-place = { $player }, setz den Stein (a1-d4, oder help):
play-place-or-call = { $player }, setz den Stein (a1-d4), oder ruf (!):
play-place-or-late-call = { $player }, setz den Stein (a1-d4), oder ruf (!; { $other }: late):
play-place-or-others-late-call = { $player }, setz den Stein (a1-d4; { $other } darf noch rufen: late):
play-end-turn = { $player }, beende den letzten Zug (=):
play-end-turn-or-call = { $player }, ruf (!), oder beende den Zug (=):
play-point = { $player }, welche Reihe? (1-4, a-d, / oder \, oder cancel):
play-point-with-squares = { $player }, wo ist das Quarto? (1-4, a-d, / oder \, Quadrate a1-c3, oder cancel):
play-paused = Die Partie ist angehalten. Tippe resume, um weiterzuspielen:
play-offer-draw = { $player } bietet Unentschieden an. { $other }, bist du einverstanden? (yes für ja, no für nein):
play-offer-take-back = { $player } möchte den letzten Zug zurücknehmen. { $other }, bist du einverstanden? (yes für ja, no für nein):
play-answer-yes-or-no = bitte antworte mit yes (ja) oder no (nein)
play-declined = { $player } lehnt ab.
play-computer-moves = { $player } spielt { $move }.
play-calls = { $player }: „Quarto!“
play-call-failed = Nein: Da ist kein offenes Quarto.
play-call-not-pointed = Es wurde nicht gezeigt, wo: Der Ruf war vergeblich.
play-refused = Das geht nicht: { $what }.
play-not-understood = { $text } verstehe ich nicht; help zeigt, was du eingeben kannst
play-left = Die Partie bleibt unvollendet.
play-saved = Die Partie wurde an { $path } angehängt.

# The words to type are English in every language.
play-help-give = 7, F oder DTSH       diesen Stein geben
play-help-place = b2, oder b2>7        den Stein setzen; ihn setzen und Stein 7 geben
play-help-call = !, oder !3           „Quarto!“ rufen; rufen und Zeile 3 zeigen (auch: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    Zeilen, Spalten, Diagonalen, Quadrate (Feld links unten)
play-help-late = late, oder late 3    nach dem Geben rufen, wenn spätes Rufen vereinbart ist
play-help-pass = =, oder pass         den Zug beenden, wenn der letzte Stein steht
play-help-draw = draw                 Unentschieden anbieten; Antwort yes (ja) oder no (nein)
play-help-back = back                 darum bitten, den letzten Zug zurückzunehmen
play-help-resign = resign, abort        aufgeben; die Partie abbrechen, bevor der erste Stein steht
play-help-pause = pause, resume        die Uhren anhalten; weiterspielen
play-help-look = board, moves, help   das Brett sehen; die Züge; diese Liste
play-help-quit = quit                 die Partie unvollendet verlassen
