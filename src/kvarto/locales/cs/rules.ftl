### The page of rules.

rules-title = Pravidla
rules-lead = Dva hráči, šestnáct kamenů, jeden nápad: ty vybíráš kámen, který musí položit soupeř. Partie zabere deset až dvacet minut.
rules-play = Zahrát si

## Material

rules-material = Deska a kameny
rules-material-text = Deska má šestnáct polí. Kamenů je také šestnáct a každý je jiný: světlý nebo tmavý, nízký nebo vysoký, kulatý nebo hranatý, plný nebo nahoře dutý.
rules-material-example = Prázdná deska a všech šestnáct kamenů v zásobě.

## A turn

rules-turn = Tah
rules-turn-text = Kdo je první, rozhodnou kostky. První vybere libovolný kámen a dá ho druhému. Druhý ho položí na volné pole, potom sám vybere kámen a dá ho zpátky. A tak dál: položíš, co dostaneš, a dáš další.
rules-turn-nobody = Kameny nepatří nikomu. V řadě mohou být kameny, které pokládali oba.
rules-turn-example = Na desce leží tři kameny. Teď se musí položit ten předaný: světlý, vysoký a hranatý.

## A quarto

# As in English.
rules-quarto = Quarto
rules-quarto-text = Quarto jsou čtyři kameny v řádku, ve sloupci nebo na úhlopříčce, které spojuje aspoň jedna vlastnost.
rules-quarto-row = Čtyři vysoké kameny v řádku 2.
rules-quarto-column = Čtyři duté kameny ve sloupci c.
rules-quarto-diagonal = Čtyři kulaté kameny na úhlopříčce.
rules-quarto-none = Tohle quarto není: čtveřici v řádku 2 nic nespojuje.

## The call

rules-call = Musí se ohlásit
rules-call-text = Dokončit quarto nestačí. Vyhrává ten, kdo ho uvidí a včas zvolá „Quarto!“, i kdyby ho dokončil ten druhý.
rules-call-placer = Když položíš kámen, můžeš hlásit, dokud nedáš další.
rules-call-receiver = Když místo toho dáš kámen, může hlásit druhý hráč, dokud ho nepoloží, a vyhraje s tvým quartem.
rules-call-lapse = Když i druhý hráč kámen jen položí, quarto propadne. Nikdo už ho ohlásit nemůže a čtyři kameny jsou prostě čtyři kameny.
rules-call-example = Poslední kámen přišel na d1: v řádku 1 jsou čtyři tmavé a čtyři vysoké. Nikdo nehlásil a další kámen už je předaný. Druhý hráč teď může místo pokládání ohlásit řádek 1.
rules-pointing = Ukazování
rules-pointing-text = Hlásí se červeným tlačítkem. Hodiny se zastaví a ty máš 15 sekund na označení čtyř kamenů. Platí jen řada, ve které je právě položený kámen.
rules-wrong-call = Po každém položeném kameni má každý hráč jedno ohlášení. Když je chybné nebo bez ukázání, přijde o něj; na turnaji prohraje partii.
rules-end = Konec
rules-end-text = Po šestnáctém kameni už není co dát. Kdo ho položil, může hlásit, nebo tah ukončit; pak má poslední šanci druhý hráč. Když ani potom nikdo nevyhrál, je to remíza.

## Variants

rules-variants = Varianty
rules-beginners-text = Dohodněte se na jedné, dvou nebo třech vlastnostech a na ostatní zapomeňte. Až to bude moc lehké, přidejte další.
rules-beginners-example = Počítá se jen barva: čtyři světlé kameny v řádku 3.
rules-advanced-text = Řady vyhrávají jako obvykle a k nim i devět čtverců 2 × 2 pole.
rules-advanced-example = Čtyři tmavé kameny v prostředním čtverci.
rules-squares-text = Vyhrávají jen čtverce 2 × 2; řádky, sloupce a úhlopříčky ne.
rules-hard-text = Čtyři kameny musí mít společné aspoň dvě vlastnosti.
rules-hard-example = Řádek 1: čtyři tmavé a čtyři vysoké, takže se počítá i tady.

## What can be agreed on

rules-agree = Na čem se lze dohodnout
rules-automatic-text = Quarto hned přinese výhru tomu, kdo ho dokončí, a nikdo nemusí hlásit. Tak to dělá mnoho programů.
rules-late-call = Pozdní ohlášení
rules-late-call-text = Kdo položil kámen, může hlásit i po předání dalšího, dokud ten neleží na desce. Vyhrává, kdo ohlásí první.
rules-child = S dítětem
rules-child-text = Malé dítě může jen hlásit, bez ukazování. Ohlášení platí, když je kdekoli otevřené quarto. V přátelských partiích lze hráči také ukazovat, kde něco hrozí a které kameny je bezpečné dát.
rules-time = Čas
rules-time-text = Na turnaji má každý minutu na tah. Komu čas dojde, prohrává; jen po šestnáctém kameni to znamená pouze to, že ohlášení nebude.

## Notation

rules-notation = Zápis
rules-notation-text = Sloupce jsou zleva a až d, řádky zdola 1 až 4. Každý kámen je číslice nebo písmeno:
rules-notation-moves = b2>7 znamená: položeno na b2, předán kámen 7. Vykřičník je správné ohlášení, otazník chybné, a k tomu ukázaný řádek, sloupec nebo úhlopříčka: b2!3, b2?a>7.

## Editions

rules-editions = Čím se vydání liší
rules-editions-text = Tištěná pravidla jsou ve všech jazycích skoro stejná. Tohle jsou rozdíly, o kterých víme.
rules-editions-own = Vydání v tomto jazyce
rules-editions-others = Jiná vydání
rules-edition-south-slavic = Srbská, chorvatská a slovinská pravidla mají pozdní ohlášení.
rules-edition-danish = Podle dánských pravidel se hlásí při puštění kamene a čas nic neomezuje.
rules-edition-greek = Řecká pravidla dovolují dohodnout se na více společných vlastnostech; to je těžká hra. Čas nic neomezuje.
rules-edition-finnish = Finská pravidla lze číst i tak, že pokročilí skládají jen čtverce.
rules-edition-japanese = Japonská pravidla nemají hru pro začátečníky a jejich minuta je na položení kamene.
rules-edition-swedish = Ve švédských a arabských pravidlech přidávají začátečníci jednu vlastnost po druhé.
rules-edition-estonian = Ve finských a estonských pravidlech začínají začátečníci s jedinou hodnotou: počítají se jen čtyři světlé kameny.
rules-edition-romanian = Podle rumunských pravidel hlásí druhý hráč, než si kámen vezme; je to tatáž šance jako tady.
rules-edition-arabic = Arabská pravidla nechají druhého hráče hlásit, jakmile je řada celá, a o předání kamene předtím nemluví. Tady se hlásí až po předání.
rules-edition-german = Německá pravidla výslovně říkají, že kdo položí kámen, vzdává se řady, která tu byla předtím.
rules-edition-chinese = V čínských pravidlech hlásí jen ten, kdo kámen položil; tady smí i ten druhý. Partie trvá čtvrt hodiny a tah tak dlouho, jak je třeba.
rules-edition-minute = V srbských, chorvatských a perských pravidlech se na minutě na tah lze dohodnout v každé partii.
rules-edition-limit = Rumunská a slovinská pravidla čas omezují, ale číslo neuvádějí.
rules-edition-czech = V českých pravidlech se o začátek stříhá (kámen, nůžky, papír); jinde rozhodují kostky, los nebo dohoda.
