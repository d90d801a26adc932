### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = partijas pašlaik nevar saglabāt; pēc brīža mēģini vēlreiz
lease-lost = par { $place } tagad rūpējas cits serveris
no-such-database = adresē { $address } nevar atvērt datubāzi (adrese izskatās šādi: postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL un NATS vajadzīgas vēl citas pakotnes ({ $what }). Instalē tās ar:
    pip install "kvarto[server,cluster]"
database-out-of-reach = datubāzi { $address } nevar lietot: { $why }
database-there-too-new =
    Datubāzi { $address } ir rakstījis jaunāks kvarto: tās revīzija ir { $revision }, bet šis kvarto pazīst revīzijas līdz { $newest }.
    Lieto atkal jaunāko kvarto vai agrāku kopiju.
database-encoding = datubāze { $address } glabā tekstus kodējumā { $encoding }; izveido datubāzi ar kodējumu UTF8
