### The course: what is said in each step, to attempts, and around them.

learn-title = Lær spillet
learn-lead = { $count ->
    [one] Ét kort trin. Du spiller på et rigtigt bræt, og hvert svar er bevist.
   *[other] { $count } korte trin. I hvert af dem spiller du på et rigtigt bræt, og hvert svar er bevist.
}
learn-begin = Begynd
learn-go-on = Fortsæt
learn-again = Forfra en gang til
learn-steps = Trinene
learn-progress = { $done } af { $count } trin klaret
# Said after the title of a step.
learn-done = klaret
learn-rules = Læs reglerne

## Whole games for beginners

learn-path = Hele partier
learn-path-about = Først tæller kun én egenskab; tag en mere med, når det bliver for let. Din modstander er blid.
path-1 = Én egenskab
path-2 = To egenskaber
path-3 = Tre egenskaber
path-4 = Alle fire
path-counts = Det, der tæller: { $features }
path-hints = med hint
path-play = Spil
path-running = Fortsæt
path-played = spillet
path-won = vundet

## Around a step

lesson-number = Trin { $number } af { $count }
# As in English.
lesson-hint = Hint
lesson-check = Tjek
lesson-marked = { $count ->
    [0] Intet er markeret endnu.
   *[other] Markeret: { $pieces }.
}
# Said of a piece of the reserve.
lesson-is-marked = markeret
lesson-again = Prøv igen
lesson-next = Næste trin
lesson-finish = Alle trin
lesson-start-clock = Start uret
lesson-right = Rigtigt.
lesson-wrong = Ikke helt.
lesson-actions = Din tur
lesson-between = Trin
lesson-previous = Forrige trin
lesson-unknown = Det trin findes ikke.

## $piece is a piece-name, $alike something like "fire høje", $shape a row, column or the like

# $traits are feature values, such as "lys og lav".
lesson-wrong-piece = Den brik er { $piece }. Den, du leder efter, er ikke { $traits }.
lesson-wrong-no-shape = De fire danner ikke noget, der tæller.
lesson-wrong-not-alike = Se på { $shape }: de fire brikker der har intet til fælles.
lesson-wrong-lapsed = Se på { $shape }: det er { $alike }, men den sidst satte brik er ikke en af dem. Den quarto er bortfaldet.
lesson-wrong-completes-nothing = En af de markerede brikker fuldender intet: { $piece }.
lesson-wrong-missing = { $count ->
    [one] Godt så langt, men der mangler én brik til.
   *[other] Godt så langt, men der mangler { $count } brikker til.
}
lesson-wrong-marked = En af de markerede brikker er ikke sikker: { $piece }. På { $cell } fuldender den { $shape }: { $alike }.
lesson-wrong-cell = På { $cell } fuldender brikken ikke fire, der ligner hinanden.
lesson-wrong-gives-win = Du gav: { $piece }. Den anden spiller sætter den på { $cell } og råber { $shape }: { $alike }.
lesson-wrong-none-safe = Da du havde sat sådan, var ingen brik sikker at give. Du gav: { $piece }. Den anden spiller sætter den på { $cell } og råber { $shape }: { $alike }.
lesson-wrong-let-lapse = Du har sat brikken, og dermed er { $shape } bortfaldet. Ingen kan råbe den mere.
lesson-wrong-not-called = Du gav en brik og råbte ikke. Nu råber den anden spiller { $shape }: { $alike }.
lesson-wrong-missed-win = Du kunne have vundet straks: der er et felt, hvor brikken i din hånd ({ $piece }) fuldender fire, der ligner hinanden.
lesson-wrong-even = Du efterlod { $count } sikre brikker. Du har givet en, den anden spiller giver den sidste, og så har du ingen.
lesson-wrong-still-safe = Den anden spiller sætter den brik på { $cell } og har stadig en sikker at give: { $piece }.
lesson-wrong-time = Dit minut er gået. I et parti med dette ur havde du tabt.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Se egenskaberne
lesson-features-text = Ikke to brikker er ens. Hver er lys eller mørk, lav eller høj, rund eller firkantet, og på oversiden massiv eller hul: fire egenskaber, otte værdier.
lesson-features-task = Find den brik, der er mørk, høj, rund og hul.
lesson-features-hint = Tag én egenskab ad gangen: af de mørke kun de høje, af dem kun de runde. To er tilbage; en af dem har en fordybning på toppen.
lesson-features-right = Det er den, og der er kun den ene. Hver brik er forskellig fra alle andre på mindst ét punkt.

