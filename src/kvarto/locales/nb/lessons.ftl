### The course: what is said in each step, to attempts, and around them.

learn-title = Lær spillet
learn-lead = { $count ->
    [one] Ett kort steg. Du spiller på et ekte brett, og hvert svar er bevist.
   *[other] { $count } korte steg. I hvert av dem spiller du på et ekte brett, og hvert svar er bevist.
}
learn-begin = Begynn
learn-go-on = Fortsett
learn-again = En gang til fra begynnelsen
learn-steps = Stegene
learn-progress = { $done } av { $count } steg klart
# Said after the title of a step.
learn-done = klart
learn-rules = Les reglene

## Whole games for beginners

learn-path = Hele partier
learn-path-about = Først teller bare én egenskap; ta med en til når det blir for lett. Motstanderen er snill.
path-1 = Én egenskap
path-2 = To egenskaper
path-3 = Tre egenskaper
path-4 = Alle fire
path-counts = Det som teller: { $features }
path-hints = med hint
path-play = Spill
path-running = Fortsett
path-played = spilt
path-won = vunnet

## Around a step

lesson-number = Steg { $number } av { $count }
# As in English.
lesson-hint = Hint
lesson-check = Sjekk
lesson-marked = { $count ->
    [0] Ingenting er merket ennå.
   *[other] Merket: { $pieces }.
}
# Said of a piece of the reserve.
lesson-is-marked = merket
lesson-again = Prøv igjen
lesson-next = Neste steg
lesson-finish = Alle steg
lesson-start-clock = Start klokken
lesson-right = Riktig.
lesson-wrong = Ikke helt.
lesson-actions = Din tur
lesson-between = Steg
lesson-previous = Forrige steg
lesson-unknown = Det steget finnes ikke.

## $piece is a piece-name, $alike something like "fire høye", $shape a row, column or the like

# $traits are feature values, such as "lys og lav".
lesson-wrong-piece = Den brikken er { $piece }. Den du leter etter, er ikke { $traits }.
lesson-wrong-no-shape = De fire danner ikke noe som teller.
lesson-wrong-not-alike = Se på { $shape }: de fire brikkene der har ingenting felles.
lesson-wrong-lapsed = Se på { $shape }: det er { $alike }, men brikken som ble satt sist, er ikke en av dem. Den quartoen er falt bort.
lesson-wrong-completes-nothing = En av de merkede brikkene fullfører ingenting: { $piece }.
lesson-wrong-missing = { $count ->
    [one] Bra så langt, men det mangler én brikke til.
   *[other] Bra så langt, men det mangler { $count } brikker til.
}
lesson-wrong-marked = En av de merkede brikkene er ikke trygg: { $piece }. På { $cell } fullfører den { $shape }: { $alike }.
lesson-wrong-cell = På { $cell } fullfører brikken ikke fire like.
lesson-wrong-gives-win = Du ga: { $piece }. Den andre spilleren setter den på { $cell } og roper { $shape }: { $alike }.
lesson-wrong-none-safe = Da du hadde satt slik, var ingen brikke trygg å gi. Du ga: { $piece }. Den andre spilleren setter den på { $cell } og roper { $shape }: { $alike }.
lesson-wrong-let-lapse = Du har satt brikken, og dermed er { $shape } falt bort. Ingen kan rope den mer.
lesson-wrong-not-called = Du ga en brikke og ropte ikke. Nå roper den andre spilleren { $shape }: { $alike }.
lesson-wrong-missed-win = Du kunne ha vunnet straks: det er en rute der brikken i hånden din ({ $piece }) fullfører fire like.
lesson-wrong-even = Du lot { $count } trygge brikker bli igjen. Du har gitt en, den andre spilleren gir den siste, og så har du ingen.
lesson-wrong-still-safe = Den andre spilleren setter den brikken på { $cell } og har fortsatt en trygg å gi: { $piece }.
lesson-wrong-time = Minuttet ditt er ute. I et parti med denne klokken hadde du tapt.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Se egenskapene
lesson-features-text = Ikke to brikker er like. Hver er lys eller mørk, lav eller høy, rund eller firkantet, og massiv eller hul på oversiden: fire egenskaper, åtte verdier.
lesson-features-task = Finn brikken som er mørk, høy, rund og hul.
lesson-features-hint = Ta én egenskap om gangen: av de mørke bare de høye, av dem bare de runde. To er igjen; en av dem har en grop på toppen.
lesson-features-right = Det er den, og det er bare den ene. Hver brikke er ulik alle andre på minst ett punkt.

