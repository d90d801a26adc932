### The page: everything but the words of the game itself and the page of rules.

name = Kvarto

## The way around

skip = Zum Inhalt springen
nav-label = Seiten
nav-home = Startseite
nav-menu = Menü
nav-new = Neue Partie
# As in English.
nav-lobby = Lobby
nav-games = Meine Partien
# Said after "My games".
nav-games-wait = { $count ->
    [one] (in einer Partie bist du dran)
   *[other] (in { $count } Partien bist du dran)
}
nav-account = Konto
nav-rules = Regeln
nav-settings = Einstellungen
nav-about = Über Kvarto
nav-replay = Aufzeichnung öffnen
language = Sprache
close = Schließen

## Titles of the browser's window

title-home = Kvarto: das Spiel mit sechzehn Steinen
title-new = Neue Partie – Kvarto
title-replay = Eine Aufzeichnung – Kvarto
title-position = Eine Stellung
title-rules = Regeln – Kvarto
title-settings = Einstellungen – Kvarto
title-about = Über Kvarto
title-nowhere = Nicht gefunden – Kvarto
title-game = { $first } und { $second }

## When something goes wrong

page-refused = Das geht nicht: { $what }.
page-not-reached = Der Server ist nicht zu erreichen. Bitte versuch es gleich noch einmal.
line-lost = Die Verbindung ist abgerissen. Sie wird wiederhergestellt …
nowhere-title = Hier ist nichts
nowhere-text = Unter dieser Adresse gibt es keine Seite.

## The first page

home-about = Den Stein, den du setzt, suchst du dir nie selbst aus: Du bekommst ihn in die Hand gedrückt. Vier in einer Reihe, die etwas gemeinsam haben, gewinnen, wenn du es siehst und „Quarto!“ rufst, bevor es die andere Seite tut.
home-play = Spielen
home-friend = Mit Freunden spielen
home-lobby = Zur Lobby
home-all-games = Alle meine Partien
home-learn = Das Spiel lernen
home-choose = Partie auswählen
home-resume = Weiterspielen: { $first } und { $second }

## A new game

opponent-is-computer = Der Computer
opponent-is-person = Zu zweit an diesem Gerät
opponent-is-invite = Jemand mit einem Link
opponent-is-watch = Zwei Computern zusehen
new-name = Dein Name
name-guest = Gast
name-one = Spieler 1
name-two = Spieler 2
name-other = Die andere Seite
namesake = { $name } II
# As in English.
kind-standard = Standard
kind-standard-about = Zeilen, Spalten und Diagonalen; alle vier Merkmale zählen.
kind-beginners = Zum Einsteigen
kind-beginners-about = Nur einige der Merkmale zählen.
kind-advanced = Für Erfahrene
kind-advanced-about = Auch die neun Quadrate aus 2 × 2 Feldern zählen.
kind-squares = Nur Quadrate
kind-squares-about = Nur die Quadrate aus 2 × 2 Feldern zählen.
kind-hard = Schwer
kind-hard-about = Die vier müssen zwei Merkmale gemeinsam haben.
kind-own = Nach Wunsch
kind-own-about = Stell selbst zusammen, was zählt.
calling-spoken-about = Ein Quarto gewinnt nur, wenn es gerufen wird, wie gedruckt.
calling-automatic = Automatisch
calling-automatic-about = Wer ein Quarto vollendet, gewinnt sofort.
new-late-call-about = Auch nach dem Geben darf man noch rufen, bis der Stein gesetzt ist.
clock-none = ohne Uhr
clock-move = { $seconds ->
    [one] eine Sekunde pro Zug
   *[other] { $seconds } Sekunden pro Zug
}
clock-place = { $seconds } Sekunden zum Setzen, noch einmal so viele zum Geben
clock-main =
    { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }, plus { $increment ->
        [one] eine Sekunde
       *[other] { $increment } Sekunden
    } pro Zug
clock-whole = { $minutes ->
    [one] eine Minute für die ganze Partie
   *[other] { $minutes } Minuten für die ganze Partie
}
clock-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
starter-dice = Die Würfel entscheiden

## The computer's name at each level

opponent-newcomer = Pip
opponent-child = Mia
opponent-beginner = Ben
opponent-casual = Lena
opponent-attentive = Maja
opponent-regular = Hugo
opponent-club = Nora
opponent-strong = Viktor
opponent-master = Ada
opponent-perfect = Sibylle

## At the table

