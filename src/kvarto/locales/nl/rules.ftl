### The page of rules.

rules-title = De spelregels
rules-lead = Twee spelers, zestien stukken, één idee: jij bepaalt welk stuk je tegenstander moet plaatsen. Een partij duurt tien tot twintig minuten.
rules-play = Speel een partij

## Material

rules-material = Bord en stukken
rules-material-text = Op het bord is plaats voor zestien stukken, en geen twee ervan zijn gelijk: elk stuk is licht of donker, laag of hoog, rond of vierkant, en van boven massief of hol.
rules-material-example = Het lege bord, met alle zestien stukken nog in de voorraad.

## A turn

rules-turn = Een beurt
rules-turn-text = Wie er begint, beslissen de dobbelstenen. De eerste speler zoekt een stuk uit en geeft het aan de tweede. Die zet het op een leeg veld naar keuze, zoekt dan zelf een stuk uit en geeft dat aan de eerste. Zo gaat het verder: plaats wat je hebt gekregen, en geef dan iets door.
rules-turn-nobody = De stukken zijn van niemand. Een lijn mag best bestaan uit stukken die jullie samen hebben geplaatst.
rules-turn-example = Er staan drie stukken op het bord. Het lichte, hoge, vierkante stuk is net gegeven en moet nu worden geplaatst.

## A quarto

rules-quarto = Een quarto
rules-quarto-text = Staan er vier stukken in een rij, een kolom of een diagonaal die in minstens één kenmerk gelijk zijn, dan is dat een quarto.
rules-quarto-row = Vier hoge stukken in rij 2.
rules-quarto-column = Vier holle stukken in kolom c.
rules-quarto-diagonal = Vier ronde stukken op een diagonaal.
rules-quarto-none = Geen quarto: de vier in rij 2 hebben niets gemeen.

## The call

rules-call = Roepen hoort erbij
rules-call-text = Een quarto maken is niet genoeg. Wie hem ziet en op tijd “Quarto!” roept, wint, en dat hoeft niet degene te zijn die hem heeft gemaakt.
rules-call-placer = Heb je een stuk geplaatst, dan mag je roepen zolang je het volgende nog niet hebt gegeven.
rules-call-receiver = Geef je meteen een stuk, dan mag je tegenstander roepen voordat het op het bord staat, en winnen met wat jij hebt gemaakt.
rules-call-lapse = Plaatst je tegenstander dat stuk ook gewoon, dan is de quarto vervallen. Niemand kan hem nog roepen; het zijn nu zomaar vier stukken.
rules-call-example = Het laatste stuk ging naar d1: in rij 1 staan nu vier donkere, en ze zijn alle vier hoog. Er werd niet geroepen, wel een stuk gegeven. Nu mag de ander rij 1 roepen in plaats van te plaatsen.
rules-pointing = Aanwijzen
rules-pointing-text = Roepen doe je met de rode knop. De klokken staan stil, en je hebt 15 seconden om de vier stukken aan te wijzen. Alleen een lijn die door het laatst geplaatste stuk compleet werd, is goed.
rules-wrong-call = Na elk geplaatst stuk mag ieder één keer roepen. Zit je ernaast of wijs je niets aan, dan is die kans weg; op een toernooi verlies je de partij.
rules-end = Het einde
rules-end-text = Staat het zestiende stuk, dan valt er niets meer te geven. Wie het plaatste, roept of beëindigt de beurt; daarna heeft de ander nog een laatste kans. Heeft er dan niemand gewonnen, dan is het remise.

## Variants

rules-variants = Varianten
rules-beginners-text = Spreek een, twee of drie kenmerken af die tellen, en vergeet de rest. Wordt het te makkelijk, neem er dan een bij.
rules-beginners-example = Als alleen de kleur telt: vier lichte stukken in rij 3.
rules-advanced-text = Lijnen winnen zoals altijd, maar ook de negen vierkanten van 2 × 2 velden.
rules-advanced-example = Vier donkere stukken in het vierkant in het midden.
rules-squares-text = Alleen de vierkanten van 2 × 2 winnen; rijen, kolommen en diagonalen niet.
rules-hard-text = De vier stukken moeten in minstens twee kenmerken gelijk zijn.
rules-hard-example = Rij 1: vier donkere en ook vier hoge, dus ook hier telt die mee.

