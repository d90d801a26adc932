### `kvarto admin`.

admin-help = Pārvalda lietotājus: pārdēvē kontu, saskaita cilvēkus, sameklē kādu.
admin-rename-help =
    Dod kontam OLD vārdu NEW, piemēram, tāpēc, ka OLD ir aizskarošs. Jaunais vārds parādās visās tā
    partijās. Partija, kas atvērta strādājošā serverī, rāda veco vārdu, līdz tiek aizvērta.
admin-rename-short-help = Dod kontam citu vārdu.
admin-renamed = { $old } tagad ir { $new }, arī visās partijās.
admin-people-help =
    Pasaka, cik ir cilvēku, vai arī, kas zināms par kontu NAME: kopš kura laika tas ir, cik partiju
    izspēlējis, cik pārlūkprogrammās ir pieteicies, kad pēdējo reizi te bijis.
admin-people-short-help = Saskaita cilvēkus vai sameklē kontu.
admin-accounts =
    { $accounts ->
        [zero] { $accounts } kontu
        [one] { $accounts } konts
       *[other] { $accounts } konti
    }
admin-guests =
    { $guests ->
        [zero] { $guests } viesu
        [one] { $guests } viesis
       *[other] { $guests } viesi
    }
admin-browsers =
    { $browsers ->
        [zero] { $browsers } pārlūkprogrammu
        [one] { $browsers } pārlūkprogramma
       *[other] { $browsers } pārlūkprogrammas
    }
admin-account = { $name }, kopš { $since }
admin-games =
    { $games ->
        [zero] { $games } partiju
        [one] { $games } partija
       *[other] { $games } partijas
    }
admin-last-seen = pēdējoreiz te: { $day }
