### `kvarto admin`.

admin-help = Opieka nad graczami: zmiana nazwy konta, liczenie, wyszukiwanie.
admin-rename-help =
    Nadaje kontu OLD nazwę NEW, na przykład dlatego, że OLD obraża. Nowa nazwa pojawia się we
    wszystkich partiach. Partia otwarta na działającym serwerze pokazuje starą, dopóki nie zostanie odłożona.
admin-rename-short-help = Nadaje kontu inną nazwę.
admin-renamed = { $old } nazywa się teraz { $new }, także we wszystkich partiach.
admin-people-help =
    Mówi, ile jest osób, albo co wiadomo o koncie NAME: od kiedy istnieje, ile ma partii, w ilu
    przeglądarkach jest zalogowane i kiedy ostatnio tu było.
admin-people-short-help = Liczy osoby albo wyszukuje konto.
admin-accounts =
    { $accounts ->
        [one] { $accounts } konto
        [few] { $accounts } konta
        [many] { $accounts } kont
       *[other] { $accounts } konta
    }
admin-guests =
    { $guests ->
        [one] { $guests } gość
        [few] { $guests } gości
        [many] { $guests } gości
       *[other] { $guests } gościa
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } przeglądarka
        [few] { $browsers } przeglądarki
        [many] { $browsers } przeglądarek
       *[other] { $browsers } przeglądarki
    }
admin-account = { $name }, od { $since }
admin-games =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }
admin-last-seen = ostatnio tu: { $day }
