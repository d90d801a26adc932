### `kvarto admin`.

admin-help = Hold styr på folk: gi en konto nytt navn, tell folk, slå opp en.
admin-rename-help =
    Gi kontoen OLD navnet NEW, for eksempel fordi OLD støter noen. Alle partiene bruker da det nye
    navnet. Et parti som er åpent på en server i gang, viser det gamle til det blir lagt bort.
admin-rename-short-help = Gi en konto et annet navn.
admin-renamed = { $old } heter nå { $new }, også i alle partier.
admin-people-help =
    Si hvor mange personer det er, eller hva som er kjent om kontoen NAME: når den kom til, hvor mange
    partier den har spilt, hvor mange nettlesere som er logget inn, når den var her sist.
admin-people-short-help = Tell folk, eller slå opp en konto.
admin-accounts =
    { $accounts ->
        [one] { $accounts } konto
       *[other] { $accounts } kontoer
    }
admin-guests =
    { $guests ->
        [one] { $guests } gjest
       *[other] { $guests } gjester
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } nettleser
       *[other] { $browsers } nettlesere
    }
admin-account = { $name }, siden { $since }
admin-games =
    { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    }
admin-last-seen = sist sett { $day }
