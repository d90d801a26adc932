### The page: everything but the words of the game itself and the page of rules.

name = Kvarto

## The way around

skip = Zum Inhalt springen
nav-label = Seiten
nav-home = Startseite
nav-menu = Menü
nav-new = Neue Partie
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
line-lost = Die Verbindung ist weg. Sie wird wieder gesucht …
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

new-title = Neue Partie
new-begin = Los geht’s
new-open = Tisch eröffnen
new-change-title = Tisch ändern
new-change-save = Speichern
new-opponent = Wer spielt mit?
opponent-is-computer = Der Computer
opponent-is-computer-about = Du gegen jemanden, der so stark ist, wie du möchtest.
opponent-is-person = Zu zweit an diesem Gerät
opponent-is-person-about = Nebeneinander, oder mit dem Gerät zwischen euch.
opponent-is-invite = Jemand mit einem Link
opponent-is-invite-about = Du verschickst einen Link; wer ihn öffnet, setzt sich dazu, an welchem Gerät auch immer.
opponent-is-watch = Zwei Computern zusehen
opponent-is-watch-about = Lehn dich zurück und schau, wie sie sich schlagen.
new-name = Dein Name
name-guest = Gast
name-one = Spieler 1
name-two = Spieler 2
name-other = Die andere Seite
new-level = Wie stark?
new-level-one = Erster Computer
new-level-two = Zweiter Computer
namesake = { $name } II
new-pass = Gerät weitergeben
new-pass-about = Zwischen den Zügen ist das Brett verdeckt, bis die andere Seite das Gerät hat.
new-preset = Was für eine Partie?
preset-casual = Gemütlich
preset-casual-about = Wie gedruckt, ohne Uhr, Züge lassen sich zurücknehmen.
preset-tournament = Turnier
preset-tournament-about = Eine Minute pro Zug, und wer falsch ruft, verliert.
preset-days = In aller Ruhe
preset-days-about = Drei Tage pro Zug: Schau vorbei, wann du magst.
preset-beginners = Zum Einsteigen
preset-beginners-about = Nur Farbe und Größe zählen, mit Hinweisen.
preset-child = Mit einem Kind
preset-child-about = Genauso, und das Kind muss nur rufen.
new-meeting = Wer darf kommen?
new-in-lobby = In der Lobby zeigen
new-in-lobby-about = Wer dort ist, darf sich dazusetzen, und alle dürfen zusehen.
new-watched = Andere dürfen zusehen
new-watched-about = Alle, die den Link haben, sobald die Partie läuft.
new-rules = Regeln
new-variant = Was gewinnt?
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
new-features = Was zählt?
new-shapes = Wo?
new-required = Die vier müssen zwei Merkmale gemeinsam haben
new-calling = Rufen
calling-spoken = Selbst rufen
calling-spoken-about = Ein Quarto gewinnt nur, wenn es gerufen wird, wie gedruckt.
calling-automatic = Automatisch
calling-automatic-about = Wer ein Quarto vollendet, gewinnt sofort.
new-false-call = Ein falscher Ruf kostet
false-call-ignore = die Gelegenheit
false-call-forfeit = die Partie
new-late-call = Spätes Rufen
new-late-call-about = Auch nach dem Geben darf man noch rufen, bis der Stein gesetzt ist.
new-time = Uhr und Anfang
new-clock = Uhr
clock-none = ohne Uhr
clock-move = { $seconds ->
    [one] eine Sekunde pro Zug
   *[other] { $seconds } Sekunden pro Zug
}
clock-place = { $seconds } Sekunden zum Setzen, noch einmal so viele zum Geben
clock-main = { $minutes ->
    [one] eine Minute, plus { $increment } Sekunden pro Zug
   *[other] { $minutes } Minuten, plus { $increment } Sekunden pro Zug
}
clock-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
new-starter = Wer fängt an?
starter-dice = Die Würfel entscheiden
starter-is = { $player }
new-casual = Gemütliche Partie
new-casual-about = Man kann sie anhalten und Züge zurücknehmen.
new-help = Hilfen
new-help-none = keine
new-help-some = Hinweise sind an
new-help-casual-only = Hinweise gibt es nur in gemütlichen Partien.
aid-threats = Drohungen zeigen
aid-threats-about = Felder, auf denen ein Stein eine Reihe vollenden würde, und was für einer.
aid-safe = Sichere Steine zeigen
aid-safe-about = Steine, mit denen die andere Seite nicht sofort gewinnt.
aid-points = Beim Rufen zeigen, wo
aid-points-about = Kleine Kinder dürfen einfach nur rufen.
new-from-position = Die Partie beginnt mit dieser Stellung.
new-from-empty = Mit dem leeren Brett beginnen

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
game-gone = Diese Partie ist nicht hier
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
point-shape-none = Wo? …
point-confirm = Zeigen
point-cancel = Doch nicht
agree = Einverstanden
decline = Ablehnen

