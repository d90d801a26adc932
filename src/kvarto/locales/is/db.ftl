### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Annar kvarto-þjónn geymir spilin sín í { $file }.
    Stöðvaðu hann eða gefðu þessum eigin skrá: kvarto serve --data OTHER
database-too-new =
    Nýrra kvarto skrifaði { $file }: hún er af gerð { $revision } en þetta kvarto þekkir gerðir upp í { $newest }.
    Notaðu nýrra kvarto aftur eða farðu til baka í eldra afrit: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = ekki er hægt að lesa { $file } sem gagnagrunn: { $why }
not-our-database = { $file } er gagnagrunnur annars forrits, ekki kvarto
nothing-in-database = enginn kvarto-gagnagrunnur er í { $file }

db-help = Sinna gagnagrunninum: uppfæra, afrita, setja afrit aftur inn, athuga.
db-file-help = Gagnagrunnurinn (annars sá sem "kvarto serve" notar).
db-force-help = Skrifa yfir skrá sem er til.
db-upgrade-help =
    Uppfæra gagnagrunn eldra kvarto. Þjónn gerir það sama þegar hann ræsist. Afrit af því sem var
    geymist við hliðina.
db-upgrade-short-help = Uppfæra gagnagrunn eldra kvarto.
db-is-newest = { $file } er af nýjustu gerð: { $revision }.
db-upgraded =
    { $file } hefur verið uppfærð úr gerð { $before } í { $revision }.
    Það sem var áður er geymt í { $copy }
db-will-be-upgraded =
    { $file } er úr eldra kvarto og er nú uppfærð.
    Það sem var áður er geymt í { $copy }
db-backup-help =
    Afrita gagnagrunninn í TARGET eins og hann er á einu augnabliki. Þjónn má vera í gangi á meðan.
db-backup-short-help = Afrita gagnagrunninn, líka meðan þjónn er í gangi.
db-copied = { $file } hefur verið afrituð í { $copy }
db-restore-help =
    Setja afrit aftur inn: SOURCE verður gagnagrunnurinn. Þjónninn þarf að vera stöðvaður á meðan.
db-restore-short-help = Setja afrit af gagnagrunninum aftur inn.
db-restored = { $file } er nú eins og { $copy }.
db-file-is-there =
    { $file } er þegar til.
    Með --force er skrifað yfir hana og það sem í henni er glatast.
db-no-file = skráin { $file } er ekki til
db-is-damaged =
    { $file } er skemmd; setja má afrit aftur inn með: kvarto db restore COPY --force
    { $damages }
db-check-help = Fara yfir allan gagnagrunninn: er hann heill, af hvaða gerð er hann, hvað er í honum.
db-check-short-help = Fara yfir allan gagnagrunninn.
db-sound = { $file } er heil: gerð { $revision }.
db-older = Þetta kvarto notar gerð { $newest }: þjónn uppfærir þegar hann ræsist, og "kvarto db upgrade" líka.
db-games = Spil: { $games }, þar af í gangi: { $running }.
db-people = Fólk: { $people }, þar af með aðgang: { $accounts }.
