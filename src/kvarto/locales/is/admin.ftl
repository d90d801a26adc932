### `kvarto admin`.

admin-help = Sinna fólki: gefa aðgangi nýtt nafn, telja fólk, fletta upp.
admin-rename-help =
    Gefa aðganginum OLD nafnið NEW, til dæmis ef OLD er særandi. Öll spilin nota nýja nafnið. Spil sem
    er opið hjá þjóni í gangi sýnir gamla nafnið þar til því er lokað.
admin-rename-short-help = Gefa aðgangi annað nafn.
admin-renamed = { $old } heitir nú { $new }, líka í öllum spilum.
admin-people-help =
    Segir hve margt fólk er hér eða hvað er vitað um aðganginn NAME: hve lengi hann hefur verið til, hve
    mörg spil hafa verið spiluð, hve margir vafrar eru skráðir inn, hvenær síðast sást til hans.
admin-people-short-help = Telja fólk eða fletta upp aðgangi.
admin-accounts =
    { $accounts ->
        [one] { $accounts } aðgangur
       *[other] { $accounts } aðgangar
    }
admin-guests =
    { $guests ->
        [one] { $guests } gestur
       *[other] { $guests } gestir
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } vafri
       *[other] { $browsers } vafrar
    }
admin-account = { $name }, frá { $since }
admin-games = { $games } spil
admin-last-seen = sást síðast { $day }
