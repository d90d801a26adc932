### The course: what is said in each step, to attempts, and around them.

learn-title = Nauč sa hrať
learn-lead = { $count ->
    [one] Jeden krátky krok. Hráš na skutočnej doske a každá odpoveď je dokázaná.
    [few] { $count } krátke kroky. V každom hráš na skutočnej doske a každá odpoveď je dokázaná.
    [many] { $count } krátkeho kroku. V každom hráš na skutočnej doske a každá odpoveď je dokázaná.
   *[other] { $count } krátkych krokov. V každom hráš na skutočnej doske a každá odpoveď je dokázaná.
}
learn-begin = Začať
learn-go-on = Pokračovať
learn-again = Znova od začiatku
learn-steps = Kroky
learn-progress = Hotové kroky: { $done } z { $count }
# Said after the title of a step.
learn-done = hotovo
learn-rules = Prečítať pravidlá

## Whole games for beginners

learn-path = Celé partie
learn-path-about = Najprv sa počíta len jedna vlastnosť; keď to bude príliš ľahké, pridaj ďalšiu. Súper je zhovievavý.
path-1 = Jedna vlastnosť
path-2 = Dve vlastnosti
path-3 = Tri vlastnosti
path-4 = Všetky štyri
path-counts = Čo sa počíta: { $features }
path-hints = s nápovedou
path-play = Hrať
path-running = Hrať ďalej
path-played = odohraté
path-won = vyhraté

## Around a step

lesson-number = Krok { $number } z { $count }
lesson-hint = Nápoveda
lesson-check = Skontrolovať
lesson-marked = { $count ->
    [0] Zatiaľ nie je nič označené.
   *[other] Označené: { $pieces }.
}
# Said of a piece of the reserve.
lesson-is-marked = označený
lesson-again = Skúsiť znova
lesson-next = Ďalší krok
lesson-finish = Všetky kroky
lesson-start-clock = Spustiť hodiny
lesson-right = Správne.
lesson-wrong = Nie celkom.
lesson-actions = Tvoj ťah
lesson-between = Kroky
lesson-previous = Predošlý krok
lesson-unknown = Taký krok neexistuje.

## $piece is a piece-name, $alike something like "štyri vysoké", $shape a row, column or the like

# $traits are feature values, such as "svetlý a nízky".
lesson-wrong-piece = Tento kameň je { $piece }. Hľadaný nie je { $traits }.
lesson-wrong-no-shape = Tieto štyri netvoria nič, čo sa počíta.
lesson-wrong-not-alike = Pozri sa, { $shape }: tie štyri kamene nemajú nič spoločné.
lesson-wrong-lapsed = Quarto tu síce je ({ $shape }: { $alike }), ale naposledy položený kameň v ňom nie je. Prepadlo.
lesson-wrong-completes-nothing = Jeden z označených kameňov nič nedokončí: { $piece }.
lesson-wrong-missing = { $count ->
    [one] Zatiaľ dobre, ale ešte jeden kameň chýba.
    [few] Zatiaľ dobre, ale ešte { $count } kamene chýbajú.
    [many] Zatiaľ dobre, ale ešte { $count } kameňa chýba.
   *[other] Zatiaľ dobre, ale ešte { $count } kameňov chýba.
}
lesson-wrong-marked = Jeden z označených kameňov nie je bezpečný: { $piece }. Na { $cell } dokončí quarto: { $shape }, { $alike }.
lesson-wrong-cell = Na { $cell } kameň nedoplní žiadnu štvoricu so spoločnou vlastnosťou.
lesson-wrong-gives-win = Odovzdaný kameň: { $piece }. Druhý hráč ho položí na { $cell } a hlási: { $shape }, { $alike }.
lesson-wrong-none-safe = Po takom položení už nebol bezpečný žiadny kameň. Odovzdaný kameň: { $piece }. Druhý hráč ho položí na { $cell } a hlási: { $shape }, { $alike }.
lesson-wrong-let-lapse = Kameň leží na doske, a tým quarto prepadlo: { $shape }. Nikto ho už neohlási.
lesson-wrong-not-called = Kameň je odovzdaný a ohlásenie chýba. Teraz hlási druhý hráč: { $shape }, { $alike }.
lesson-wrong-missed-win = Dalo sa vyhrať hneď: je tu políčko, kde kameň z tvojej ruky ({ $piece }) doplní štvoricu so spoločnou vlastnosťou.
lesson-wrong-even = Bezpečných kameňov ostalo: { $count }. Jeden dávaš ty, posledný druhý hráč, a tebe už žiadny neostane.
lesson-wrong-still-safe = Druhý hráč položí ten kameň na { $cell } a stále má bezpečný, ktorý dá: { $piece }.
lesson-wrong-time = Tvoja minúta uplynula. V partii s takými hodinami je to prehra.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Všimni si vlastnosti
lesson-features-text = Žiadne dva kamene nie sú rovnaké. Každý je svetlý alebo tmavý, nízky alebo vysoký, okrúhly alebo hranatý a hore plný alebo dutý: štyri vlastnosti, osem hodnôt.
lesson-features-task = Nájdi kameň, ktorý je tmavý, vysoký, okrúhly a dutý.
lesson-features-hint = Ber jednu vlastnosť po druhej: z tmavých len vysoké, z nich len okrúhle. Ostanú dva a jeden z nich má hore dieru.
lesson-features-right = To je on a iný taký nie je. Každé dva kamene sa líšia aspoň jednou vlastnosťou.

