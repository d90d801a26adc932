### The course: what is said in each step, to attempts, and around them.

learn-title = Nauč se hrát
learn-lead = { $count ->
    [one] Jeden krátký krok. Hraješ na skutečné desce a každá odpověď je dokázaná.
    [few] { $count } krátké kroky. V každém hraješ na skutečné desce a každá odpověď je dokázaná.
    [many] { $count } krátkého kroku. V každém hraješ na skutečné desce a každá odpověď je dokázaná.
   *[other] { $count } krátkých kroků. V každém hraješ na skutečné desce a každá odpověď je dokázaná.
}
learn-begin = Začít
learn-go-on = Pokračovat
learn-again = Znovu od začátku
learn-steps = Kroky
learn-progress = Hotové kroky: { $done } z { $count }
# Said after the title of a step.
learn-done = hotovo
learn-rules = Přečíst pravidla

## Whole games for beginners

learn-path = Celé partie
learn-path-about = Nejdřív se počítá jen jedna vlastnost; až to bude moc lehké, přidej další. Soupeř je shovívavý.
path-1 = Jedna vlastnost
path-2 = Dvě vlastnosti
path-3 = Tři vlastnosti
path-4 = Všechny čtyři
path-counts = Co se počítá: { $features }
path-hints = s nápovědou
path-play = Hrát
path-running = Hrát dál
path-played = odehráno
path-won = vyhráno

## Around a step

lesson-number = Krok { $number } z { $count }
lesson-hint = Nápověda
lesson-check = Zkontrolovat
lesson-marked = { $count ->
    [0] Zatím není nic označeno.
   *[other] Označeno: { $pieces }.
}
# Said of a piece of the reserve.
lesson-is-marked = označený
lesson-again = Zkusit znovu
lesson-next = Další krok
lesson-finish = Všechny kroky
lesson-start-clock = Spustit hodiny
lesson-right = Správně.
lesson-wrong = Ne tak docela.
lesson-actions = Tvůj tah
lesson-between = Kroky
lesson-previous = Předchozí krok
lesson-unknown = Takový krok neexistuje.

## $piece is a piece-name, $alike something like "čtyři vysoké", $shape a row, column or the like

# $traits are feature values, such as "světlý a nízký".
lesson-wrong-piece = Tenhle kámen je { $piece }. Hledaný není { $traits }.
lesson-wrong-no-shape = Tyhle čtyři netvoří nic, co se počítá.
lesson-wrong-not-alike = Podívej se, { $shape }: ty čtyři kameny nemají nic společného.
lesson-wrong-lapsed = Quarto tu sice je ({ $shape }: { $alike }), ale naposledy položený kámen v něm není. Propadlo.
lesson-wrong-completes-nothing = Jeden z označených kamenů nic nedokončí: { $piece }.
lesson-wrong-missing = { $count ->
    [one] Zatím dobře, ale ještě jeden kámen chybí.
    [few] Zatím dobře, ale ještě { $count } kameny chybí.
    [many] Zatím dobře, ale ještě { $count } kamene chybí.
   *[other] Zatím dobře, ale ještě { $count } kamenů chybí.
}
lesson-wrong-marked = Jeden z označených kamenů není bezpečný: { $piece }. Na { $cell } dokončí quarto: { $shape }, { $alike }.
lesson-wrong-cell = Na { $cell } kámen nedoplní žádnou čtveřici se společnou vlastností.
lesson-wrong-gives-win = Předaný kámen: { $piece }. Druhý hráč ho položí na { $cell } a hlásí: { $shape }, { $alike }.
lesson-wrong-none-safe = Po takovém položení už nebyl bezpečný žádný kámen. Předaný kámen: { $piece }. Druhý hráč ho položí na { $cell } a hlásí: { $shape }, { $alike }.
lesson-wrong-let-lapse = Kámen leží na desce, a tím quarto propadlo: { $shape }. Nikdo už ho neohlásí.
lesson-wrong-not-called = Kámen je předaný a ohlášení chybí. Teď hlásí druhý hráč: { $shape }, { $alike }.
lesson-wrong-missed-win = Šlo vyhrát hned: je tu pole, kde kámen z tvé ruky ({ $piece }) doplní čtveřici se společnou vlastností.
lesson-wrong-even = Bezpečných kamenů zbylo: { $count }. Jeden dáváš ty, poslední druhý hráč, a na tebe už nezbude.
lesson-wrong-still-safe = Druhý hráč položí ten kámen na { $cell } a pořád má bezpečný, který dá: { $piece }.
lesson-wrong-time = Tvoje minuta uplynula. V partii s takovými hodinami je to prohra.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Všimni si vlastností
lesson-features-text = Žádné dva kameny nejsou stejné. Každý je světlý nebo tmavý, nízký nebo vysoký, kulatý nebo hranatý a nahoře plný nebo dutý: čtyři vlastnosti, osm hodnot.
lesson-features-task = Najdi kámen, který je tmavý, vysoký, kulatý a dutý.
lesson-features-hint = Ber jednu vlastnost po druhé: z tmavých jen vysoké, z nich jen kulaté. Zbudou dva a jeden z nich má nahoře díru.
lesson-features-right = To je on, a jiný takový není. Každé dva kameny se liší aspoň jednou vlastností.

