### `kvarto admin`.

admin-help = Hold styr på folk: giv en konto nyt navn, tæl folk, slå en op.
admin-rename-help =
    Giv kontoen OLD navnet NEW, for eksempel fordi OLD støder nogen. Alle dens partier bruger så det nye
    navn. Et parti, der er åbent på en kørende server, viser det gamle, til det lægges væk.
admin-rename-short-help = Giv en konto et andet navn.
admin-renamed = { $old } hedder nu { $new }, også i alle partier.
admin-people-help =
    Sig, hvor mange personer der er, eller hvad man ved om kontoen NAME: hvornår den kom til, hvor mange
    partier den har spillet, hvor mange browsere der er logget ind, hvornår den sidst var her.
admin-people-short-help = Tæl folk, eller slå en konto op.
admin-accounts =
    { $accounts ->
        [one] { $accounts } konto
       *[other] { $accounts } konti
    }
admin-guests =
    { $guests ->
        [one] { $guests } gæst
       *[other] { $guests } gæster
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } browser
       *[other] { $browsers } browsere
    }
admin-account = { $name }, siden { $since }
admin-games =
    { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    }
admin-last-seen = sidst set { $day }