lesson-line-title = Fire der ligner hinanden
lesson-line-text = Fire brikker i en række, en kolonne eller en diagonal er en quarto, hvis de har mindst én egenskab til fælles. Én er nok; de andre er ligegyldige.
lesson-line-task = Tre linjer på dette bræt er fulde. Peg på de fire brikker i den, der er en quarto.
lesson-line-hint = Se på oversiderne. I en af linjerne har hver brik en fordybning.
lesson-line-right = Række 1: fire hule brikker. I kolonne c og på diagonalen har de fire intet til fælles.

lesson-three-title = Tre med noget til fælles
lesson-three-text = Tre brikker på linje, der har noget til fælles, mangler kun en fjerde. At få øje på den slags tre, og hvad de har til fælles, er det halve spil.
lesson-three-task = I række 2 er der tre brikker og et tomt felt. Markér hver brik, der ville lave en quarto der, og tjek så.
lesson-three-hint = Hvad har de tre i række 2 til fælles? Ikke farven, ikke højden, ikke formen. Enhver anden med det samme gør dem til fire.
lesson-three-right = De tre er hule, så enhver hul brik gør dem til fire.

lesson-complete-title = Gør en linje færdig
lesson-complete-text = Du vælger aldrig selv den brik, du sætter: den anden spiller har givet dig den. Den kan alligevel være lige den, du mangler.
lesson-complete-task = Sæt den brik, du har i hånden, der, hvor den fuldender fire, der ligner hinanden.
lesson-complete-hint = I kolonne a står tre runde, men din brik er firkantet. Led efter tre, der har en anden egenskab til fælles med den.
lesson-complete-right = Række 2: fire hule brikker.

lesson-call-title = Råb
lesson-call-text = Det er ikke nok at gøre linjen færdig: en quarto vinder først, når du råber. Tryk på den røde knap, når du har sat, og før du giver, og peg på de fire brikker.
lesson-call-task = Du har lige sat brikken på d3. Råb, og peg på det, du har gjort færdigt.
lesson-call-hint = To linjer gennem d3 er fulde: række 3 og kolonne d. I en af dem er alle fire mørke.
lesson-call-right = Quarto! Række 3: fire mørke brikker. Du har vundet.

lesson-steal-title = Snup det, den anden overser
lesson-steal-text = Den anden spiller kan også overse en quarto. Får du en brik, uden at der er råbt, må du råbe, så længe du ikke har sat den.
lesson-steal-task = Den anden spiller satte på d2 og gav dig en brik. Snup sejren.
lesson-steal-hint = Det skal være en linje gennem d2, hvor den sidste brik blev sat. Sammenlign højderne i kolonne d.
lesson-steal-right = Quarto! Kolonne d: fire lave brikker. Den anden spiller gjorde linjen færdig, men du råbte.

lesson-lapse-title = Hvad bortfalder
lesson-lapse-text = Råber ingen, før den næste brik er sat, er en quarto bortfaldet. Brikkerne bliver stående, men ingen kan nogensinde råbe den. Man kan kun råbe der, hvor den sidst satte brik er med.
lesson-lapse-task = Du har lige sat brikken på b2. På to linjer her står fire, der ligner hinanden; råb den, der stadig tæller.
lesson-lapse-hint = I række 1 står fire firkantede brikker, men b2 er ikke i række 1. Hvilken fuld linje går gennem b2?
lesson-lapse-right = Quarto! Kolonne b: fire høje brikker. De fire firkantede i række 1 er bortfaldet; et råb der havde været forkert.

