### The page of rules.

rules-title = Reglerna
rules-lead = Två spelare, sexton pjäser, en idé: du bestämmer vilken pjäs motståndaren måste placera. Ett parti tar tio till tjugo minuter.
rules-play = Spela ett parti

## Material

rules-material = Bräde och pjäser
rules-material-text = Brädet har sexton rutor, och det finns lika många pjäser. Inte två av dem är lika: varje pjäs är ljus eller mörk, låg eller hög, rund eller fyrkantig, och upptill massiv eller ihålig.
rules-material-example = Det tomma brädet och alla sexton pjäserna i förrådet.

## A turn

rules-turn = En tur
rules-turn-text = Tärningarna avgör vem som är första spelaren. Första spelaren plockar fram en pjäs och ger den till andra spelaren. Andra spelaren ställer den på en ledig ruta, vilken som helst, plockar sedan själv fram en pjäs och ger den till första spelaren. Så fortsätter det: placera pjäsen du har fått, och ge sedan en vidare.
rules-turn-nobody = Pjäserna tillhör ingen. En linje får gärna bestå av pjäser som ni båda har placerat.
rules-turn-example = Tre pjäser står på brädet. Den ljusa, höga, fyrkantiga har getts och måste placeras nu.

## A quarto

rules-quarto = En quarto
rules-quarto-text = När fyra pjäser i en rad, en kolumn eller en diagonal är lika på minst en punkt är det en quarto.
rules-quarto-row = Fyra höga pjäser i rad 2.
rules-quarto-column = Fyra ihåliga pjäser i kolumn c.
rules-quarto-diagonal = Fyra runda pjäser på en diagonal.
rules-quarto-none = Ingen quarto: de fyra i rad 2 har inget gemensamt.

## The call

rules-call = Man måste ropa
rules-call-text = Att göra en quarto räcker inte. Den som ser den och ropar ”Quarto!” i tid vinner, och det behöver inte vara den som gjorde den.
rules-call-placer = När du har placerat en pjäs får du ropa, ända tills du ger nästa.
rules-call-receiver = Ger du en pjäs i stället får motståndaren ropa innan den placeras, och vinna på det du har gjort.
rules-call-lapse = Om motståndaren också bara placerar pjäsen har quarton förfallit. Ingen kan ropa den längre, och de fyra pjäserna är bara fyra pjäser.
rules-call-example = Den senaste pjäsen kom till d1: i rad 1 är alla fyra mörka, och alla fyra är höga. Ingen ropade, och en pjäs gavs. Nu får den andra ropa rad 1 i stället för att placera.
rules-pointing = Att peka ut
rules-pointing-text = Tryck på den röda knappen för att ropa. Klockorna stannar, och du har 15 sekunder på dig att peka på de fyra pjäserna. Det måste vara en linje som den nyss placerade pjäsen har fullbordat.
rules-wrong-call = Varje gång en pjäs har placerats får varje spelare ropa en gång. Ropar du fel, eller pekar du inte ut något, är chansen förbrukad; i turneringar förlorar du partiet.
rules-end = Slutet
rules-end-text = När den sextonde pjäsen står där finns inget mer att ge. Den som placerade den får ropa eller avsluta turen, och sedan har den andra en sista chans. Har ingen vunnit då är det oavgjort.

## Variants

rules-variants = Varianter
rules-beginners-text = Kom överens om en, två eller tre egenskaper som räknas, och glöm resten. Ta med en till när det blir för lätt.
rules-beginners-example = Där bara färgen räknas: fyra ljusa pjäser i rad 3.
rules-advanced-text = Linjer vinner som vanligt, och det gör även de nio fyrkanterna på 2 × 2 rutor.
rules-advanced-example = Fyra mörka pjäser i fyrkanten i mitten.
rules-squares-text = Bara fyrkanterna på 2 × 2 vinner; det gör inte rader, kolumner och diagonaler.
rules-hard-text = De fyra pjäserna måste ha minst två egenskaper gemensamt.
rules-hard-example = Rad 1: fyra mörka och fyra höga, så den räknas även här.

## What can be agreed on

rules-agree = Vad man kan komma överens om
rules-automatic-text = Den som gör en quarto vinner genast, och ingen behöver ropa. Så spelar många program.
rules-late-call = Sent rop
rules-late-call-text = Den som har placerat får fortfarande ropa efter att ha gett en pjäs, tills den är placerad. Den som ropar först vinner.
rules-child = Med ett barn
rules-child-text = Ett litet barn behöver bara ropa, inte peka ut något. Ropet är rätt om det finns en öppen quarto någonstans. I avslappnade partier kan en spelare också få se var linjer hotar och vilka pjäser som är säkra att ge.
rules-time = Tid
rules-time-text = I turneringar har varje spelare en minut per drag. Den som får slut på tid förlorar; bara efter den sextonde pjäsen betyder det inte mer än att det inte blir något rop.

## Notation

# As in English.
rules-notation = Notation
rules-notation-text = Kolumnerna är a till d från vänster, raderna 1 till 4 nerifrån. Varje pjäs är en siffra eller en bokstav:
rules-notation-moves = b2>7 betyder: placerade på b2, gav 7. Ett utropstecken är ett rätt rop och ett frågetecken ett felaktigt, med raden, kolumnen eller diagonalen som pekades ut: b2!3, b2?a>7.

## Editions

rules-editions = Där utgåvorna skiljer sig
rules-editions-text = De tryckta reglerna är i stort sett lika på alla språk. Det här är skillnaderna vi känner till.
rules-editions-own = Utgåvan på det här språket
rules-editions-others = Andra utgåvor
rules-edition-south-slavic = De serbiska, kroatiska och slovenska reglerna har det sena ropet.
rules-edition-danish = I de danska reglerna ropar man när man släpper pjäsen, och tiden är obegränsad.
rules-edition-greek = I de grekiska reglerna kan man komma överens om mer än en gemensam egenskap; det är det svåra spelet. Tiden är obegränsad.
rules-edition-finnish = De finska reglerna kan läsas så att vana spelare bara går efter fyrkanter.
rules-edition-japanese = De japanska reglerna har inget spel för nybörjare, och deras minut gäller placeringen.
rules-edition-swedish = I de svenska och arabiska reglerna tar nybörjare med en egenskap i taget.
rules-edition-estonian = I de finska och estniska reglerna börjar nybörjare med ett enda värde: bara fyra ljusa pjäser räknas.
rules-edition-romanian = I de rumänska reglerna ropar den andra innan pjäsen tas emot; det är samma chans som här.
rules-edition-arabic = De arabiska reglerna låter den andra ropa så snart linjen är fullbordad, och säger inget om att ge dessförinnan. Här kommer ropet efter att en pjäs har getts.
rules-edition-german = De tyska reglerna säger rent ut att den som placerar en pjäs avstår från linjen som fanns där innan.
rules-edition-chinese = I de kinesiska reglerna ropar bara den som har placerat pjäsen; här får den andra också göra det. Ett parti tar femton minuter, och ett drag den tid det tar.
rules-edition-minute = I de serbiska, kroatiska och persiska reglerna kan man komma överens om en minut per drag för alla partier.
rules-edition-limit = De rumänska och slovenska reglerna begränsar tiden utan att nämna någon siffra.
rules-edition-czech = I de tjeckiska reglerna avgör en lek med händerna vem som börjar; på andra håll är det tärningar, lottning eller en överenskommelse.
