### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

# As in English.
lobby-title = Lobby
lobby-coming = Ein Blick in die Lobby …
lobby-here = { $count ->
    [one] Gerade ist sonst niemand da.
   *[other] { $count } Leute sind da.
}
lobby-anyone = Mit irgendwem spielen
lobby-wish = Deine Wünsche
lobby-seeking = Es wird jemand gesucht …
lobby-seeking-about = Die Partie beginnt von selbst, sobald sich jemand dasselbe wünscht oder etwas Ähnliches. Bleib bis dahin auf dieser Seite.
lobby-stop = Nicht mehr suchen
lobby-found = Es hat sich jemand gefunden. Die Partie beginnt.
lobby-tables = Offene Tische
lobby-no-tables = Kein Tisch ist offen. Eröffne einen, dann kann sich dazusetzen, wer als Nächstes kommt.
lobby-open-table = Tisch eröffnen
lobby-your-table = Dein Tisch
lobby-to-table = Hingehen
lobby-sit = Dazusetzen
lobby-games = Partien zum Zusehen
lobby-placed = { $placed ->
    [0] gerade begonnen
    [one] ein Stein steht
   *[other] { $placed } Steine stehen
}
lobby-watch = Zusehen

## My games

mine-title = Meine Partien
mine-coming = Deine Partien werden gesucht …
mine-none = Du hast hier noch nicht gespielt.
mine-none-about = Was du spielst, steht dann hier. Wenn du ein Konto hast, melde dich an, um seine Partien zu sehen.
mine-running = Laufend
mine-tables = Noch ein Platz frei
mine-finished = Beendet
mine-older = Ältere Partien
mine-download = Alle als .qgn speichern

## The account

sign-in-title = Anmelden
sign-in-do = Anmelden
account-guest = Bisher bist du hier als { $name } zu Gast. Deine Partien nimmst du mit.
# As in English.
account-name = Name
account-name-about = Die anderen am Tisch sehen ihn.
account-password = Passwort
account-password-about = Mindestens acht Zeichen. Gut sind ein paar Wörter, die nur du so zusammenstellen würdest.
account-wrong-password = das ist nicht dein Passwort
password-show = Zeigen
account-new-title = Konto anlegen
account-new-about = Mit einem Konto findest du deine Partien auf jedem Gerät wieder und spielst unter deinem eigenen Namen. Nach einer E-Mail-Adresse fragt niemand.
account-new-do = Konto anlegen
account-has-one = Stattdessen anmelden
account-forgotten = Passwort vergessen?
account-recover-title = Neues Passwort
account-recover-about = Mit dem Wiederherstellungscode, den du beim Anlegen des Kontos aufgeschrieben hast. Alle Browser werden dann abgemeldet, und du bekommst einen neuen Code.
account-code = Wiederherstellungscode
account-code-about = Groß- oder Kleinbuchstaben, mit oder ohne Leerzeichen: Das ist egal.
account-recover-do = Neues Passwort setzen
account-is-yours = Du bist angemeldet. Die anderen am Tisch sehen diesen Namen.
account-sign-out = Abmelden
account-password-title = Passwort ändern
account-password-others = Alle anderen Browser werden dann abgemeldet.
account-old-password = Bisheriges Passwort
account-new-password = Neues Passwort
account-password-do = Ändern
account-password-changed = Das Passwort ist geändert.
account-export-title = Was über dich aufgehoben wird
account-export-about = Alles in einer Datei: dein Name, seit wann du hier bist, und deine Partien als Aufzeichnungen.
account-export-do = Speichern
account-delete-title = Konto löschen
account-delete-about = Dein Name und dein Passwort sind sofort und für immer vergessen. Die Partien bleiben denen, mit denen du gespielt hast, ohne deinen Namen.
account-delete-do = Für immer löschen
account-deleted = Das Konto ist gelöscht.

# The code is shown once.
recovery-title = Schreib das auf
recovery-about = Falls du dein Passwort je vergisst, führt nur dieser Wiederherstellungscode zurück. Er wird nur jetzt gezeigt.
recovery-copy = Kopieren
recovery-done = Ich habe ihn aufgeschrieben

## Coming back as a guest from another device

return-title = Zurückkommen
return-coming = Deine Partien werden gesucht …
return-as-another = In diesem Browser bist du { $name }. Mach nur weiter, wenn du diesen Link selbst erstellt hast: Deine Partien von hier kommen mit, und wer den Link erstellt hat, kann sie spielen.
return-come = Weiter
return-stay = Bleiben, wer ich bin
return-no-code = Diese Adresse ist nicht vollständig. Öffne den ganzen Link, den du bekommen hast.
return-another = Auf dem anderen Gerät kannst du einen neuen Link erstellen, im Spielmenü oder auf der Seite zum Konto.
