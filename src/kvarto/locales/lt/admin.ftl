### `kvarto admin`.

admin-help = Rūpinasi žmonėmis: pervadina paskyrą, suskaičiuoja, ką nors suranda.
admin-rename-help =
    Paskyrai OLD duoda vardą NEW, pavyzdžiui, kai OLD įžeidžia. Visose jos partijose rodomas naujasis
    vardas. Veikiančiame serveryje atverta partija rodo senąjį, kol nepadedama į šalį.
admin-rename-short-help = Paskyrai duoda kitą vardą.
admin-renamed = { $old } dabar vadinasi { $new }, ir visose partijose.
admin-people-help =
    Pasako, kiek yra žmonių arba kas žinoma apie paskyrą NAME: nuo kada ji yra, kiek partijų sužaista,
    kiek naršyklių prisijungę, kada čia buvo paskutinį kartą.
admin-people-short-help = Suskaičiuoja žmones arba suranda paskyrą.
admin-accounts =
    { $accounts ->
        [one] { $accounts } paskyra
        [few] { $accounts } paskyros
        [many] { $accounts } paskyros
       *[other] { $accounts } paskyrų
    }
admin-guests =
    { $guests ->
        [one] { $guests } svečias
        [few] { $guests } svečiai
        [many] { $guests } svečio
       *[other] { $guests } svečių
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } naršyklė
        [few] { $browsers } naršyklės
        [many] { $browsers } naršyklės
       *[other] { $browsers } naršyklių
    }
admin-account = { $name }, nuo { $since }
admin-games =
    { $games ->
        [one] { $games } partija
        [few] { $games } partijos
        [many] { $games } partijos
       *[other] { $games } partijų
    }
admin-last-seen = paskutinį kartą čia: { $day }
