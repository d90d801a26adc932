### `kvarto admin`.

admin-help = Hoolitse inimeste eest: anna kontole uus nimi, loenda inimesi, vaata konto andmeid.
admin-rename-help =
    Anna kontole OLD nimi NEW, näiteks kui OLD on solvav. Kõik selle mängud kasutavad uut nime.
    Töötavas serveris avatud mäng näitab vana nime, kuni see suletakse.
admin-rename-short-help = Anna kontole teine nimi.
admin-renamed = { $old } on nüüd { $new }, ka kõigis mängudes.
admin-people-help =
    Ütle, kui palju inimesi on, või mida on teada konto NAME kohta: mis ajast see olemas on, mitu mängu
    sellega on mängitud, mitmes brauseris ollakse sisse logitud, millal viimati siin käidi.
admin-people-short-help = Loenda inimesi või vaata konto andmeid.
admin-accounts =
    { $accounts ->
        [one] { $accounts } konto
       *[other] { $accounts } kontot
    }
admin-guests =
    { $guests ->
        [one] { $guests } külaline
       *[other] { $guests } külalist
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } brauser
       *[other] { $browsers } brauserit
    }
admin-account = { $name }, alates { $since }
admin-games =
    { $games ->
        [one] { $games } mäng
       *[other] { $games } mängu
    }
admin-last-seen = viimati siin { $day }
