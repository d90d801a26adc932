### What can be chosen: a new game, settings; and about the page.

new-title = Nová hra
new-begin = Začít
new-open = Otevřít stůl
new-change-title = Změnit stůl
new-change-save = Uložit
new-opponent = S kým?
opponent-is-computer-about = Ty proti soupeři tak silnému, jak chceš.
opponent-is-person-about = Vedle sebe, nebo se zařízením mezi sebou.
opponent-is-invite-about = Pošleš odkaz; kdo ho otevře, přisedne si, na jakémkoli zařízení.
opponent-is-watch-about = Pohodlně se usaď a sleduj, jak si vedou.
new-level = Jak silný?
new-level-one = První počítač
new-level-two = Druhý počítač
new-pass = Předávat zařízení
new-pass-about = Deska je mezi tahy zakrytá, dokud zařízení nemá druhý hráč.
new-preset = Jaká hra?
preset-casual = Přátelská
preset-casual-about = Tištěná pravidla, bez hodin, tahy lze vracet.
preset-tournament = Turnajová
preset-tournament-about = Minuta na tah a chybné ohlášení prohrává.
preset-days = Beze spěchu
preset-days-about = Tři dny na tah: vrať se, kdy chceš.
preset-beginners = Pro začátečníky
preset-beginners-about = Počítá se jen barva a výška, s nápovědou.
preset-child = S dítětem
preset-child-about = Totéž, a dítě musí jen hlásit.
# For languages whose printed rules differ. $what is what they have of their own.
preset-edition = Jako v českém vydání
preset-edition-about =
    { $what ->
        [late-call] S pozdním ohlášením, jak ho mají tištěná pravidla v tomto jazyce.
        [hard] Čtyři kameny musí mít dvě společné vlastnosti, jak dovolují tištěná pravidla v tomto jazyce.
        [squares] Počítají se jen čtverce 2 × 2, jak to mají tištěná pravidla v tomto jazyce pro pokročilé.
        [clock-place] Minuta na položení a minuta na předání, jak to mají tištěná pravidla v tomto jazyce.
        [clock-main] Čtvrt hodiny na celou partii, jak to mají tištěná pravidla v tomto jazyce.
       *[clock-move] Minuta na tah v každé partii, jak to mají tištěná pravidla v tomto jazyce.
    }
new-meeting = Kdo smí přijít?
new-in-lobby = Ukázat v herně
new-in-lobby-about = Kdo tam je, může si přisednout, a sledovat smí každý.
new-watched = Ostatní smějí sledovat
new-watched-about = Kdokoli, kdo má odkaz, jakmile partie začne.
new-rules = Pravidla
new-variant = Co vyhrává?
new-features = Co se počítá?
new-shapes = Kde?
new-required = Čtyři musí mít dvě společné vlastnosti
new-calling = Hlášení
calling-spoken = Musí se ohlásit
new-false-call = Chybné ohlášení stojí
false-call-ignore = šanci
false-call-forfeit = partii
new-late-call = Pozdní ohlášení
new-time = Čas a začátek
new-clock = Hodiny
new-starter = Kdo začíná?
starter-is = { $player }
new-casual = Přátelská partie
new-casual-about = Lze ji pozastavit a vracet tahy.
new-help = Pomoc hráčům
new-help-none = žádná
new-help-some = nápověda je zapnutá
new-help-casual-only = Nápověda je jen v přátelských partiích.
aid-threats = Ukazovat hrozby
aid-threats-about = Pole, kde by kámen dokončil řadu, a jaký kámen by to byl.
aid-safe = Ukazovat bezpečné kameny
aid-safe-about = Kameny, se kterými druhý nemůže hned vyhrát.
aid-points = Ohlášené quarto se ukazuje
aid-points-about = Malé děti mohou jen hlásit.
new-from-position = Partie začne z této pozice.
new-from-empty = Začít od prázdné desky
settings-title = Nastavení
settings-theme = Světlý, nebo tmavý vzhled
theme-system = podle systému
theme-light = světlý
theme-dark = tmavý
settings-set = Kameny
set-wood = Dřevo
set-wood-about = Soustružené dřevo, trochu shora.
set-flat = Ploché
set-flat-about = Jednoduché kresby, přehledné i na malé obrazovce.
settings-table = U stolu
settings-sound = Zvuky
settings-speech = Ohlášení nahlas
settings-animation = Pohyb kamenů
settings-coordinates = Písmena a čísla u desky
settings-contrast = Vysoký kontrast
about-title = O hře Kvarto
about-game = Kvarto je Quarto, hra Blaise Müllera pro dva, jako program: celá hra z krabice i s ohlášením. Většina programů vyhraje za tebe, jakmile k sobě čtyři kameny pasují. Tady si toho musíš všimnout.
about-page = Počítač hraje na deseti úrovních, od někoho, kdo hru vidí poprvé, po někoho, kdo nikdy nechybuje. Po partii řekne, kde se rozhodla.
about-privacy-title = Co se uchovává
about-privacy = Server uchovává partie a to, jak daleko jsi ve výuce a v úlohách, a tvůj prohlížeč poznává podle cookie, takže se ke stolu můžeš vrátit. Nastavení zůstává v prohlížeči. Nikomu dalšímu se nic neposílá. S účtem se uchovává i tvoje jméno a otisk hesla. Na stránce účtu dostaneš všechno, co o tobě uchováváme, a můžeš to smazat.
about-keys-title = Bez myši
about-keys = Šipkami se pohybuješ po desce a kamenech, Enter nebo mezerník vybírá. Tahy lze psát v panelu vedle desky nebo v menu partie a řádky, sloupce a úhlopříčky si nechat přečíst. Po partii jí šipkami procházíš.
# As in English.
about-licence-title = Licence
about-licence = Kvarto je svobodný software pod licencí MIT. S vydavatelem deskové hry není nijak spojeno.
about-version = Verze { $version }
