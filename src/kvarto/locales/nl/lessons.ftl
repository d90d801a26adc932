### The course: what is said in each step, to attempts, and around them.

learn-title = Leer het spel
learn-lead = { $count ->
    [one] Eén korte stap. Je speelt op een echt bord, en elk antwoord is bewezen.
   *[other] { $count } korte stappen. In elke stap speel je op een echt bord, en elk antwoord is bewezen.
}
learn-begin = Beginnen
learn-go-on = Verder
learn-again = Nog eens van voren af aan
learn-steps = De stappen
learn-progress = { $done } van { $count } stappen gedaan
# Said after the title of a step.
learn-done = gedaan
learn-rules = De spelregels lezen

## Whole games for beginners

learn-path = Hele partijen
learn-path-about = Eerst telt maar één kenmerk; wordt dat te makkelijk, neem er dan een bij. Je tegenstander is mild.
path-1 = Eén kenmerk
path-2 = Twee kenmerken
path-3 = Drie kenmerken
path-4 = Alle vier
path-counts = Wat telt: { $features }
path-hints = met hints
path-play = Spelen
path-running = Verder
path-played = gespeeld
path-won = gewonnen

## Around a step

lesson-number = Stap { $number } van { $count }
# As in English.
lesson-hint = Hint
lesson-check = Controleren
lesson-marked = { $count ->
    [0] Er is nog niets gemarkeerd.
   *[other] Gemarkeerd: { $pieces }.
}
# Said of a piece of the reserve.
lesson-is-marked = gemarkeerd
lesson-again = Probeer opnieuw
lesson-next = Volgende stap
lesson-finish = Alle stappen
lesson-start-clock = Start de klok
lesson-right = Goed.
lesson-wrong = Net niet.
lesson-actions = Jij bent aan zet
lesson-between = Stappen
lesson-previous = Vorige stap
lesson-unknown = Deze stap bestaat niet.

## $piece is a piece-name, $alike something like "vier hoge", $shape a row, column or the like

# $traits are feature values, such as "licht en laag".
lesson-wrong-piece = Dat stuk is { $piece }. Het stuk dat je zoekt, is niet { $traits }.
lesson-wrong-no-shape = Die vier vormen niets wat telt.
lesson-wrong-not-alike = Kijk nog eens naar { $shape }: de vier stukken daar hebben niets gemeen.
lesson-wrong-lapsed = Kijk naar { $shape }: dat zijn { $alike }, maar het laatst geplaatste stuk hoort er niet bij. Die quarto is vervallen.
lesson-wrong-completes-nothing = Een van de gemarkeerde stukken maakt niets compleet: { $piece }.
lesson-wrong-missing = { $count ->
    [one] Tot zover goed, maar er ontbreekt nog één stuk.
   *[other] Tot zover goed, maar er ontbreken nog { $count } stukken.
}
lesson-wrong-marked = Een van de gemarkeerde stukken is niet veilig: { $piece }. Op { $cell } maakt het { $shape } compleet: { $alike }.
lesson-wrong-cell = Op { $cell } maakt het stuk geen vier gelijke compleet.
lesson-wrong-gives-win = Je gaf: { $piece }. Je tegenstander zet het op { $cell } en roept { $shape }: { $alike }.
lesson-wrong-none-safe = Na die plaatsing was geen enkel stuk veilig om te geven. Je gaf: { $piece }. Je tegenstander zet het op { $cell } en roept { $shape }: { $alike }.
lesson-wrong-let-lapse = Je hebt het stuk geplaatst, en daarmee is { $shape } vervallen. Niemand kan dat nog roepen.
lesson-wrong-not-called = Je gaf een stuk en riep niet. Nu roept je tegenstander { $shape }: { $alike }.
lesson-wrong-missed-win = Je had meteen kunnen winnen: er is een veld waar het stuk in je hand ({ $piece }) vier gelijke compleet maakt.
lesson-wrong-even = Je liet { $count } veilige stukken over. Eén heb jij gegeven, het laatste geeft je tegenstander, en dan heb jij er geen meer.
lesson-wrong-still-safe = Je tegenstander zet dat stuk op { $cell } en heeft nog een veilig stuk om te geven: { $piece }.
lesson-wrong-time = Je minuut is om. In een partij met deze klok had je verloren.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Bekijk de kenmerken
lesson-features-text = Geen stuk is gelijk aan een ander. Elk is licht of donker, laag of hoog, rond of vierkant, en van boven massief of hol: vier kenmerken, acht waarden.
lesson-features-task = Zoek het stuk dat donker, hoog, rond en hol is.
lesson-features-hint = Neem één kenmerk tegelijk: van de donkere alleen de hoge, daarvan alleen de ronde. Er blijven er twee over; een ervan heeft van boven een kuiltje.
lesson-features-right = Dat is het, en er is er maar één. Elk stuk verschilt van elk ander in minstens één kenmerk.

