### `kvarto admin`.

admin-help = Skrbi za ljudi: preimenuj račun, preštej ljudi, poišči koga.
admin-rename-help =
    Da računu OLD ime NEW, na primer zato, ker OLD žali. Novo ime je vidno v vseh partijah. Partija,
    odprta na delujočem strežniku, kaže staro, dokler se ne pospravi.
admin-rename-short-help = Da računu drugo ime.
admin-renamed = { $old } ima zdaj ime { $new }, tudi v vseh partijah.
admin-people-help =
    Pove, koliko ljudi je tu ali kaj je znano o računu NAME: od kdaj obstaja, koliko partij ima, v
    koliko brskalnikih je prijavljen in kdaj je bil nazadnje tu.
admin-people-short-help = Prešteje ljudi ali poišče račun.
admin-accounts =
    { $accounts ->
        [one] { $accounts } račun
        [two] { $accounts } računa
        [few] { $accounts } računi
       *[other] { $accounts } računov
    }
admin-guests =
    { $guests ->
        [one] { $guests } gost
        [two] { $guests } gosta
        [few] { $guests } gostje
       *[other] { $guests } gostov
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } brskalnik
        [two] { $browsers } brskalnika
        [few] { $browsers } brskalniki
       *[other] { $browsers } brskalnikov
    }
admin-account = { $name }, od { $since }
admin-games =
    { $games ->
        [one] { $games } partija
        [two] { $games } partiji
        [few] { $games } partije
       *[other] { $games } partij
    }
admin-last-seen = nazadnje tu: { $day }