lesson-line-title = Fire like
lesson-line-text = Fire brikker i en rad, en kolonne eller en diagonal er en quarto hvis de har minst én egenskap felles. Én er nok; resten spiller ingen rolle.
lesson-line-task = Tre linjer på dette brettet er fulle. Pek på de fire brikkene i den som er en quarto.
lesson-line-hint = Se på oversidene. I en av linjene har hver brikke en grop.
lesson-line-right = Rad 1: fire hule brikker. I kolonne c og på diagonalen har de fire ingenting felles.

lesson-three-title = Tre med noe felles
lesson-three-text = Tre brikker på linje som har noe felles, mangler bare en fjerde. Å få øye på slike tre, og hva de har felles, er halve spillet.
lesson-three-task = I rad 2 er det tre brikker og en tom rute. Merk hver brikke som ville gi en quarto der, og sjekk så.
lesson-three-hint = Hva har de tre i rad 2 felles? Ikke fargen, ikke høyden, ikke formen. Alle andre som har det, gjør dem til fire.
lesson-three-right = De tre er hule, så enhver hul brikke gjør dem til fire.

lesson-complete-title = Gjør en linje ferdig
lesson-complete-text = Du velger aldri selv brikken du setter: den andre spilleren har gitt deg den. Likevel kan det være akkurat den du trenger.
lesson-complete-task = Sett brikken du har i hånden, der den fullfører fire like.
lesson-complete-hint = I kolonne a står tre runde, men brikken din er firkantet. Let etter tre som har en annen egenskap felles med den.
lesson-complete-right = Rad 2: fire hule brikker.

lesson-call-title = Rop
lesson-call-text = Det er ikke nok å gjøre linjen ferdig: en quarto vinner først når du roper. Etter at du har satt, og før du gir, trykker du på den røde knappen og peker på de fire brikkene.
lesson-call-task = Du har nettopp satt brikken på d3. Rop, og pek på det du har gjort ferdig.
lesson-call-hint = To linjer gjennom d3 er fulle: rad 3 og kolonne d. I en av dem er alle fire mørke.
lesson-call-right = Quarto! Rad 3: fire mørke brikker. Du har vunnet.

lesson-steal-title = Ta det den andre overser
lesson-steal-text = Den andre spilleren kan også overse en quarto. Får du en brikke uten at det er ropt, kan du rope så lenge du ikke har satt den.
lesson-steal-task = Den andre spilleren satte på d2 og ga deg en brikke. Snapp seieren.
lesson-steal-hint = Det må være en linje gjennom d2, der den siste brikken ble satt. Sammenlign høydene i kolonne d.
lesson-steal-right = Quarto! Kolonne d: fire lave brikker. Den andre spilleren gjorde linjen ferdig, men du ropte.

lesson-lapse-title = Det som faller bort
lesson-lapse-text = Roper ingen før neste brikke er satt, er en quarto falt bort. Brikkene blir stående, men ingen kan rope den noen gang. Man kan bare rope der brikken som ble satt sist, er med.
lesson-lapse-task = Du har nettopp satt brikken på b2. På to linjer her står fire like; rop den som fortsatt teller.
lesson-lapse-hint = I rad 1 står fire firkantede brikker, men b2 er ikke i rad 1. Hvilken full linje går gjennom b2?
lesson-lapse-right = Quarto! Kolonne b: fire høye brikker. De fire firkantede i rad 1 er falt bort; et rop der hadde vært feil.

