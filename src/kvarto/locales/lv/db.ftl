### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Cits kvarto serveris glabā savas partijas failā { $file }.
    Apturi to vai dod šim savu failu: kvarto serve --data OTHER
database-too-new =
    Failu { $file } ir rakstījis jaunāks kvarto: tā revīzija ir { $revision }, bet šis kvarto pazīst revīzijas līdz { $newest }.
    Lieto atkal jaunāko kvarto vai atgriezies pie iepriekšējās kopijas: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } nav nolasāms kā datubāze: { $why }
not-our-database = { $file } ir citas programmas datubāze, nevis kvarto
nothing-in-database = failā { $file } nav kvarto datubāzes

db-help = Pārvalda datubāzi: atjaunina, kopē, atliek atpakaļ kopiju, pārbauda.
db-file-help = Datubāze (ja nav norādīta, tā, ko lieto "kvarto serve").
db-force-help = Aizstāt esošu failu.
db-upgrade-help =
    Atjaunina vecāka kvarto datubāzi. Serveris palaišanas brīdī dara to pašu. Blakus paliek iepriekšējā
    stāvokļa kopija.
db-upgrade-short-help = Atjaunina vecāka kvarto datubāzi.
db-is-newest = { $file } ir jaunākajā revīzijā: { $revision }.
db-upgraded =
    { $file } ir atjaunināts no revīzijas { $before } uz { $revision }.
    Iepriekšējais saturs ir saglabāts šeit: { $copy }
db-will-be-upgraded =
    { $file } ir no vecāka kvarto un tiek atjaunināts.
    Iepriekšējais saturs tiek saglabāts šeit: { $copy }
db-backup-help =
    Nokopē datubāzi failā TARGET, kāda tā ir vienā brīdī. Serveris tikmēr var strādāt.
db-backup-short-help = Nokopē datubāzi, arī serverim strādājot.
db-copied = { $file } ir nokopēts šeit: { $copy }
db-restore-help =
    Atliek kopiju atpakaļ: SOURCE kļūst par datubāzi. Serverim jābūt apturētam.
db-restore-short-help = Atliek atpakaļ datubāzes kopiju.
db-restored = { $file } tagad ir tāds, kāds bija { $copy }.
db-file-is-there =
    { $file } jau pastāv.
    Ar --force tas tiek aizstāts, un tā saturs zūd.
db-no-file = nav faila { $file }
db-is-damaged =
    { $file } ir bojāts; kopiju var atlikt atpakaļ ar: kvarto db restore COPY --force
    { $damages }
db-check-help = Izskata visu datubāzi: vai tā ir vesela, kāda ir tās revīzija, kas tajā ir.
db-check-short-help = Izskata visu datubāzi.
db-sound = { $file } ir vesels: revīzija { $revision }.
db-older = Šis kvarto lieto revīziju { $newest }: serveris to atjaunina palaišanas brīdī, un to dara arī "kvarto db upgrade".
db-games =
    { $games ->
        [zero] { $games } partiju
        [one] { $games } partija
       *[other] { $games } partijas
    }, vēl nepabeigtas: { $running }.
db-people =
    { $people ->
        [zero] { $people } cilvēku
        [one] { $people } cilvēks
       *[other] { $people } cilvēki
    }, ar kontu: { $accounts }.
