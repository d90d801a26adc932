### The course: what is said in each step, to attempts, and around them.

learn-title = Lär dig spelet
learn-lead = { $count ->
    [one] Ett kort steg. Du spelar på ett riktigt bräde, och varje svar är bevisat.
   *[other] { $count } korta steg. I vart och ett spelar du på ett riktigt bräde, och varje svar är bevisat.
}
learn-begin = Börja
learn-go-on = Fortsätt
learn-again = En gång till från början
learn-steps = Stegen
learn-progress = { $done } av { $count } steg klara
# Said after the title of a step.
learn-done = klart
learn-rules = Läs reglerna

## Whole games for beginners

learn-path = Hela partier
learn-path-about = Först räknas bara en egenskap; ta med en till när det blir för lätt. Din motståndare är snäll.
path-1 = En egenskap
path-2 = Två egenskaper
path-3 = Tre egenskaper
path-4 = Alla fyra
path-counts = Vad som räknas: { $features }
path-hints = med ledtrådar
path-play = Spela
path-running = Fortsätt
path-played = spelat
path-won = vunnet

## Around a step

lesson-number = Steg { $number } av { $count }
lesson-hint = Ledtråd
lesson-check = Kontrollera
lesson-marked = { $count ->
    [0] Inget är markerat än.
   *[other] Markerat: { $pieces }.
}
# Said of a piece of the reserve.
lesson-is-marked = markerad
lesson-again = Försök igen
lesson-next = Nästa steg
lesson-finish = Alla steg
lesson-start-clock = Starta klockan
lesson-right = Rätt.
lesson-wrong = Inte riktigt.
lesson-actions = Din tur
lesson-between = Steg
lesson-previous = Föregående steg
lesson-unknown = Det steget finns inte.

## $piece is a piece-name, $alike something like "fyra höga", $shape a row, column or the like

# $traits are feature values, such as "ljus och låg".
lesson-wrong-piece = Den pjäsen är { $piece }. Den du letar efter är inte { $traits }.
lesson-wrong-no-shape = De fyra bildar inget som räknas.
lesson-wrong-not-alike = Se på { $shape }: de fyra pjäserna där har inget gemensamt.
lesson-wrong-lapsed = Se på { $shape }: det är { $alike }, men den senast placerade pjäsen är inte en av dem. Den quarton har förfallit.
lesson-wrong-completes-nothing = En av de markerade pjäserna fullbordar inget: { $piece }.
lesson-wrong-missing = { $count ->
    [one] Bra så långt, men det saknas en pjäs till.
   *[other] Bra så långt, men det saknas { $count } pjäser till.
}
lesson-wrong-marked = En av de markerade pjäserna är inte säker: { $piece }. På { $cell } fullbordar den { $shape }: { $alike }.
lesson-wrong-cell = På { $cell } fullbordar pjäsen inte fyra lika.
lesson-wrong-gives-win = Du gav: { $piece }. Den andra spelaren placerar den på { $cell } och ropar { $shape }: { $alike }.
lesson-wrong-none-safe = När du hade placerat så var ingen pjäs säker att ge. Du gav: { $piece }. Den andra spelaren placerar den på { $cell } och ropar { $shape }: { $alike }.
lesson-wrong-let-lapse = Du har placerat pjäsen, och därmed har { $shape } förfallit. Ingen kan ropa den längre.
lesson-wrong-not-called = Du gav en pjäs och ropade inte. Nu ropar den andra spelaren { $shape }: { $alike }.
lesson-wrong-missed-win = Du kunde ha vunnit genast: det finns en ruta där pjäsen i din hand ({ $piece }) fullbordar fyra lika.
lesson-wrong-even = Du lämnade kvar { $count } säkra pjäser. Du har gett en, den andra spelaren ger den sista, och sedan har du ingen.
lesson-wrong-still-safe = Den andra spelaren placerar den pjäsen på { $cell } och har fortfarande en säker att ge: { $piece }.
lesson-wrong-time = Din minut är slut. I ett parti med den här klockan hade du förlorat.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Se egenskaperna
lesson-features-text = Inte två pjäser är lika. Var och en är ljus eller mörk, låg eller hög, rund eller fyrkantig, och upptill massiv eller ihålig: fyra egenskaper, åtta värden.
lesson-features-task = Hitta pjäsen som är mörk, hög, rund och ihålig.
lesson-features-hint = Ta en egenskap i taget: av de mörka bara de höga, av dem bara de runda. Två är kvar; en av dem har en grop upptill.
lesson-features-right = Det är den, och det finns bara en. Varje pjäs skiljer sig från alla andra på minst en punkt.

