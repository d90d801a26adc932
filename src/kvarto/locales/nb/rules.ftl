### The page of rules.

rules-title = Reglene
rules-lead = To spillere, seksten brikker, én idé: du bestemmer hvilken brikke motstanderen må sette. Et parti tar ti til tjue minutter.
rules-play = Spill et parti

## Material

rules-material = Brett og brikker
rules-material-text = Brettet har seksten ruter, og det er like mange brikker. Ikke to av dem er like: hver brikke er lys eller mørk, lav eller høy, rund eller firkantet, og massiv eller hul på oversiden.
rules-material-example = Det tomme brettet og alle seksten brikkene i forrådet.

## A turn

rules-turn = En tur
rules-turn-text = Terningene avgjør hvem som er første spiller. Første spiller plukker ut en brikke og gir den til andre spiller. Andre spiller setter den på en ledig rute etter eget valg, plukker selv ut en brikke og gir den til første spiller. Slik fortsetter det: sett brikken du har fått, og gi så en videre.
rules-turn-nobody = Brikkene tilhører ingen. En linje kan gjerne bestå av brikker som dere begge har satt.
rules-turn-example = Tre brikker står på brettet. Den lyse, høye, firkantede er gitt og må settes nå.

## A quarto

rules-quarto = En quarto
rules-quarto-text = Når fire brikker i en rad, en kolonne eller en diagonal er like på minst ett punkt, er det en quarto.
rules-quarto-row = Fire høye brikker i rad 2.
rules-quarto-column = Fire hule brikker i kolonne c.
rules-quarto-diagonal = Fire runde brikker på en diagonal.
rules-quarto-none = Ingen quarto: de fire i rad 2 har ingenting felles.

## The call

rules-call = Man må rope
rules-call-text = Det er ikke nok å lage en quarto. Den som ser den og roper «Quarto!» i tide, vinner, og det trenger ikke å være den som laget den.
rules-call-placer = Når du har satt en brikke, kan du rope helt til du gir den neste.
rules-call-receiver = Gir du en brikke i stedet, kan motstanderen rope før den blir satt, og vinne på det du har laget.
rules-call-lapse = Setter motstanderen også bare brikken, er quartoen falt bort. Ingen kan rope den mer, og de fire brikkene er bare fire brikker.
rules-call-example = Den siste brikken kom på d1: i rad 1 er alle fire mørke, og alle fire er høye. Ingen ropte, og en brikke ble gitt. Nå kan den andre rope rad 1 i stedet for å sette.
rules-pointing = Å peke
rules-pointing-text = Trykk på den røde knappen for å rope. Klokkene stopper, og du har 15 sekunder på å peke på de fire brikkene. Det må være en linje som ble ferdig med brikken som nettopp ble satt.
rules-wrong-call = Hver gang en brikke er satt, kan hver spiller rope én gang. Roper du feil, eller peker du ikke, er sjansen brukt opp; i turneringer taper du partiet.
rules-end = Slutten
rules-end-text = Når den sekstende brikken er satt, er det ikke mer å gi. Den som satte den, kan rope eller avslutte turen, og så har den andre en siste sjanse. Har ingen vunnet da, er det uavgjort.

## Variants

rules-variants = Varianter
rules-beginners-text = Avtal én, to eller tre egenskaper som teller, og glem resten. Ta med en til når det blir for lett.
rules-beginners-example = Der bare fargen teller: fire lyse brikker i rad 3.
rules-advanced-text = Linjer vinner som vanlig, og det gjør de ni firkantene på 2 × 2 ruter også.
rules-advanced-example = Fire mørke brikker i firkanten i midten.
rules-squares-text = Bare firkantene på 2 × 2 vinner; det gjør ikke rader, kolonner og diagonaler.
rules-hard-text = De fire brikkene må ha minst to egenskaper felles.
rules-hard-example = Rad 1: fire mørke og fire høye, så den teller her også.

## What can be agreed on

rules-agree = Hva man kan avtale
rules-automatic-text = Den som lager en quarto, vinner med en gang, og ingen trenger å rope. Slik spiller mange programmer.
rules-late-call = Sent rop
rules-late-call-text = Den som har satt, kan fortsatt rope etter å ha gitt en brikke, helt til den er satt. Den som roper først, vinner.
rules-child = Med et barn
rules-child-text = Et lite barn kan nøye seg med å rope, uten å peke. Ropet er riktig hvis det er en åpen quarto et eller annet sted. I uhøytidelige partier kan en spiller også få se hvor linjer truer, og hvilke brikker det er trygt å gi.
rules-time = Tid
rules-time-text = I turneringer har hver spiller ett minutt per trekk. Den som går tom for tid, taper; bare etter den sekstende brikken betyr det ikke annet enn at det ikke blir ropt.

## Notation

rules-notation = Notasjon
rules-notation-text = Kolonnene er a til d fra venstre, radene 1 til 4 nedenfra. Hver brikke er et siffer eller en bokstav:
rules-notation-moves = b2>7 betyr: satte på b2, ga 7. Et utropstegn er et riktig rop og et spørsmålstegn et feil, med raden, kolonnen eller diagonalen som ble pekt på: b2!3, b2?a>7.

## Editions

rules-editions = Der utgavene er ulike
rules-editions-text = De trykte reglene er stort sett like på alle språk. Dette er forskjellene vi kjenner til.
rules-editions-own = Utgaven på dette språket
rules-editions-others = Andre utgaver
rules-edition-south-slavic = De serbiske, kroatiske og slovenske reglene har det sene ropet.
rules-edition-danish = I de danske reglene roper man når man slipper brikken, og det er ingen grense for tiden.
rules-edition-greek = I de greske reglene kan man avtale mer enn én felles egenskap; det er det vanskelige spillet. Det er ingen grense for tiden.
rules-edition-finnish = De finske reglene kan leses slik at øvede bare går etter firkanter.
rules-edition-japanese = De japanske reglene har ikke noe nybegynnerspill, og minuttet deres er til å sette brikken.
rules-edition-swedish = I de svenske og arabiske reglene tar nybegynnere med én egenskap om gangen.
rules-edition-estonian = I de finske og estiske reglene starter nybegynnere med en enkelt verdi: bare fire lyse brikker teller.
rules-edition-romanian = I de rumenske reglene roper den andre før brikken blir tatt imot; det er samme sjanse som her.
rules-edition-arabic = De arabiske reglene lar den andre rope så snart linjen er ferdig, og sier ingenting om å gi før det. Her kommer ropet etter at en brikke er gitt.
rules-edition-german = De tyske reglene sier rett ut at den som setter en brikke, gir fra seg linjen som var der fra før.
rules-edition-chinese = I de kinesiske reglene roper bare den som har satt brikken; her kan den andre også gjøre det. Et parti tar femten minutter, og et trekk den tiden det tar.
rules-edition-minute = I de serbiske, kroatiske og persiske reglene kan ett minutt per trekk avtales for alle partier.
rules-edition-limit = De rumenske og slovenske reglene begrenser tiden uten å nevne noe tall.
rules-edition-czech = I de tsjekkiske reglene avgjør en lek med hendene hvem som begynner; andre steder er det terninger, loddtrekning eller avtale.
