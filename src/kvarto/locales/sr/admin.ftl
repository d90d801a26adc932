### `kvarto admin`.

admin-help = Брига о људима: преименовање налога, бројање, подаци о некоме.
admin-rename-help =
    Даје налогу OLD име NEW, на пример зато што је OLD увредљиво. Ново име стоји и у свим његовим
    партијама. Партија отворена на серверу који ради приказује старо док се не затвори.
admin-rename-short-help = Даје налогу друго име.
admin-renamed = { $old } се сада зове { $new }, и у свим партијама.
admin-people-help =
    Каже колико људи има овде или шта се зна о налогу NAME: од када постоји, колико је партија одиграо,
    у колико је прегледача пријављен и када је последњи пут био овде.
admin-people-short-help = Броји људе или даје податке о налогу.
admin-accounts =
    { $accounts ->
        [one] { $accounts } налог
        [few] { $accounts } налога
       *[other] { $accounts } налога
    }
admin-guests =
    { $guests ->
        [one] { $guests } гост
        [few] { $guests } госта
       *[other] { $guests } гостију
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } прегледач
        [few] { $browsers } прегледача
       *[other] { $browsers } прегледача
    }
admin-account = { $name }, од { $since }
admin-games =
    { $games ->
        [one] { $games } партија
        [few] { $games } партије
       *[other] { $games } партија
    }
admin-last-seen = последњи пут овде: { $day }