lesson-line-title = Vier gelijke
lesson-line-text = Vier stukken in een rij, kolom of diagonaal zijn een quarto als ze in minstens één kenmerk gelijk zijn. Eén is genoeg; de andere doen er niet toe.
lesson-line-task = Drie lijnen op dit bord zijn vol. Wijs de vier stukken aan van de lijn die een quarto is.
lesson-line-hint = Kijk naar de bovenkanten. In een van de lijnen heeft elk stuk een kuiltje.
lesson-line-right = Rij 1: vier holle stukken. In kolom c en op de diagonaal hebben de vier niets gemeen.

lesson-three-title = Drie met iets gemeen
lesson-three-text = Drie stukken op een lijn die iets gemeen hebben, missen alleen nog een vierde. Zulke drietallen zien, en wat ze delen, is het halve spel.
lesson-three-task = In rij 2 staan drie stukken en is één veld leeg. Markeer elk stuk dat daar een quarto zou maken, en controleer dan.
lesson-three-hint = Wat delen de drie in rij 2? Niet de kleur, niet de hoogte, niet de vorm. Wat dat ook heeft, maakt er vier van.
lesson-three-right = Ze zijn alle drie hol, dus elk hol stuk maakt er vier van.

lesson-complete-title = Maak een lijn compleet
lesson-complete-text = Het stuk dat je plaatst, kies je nooit zelf: je tegenstander heeft het je gegeven. Toch kan het precies het stuk zijn dat je nodig hebt.
lesson-complete-task = Plaats het stuk dat je in je hand hebt op het veld waar het vier gelijke compleet maakt.
lesson-complete-hint = In kolom a staan drie ronde, maar jouw stuk is vierkant. Zoek er drie die er een ander kenmerk mee delen.
lesson-complete-right = Rij 2: vier holle stukken.

lesson-call-title = Roep het
lesson-call-text = Compleet maken is niet genoeg: een quarto wint pas als je hem roept. Druk na het plaatsen, en vóór het geven, op de rode knop en wijs de vier stukken aan.
lesson-call-task = Je hebt het stuk net op d3 gezet. Roep, en wijs aan wat je compleet hebt gemaakt.
lesson-call-hint = Twee lijnen door d3 zijn vol: rij 3 en kolom d. In een ervan zijn alle vier donker.
lesson-call-right = Quarto! Rij 3: vier donkere stukken. Je hebt gewonnen.

lesson-steal-title = Pak wat de ander mist
lesson-steal-text = Ook je tegenstander kan een quarto over het hoofd zien. Krijg je een stuk zonder dat er is geroepen, dan mag jij roepen zolang je dat stuk nog niet hebt geplaatst.
lesson-steal-task = Je tegenstander plaatste op d2 en gaf jou een stuk. Pak de winst af.
lesson-steal-hint = Het moet een lijn door d2 zijn, waar het laatste stuk staat. Vergelijk de hoogten in kolom d.
lesson-steal-right = Quarto! Kolom d: vier lage stukken. Je tegenstander maakte ze compleet, maar jij hebt geroepen.

lesson-lapse-title = Wat vervalt
lesson-lapse-text = Roept niemand voordat het volgende stuk wordt geplaatst, dan is een quarto vervallen. De stukken blijven staan, maar roepen kan niemand hem nog. Alleen waar het laatst geplaatste stuk bij hoort, kun je roepen.
lesson-lapse-task = Je hebt het stuk net op b2 gezet. Op twee lijnen hier staan vier gelijke; roep de lijn die nog telt.
lesson-lapse-hint = In rij 1 staan vier vierkante stukken, maar b2 ligt niet in rij 1. Welke volle lijn gaat door b2?
lesson-lapse-right = Quarto! Kolom b: vier hoge stukken. De vier vierkante in rij 1 zijn vervallen; daar roepen was fout geweest.

