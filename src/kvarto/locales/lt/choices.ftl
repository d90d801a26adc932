### What can be chosen: a new game, settings; and about the page.

new-title = Nauja partija
new-begin = Pradėti
new-open = Atidaryti stalą
new-change-title = Keisti stalą
new-change-save = Išsaugoti
new-opponent = Su kuo?
opponent-is-computer-about = Tu prieš norimo stiprumo varžovą.
opponent-is-person-about = Greta arba su įrenginiu tarp jūsų.
opponent-is-invite-about = Nusiunti nuorodą; kas ją atveria, atsisėda, kad ir kokiu įrenginiu.
opponent-is-watch-about = Atsilošk ir stebėk, kaip jiems sekasi.
new-level = Kokio stiprumo?
new-level-one = Pirmas kompiuteris
new-level-two = Antras kompiuteris
new-pass = Iš rankų į rankas
new-pass-about = Tarp ėjimų lenta uždengta, kol įrenginį paima kitas žaidėjas.
new-preset = Kokia partija?
preset-casual = Draugiška
preset-casual-about = Spausdintos taisyklės, be laikrodžio, ėjimus galima atšaukti.
preset-tournament = Turnyras
preset-tournament-about = Minutė ėjimui, klaidingai paskelbus – pralaimėjimas.
preset-days = Neskubant
preset-days-about = Trys dienos ėjimui: grįžk, kada nori.
preset-beginners = Pradedantiesiems
preset-beginners-about = Svarbi tik spalva ir aukštis, su užuominomis.
preset-child = Su vaiku
preset-child-about = Tas pats, o vaikui užtenka paskelbti.
preset-edition = Lietuviškas leidimas
preset-edition-about =
    { $what ->
        [late-call] Su vėlyvu skelbimu, kaip šia kalba spausdintose taisyklėse.
        [hard] Keturios turi turėti du bendrus požymius, kaip leidžia šia kalba spausdintos taisyklės.
        [squares] Skaičiuojami tik 2 × 2 kvadratai, kaip šia kalba spausdintose taisyklėse pažengusiems.
        [clock-place] Minutė pastatyti ir minutė duoti, kaip šia kalba spausdintose taisyklėse.
        [clock-main] Penkiolika minučių visai partijai, kaip šia kalba spausdintose taisyklėse.
       *[clock-move] Minutė ėjimui, kaip šia kalba spausdintose taisyklėse kiekvienai partijai.
    }
new-meeting = Kas gali ateiti?
new-in-lobby = Rodyti salėje
new-in-lobby-about = Kas ten yra, gali atsisėsti, o žiūrėti gali visi.
new-watched = Kiti gali žiūrėti
new-watched-about = Visi, turintys nuorodą, kai partija prasidės.
new-rules = Taisyklės
new-variant = Kas laimi?
new-features = Kas svarbu?
new-shapes = Kur?
new-required = Keturios turi turėti du bendrus požymius
new-calling = Skelbimas
calling-spoken = Balsu
new-false-call = Klaidingas skelbimas kainuoja
false-call-ignore = progą
false-call-forfeit = partiją
new-late-call = Vėlyvas skelbimas
new-time = Laikas ir pradžia
new-clock = Laikrodis
new-starter = Kas pradeda?
starter-is = { $player }
new-casual = Draugiška partija
new-casual-about = Ją galima pristabdyti, o ėjimus atšaukti.
new-help = Pagalba žaidėjams
new-help-none = jokios
new-help-some = užuominos įjungtos
new-help-casual-only = Užuominos tik draugiškose partijose.
aid-threats = Rodyti grėsmes
aid-threats-about = Langeliai, kuriuose figūra užbaigtų liniją, ir kokia figūra.
aid-safe = Rodyti saugias figūras
aid-safe-about = Figūros, su kuriomis kitas negali iškart laimėti.
aid-points = Skelbiant reikia parodyti
aid-points-about = Mažiems vaikams užtenka paskelbti.
new-from-position = Partija prasideda nuo šios pozicijos.
new-from-empty = Pradėti nuo tuščios lentos
settings-title = Nuostatos
settings-theme = Šviesi ar tamsi tema
theme-system = kaip sistemoje
theme-light = šviesi
theme-dark = tamsi
settings-set = Figūros
set-wood = Medis
set-wood-about = Tekintas medis, matomas kiek iš viršaus.
set-flat = Plokščios
set-flat-about = Paprasti piešiniai, aiškūs ir mažuose ekranuose.
settings-table = Prie stalo
settings-sound = Garsai
settings-speech = Įgarsinti skelbimai
settings-animation = Judančios figūros
settings-coordinates = Raidės ir skaičiai prie lentos
settings-contrast = Didelis kontrastas
about-title = Apie Kvarto
about-game = Kvarto yra Quarto, Blaise'o Müllerio žaidimas dviem, kaip programa: visas stalo žaidimas, su skelbimu. Dauguma programų laimi už tave, vos sutampa keturios figūros. Čia tai turi pamatyti tu.
about-page = Kompiuteris žaidžia dešimčia lygių: nuo žaidimo nemačiusio iki niekada neklystančio. Po partijos pasako, kur ji laimėta ir pralaimėta.
about-privacy-title = Kas saugoma
about-privacy = Serveris saugo partijas ir tai, kiek pažengei su pamokomis ir uždaviniais, o naršyklę atpažįsta iš slapuko, kad galėtum grįžti prie savo stalo. Nuostatos lieka naršyklėje. Niekam kitam nieko nesiunčiama. Turint paskyrą, dar saugomas tavo vardas ir slaptažodžio maiša. Paskyros puslapyje gali gauti viską, kas apie tave saugoma, ir ištrinti.
about-keys-title = Be pelės
about-keys = Rodyklių klavišais judama lentoje ir tarp figūrų, Enter arba tarpo klavišas pasirenka. Ėjimus galima rašyti skydelyje šalia lentos arba partijos meniu, o eiles, stulpelius ir įstrižaines perskaityti balsu. Po partijos ją peržiūrėsi rodyklių klavišais.
about-licence-title = Licencija
about-licence = Kvarto yra laisva programa pagal MIT licenciją. Su stalo žaidimo leidėju ji nesusijusi.
about-version = Versija { $version }