# What has happened, for screen readers and as short notes. A call that has failed does not mean
# that there is no quarto: it may have been pointed out wrongly, and nothing may give it away.
said-places = { $player } setzt auf { $cell }: { $piece }.
said-gives = { $player } gibt { $other } einen Stein: { $piece }.
said-gives-you = { $player } gibt dir einen Stein: { $piece }.
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
typed-help = b2>7 setzt auf b2 und gibt 7; b2 oder >7 tun eines davon; ! ruft, !3 ruft Zeile 3; ?3 liest Zeile 3 vor, ? das ganze Brett.
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
review-better = Besser: { $words }.
why-gift = { $player } hat diesen Stein gegeben: { $piece }. Damit war { $shape } vollständig.
word-turn = (Auf { $cell } gesetzt und einen Stein gegeben: { $piece }.)
word-give = (Einen Stein gegeben: { $piece }.)
review-look = ansehen
replay-controls = Durch die Partie gehen
replay-start = Zum Anfang
replay-back = Zurück
replay-onward = Weiter
replay-end = Zum Ende
replay-slider = Stelle der Partie
replay-beginning = Anfang
replay-title = Aufzeichnung öffnen
replay-about = Sieh dir eine Partie an, die als .qgn-Datei aufgehoben wurde, hier oder anderswo.
replay-file = Datei auswählen
replay-paste = Oder füg sie hier ein
replay-open = Öffnen
replay-another = Andere Aufzeichnung öffnen
share-title = Aufheben und teilen
share-copy-record = Aufzeichnung kopieren
share-save-record = Aufzeichnung speichern
share-svg = Bild (SVG)
share-png = Bild (PNG)
share-link = Link zu dieser Stellung kopieren
share-copied = Kopiert.
share-not-copied = Dieser Browser lässt die Seite nicht kopieren.
share-no-png = Das Bild ließ sich nicht erzeugen.
position-begin = Von hier aus spielen
position-first-gives = Startspieler ist mit Geben dran.
position-second-gives = Zweitspieler ist mit Geben dran.
position-first-places = Startspieler ist mit Setzen dran: { $piece }.
position-second-places = Zweitspieler ist mit Setzen dran: { $piece }.

## Settings

settings-title = Einstellungen
settings-theme = Hell oder dunkel
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
settings-set = Steine
set-wood = Holz
set-wood-about = Gedrechseltes Holz, ein wenig von oben gesehen.
set-flat = Flach
set-flat-about = Schlichte Zeichnungen, für kleine Bildschirme und klare Sicht.
settings-table = Am Tisch
settings-sound = Töne
settings-animation = Bewegte Steine
settings-coordinates = Buchstaben und Zahlen am Brett
settings-contrast = Hoher Kontrast

## About

about-title = Über Kvarto
about-game = Kvarto ist Quarto, das Spiel für zwei von Blaise Müller, als Software: das ganze gedruckte Spiel, mit dem Ruf. Die meisten Programme gewinnen für dich, sobald vier Steine passen. Hier musst du es selbst sehen.
about-page = Der Computer spielt in zehn Stärken, von jemandem, der das Spiel noch nie gesehen hat, bis zu jemandem, der nie einen Fehler macht. Nach der Partie sagt er dir, wo sie gewonnen und verloren wurde.
about-privacy-title = Was aufgehoben wird
about-privacy = Der Server hebt die Partien auf und erkennt deinen Browser an einem Cookie wieder, damit du an deinen Tisch zurückkommst. Deine Einstellungen bleiben im Browser. Niemand anders bekommt etwas geschickt. Mit einem Konto hebt er auch deinen Namen und einen Hashwert deines Passworts auf. Auf der Seite zum Konto bekommst du alles, was über dich aufgehoben ist, und kannst es löschen.
about-keys-title = Ohne Maus
about-keys = Mit den Pfeiltasten gehst du über das Brett und die Steine, mit der Eingabe- oder Leertaste wählst du. Züge kannst du im Feld neben dem Brett oder im Spielmenü eintippen und dir dort Zeilen, Spalten und Diagonalen vorlesen lassen. Nach der Partie blätterst du mit den Pfeiltasten durch die Züge.
about-licence-title = Lizenz
about-licence = Kvarto ist freie Software unter der MIT-Lizenz. Mit dem Verlag des Brettspiels hat es nichts zu tun.
about-version = Version { $version }
