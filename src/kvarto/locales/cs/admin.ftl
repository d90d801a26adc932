### `kvarto admin`.

admin-help = Péče o lidi: přejmenovat účet, spočítat lidi, vyhledat někoho.
admin-rename-help =
    Dá účtu OLD jméno NEW, třeba proto, že OLD uráží. Nové jméno se objeví ve všech partiích. Partie
    otevřená na běžícím serveru ukazuje staré, dokud se neodloží.
admin-rename-short-help = Dá účtu jiné jméno.
admin-renamed = { $old } se teď jmenuje { $new }, i ve všech partiích.
admin-people-help =
    Řekne, kolik je tu lidí, nebo co je známo o účtu NAME: odkdy existuje, kolik má partií, v kolika
    prohlížečích je přihlášený a kdy tu byl naposledy.
admin-people-short-help = Spočítá lidi, nebo vyhledá účet.
admin-accounts =
    { $accounts ->
        [one] { $accounts } účet
        [few] { $accounts } účty
        [many] { $accounts } účtu
       *[other] { $accounts } účtů
    }
admin-guests =
    { $guests ->
        [one] { $guests } host
        [few] { $guests } hosté
        [many] { $guests } hosta
       *[other] { $guests } hostů
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } prohlížeč
        [few] { $browsers } prohlížeče
        [many] { $browsers } prohlížeče
       *[other] { $browsers } prohlížečů
    }
admin-account = { $name }, od { $since }
admin-games =
    { $games ->
        [one] { $games } partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }
admin-last-seen = naposledy tu: { $day }
