### `kvarto admin`.

admin-help = Look after people: rename an account, count people, look one up.
admin-rename-help =
    Give the account OLD the name NEW, for example because OLD offends. All its games speak of it by
    the new name. A game that is open on a running server shows the old one until it is put away.
admin-rename-short-help = Give an account another name.
admin-renamed = { $old } is now called { $new }, in all games too.
admin-people-help =
    Say how many people there are, or what is known about the account NAME: since when it has been
    there, how many games it has played, how many browsers are signed in, when it was last here.
admin-people-short-help = Count people, or look an account up.
admin-accounts =
    { $accounts ->
        [one] { $accounts } account
       *[other] { $accounts } accounts
    }
admin-guests =
    { $guests ->
        [one] { $guests } guest
       *[other] { $guests } guests
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } browser
       *[other] { $browsers } browsers
    }
admin-account = { $name }, since { $since }
admin-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
admin-last-seen = last seen on { $day }
