### What can be chosen: a new game, settings; and about the page.

new-title = Neue Partie
new-begin = Los geht’s
new-open = Tisch eröffnen
new-change-title = Tisch ändern
new-change-save = Speichern
new-opponent = Wer spielt mit?
opponent-is-computer-about = Du gegen jemanden, der so stark ist, wie du möchtest.
opponent-is-person-about = Nebeneinander, oder mit dem Gerät zwischen euch.
opponent-is-invite-about = Du verschickst einen Link; wer ihn öffnet, setzt sich dazu, an welchem Gerät auch immer.
opponent-is-watch-about = Lehn dich zurück und schau, wie sie sich schlagen.
new-level = Wie stark?
new-level-one = Erster Computer
new-level-two = Zweiter Computer
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
preset-edition = Wie hier gedruckt
preset-edition-about =
    { $what ->
        [late-call] Mit dem späten Rufen der gedruckten Regeln in dieser Sprache.
        [hard] Die vier müssen zwei Merkmale gemeinsam haben, wie es die gedruckten Regeln in dieser Sprache erlauben.
        [squares] Nur Quadrate aus 2 × 2 Feldern zählen, wie es in dieser Sprache für Erfahrene gedruckt ist.
        [clock-place] Eine Minute zum Setzen und eine zum Geben, wie in dieser Sprache gedruckt.
        [clock-main] Fünfzehn Minuten für die ganze Partie, wie in dieser Sprache gedruckt.
       *[clock-move] Eine Minute pro Zug, die in dieser Sprache für jede Partie gedruckt ist.
    }
new-meeting = Wer darf kommen?
new-in-lobby = In der Lobby zeigen
new-in-lobby-about = Wer dort ist, darf sich dazusetzen, und alle dürfen zusehen.
new-watched = Andere dürfen zusehen
new-watched-about = Alle, die den Link haben, sobald die Partie läuft.
new-rules = Regeln
new-variant = Was gewinnt?
new-features = Was zählt?
new-shapes = Wo?
new-required = Die vier müssen zwei Merkmale gemeinsam haben
new-calling = Rufen
calling-spoken = Selbst rufen
new-false-call = Ein falscher Ruf kostet
false-call-ignore = die Gelegenheit
false-call-forfeit = die Partie
new-late-call = Spätes Rufen
new-time = Uhr und Anfang
new-clock = Uhr
new-starter = Wer fängt an?
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
settings-speech = Rufe laut ansagen
settings-animation = Bewegte Steine
settings-coordinates = Buchstaben und Zahlen am Brett
settings-contrast = Hoher Kontrast
about-title = Über Kvarto
about-game = Kvarto ist Quarto, das Spiel für zwei von Blaise Müller, als Software: das ganze gedruckte Spiel, mit dem Ruf. Die meisten Programme gewinnen für dich, sobald vier Steine passen. Hier musst du es selbst sehen.
about-page = Der Computer spielt in zehn Stärken, von jemandem, der das Spiel noch nie gesehen hat, bis zu jemandem, der nie einen Fehler macht. Nach der Partie sagt er dir, wo sie gewonnen und verloren wurde.
about-privacy-title = Was aufgehoben wird
about-privacy = Der Server hebt die Partien auf und wie weit du mit Lektionen und Aufgaben bist. Deinen Browser erkennt er an einem Cookie wieder, damit du an deinen Tisch zurückkommst. Deine Einstellungen bleiben im Browser. Niemand anders bekommt etwas geschickt. Mit einem Konto hebt er auch deinen Namen und einen Hashwert deines Passworts auf. Auf der Seite zum Konto bekommst du alles, was über dich aufgehoben ist, und kannst es löschen.
about-keys-title = Ohne Maus
about-keys = Mit den Pfeiltasten gehst du über das Brett und die Steine, mit der Eingabe- oder Leertaste wählst du. Züge kannst du im Feld neben dem Brett oder im Spielmenü eintippen und dir dort Zeilen, Spalten und Diagonalen vorlesen lassen. Nach der Partie blätterst du mit den Pfeiltasten durch die Züge.
about-licence-title = Lizenz
about-licence = Kvarto ist freie Software unter der MIT-Lizenz. Mit dem Verlag des Brettspiels hat es nichts zu tun.
# As in English.
about-version = Version { $version }
