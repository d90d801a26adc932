### `kvarto admin`.

admin-help = Håll ordning på folk: döp om ett konto, räkna folk, slå upp någon.
admin-rename-help =
    Ge kontot OLD namnet NEW, till exempel för att OLD är stötande. Alla dess partier får då det nya
    namnet. Ett parti som är öppet på en server som kör visar det gamla tills det läggs undan.
admin-rename-short-help = Ge ett konto ett annat namn.
admin-renamed = { $old } heter nu { $new }, även i alla partier.
admin-people-help =
    Säg hur många människor det finns, eller vad som är känt om kontot NAME: sedan när det finns, hur
    många partier det har spelat, hur många webbläsare som är inloggade, när det senast var här.
admin-people-short-help = Räkna folk, eller slå upp ett konto.
admin-accounts =
    { $accounts ->
        [one] { $accounts } konto
       *[other] { $accounts } konton
    }
admin-guests =
    { $guests ->
        [one] { $guests } gäst
       *[other] { $guests } gäster
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } webbläsare
       *[other] { $browsers } webbläsare
    }
admin-account = { $name }, sedan { $since }
admin-games =
    { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    }
admin-last-seen = senast sedd { $day }