lesson-safe-title = Geef een veilig stuk
lesson-safe-text = Jij kiest wat je tegenstander plaatst. Een stuk dat voor de ander vier compleet maakt, kost je de partij; kijk dus wat er dreigt voordat je geeft.
lesson-safe-task = Geef een stuk waarmee je tegenstander niet meteen kan winnen.
lesson-safe-hint = In rij 1 staan er drie die hoog en rond zijn. Het stuk dat je geeft, mag dus niet hoog en niet rond zijn.
lesson-safe-right = Veilig: het is laag en vierkant, dus in rij 1 maakt het niets compleet.

lesson-block-title = Blokkeer
lesson-block-text = Soms is er geen veilig stuk. Gebruik dan het stuk in je hand: zet het waar de dreiging is, dan vult het het gat en is de dreiging weg.
lesson-block-task = Plaats het stuk zo dat er iets overblijft wat je kunt geven, en geef het. Er is maar één manier.
lesson-block-hint = Kijk naar kolom d: drie stukken die licht en rond zijn, en één vrij veld.
lesson-block-right = Op d4 breekt je stuk kolom d, en nu is er één veilig stuk. Al het andere had meteen verloren.

lesson-count-title = Tel wat veilig is
lesson-count-text = In de tweede helft van de partij worden veilige stukken schaars. Wie weet hoeveel er nog zijn, weet wat er komt.
lesson-count-task = Markeer elk stuk dat je hier veilig kunt geven, en controleer dan.
lesson-count-hint = Twee lijnen dreigen: in kolom c staan drie massieve, in rij 4 drie donkere. Veilig is wat geen van beide is.
lesson-count-right = Drie zijn er veilig: de lichte die hol zijn.

lesson-last-safe-title = Geef het laatste veilige stuk
lesson-last-safe-text = Geef je het laatste veilige stuk, dan moet je tegenstander het plaatsen en jou daarna iets geven wat niet veilig is. Daarmee win je.
lesson-last-safe-task = Plaats het stuk zo dat er maar één veilig stuk overblijft, en geef dat.
lesson-last-safe-hint = Maak een nieuwe dreiging: in rij 1 staan al twee lichte, hoge stukken, en dat van jou is ook licht en hoog.
lesson-last-safe-right = Waar je tegenstander dat stuk ook zet, er blijft niets veiligs over om aan jou te geven.

lesson-parity-title = Even of oneven
lesson-parity-text = Veilige stukken geef je om de beurt: jij, de ander, jij … Is er een oneven aantal over als jij moet geven, dan geef jij het laatste. Is het even, dan doet de ander dat. Plaats dus zo dat het oneven wordt.
lesson-parity-task = Zoek het veld waarna een oneven aantal stukken veilig is, en geef er een van.
lesson-parity-hint = Op c1 en d2 blijven twee stukken veilig, op a1 en a2 geen. Welk veld blijft er over?
lesson-parity-right = Drie waren er veilig: jij geeft er een, je tegenstander een, en jij het laatste. Dan heeft je tegenstander niets veiligs meer te geven.

lesson-squares-title = Vierkanten
lesson-squares-text = In het spel voor gevorderden winnen ook vier in een vierkant van 2 × 2 velden. Er zijn negen van zulke vierkanten, en je kijkt er zo overheen.
lesson-squares-task = Hier tellen vierkanten. Plaats het stuk, roep, en wijs aan wat je compleet hebt gemaakt.
lesson-squares-hint = Kijk naar het midden van het bord: op drie van de vier velden daar staan lage stukken.
lesson-squares-right = Quarto! Het vierkant in het midden: vier lage stukken.

lesson-clock-title = Tegen de klok
lesson-clock-text = Op een toernooi heb je een minuut per zet. Wie door de tijd heen is, verliest; roepen zet de klok stil.
lesson-clock-task = Je hebt een minuut. Plaats het stuk, roep, en wijs aan wat je compleet hebt gemaakt.
lesson-clock-hint = Je stuk is rond. Kijk langs de diagonalen.
lesson-clock-right = Quarto, op tijd! De diagonaal van a1 naar d4: vier ronde stukken. Nu weet je alles wat nodig is; speel een partij.
