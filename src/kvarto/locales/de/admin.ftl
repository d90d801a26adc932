### `kvarto admin`.

admin-help = Kümmert sich um Leute: ein Konto umbenennen, zählen, nachsehen.
admin-rename-help =
    Gibt dem Konto OLD den Namen NEW, zum Beispiel weil OLD jemanden kränkt. In allen seinen Partien
    steht dann der neue Name. Eine Partie, die auf einem laufenden Server offen ist, zeigt den alten,
    bis sie weggelegt wird.
admin-rename-short-help = Gibt einem Konto einen anderen Namen.
admin-renamed = { $old } heißt jetzt { $new }, auch in allen Partien.
admin-people-help =
    Sagt, wie viele Leute es gibt, oder was über das Konto NAME bekannt ist: seit wann es da ist, wie
    viele Partien es gespielt hat, in wie vielen Browsern es angemeldet ist, wann es zuletzt hier war.
admin-people-short-help = Zählt Leute oder sieht ein Konto nach.
admin-accounts =
    { $accounts ->
        [one] { $accounts } Konto
       *[other] { $accounts } Konten
    }
admin-guests =
    { $guests ->
        [one] { $guests } Gast
       *[other] { $guests } Gäste
    }
admin-browsers = { $browsers } Browser
admin-account = { $name }, seit { $since }
admin-games =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
admin-last-seen = zuletzt hier am { $day }
