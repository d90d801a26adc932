### `kvarto admin`.

admin-help = Beheer mensen: een account een andere naam geven, mensen tellen, iemand opzoeken.
admin-rename-help =
    Geef het account OLD de naam NEW, bijvoorbeeld omdat OLD kwetsend is. In al zijn partijen staat
    dan de nieuwe naam. Een partij die op een draaiende server open is, toont de oude tot die is opgeborgen.
admin-rename-short-help = Geef een account een andere naam.
admin-renamed = { $old } heet nu { $new }, ook in alle partijen.
admin-people-help =
    Zeg hoeveel mensen er zijn, of wat er over het account NAME bekend is: sinds wanneer het er is,
    hoeveel partijen het heeft gespeeld, hoeveel browsers zijn ingelogd, wanneer het voor het laatst hier was.
admin-people-short-help = Tel mensen, of zoek een account op.
# As in English.
admin-accounts =
    { $accounts ->
        [one] { $accounts } account
       *[other] { $accounts } accounts
    }
admin-guests =
    { $guests ->
        [one] { $guests } gast
       *[other] { $guests } gasten
    }
# As in English.
admin-browsers =
    { $browsers ->
        [one] { $browsers } browser
       *[other] { $browsers } browsers
    }
admin-account = { $name }, sinds { $since }
admin-games =
    { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }
admin-last-seen = het laatst gezien op { $day }
