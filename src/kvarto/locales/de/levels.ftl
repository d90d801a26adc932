### Opponents: a name for each level, and what the opponent is like.

level-newcomer = Neuling
level-newcomer-about = Spielt zum ersten Mal: gibt irgendeinen Stein und übersieht die meisten Quartos.
level-child = Kind
level-child-about = Überlegt manchmal vor dem Geben und sieht eine Zeile eher als eine Diagonale.
level-beginner = Anfänger
level-beginner-about = Überlegt meist vor dem Geben, übersieht aber noch vieles.
level-casual = Gelegenheitsspielerin
level-casual-about = Schaut vor dem Geben immer hin; nur Löcher und Diagonalen rutschen noch durch.
level-attentive = Aufmerksame
level-attentive-about = Übersieht beim Geben wenig, setzt aber, ohne vorauszudenken.
level-regular = Stammgast
level-regular-about = Setzt so, dass noch ein sicherer Stein zum Geben bleibt.
level-club = Vereinsspielerin
level-club-about = Lässt dir wenige sichere Antworten und spielt die letzten Züge fehlerfrei.
level-strong = Könner
level-strong-about = Spielt die zweite Hälfte der Partie fehlerfrei und übersieht selten ein Quarto.
level-master = Meisterin
level-master-about = Macht kaum je einen Fehler.
level-perfect = Orakel
level-perfect-about = Macht nie einen Fehler und sucht die Züge, auf die schwer zu antworten ist.