lesson-safe-title = Giv en sikker brik
lesson-safe-text = Du vælger, hvad den anden spiller skal sætte. En brik, der fuldender fire, koster dig partiet, så se efter, hvad der truer, før du giver.
lesson-safe-task = Giv en brik, som den anden spiller ikke kan vinde med straks.
lesson-safe-hint = I række 1 er der tre, som er høje og runde. Den brik, du giver, må altså hverken være høj eller rund.
lesson-safe-right = Sikker: den er lav og firkantet, så den fuldender intet i række 1.

lesson-block-title = Blokér
lesson-block-text = Nogle gange er der ingen sikker brik. Brug så brikken i din hånd: sæt den, hvor truslen er, så fylder den hullet ud, og truslen er væk.
lesson-block-task = Sæt brikken sådan, at der er noget tilbage, du kan give, og giv det. Det kan kun gøres på én måde.
lesson-block-hint = Se på kolonne d: tre brikker, der er lyse og runde, og ét frit felt.
lesson-block-right = På d4 bryder din brik kolonne d, og nu er der én sikker brik. Alt andet havde tabt straks.

lesson-count-title = Tæl, hvad der er sikkert
lesson-count-text = I anden halvdel af partiet bliver de sikre brikker få. Den, der ved, hvor mange der er tilbage, ved, hvad der kommer.
lesson-count-task = Markér hver brik, det er sikkert at give her, og tjek så.
lesson-count-hint = To linjer truer: i kolonne c er der tre massive, i række 4 tre mørke. Sikkert er det, der ingen af delene er.
lesson-count-right = Tre er sikre: de lyse, der er hule.

lesson-last-safe-title = Giv den sidste sikre brik
lesson-last-safe-text = Giver du den sidste sikre brik, må den anden spiller sætte den og så give dig noget, der ikke er sikkert. Det vinder du med.
lesson-last-safe-task = Sæt brikken sådan, at der kun er én sikker brik tilbage, og giv den.
lesson-last-safe-hint = Lav en ny trussel: der står allerede to lyse og høje i række 1, og din brik er også lys og høj.
lesson-last-safe-right = Hvor den anden spiller end sætter den brik, er der intet sikkert tilbage at give dig.

lesson-parity-title = Lige eller ulige
lesson-parity-text = De sikre brikker gives på skift: dig, den anden, dig … Er der et ulige antal tilbage, når du skal give, er det dig, der giver den sidste. Er antallet lige, er det den anden. Sæt altså sådan, at det bliver ulige.
lesson-parity-task = Find det felt, der efterlader et ulige antal sikre brikker, og giv en af dem.
lesson-parity-hint = På c1 og d2 forbliver to brikker sikre, på a1 og a2 ingen. Hvilket felt er tilbage?
lesson-parity-right = Tre var sikre: du giver en, den anden spiller en, og du den sidste. Så har den anden spiller intet sikkert at give.

lesson-squares-title = Firkanter
lesson-squares-text = I spillet for øvede vinder fire i en firkant på 2 × 2 felter også. Der er ni af dem, og man overser dem let.
lesson-squares-task = Her tæller firkanter. Sæt brikken, råb, og peg på det, du har gjort færdigt.
lesson-squares-hint = Se på midten af brættet: på tre af de fire felter står lave brikker.
lesson-squares-right = Quarto! Firkanten på midten: fire lave brikker.

lesson-clock-title = Mod uret
lesson-clock-text = I en turnering har du et minut til hvert træk. Den, der løber tør for tid, taber; råbet stopper uret.
lesson-clock-task = Du har et minut. Sæt brikken, råb, og peg på det, du har gjort færdigt.
lesson-clock-hint = Din brik er rund. Se langs diagonalerne.
lesson-clock-right = Quarto, i tide! Diagonalen fra a1 til d4: fire runde brikker. Nu ved du alt, hvad der skal til; spil et parti.