lesson-line-title = Čtyři, které něco spojuje
lesson-line-text = Čtyři kameny v řádku, ve sloupci nebo na úhlopříčce jsou quarto, když mají společnou aspoň jednu vlastnost. Jedna stačí; na ostatních nezáleží.
lesson-line-task = Na této desce jsou tři plné řady. Ukaž čtyři kameny té, která je quarto.
lesson-line-hint = Podívej se shora. V jedné z řad má každý kámen díru.
lesson-line-right = Řádek 1: čtyři duté kameny. Ve sloupci c a na úhlopříčce čtveřici nic nespojuje.

lesson-three-title = Tři, které něco spojuje
lesson-three-text = Třem kamenům v řadě, které něco spojuje, chybí jen čtvrtý. Vidět takové trojice a to, co je spojuje: o tom je většina hry.
lesson-three-task = V řádku 2 jsou tři kameny a jedno volné pole. Označ všechny kameny, které by tam udělaly quarto, a zkontroluj to.
lesson-three-hint = Co mají tři kameny v řádku 2 společného? Barvu ne, výšku ne, tvar také ne. Který kámen to má taky, ten doplní čtveřici.
lesson-three-right = Všechny tři jsou duté, takže čtveřici doplní každý dutý kámen.

lesson-complete-title = Dokonči řadu
lesson-complete-text = Kámen, který pokládáš, si nikdy nevybíráš: dává ti ho druhý hráč. Přesto to může být právě ten, který potřebuješ.
lesson-complete-task = Polož kámen z ruky tam, kde doplní čtveřici se společnou vlastností.
lesson-complete-hint = Ve sloupci a jsou tři kulaté, ale tvůj kámen je hranatý. Hledej trojici, se kterou má společného něco jiného.
lesson-complete-right = Řádek 2: čtyři duté kameny.

lesson-call-title = Ohlas to
lesson-call-text = Dokončit nestačí: quarto vyhrává, až když ho ohlásíš. Po položení, ale ještě před předáním, stiskni červené tlačítko a ukaž čtyři kameny.
lesson-call-task = Tvůj kámen právě přistál na d3. Ohlas quarto a ukaž ho.
lesson-call-hint = Přes d3 vedou dvě plné řady: řádek 3 a sloupec d. V jedné z nich jsou všechny čtyři tmavé.
lesson-call-right = Quarto! Řádek 3: čtyři tmavé kameny. Vyhráváš.

lesson-steal-title = Využij přehlédnutí
lesson-steal-text = I druhý hráč může quarto přehlédnout. Když ti dá kámen a nic neohlásí, můžeš to udělat ty, dokud ten kámen nepoložíš.
lesson-steal-task = Druhý hráč položil kámen na d2 a dal ti další. Vezmi mu výhru.
lesson-steal-hint = Musí to být řada přes d2, kde leží poslední kámen. Porovnej výšky ve sloupci d.
lesson-steal-right = Quarto! Sloupec d: čtyři nízké kameny. Dokončil je druhý hráč, ale ohlášení je tvoje.

lesson-lapse-title = Co propadá
lesson-lapse-text = Když quarto nikdo neohlásí dřív, než se položí další kámen, propadne. Kameny zůstanou, kde jsou, ale ohlásit ho už nejde. Platí jen útvar s naposledy položeným kamenem.
lesson-lapse-task = Tvůj kámen právě přistál na b2. Ve dvou řadách tu čtyři kameny něco spojuje; ohlas tu, která ještě platí.
lesson-lapse-hint = V řádku 1 jsou čtyři hranaté, ale b2 v řádku 1 není. Která plná řada vede přes b2?
lesson-lapse-right = Quarto! Sloupec b: čtyři vysoké kameny. Čtyři hranaté v řádku 1 propadly; hlásit je by byla chyba.