lesson-line-title = Štyri, ktoré niečo spája
lesson-line-text = Štyri kamene v riadku, v stĺpci alebo na uhlopriečke sú quarto, keď majú spoločnú aspoň jednu vlastnosť. Jedna stačí; na ostatných nezáleží.
lesson-line-task = Na tejto doske sú tri plné rady. Ukáž štyri kamene toho, ktorý je quarto.
lesson-line-hint = Pozri sa zhora. V jednom z radov má každý kameň dieru.
lesson-line-right = Riadok 1: štyri duté kamene. V stĺpci c a na uhlopriečke štvoricu nič nespája.

lesson-three-title = Tri, ktoré niečo spája
lesson-three-text = Trom kameňom v rade, ktoré niečo spája, chýba len štvrtý. Vidieť také trojice a to, čo ich spája: o tom je väčšina hry.
lesson-three-task = V riadku 2 sú tri kamene a jedno voľné políčko. Označ všetky kamene, ktoré by tam urobili quarto, a skontroluj to.
lesson-three-hint = Čo majú tri kamene v riadku 2 spoločné? Farbu nie, výšku nie, tvar tiež nie. Ktorý kameň to má tiež, ten doplní štvoricu.
lesson-three-right = Všetky tri sú duté, takže štvoricu doplní každý dutý kameň.

lesson-complete-title = Dokonči rad
lesson-complete-text = Kameň, ktorý kladieš, si nikdy nevyberáš: dáva ti ho druhý hráč. Aj tak to môže byť práve ten, ktorý potrebuješ.
lesson-complete-task = Polož kameň z ruky tam, kde doplní štvoricu so spoločnou vlastnosťou.
lesson-complete-hint = V stĺpci a sú tri okrúhle, ale tvoj kameň je hranatý. Hľadaj trojicu, s ktorou má spoločné niečo iné.
lesson-complete-right = Riadok 2: štyri duté kamene.

lesson-call-title = Ohlás to
lesson-call-text = Dokončiť nestačí: quarto vyhráva, až keď ho ohlásiš. Po položení, ale ešte pred odovzdaním, stlač červené tlačidlo a ukáž štyri kamene.
lesson-call-task = Tvoj kameň práve pristál na d3. Ohlás quarto a ukáž ho.
lesson-call-hint = Cez d3 vedú dva plné rady: riadok 3 a stĺpec d. V jednom z nich sú všetky štyri tmavé.
lesson-call-right = Quarto! Riadok 3: štyri tmavé kamene. Vyhrávaš.

lesson-steal-title = Využi prehliadnutie
lesson-steal-text = Aj druhý hráč môže quarto prehliadnuť. Ak ti dá kameň a nič neohlási, môžeš to urobiť ty, kým ten kameň nepoložíš.
lesson-steal-task = Druhý hráč položil kameň na d2 a dal ti ďalší. Vezmi mu výhru.
lesson-steal-hint = Musí to byť rad cez d2, kde leží posledný kameň. Porovnaj výšky v stĺpci d.
lesson-steal-right = Quarto! Stĺpec d: štyri nízke kamene. Dokončil ich druhý hráč, ale ohlásenie je tvoje.

lesson-lapse-title = Čo prepadá
lesson-lapse-text = Ak quarto nikto neohlási skôr, než sa položí ďalší kameň, prepadne. Kamene ostanú, kde sú, ale ohlásiť ho už nemožno. Platí len útvar s naposledy položeným kameňom.
lesson-lapse-task = Tvoj kameň práve pristál na b2. V dvoch radoch tu štyri kamene niečo spája; ohlás ten, ktorý ešte platí.
lesson-lapse-hint = V riadku 1 sú štyri hranaté, ale b2 v riadku 1 nie je. Ktorý plný rad vedie cez b2?
lesson-lapse-right = Quarto! Stĺpec b: štyri vysoké kamene. Štyri hranaté v riadku 1 prepadli; hlásiť ich by bola chyba.