lesson-safe-title = Gi en trygg brikke
lesson-safe-text = Du velger hva den andre spilleren skal sette. En brikke som fullfører fire, koster deg partiet, så se etter hva som truer før du gir.
lesson-safe-task = Gi en brikke den andre spilleren ikke kan vinne med straks.
lesson-safe-hint = I rad 1 er det tre som er høye og runde. Brikken du gir, må altså verken være høy eller rund.
lesson-safe-right = Trygg: den er lav og firkantet, så den fullfører ingenting i rad 1.

lesson-block-title = Blokker
lesson-block-text = Noen ganger er det ingen trygg brikke. Bruk da brikken i hånden: sett den der trusselen er, så tetter den hullet, og trusselen er borte.
lesson-block-task = Sett brikken slik at det er noe igjen du kan gi, og gi det. Det går bare på én måte.
lesson-block-hint = Se på kolonne d: tre brikker som er lyse og runde, og én ledig rute.
lesson-block-right = På d4 bryter brikken din kolonne d, og nå er det én trygg brikke. Alt annet hadde tapt straks.

lesson-count-title = Tell det som er trygt
lesson-count-text = I andre halvdel av partiet blir det få trygge brikker. Den som vet hvor mange som er igjen, vet hva som kommer.
lesson-count-task = Merk hver brikke det er trygt å gi her, og sjekk så.
lesson-count-hint = To linjer truer: i kolonne c er det tre massive, i rad 4 tre mørke. Trygt er det som ikke er noen av delene.
lesson-count-right = Tre er trygge: de lyse som er hule.

lesson-last-safe-title = Gi den siste trygge brikken
lesson-last-safe-text = Gir du den siste trygge brikken, må den andre spilleren sette den og så gi deg noe som ikke er trygt. Det vinner du med.
lesson-last-safe-task = Sett brikken slik at det bare er én trygg brikke igjen, og gi den.
lesson-last-safe-hint = Lag en ny trussel: det står allerede to lyse og høye i rad 1, og brikken din er også lys og høy.
lesson-last-safe-right = Hvor den andre spilleren enn setter den brikken, er det ikke noe trygt igjen å gi deg.

lesson-parity-title = Oddetall eller partall
lesson-parity-text = De trygge brikkene gis på skift: du, den andre, du … Er det et oddetall igjen når du skal gi, er det du som gir den siste. Er det et partall, er det den andre. Sett derfor slik at det blir et oddetall.
lesson-parity-task = Finn ruten som etterlater et odde antall trygge brikker, og gi en av dem.
lesson-parity-hint = På c1 og d2 er fortsatt to brikker trygge, på a1 og a2 ingen. Hvilken rute er igjen?
lesson-parity-right = Tre var trygge: du gir en, den andre spilleren en, og du den siste. Da har den andre spilleren ikke noe trygt å gi.

lesson-squares-title = Firkanter
lesson-squares-text = I spillet for øvede vinner også fire i en firkant på 2 × 2 ruter. Det er ni av dem, og de er lette å overse.
lesson-squares-task = Her teller firkanter. Sett brikken, rop, og pek på det du har gjort ferdig.
lesson-squares-hint = Se på midten av brettet: på tre av de fire rutene står lave brikker.
lesson-squares-right = Quarto! Firkanten i midten: fire lave brikker.

lesson-clock-title = Mot klokken
lesson-clock-text = I en turnering har du ett minutt på hvert trekk. Den som går tom for tid, taper; ropet stopper klokken.
lesson-clock-task = Du har ett minutt. Sett brikken, rop, og pek på det du har gjort ferdig.
lesson-clock-hint = Brikken din er rund. Se langs diagonalene.
lesson-clock-right = Quarto, i tide! Diagonalen fra a1 til d4: fire runde brikker. Nå kan du alt som skal til; spill et parti.