lesson-safe-title = Dej bezpečný kámen
lesson-safe-text = Ty vybíráš, co položí druhý hráč. Kámen, kterým doplní čtveřici, tě stojí partii, takže se nejdřív podívej, co hrozí.
lesson-safe-task = Dej kámen, se kterým druhý hráč nemůže hned vyhrát.
lesson-safe-hint = V řádku 1 jsou tři vysoké a kulaté. Tvůj kámen tedy nesmí být vysoký ani kulatý.
lesson-safe-right = Bezpečný: je nízký a hranatý, takže v řádku 1 nic nedokončí.

lesson-block-title = Zablokuj
lesson-block-text = Někdy žádný bezpečný kámen není. Pak pomůže ten v ruce: polož ho do mezery a hrozba je pryč.
lesson-block-task = Polož kámen tak, aby zbylo co dát, a dej to. Jde to jen jedním způsobem.
lesson-block-hint = Podívej se na sloupec d: tři světlé a kulaté kameny a jedno volné pole.
lesson-block-right = Na d4 tvůj kámen rozbije sloupec d a jeden kámen je teď bezpečný. Všechno ostatní by hned prohrálo.

lesson-count-title = Spočítej bezpečné
lesson-count-text = V druhé půlce partie bezpečných kamenů ubývá. Kdo ví, kolik jich zbývá, ví, co přijde.
lesson-count-task = Označ všechny kameny, které je tu bezpečné dát, a zkontroluj to.
lesson-count-hint = Hrozí dvě řady: ve sloupci c jsou tři plné, v řádku 4 tři tmavé. Bezpečný je ten, který není ani jedno.
lesson-count-right = Bezpečné jsou tři: světlé duté.

lesson-last-safe-title = Dej poslední bezpečný
lesson-last-safe-text = Když dáš poslední bezpečný kámen, druhý hráč ho musí položit a pak ti dát něco, co bezpečné není. S tím vyhraješ.
lesson-last-safe-task = Polož kámen tak, aby zbyl jediný bezpečný, a ten dej.
lesson-last-safe-hint = Vytvoř novou hrozbu: v řádku 1 už jsou dva světlé a vysoké a tvůj kámen je také světlý a vysoký.
lesson-last-safe-right = Ať druhý hráč ten kámen položí kamkoli, nic bezpečného pro tebe nemá.

lesson-parity-title = Lichý, nebo sudý
lesson-parity-text = Bezpečné kameny se dávají střídavě: ty, druhý hráč, ty… Když jich je lichý počet a dáváš ty, dáš i ten poslední. Když je sudý, dá ho druhý hráč. Pokládej tedy tak, aby byl lichý.
lesson-parity-task = Najdi pole, po kterém zbude lichý počet bezpečných kamenů, a jeden z nich dej.
lesson-parity-hint = Na c1 a d2 zůstanou bezpečné dva, na a1 a a2 žádný. Které pole ještě zbývá?
lesson-parity-right = Bezpečné byly tři: jeden dáš ty, jeden druhý hráč a poslední zase ty. Pak už druhý hráč nic bezpečného nemá.

lesson-squares-title = Čtverce
lesson-squares-text = Ve hře pro pokročilé vyhrávají i čtyři ve čtverci 2 × 2 pole. Takových čtverců je devět a snadno se přehlédnou.
lesson-squares-task = Tady se počítají čtverce. Polož kámen, ohlas quarto a ukaž ho.
lesson-squares-hint = Podívej se doprostřed desky: na třech ze čtyř polí jsou nízké kameny.
lesson-squares-right = Quarto! Prostřední čtverec: čtyři nízké kameny.

lesson-clock-title = Na čas
lesson-clock-text = Na turnaji máš na každý tah minutu. Komu čas dojde, prohrává; ohlášení hodiny zastaví.
lesson-clock-task = Máš minutu. Polož kámen, ohlas quarto a ukaž ho.
lesson-clock-hint = Tvůj kámen je kulatý. Podívej se po úhlopříčkách.
lesson-clock-right = Quarto, a včas! Úhlopříčka z a1 na d4: čtyři kulaté kameny. Teď už víš všechno; zahraj si partii.
