### `kvarto admin`.

admin-help = Briga o ljudima: preimenovanje računa, brojanje, podaci o nekome.
admin-rename-help =
    Daje računu OLD ime NEW, na primjer zato što je OLD uvredljivo. Novo ime stoji i u svim njegovim
    partijama. Partija otvorena na poslužitelju koji radi prikazuje staro dok se ne zatvori.
admin-rename-short-help = Daje računu drugo ime.
admin-renamed = { $old } se sada zove { $new }, i u svim partijama.
admin-people-help =
    Kaže koliko ovdje ima ljudi ili što se zna o računu NAME: otkad postoji, koliko je partija odigrao,
    u koliko je preglednika prijavljen i kad je zadnji put bio ovdje.
admin-people-short-help = Broji ljude ili daje podatke o računu.
admin-accounts =
    { $accounts ->
        [one] { $accounts } račun
        [few] { $accounts } računa
       *[other] { $accounts } računa
    }
admin-guests =
    { $guests ->
        [one] { $guests } gost
        [few] { $guests } gosta
       *[other] { $guests } gostiju
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } preglednik
        [few] { $browsers } preglednika
       *[other] { $browsers } preglednika
    }
admin-account = { $name }, od { $since }
admin-games =
    { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }
admin-last-seen = zadnji put ovdje: { $day }