game-coming = Die Steine werden aufgestellt …
game-gone = Diese Partie gibt es hier nicht
desk-label = Deine Seite des Tisches
board-label = Brett
cell-empty = { $cell }: leer.
bar-you = du
bar-level = Stärke { $number } · { $name }
clock-label = Restzeit
clock-warning = Noch zehn Sekunden.
clock-days-left = { $days } T. { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = Quarto zählt von selbst
agreed-forfeit = wer falsch ruft, verliert
agreed-late-call = spätes Rufen

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = Du bist dran: Setz den Stein
duty-place-here = { $player }, setz den Stein
duty-place-other = { $player } setzt den Stein
duty-give-you = Such einen Stein für { $other } aus
duty-give-here = { $player }, such einen Stein für { $other } aus
duty-give-other = { $player } sucht einen Stein für { $other } aus
duty-give-to-you = { $player } sucht einen Stein für dich aus
duty-end-turn-you = Ruf, oder beende den Zug
duty-end-turn-here = { $player }, ruf oder beende den Zug
duty-end-turn-other = { $player } darf ein letztes Mal rufen
duty-point-you = Tipp die vier Steine an
duty-point-here = { $player }, tipp die vier Steine an
duty-point-other = { $player } hat gerufen und zeigt, wo
duty-paused = Die Partie ist angehalten

# The red button.
call = Quarto!
call-by = Quarto! ({ $player })
end-turn = Zug beenden
point-shape = Aus der Liste wählen
point-shape-none = Wo …?
point-confirm = Zeigen
point-cancel = Doch nicht
agree = Einverstanden
decline = Ablehnen

# What has happened, for screen readers and as short notes. A call that has failed does not mean
# that there is no quarto: it may have been pointed out wrongly, and nothing may give it away.
said-places = { $player } setzt { $piece } auf { $cell }.
said-gives = { $player } gibt { $other } { $piece }.
said-gives-you = { $player } gibt dir { $piece }.
said-calls = { $player } ruft „Quarto!“
said-call-failed = { $player } hat vergeblich gerufen.
said-your-call-failed = Du hast vergeblich gerufen.
said-offers-draw = { $player } bietet Unentschieden an.
said-asks-take-back = { $player } möchte einen Zug zurücknehmen.
said-declined = { $player } lehnt ab.
said-taken-back = Ein Zug wurde zurückgenommen.
said-resumed = Die Partie geht weiter.

# The throw of dice at the beginning.
dice-throw = { $first } würfelt { $a }, { $second } würfelt { $b }.
dice-begins = { $first } fängt an.

# The device goes from hand to hand.
cover-title = Gib das Gerät an { $player }
cover-ready = Ich bin { $player }

## The menu of a game

menu-title = Spielmenü
menu-elsewhere = Andere Seiten
menu-sound-on = Ton: an
menu-sound-off = Ton: aus
do-by = { $player }: { $what }
do-ask-take-back = Zug zurücknehmen
do-claim-win = Sieg beanspruchen
do-pause = Anhalten
do-resume = Weiterspielen
do-offer-draw = Unentschieden anbieten
do-agree-draw = Auf Unentschieden einigen
do-abort = Partie abbrechen
do-resign = Aufgeben
sure-resign = Aufgeben? Dann gewinnt die andere Seite.
sure-draw = Einigt ihr euch beide auf Unentschieden?
sure-abort = Partie abbrechen? Dann gewinnt niemand.
sure-no = Weiterspielen

## Moves, typed and listed

moves-title = Züge
moves-none = Noch kein Zug.
looking-back = Du schaust zurück.
looking-back-return = Zurück zur Partie
typed-title = Züge eintippen, Brett vorlesen
typed-label = Zug
typed-do = Ausführen
typed-help = b2>7 setzt auf b2 und gibt 7; b2 setzt nur, >7 gibt nur; ! ruft, !3 ruft Zeile 3; ?3 liest Zeile 3 vor, ? das ganze Brett.
typed-not-understood = { $text } verstehe ich nicht.
read-title = Das Brett vorlesen
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = Nach der Partie
result-you-win = Du gewinnst!
result-you-lose = Du hast verloren
result-wins = { $player } gewinnt
result-draw = Unentschieden
result-none = Kein Ergebnis
rematch = Noch einmal
rematch-there = Zur nächsten Partie
review-title = Warum?
review-coming = Die Partie wird durchgesehen …
replay-controls = Durch die Partie gehen
replay-start = Zum Anfang
replay-back = Zurück
replay-onward = Weiter
replay-end = Zum Ende
replay-slider = Stelle der Partie
replay-beginning = Anfang
share-title = Aufheben und teilen
share-copy-record = Aufzeichnung kopieren
share-save-record = Aufzeichnung speichern
share-svg = Bild (SVG)
share-png = Bild (PNG)
share-link = Link zu dieser Stellung kopieren
share-copied = Kopiert.
share-not-copied = Dieser Browser lässt die Seite nicht kopieren.
share-no-png = Das Bild ließ sich nicht erzeugen.

## Games in lists, and titles of pages where people meet

# As in English.
title-lobby = Lobby – Kvarto
title-games = Meine Partien – Kvarto
title-account = Konto – Kvarto
title-return = Zurückkommen – Kvarto
title-turns = ({ $count }) { $title }
# In a row of what is agreed on.
agreed-spoken = selbst rufen
agreed-not-casual = ohne Zurücknehmen
mine-your-turn = du bist dran
mine-others-turn = { $player } ist dran
# $when is such as "in 2 Tagen".
mine-deadline = die Zeit läuft { $when } ab
mine-table-link = Ein Tisch für alle, die den Link haben
mine-table-lobby = Ein Tisch in der Lobby
mine-won = gewonnen
mine-lost = verloren
mine-drawn = unentschieden
mine-no-result = kein Ergebnis
ended-quarto = durch ein Quarto
ended-draw = alle Steine gesetzt
ended-agreement = nach Vereinbarung
ended-time = durch Zeitablauf
ended-resignation = durch Aufgabe
ended-forfeit = durch einen falschen Ruf
ended-abandoned = jemand ist gegangen
ended-aborted = abgebrochen
ended-unknown = Grund unbekannt
return-make = Link erstellen

## The way to the course

title-learn = Das Spiel lernen – Kvarto
# The window of one step.
title-lesson = { $title } – Kvarto
nav-learn = Lernen

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Aufgaben
nav-analysis = Analyse
title-puzzles = Aufgaben – Kvarto
title-analysis = Analyse – Kvarto
to-analysis = Diese Stellung analysieren
to-analysis-game = Diese Partie analysieren
verdict-best = bester Zug
verdict-fine = gut
verdict-mistake = Fehler
verdict-blunder = grober Fehler
verdict-decisive = entscheidender Fehler
verdict-unknown = nicht beurteilt
