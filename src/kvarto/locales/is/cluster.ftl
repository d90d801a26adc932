### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = ekki er hægt að geyma spilin eins og er; reyndu aftur eftir augnablik
lease-lost = annar þjónn sér nú um { $place }
no-such-database = ekki er hægt að opna neinn gagnagrunn á { $address } (slóðin lítur svona út: postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL og NATS þurfa fleiri pakka ({ $what }). Settu þá upp með:
    pip install "kvarto[server,cluster]"
database-out-of-reach = ekki er hægt að nota gagnagrunninn { $address }: { $why }
database-there-too-new =
    Nýrra kvarto skrifaði { $address }: gagnagrunnurinn er af gerð { $revision } en þetta kvarto þekkir gerðir upp í { $newest }.
    Notaðu nýrra kvarto aftur eða eldra afrit.
database-encoding = gagnagrunnurinn { $address } geymir texta sem { $encoding }; búðu til gagnagrunn með kóðuninni UTF8

db-there-will-be-upgraded = { $address } er úr eldra kvarto og gagnagrunnurinn er nú uppfærður.
db-there-made = Töflurnar hafa verið búnar til í { $address }: gerð { $revision }.
db-there-upgraded = Gagnagrunnurinn { $address } hefur verið uppfærður úr gerð { $before } í { $revision }.
db-there-is-damaged =
    Í { $file } vantar eitthvað sem ætti að vera þar:
    { $damages }
db-backup-there =
    PostgreSQL-gagnagrunnur er afritaður með forriti PostgreSQL sjálfs, líka meðan þjónar eru í gangi:
    { $command }
db-restore-there =
    Afrit af PostgreSQL-gagnagrunni er sett aftur inn með forriti PostgreSQL sjálfs. Stöðvaðu fyrst alla þjóna:
    { $command }
db-copy-help =
    Afrita allt úr skránni FROM í tóman PostgreSQL-gagnagrunn, til dæmis postgresql://USER@HOST/NAME,
    svo að fleiri vélar geti haldið áfram með hann. Þjónninn þarf að vera stöðvaður á meðan. Annaðhvort
    er allt afritað eða ekkert; skráin helst eins og hún er.
db-copy-short-help = Afrita skrá í PostgreSQL-gagnagrunn.
db-copy-from-file-to-address = FROM er skrá gagnagrunns og TO er slóð eins og postgresql://USER@HOST/NAME
db-copying = Afrita
copy-needs-upgrade = fyrst þarf að uppfæra { $file }: kvarto db upgrade --database { $file }
copy-target-not-empty = eitthvað er þegar í { $address }; búðu til tóman gagnagrunn fyrir þetta
copy-refused = ekki er hægt að afrita { $table }: { $why }
copy-incomplete = raðir úr { $table } sem skiluðu sér í { $address }: aðeins { $there } af { $here }
come-again = þetta borð er rétt í þessu að flytjast yfir á annan þjón; reyndu aftur eftir augnablik

serve-database-help =
    Slóð PostgreSQL-gagnagrunns sem geymir spilin í stað skrár, til dæmis
    postgresql://USER@HOST/NAME: þá geta nokkrir þjónar deilt þeim, á bak við hvaða álagsjafnara
    sem er.
serve-bus-help =
    Slóð á NATS sem ber skilaboð strax milli þessara þjóna, til dæmis nats://HOST:4222. Annars
    leita þeir að skilaboðum hver frá öðrum í gagnagrunninum.
serve-data-or-database = Spilin geymast á einum stað: annaðhvort tilgreinir --data skrá eða --database slóð.
serve-bus-needs-database = Aðeins þjónar sem deila gagnagrunni þurfa skilaboðabraut. Tilgreindu gagnagrunninn með --database.
serve-bad-bus = { $text } er ekki slóð skilaboðabrautar. Slóðin lítur svona út: nats://HOST:4222.
