### `kvarto admin`.

admin-help = Si occupa delle persone: rinominare un account, contarle, cercarne una.
admin-rename-help =
    Dà all’account OLD il nome NEW, per esempio perché OLD è offensivo. Tutte le sue partite portano il
    nuovo nome. Una partita aperta su un server in funzione mostra il vecchio finché non viene riposta.
admin-rename-short-help = Dà un altro nome a un account.
admin-renamed = { $old } ora si chiama { $new }, anche in tutte le partite.
admin-people-help =
    Dice quante persone ci sono, o che cosa si sa dell’account NAME: da quando esiste, quante partite ha
    giocato, su quanti browser ha fatto l’accesso, quando è stato qui l’ultima volta.
admin-people-short-help = Conta le persone, o cerca un account.
admin-accounts =
    { $accounts ->
        [one] { $accounts } account
        [many] { $accounts } di account
       *[other] { $accounts } account
    }
admin-guests =
    { $guests ->
        [one] { $guests } ospite
        [many] { $guests } di ospiti
       *[other] { $guests } ospiti
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } browser
        [many] { $browsers } di browser
       *[other] { $browsers } browser
    }
admin-account = { $name }, dal { $since }
admin-games =
    { $games ->
        [one] { $games } partita
        [many] { $games } di partite
       *[other] { $games } partite
    }
admin-last-seen = ultima visita il { $day }
