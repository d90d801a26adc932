### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    V { $file } má své partie jiný server kvarto.
    Zastav ho, nebo dej tomuto vlastní soubor: kvarto serve --data OTHER
database-too-new =
    { $file } je z novějšího kvarto: má revizi { $revision } a toto kvarto zná revize jen po { $newest }.
    Vrať se k novějšímu kvarto, nebo ke kopii z dřívějška: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } nelze přečíst jako databázi: { $why }
not-our-database = { $file } je databáze jiného programu, ne kvarto
nothing-in-database = v { $file } není databáze kvarto

db-help = Péče o databázi: aktualizovat, kopírovat, obnovit z kopie, zkontrolovat.
db-file-help = Databáze (jinak ta, kterou používá "kvarto serve").
db-force-help = Nahradit existující soubor.
db-upgrade-help =
    Aktualizuje databázi staršího kvarto. Server to dělá sám při startu. Kopie původní zůstane vedle.
db-upgrade-short-help = Aktualizuje databázi staršího kvarto.
db-is-newest = { $file } je aktuální: revize { $revision }.
db-upgraded =
    { $file }: revize { $before } byla převedena na { $revision }.
    Původní stav je v { $copy }
db-will-be-upgraded =
    { $file } je ze staršího kvarto a právě se aktualizuje.
    Původní stav je v { $copy }
db-backup-help =
    Zkopíruje databázi do TARGET, jak je v jednom okamžiku. Server přitom může běžet.
db-backup-short-help = Zkopíruje databázi, i když server běží.
db-copied = { $file } je zkopírováno do { $copy }
db-restore-help =
    Obnoví z kopie: SOURCE se stane databází. Server musí být zastavený.
db-restore-short-help = Obnoví databázi z kopie.
db-restored = { $file } je teď jako { $copy }.
db-file-is-there =
    { $file } už existuje.
    S --force se nahradí a jeho obsah se ztratí.
db-no-file = soubor { $file } neexistuje
db-is-damaged =
    Soubor { $file } je poškozený; kopii obnovíš takto: kvarto db restore COPY --force
    { $damages }
db-check-help = Projde celou databázi: zda je v pořádku, jakou má revizi a co v ní je.
db-check-short-help = Projde celou databázi.
db-sound = Databáze { $file } je v pořádku: revize { $revision }.
db-older = Toto kvarto používá revizi { $newest }: server databázi aktualizuje při startu, stejně jako "kvarto db upgrade".
db-games =
    { $games ->
        [one] 1 partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }, z toho rozehráno: { $running }.
db-people =
    { $people ->
        [one] 1 člověk
        [few] { $people } lidé
        [many] { $people } člověka
       *[other] { $people } lidí
    }, s účtem: { $accounts }.