lesson-safe-title = Daj bezpečný kameň
lesson-safe-text = Ty vyberáš, čo položí druhý hráč. Kameň, ktorým doplní štvoricu, ťa stojí partiu, takže sa najprv pozri, čo hrozí.
lesson-safe-task = Daj kameň, s ktorým druhý hráč nemôže hneď vyhrať.
lesson-safe-hint = V riadku 1 sú tri vysoké a okrúhle. Tvoj kameň teda nesmie byť vysoký ani okrúhly.
lesson-safe-right = Bezpečný: je nízky a hranatý, takže v riadku 1 nič nedokončí.

lesson-block-title = Zablokuj
lesson-block-text = Niekedy žiadny bezpečný kameň nie je. Vtedy pomôže ten v ruke: polož ho do medzery a hrozba je preč.
lesson-block-task = Polož kameň tak, aby ostalo čo dať, a daj to. Dá sa to len jedným spôsobom.
lesson-block-hint = Pozri sa na stĺpec d: tri svetlé a okrúhle kamene a jedno voľné políčko.
lesson-block-right = Na d4 tvoj kameň rozbije stĺpec d a jeden kameň je teraz bezpečný. Všetko ostatné by hneď prehralo.

lesson-count-title = Spočítaj bezpečné
lesson-count-text = V druhej polovici partie bezpečných kameňov ubúda. Kto vie, koľko ich ostáva, vie, čo príde.
lesson-count-task = Označ všetky kamene, ktoré je tu bezpečné dať, a skontroluj to.
lesson-count-hint = Hrozia dva rady: v stĺpci c sú tri plné, v riadku 4 tri tmavé. Bezpečný je ten, ktorý nie je ani jedno.
lesson-count-right = Bezpečné sú tri: svetlé duté.

lesson-last-safe-title = Daj posledný bezpečný
lesson-last-safe-text = Keď dáš posledný bezpečný kameň, druhý hráč ho musí položiť a potom ti dať niečo, čo bezpečné nie je. S tým vyhráš.
lesson-last-safe-task = Polož kameň tak, aby ostal jediný bezpečný, a ten daj.
lesson-last-safe-hint = Vytvor novú hrozbu: v riadku 1 sú už dva svetlé a vysoké a tvoj kameň je tiež svetlý a vysoký.
lesson-last-safe-right = Nech druhý hráč ten kameň položí kamkoľvek, nič bezpečné pre teba nemá.

lesson-parity-title = Nepárny alebo párny
lesson-parity-text = Bezpečné kamene sa dávajú striedavo: ty, druhý hráč, ty… Ak je ich nepárny počet a dávaš ty, dáš aj ten posledný. Ak je párny, dá ho druhý hráč. Klaď teda tak, aby bol nepárny.
lesson-parity-task = Nájdi políčko, po ktorom ostane nepárny počet bezpečných kameňov, a jeden z nich daj.
lesson-parity-hint = Na c1 a d2 ostanú bezpečné dva, na a1 a a2 žiadny. Ktoré políčko ešte ostáva?
lesson-parity-right = Bezpečné boli tri: jeden dáš ty, jeden druhý hráč a posledný zasa ty. Potom už druhý hráč nič bezpečné nemá.

lesson-squares-title = Štvorce
lesson-squares-text = V hre pre pokročilých vyhrávajú aj štyri v štvorci 2 × 2 políčka. Takých štvorcov je deväť a ľahko sa prehliadnu.
lesson-squares-task = Tu sa počítajú štvorce. Polož kameň, ohlás quarto a ukáž ho.
lesson-squares-hint = Pozri sa do stredu dosky: na troch zo štyroch políčok sú nízke kamene.
lesson-squares-right = Quarto! Prostredný štvorec: štyri nízke kamene.

lesson-clock-title = Na čas
lesson-clock-text = Na turnaji máš na každý ťah minútu. Komu sa čas minie, prehráva; ohlásenie hodiny zastaví.
lesson-clock-task = Máš minútu. Polož kameň, ohlás quarto a ukáž ho.
lesson-clock-hint = Tvoj kameň je okrúhly. Pozri sa po uhlopriečkach.
lesson-clock-right = Quarto, a včas! Uhlopriečka z a1 na d4: štyri okrúhle kamene. Teraz už vieš všetko; zahraj si partiu.