## What can be agreed on

rules-agree = Wat je kunt afspreken
rules-automatic-text = Wie een quarto maakt, wint meteen; roepen hoeft niet. Zo spelen veel programma's.
rules-late-call = Laat roepen
rules-late-call-text = Wie heeft geplaatst, mag ook na het geven nog roepen, tot het gegeven stuk op het bord staat. Wie het eerst roept, wint.
rules-child = Met een kind
rules-child-text = Een klein kind mag gewoon roepen, zonder iets aan te wijzen. Dat is goed als er ergens een open quarto is. In gezellige partijen kan een speler ook te zien krijgen waar lijnen dreigen en welke stukken veilig te geven zijn.
rules-time = Tijd
rules-time-text = Op toernooien heeft iedereen een minuut per zet. Wie door zijn tijd heen is, verliest; alleen na het zestiende stuk betekent het niet meer dan dat er niet is geroepen.

## Notation

rules-notation = Notatie
rules-notation-text = De kolommen heten van links af a tot d, de rijen van onder af 1 tot 4. Elk stuk is een cijfer of een letter:
rules-notation-moves = b2>7 betekent: op b2 geplaatst, 7 gegeven. Een uitroepteken staat voor terecht roepen en een vraagteken voor ten onrechte roepen, met de rij, kolom of diagonaal die werd aangewezen: b2!3, b2?a>7.

## Editions

rules-editions = Waar uitgaven verschillen
rules-editions-text = De gedrukte regels zijn in alle talen zo goed als gelijk. Deze verschillen kennen we.
rules-editions-own = De uitgave in deze taal
rules-editions-others = Andere uitgaven
rules-edition-south-slavic = De Servische, Kroatische en Sloveense regels kennen het late roepen.
rules-edition-danish = In de Deense regels roep je op het moment dat je het stuk loslaat, en de tijd is onbeperkt.
rules-edition-greek = In de Griekse regels mag je meer dan één gedeeld kenmerk afspreken; dat is het moeilijke spel. De tijd is onbeperkt.
rules-edition-finnish = De Finse regels kun je zo lezen dat gevorderden alleen op vierkanten spelen.
rules-edition-japanese = De Japanse regels hebben geen beginnersspel, en hun minuut is voor het plaatsen.
rules-edition-swedish = In de Zweedse en Arabische regels nemen beginners er telkens één kenmerk bij.
rules-edition-estonian = In de Finse en Estse regels beginnen beginners met één enkele waarde: alleen vier lichte stukken tellen.
rules-edition-romanian = In de Roemeense regels roept de ander voor het aannemen van het stuk; dat is dezelfde kans als hier.
rules-edition-arabic = Volgens de Arabische regels mag de ander roepen zodra de lijn compleet is, en van geven vóór die tijd is geen sprake. Hier komt het roepen na het geven.
rules-edition-german = De Duitse regels zeggen met zoveel woorden dat wie een stuk plaatst, de lijn opgeeft die er al lag.
rules-edition-chinese = In de Chinese regels roept alleen wie het stuk heeft geplaatst; hier mag de ander het ook. Een partij duurt vijftien minuten, en een zet zo lang als nodig is.
rules-edition-minute = In de Servische, Kroatische en Perzische regels mag je de minuut per zet voor elke partij afspreken.
rules-edition-limit = De Roemeense en Sloveense regels beperken de tijd, maar noemen geen getal.
rules-edition-czech = In de Tsjechische regels beslist een handspelletje wie begint; elders zijn het dobbelstenen, het lot of een afspraak.
