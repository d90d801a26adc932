### What can be chosen: a new game, settings; and about the page.

new-title = Nová hra
new-begin = Začať
new-open = Otvoriť stôl
new-change-title = Zmeniť stôl
new-change-save = Uložiť
new-opponent = S kým?
opponent-is-computer-about = Ty proti súperovi takému silnému, ako chceš.
opponent-is-person-about = Vedľa seba alebo so zariadením medzi sebou.
opponent-is-invite-about = Pošleš odkaz; kto ho otvorí, prisadne si, na hociktorom zariadení.
opponent-is-watch-about = Pohodlne sa usaď a sleduj, ako im to ide.
new-level = Aký silný?
new-level-one = Prvý počítač
new-level-two = Druhý počítač
new-pass = Podávať si zariadenie
new-pass-about = Doska je medzi ťahmi zakrytá, kým zariadenie nemá druhý hráč.
new-preset = Aká hra?
preset-casual = Priateľská
preset-casual-about = Tlačené pravidlá, bez hodín, ťahy možno vracať.
preset-tournament = Turnajová
preset-tournament-about = Minúta na ťah a chybné ohlásenie prehráva.
preset-days = Bez náhlenia
preset-days-about = Tri dni na ťah: vráť sa, kedy chceš.
preset-beginners = Pre začiatočníkov
preset-beginners-about = Počíta sa len farba a výška, s nápovedou.
preset-child = S dieťaťom
preset-child-about = To isté a dieťa musí len hlásiť.
# For languages whose printed rules differ. $what is what they have of their own.
preset-edition = Ako v slovenskom vydaní
preset-edition-about =
    { $what ->
        [late-call] S neskorým ohlásením, ako ho majú tlačené pravidlá v tomto jazyku.
        [hard] Štyri kamene musia mať dve spoločné vlastnosti, ako dovoľujú tlačené pravidlá v tomto jazyku.
        [squares] Počítajú sa len štvorce 2 × 2, ako to majú tlačené pravidlá v tomto jazyku pre pokročilých.
        [clock-place] Minúta na položenie a minúta na odovzdanie, ako to majú tlačené pravidlá v tomto jazyku.
        [clock-main] Štvrť hodiny na celú partiu, ako to majú tlačené pravidlá v tomto jazyku.
       *[clock-move] Minúta na ťah v každej partii, ako to majú tlačené pravidlá v tomto jazyku.
    }
new-meeting = Kto smie prísť?
new-in-lobby = Ukázať v herni
new-in-lobby-about = Kto tam je, môže si prisadnúť, a sledovať smie každý.
new-watched = Ostatní smú sledovať
new-watched-about = Ktokoľvek, kto má odkaz, keď sa partia začne.
new-rules = Pravidlá
new-variant = Čo vyhráva?
new-features = Čo sa počíta?
new-shapes = Kde?
new-required = Štyri musia mať dve spoločné vlastnosti
new-calling = Hlásenie
calling-spoken = Treba ohlásiť
new-false-call = Chybné ohlásenie stojí
false-call-ignore = šancu
false-call-forfeit = partiu
new-late-call = Neskoré ohlásenie
new-time = Čas a začiatok
new-clock = Hodiny
new-starter = Kto začína?
starter-is = { $player }
new-casual = Priateľská partia
new-casual-about = Možno ju pozastaviť a vracať ťahy.
new-help = Pomoc hráčom
new-help-none = žiadna
new-help-some = nápoveda je zapnutá
new-help-casual-only = Nápoveda je len v priateľských partiách.
aid-threats = Ukazovať hrozby
aid-threats-about = Políčka, kde by kameň dokončil rad, a aký kameň by to bol.
aid-safe = Ukazovať bezpečné kamene
aid-safe-about = Kamene, s ktorými druhý nemôže hneď vyhrať.
aid-points = Ohlásené quarto sa ukazuje
aid-points-about = Malé deti môžu len hlásiť.
new-from-position = Partia sa začne z tejto pozície.
new-from-empty = Začať od prázdnej dosky
settings-title = Nastavenia
settings-theme = Svetlý alebo tmavý vzhľad
theme-system = podľa systému
theme-light = svetlý
theme-dark = tmavý
settings-set = Kamene
set-wood = Drevo
set-wood-about = Sústružené drevo, trochu zhora.
set-flat = Ploché
set-flat-about = Jednoduché kresby, prehľadné aj na malej obrazovke.
settings-table = Pri stole
settings-sound = Zvuky
settings-speech = Ohlásenia nahlas
settings-animation = Pohyb kameňov
settings-coordinates = Písmená a čísla pri doske
settings-contrast = Vysoký kontrast
about-title = O hre Kvarto
about-game = Kvarto je Quarto, hra Blaisa Müllera pre dvoch, ako program: celá hra z krabice aj s ohlásením. Väčšina programov vyhrá za teba, len čo sa k sebe štyri kamene hodia. Tu si to musíš všimnúť.
about-page = Počítač hrá na desiatich úrovniach, od niekoho, kto hru vidí prvý raz, po niekoho, kto sa nikdy nemýli. Po partii povie, kde sa rozhodla.
about-privacy-title = Čo sa uchováva
about-privacy = Server uchováva partie a to, ako ďaleko si vo výučbe a v úlohách, a tvoj prehliadač spoznáva podľa cookie, takže sa k stolu môžeš vrátiť. Nastavenia ostávajú v prehliadači. Nikomu ďalšiemu sa nič neposiela. S účtom sa uchováva aj tvoje meno a odtlačok hesla. Na stránke účtu dostaneš všetko, čo o tebe uchovávame, a môžeš to zmazať.
about-keys-title = Bez myši
about-keys = Šípkami sa pohybuješ po doske a kameňoch, Enter alebo medzerník vyberá. Ťahy možno písať v paneli vedľa dosky alebo v menu partie a riadky, stĺpce a uhlopriečky si dať prečítať. Po partii ňou šípkami prechádzaš.
about-licence-title = Licencia
about-licence = Kvarto je slobodný softvér pod licenciou MIT. S vydavateľom stolovej hry nie je nijako spojené.
about-version = Verzia { $version }