lesson-line-title = Fyra lika
lesson-line-text = Fyra pjäser i en rad, en kolumn eller en diagonal är en quarto om de har minst en egenskap gemensamt. En räcker; resten spelar ingen roll.
lesson-line-task = Tre linjer på det här brädet är fulla. Peka ut de fyra pjäserna i den som är en quarto.
lesson-line-hint = Se på ovansidorna. I en av linjerna har varje pjäs en grop.
lesson-line-right = Rad 1: fyra ihåliga pjäser. I kolumn c och på diagonalen har de fyra inget gemensamt.

lesson-three-title = Tre med något gemensamt
lesson-three-text = Tre pjäser på en linje som har något gemensamt saknar bara en fjärde. Att få syn på sådana treor, och vad de har gemensamt, är halva spelet.
lesson-three-task = I rad 2 finns tre pjäser och en tom ruta. Markera varje pjäs som skulle göra en quarto där, och kontrollera sedan.
lesson-three-hint = Vad har de tre i rad 2 gemensamt? Inte färgen, inte höjden, inte formen. Vilken annan som helst som har det gör dem till fyra.
lesson-three-right = De tre är ihåliga, så vilken ihålig pjäs som helst gör dem till fyra.

lesson-complete-title = Fullborda en linje
lesson-complete-text = Du väljer aldrig själv pjäsen du placerar: den andra spelaren har gett dig den. Ändå kan det vara precis den du behöver.
lesson-complete-task = Placera pjäsen du har i handen där den fullbordar fyra lika.
lesson-complete-hint = I kolumn a står tre runda, men din pjäs är fyrkantig. Leta efter tre som har en annan egenskap gemensamt med den.
lesson-complete-right = Rad 2: fyra ihåliga pjäser.

lesson-call-title = Ropa
lesson-call-text = Att fullborda räcker inte: en quarto vinner först när du ropar. När du har placerat, och innan du ger, trycker du på den röda knappen och pekar ut de fyra pjäserna.
lesson-call-task = Du har just placerat pjäsen på d3. Ropa, och peka ut vad du har fullbordat.
lesson-call-hint = Två linjer genom d3 är fulla: rad 3 och kolumn d. I en av dem är alla fyra mörka.
lesson-call-right = Quarto! Rad 3: fyra mörka pjäser. Du har vunnit.

lesson-steal-title = Ta vad den andra missar
lesson-steal-text = Den andra spelaren kan också missa en quarto. Får du en pjäs utan att någon har ropat får du ropa, så länge du inte har placerat den.
lesson-steal-task = Den andra spelaren placerade på d2 och gav dig en pjäs. Sno åt dig segern.
lesson-steal-hint = Det måste vara en linje genom d2, där den senaste pjäsen placerades. Jämför höjderna i kolumn d.
lesson-steal-right = Quarto! Kolumn d: fyra låga pjäser. Den andra spelaren fullbordade dem, men du ropade.

lesson-lapse-title = Vad som förfaller
lesson-lapse-text = Om ingen ropar innan nästa pjäs är placerad har en quarto förfallit. Pjäserna står kvar, men ingen kan någonsin ropa den. Man kan bara ropa där den senast placerade pjäsen är med.
lesson-lapse-task = Du har just placerat pjäsen på b2. På två linjer här står fyra lika; ropa den som fortfarande räknas.
lesson-lapse-hint = I rad 1 står fyra fyrkantiga pjäser, men b2 är inte i rad 1. Vilken full linje går genom b2?
lesson-lapse-right = Quarto! Kolumn b: fyra höga pjäser. De fyra fyrkantiga i rad 1 har förfallit; ett rop där hade varit fel.

