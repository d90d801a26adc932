### `kvarto admin`.

admin-help = Are grijă de oameni: redenumește un cont, îi numără, caută pe cineva.
admin-rename-help =
    Dă contului OLD numele NEW, de exemplu fiindcă OLD e jignitor. Toate partidele lui poartă noul
    nume. O partidă deschisă pe un server pornit îl arată pe cel vechi până când este închisă.
admin-rename-short-help = Dă unui cont alt nume.
admin-renamed = { $old } se numește acum { $new }, și în toate partidele.
admin-people-help =
    Spune câți oameni sunt sau ce se știe despre contul NAME: de când există, câte partide a jucat,
    câte browsere sunt conectate, când a fost aici ultima oară.
admin-people-short-help = Numără oamenii sau caută un cont.
admin-accounts =
    { $accounts ->
        [one] { $accounts } cont
        [few] { $accounts } conturi
       *[other] { $accounts } de conturi
    }
admin-guests =
    { $guests ->
        [one] { $guests } vizitator
        [few] { $guests } vizitatori
       *[other] { $guests } de vizitatori
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } browser
        [few] { $browsers } browsere
       *[other] { $browsers } de browsere
    }
admin-account = { $name }, din { $since }
admin-games =
    { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }
admin-last-seen = ultima oară aici: { $day }
