### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    V { $file } má svoje partie iný server kvarto.
    Zastav ho alebo daj tomuto vlastný súbor: kvarto serve --data OTHER
database-too-new =
    { $file } je z novšieho kvarto: má revíziu { $revision } a toto kvarto pozná revízie len po { $newest }.
    Vráť sa k novšiemu kvarto alebo ku kópii spred zmeny: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } sa nedá prečítať ako databáza: { $why }
not-our-database = { $file } je databáza iného programu, nie kvarto
nothing-in-database = v { $file } nie je databáza kvarto

db-help = Starostlivosť o databázu: aktualizovať, kopírovať, obnoviť z kópie, skontrolovať.
db-file-help = Databáza (inak tá, ktorú používa "kvarto serve").
db-force-help = Nahradiť existujúci súbor.
db-upgrade-help =
    Aktualizuje databázu staršieho kvarto. Server to robí sám pri štarte. Kópia pôvodnej ostane vedľa.
db-upgrade-short-help = Aktualizuje databázu staršieho kvarto.
db-is-newest = Databáza { $file } je aktuálna: revízia { $revision }.
db-upgraded =
    { $file }: revízia { $before } bola prevedená na { $revision }.
    Pôvodný stav je v { $copy }
db-will-be-upgraded =
    { $file } je zo staršieho kvarto a práve sa aktualizuje.
    Pôvodný stav je v { $copy }
db-backup-help =
    Skopíruje databázu do TARGET, aká je v jednej chvíli. Server pritom môže bežať.
db-backup-short-help = Skopíruje databázu, aj keď server beží.
db-copied = Databáza { $file } je skopírovaná do { $copy }
db-restore-help =
    Obnoví z kópie: SOURCE sa stane databázou. Server musí byť zastavený.
db-restore-short-help = Obnoví databázu z kópie.
db-restored = { $file } je teraz ako { $copy }.
db-file-is-there =
    { $file } už existuje.
    S --force sa nahradí a jeho obsah sa stratí.
db-no-file = súbor { $file } neexistuje
db-is-damaged =
    Súbor { $file } je poškodený; kópiu obnovíš takto: kvarto db restore COPY --force
    { $damages }
db-check-help = Prejde celú databázu: či je v poriadku, akú má revíziu a čo v nej je.
db-check-short-help = Prejde celú databázu.
db-sound = Databáza { $file } je v poriadku: revízia { $revision }.
db-older = Toto kvarto používa revíziu { $newest }: server databázu aktualizuje pri štarte, rovnako ako "kvarto db upgrade".
db-games =
    { $games ->
        [one] 1 partia
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }, z toho rozohraté: { $running }.
db-people =
    { $people ->
        [one] 1 človek
        [few] { $people } ľudia
        [many] { $people } človeka
       *[other] { $people } ľudí
    }, s účtom: { $accounts }.