lesson-safe-title = Ge en säker pjäs
lesson-safe-text = Du väljer vad den andra spelaren ska placera. En pjäs som fullbordar fyra kostar dig partiet, så se efter vad som hotar innan du ger.
lesson-safe-task = Ge en pjäs som den andra spelaren inte kan vinna med genast.
lesson-safe-hint = I rad 1 finns tre som är höga och runda. Pjäsen du ger får alltså varken vara hög eller rund.
lesson-safe-right = Säker: den är låg och fyrkantig, så den fullbordar inget i rad 1.

lesson-block-title = Blockera
lesson-block-text = Ibland finns ingen säker pjäs. Använd då pjäsen i handen: placera den där hotet är, så fyller den luckan och hotet är borta.
lesson-block-task = Placera pjäsen så att det finns något kvar som du kan ge, och ge det. Det går bara på ett sätt.
lesson-block-hint = Se på kolumn d: tre pjäser som är ljusa och runda, och en ledig ruta.
lesson-block-right = På d4 bryter din pjäs kolumn d, och nu finns en säker pjäs. Allt annat hade förlorat genast.

lesson-count-title = Räkna vad som är säkert
lesson-count-text = I andra halvan av partiet blir de säkra pjäserna få. Den som vet hur många som är kvar vet vad som kommer.
lesson-count-task = Markera varje pjäs som är säker att ge här, och kontrollera sedan.
lesson-count-hint = Två linjer hotar: i kolumn c står tre massiva, i rad 4 tre mörka. Säkert är det som inte är någotdera.
lesson-count-right = Tre är säkra: de ljusa som är ihåliga.

lesson-last-safe-title = Ge den sista säkra pjäsen
lesson-last-safe-text = Ger du den sista säkra pjäsen måste den andra spelaren placera den och sedan ge dig något som inte är säkert. Det vinner du med.
lesson-last-safe-task = Placera pjäsen så att bara en säker pjäs är kvar, och ge den.
lesson-last-safe-hint = Skapa ett nytt hot: två ljusa och höga står redan i rad 1, och din pjäs är också ljus och hög.
lesson-last-safe-right = Var den andra spelaren än placerar den pjäsen finns inget säkert kvar att ge dig.

lesson-parity-title = Udda eller jämnt
lesson-parity-text = De säkra pjäserna ges i tur och ordning: du, den andra, du … Är ett udda antal kvar när du ska ge är det du som ger den sista. Är antalet jämnt är det den andra. Placera alltså så att det blir udda.
lesson-parity-task = Hitta rutan som lämnar ett udda antal säkra pjäser, och ge en av dem.
lesson-parity-hint = På c1 och d2 är två pjäser fortfarande säkra, på a1 och a2 ingen. Vilken ruta är kvar?
lesson-parity-right = Tre var säkra: du ger en, den andra spelaren en, och du den sista. Sedan har den andra spelaren inget säkert att ge.

lesson-squares-title = Fyrkanter
lesson-squares-text = I det avancerade spelet vinner också fyra i en fyrkant på 2 × 2 rutor. Det finns nio sådana, och man missar dem lätt.
lesson-squares-task = Här räknas fyrkanter. Placera pjäsen, ropa, och peka ut vad du har fullbordat.
lesson-squares-hint = Se på brädets mitt: på tre av de fyra rutorna står låga pjäser.
lesson-squares-right = Quarto! Fyrkanten i mitten: fyra låga pjäser.

lesson-clock-title = Mot klockan
lesson-clock-text = I en turnering har du en minut på varje drag. Den som får slut på tid förlorar; ropet stoppar klockan.
lesson-clock-task = Du har en minut. Placera pjäsen, ropa, och peka ut vad du har fullbordat.
lesson-clock-hint = Din pjäs är rund. Se längs diagonalerna.
lesson-clock-right = Quarto, i tid! Diagonalen från a1 till d4: fyra runda pjäser. Nu kan du allt som behövs; spela ett parti.
