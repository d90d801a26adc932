### `kvarto admin`.

admin-help = Huolehdi ihmisistä: nimeä tili uudelleen, laske ihmiset, hae tilin tiedot.
admin-rename-help =
    Anna tilille OLD nimi NEW, esimerkiksi jos OLD loukkaa. Kaikki sen pelit käyttävät uutta nimeä.
    Käynnissä olevan palvelimen avoin peli näyttää vanhan, kunnes se suljetaan.
admin-rename-short-help = Anna tilille toinen nimi.
admin-renamed = { $old } on nyt { $new }, myös kaikissa peleissä.
admin-people-help =
    Kerro, montako ihmistä on, tai mitä tilistä NAME tiedetään: mistä asti se on ollut, montako peliä
    sillä on pelattu, moneenko selaimeen on kirjauduttu, milloin se kävi viimeksi.
admin-people-short-help = Laske ihmiset tai hae tilin tiedot.
admin-accounts =
    { $accounts ->
        [one] { $accounts } tili
       *[other] { $accounts } tiliä
    }
admin-guests =
    { $guests ->
        [one] { $guests } vieras
       *[other] { $guests } vierasta
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } selain
       *[other] { $browsers } selainta
    }
admin-account = { $name }, alkaen { $since }
admin-games =
    { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }
admin-last-seen = viimeksi täällä { $day }
