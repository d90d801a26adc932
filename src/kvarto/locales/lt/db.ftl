### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Kitas kvarto serveris savo partijas saugo faile { $file }.
    Sustabdyk aną arba duok šiam atskirą failą: kvarto serve --data OTHER
database-too-new =
    Failą { $file } įrašė naujesnis kvarto: jo redakcija { $revision }, o šis kvarto pažįsta iki { $newest }.
    Naudok naujesnį kvarto arba grįžk prie ankstesnės kopijos: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } neperskaitoma kaip duomenų bazė: { $why }
not-our-database = { $file } yra kitos programos, o ne kvarto duomenų bazė
nothing-in-database = faile { $file } nėra kvarto duomenų bazės

db-help = Prižiūri duomenų bazę: atnaujina, nukopijuoja, grąžina kopiją, patikrina.
db-file-help = Duomenų bazė (jei nenurodyta, ta, kurią naudoja „kvarto serve“).
db-force-help = Pakeisti esamą failą.
db-upgrade-help =
    Atnaujina senesnio kvarto duomenų bazę. Tą patį paleidžiamas daro ir serveris. Šalia lieka
    ankstesnės kopija.
db-upgrade-short-help = Atnaujina senesnio kvarto duomenų bazę.
db-is-newest = { $file } naujausia: redakcija { $revision }.
db-upgraded =
    { $file } atnaujinta iš redakcijos { $before } į { $revision }.
    Kas buvo anksčiau, saugoma faile { $copy }
db-will-be-upgraded =
    { $file } yra senesnio kvarto ir dabar atnaujinama.
    Kas buvo anksčiau, saugoma faile { $copy }
db-backup-help =
    Nukopijuoja duomenų bazę į TARGET tokią, kokia ji tuo metu yra. Serveris gali veikti toliau.
db-backup-short-help = Nukopijuoja duomenų bazę net serveriui veikiant.
db-copied = { $file } nukopijuota į { $copy }
db-restore-help =
    Grąžina kopiją: SOURCE tampa duomenų baze. Serveris tuo metu turi būti sustabdytas.
db-restore-short-help = Grąžina duomenų bazės kopiją.
db-restored = Failas { $file } dabar toks, koks buvo { $copy }.
db-file-is-there =
    { $file } jau yra.
    Su --force jis pakeičiamas, o kas jame, prarandama.
db-no-file = nėra failo { $file }
db-is-damaged =
    { $file } sugadinta; kopiją galima grąžinti taip: kvarto db restore COPY --force
    { $damages }
db-check-help = Peržiūri visą duomenų bazę: ar ji sveika, kokia redakcija, kas joje yra.
db-check-short-help = Peržiūri visą duomenų bazę.
db-sound = { $file } sveika: redakcija { $revision }.
db-older = Šis kvarto naudoja redakciją { $newest }: atnaujina paleidžiamas serveris arba „kvarto db upgrade“.
db-games =
    { $games ->
        [one] { $games } partija,
        [few] { $games } partijos,
        [many] { $games } partijos,
       *[other] { $games } partijų,
    } tebevyksta { $running }.
db-people =
    { $people ->
        [one] { $people } žmogus,
        [few] { $people } žmonės,
        [many] { $people } žmogaus,
       *[other] { $people } žmonių,
    } su paskyra { $accounts }.
