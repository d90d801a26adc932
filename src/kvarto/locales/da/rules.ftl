### The page of rules.

rules-title = Reglerne
rules-lead = To spillere, seksten brikker, én idé: du bestemmer, hvilken brik din modstander skal sætte. Et parti tager ti til tyve minutter.
rules-play = Spil et parti

## Material

rules-material = Bræt og brikker
rules-material-text = Brættet har seksten felter, og der er lige så mange brikker. Ikke to af dem er ens: hver brik er lys eller mørk, lav eller høj, rund eller firkantet, og på oversiden massiv eller hul.
rules-material-example = Det tomme bræt og alle seksten brikker i puljen.

## A turn

rules-turn = En tur
rules-turn-text = Terningerne afgør, hvem der er første spiller. Første spiller finder en brik frem og giver den til anden spiller. Anden spiller sætter den på et frit felt efter eget valg, finder selv en brik frem og giver den til første spiller. Sådan fortsætter det: sæt den brik, du har fået, og giv så en videre.
rules-turn-nobody = Brikkerne tilhører ingen. En linje må gerne bestå af brikker, som I begge har sat.
rules-turn-example = Der står tre brikker på brættet. Den lyse, høje, firkantede er givet og skal sættes nu.

## A quarto

rules-quarto = En quarto
rules-quarto-text = Når fire brikker i en række, en kolonne eller en diagonal er ens på mindst ét punkt, er det en quarto.
rules-quarto-row = Fire høje brikker i række 2.
rules-quarto-column = Fire hule brikker i kolonne c.
rules-quarto-diagonal = Fire runde brikker på en diagonal.
rules-quarto-none = Ingen quarto: de fire i række 2 har intet til fælles.

## The call

rules-call = Man skal råbe
rules-call-text = Det er ikke nok at lave en quarto. Den, der ser den og råber »Quarto!« i tide, vinder, og det behøver ikke være den, der lavede den.
rules-call-placer = Når du har sat en brik, må du råbe, indtil du giver den næste.
rules-call-receiver = Giver du i stedet en brik, må din modstander råbe, før den bliver sat, og vinde på det, du har lavet.
rules-call-lapse = Sætter din modstander også bare brikken, er quartoen bortfaldet. Ingen kan råbe den mere, og de fire brikker er blot fire brikker.
rules-call-example = Den sidste brik kom på d1: i række 1 er alle fire mørke, og alle fire er høje. Ingen råbte, og der blev givet en brik. Nu må den anden råbe række 1 i stedet for at sætte.
rules-pointing = At pege
rules-pointing-text = Tryk på den røde knap for at råbe. Urene stopper, og du har 15 sekunder til at pege på de fire brikker. Det skal være en linje, som den sidst satte brik har gjort færdig.
rules-wrong-call = Hver gang en brik er sat, må hver spiller råbe én gang. Råber du forkert, eller peger du ikke, er chancen brugt; i turneringer taber du partiet.
rules-end = Slutningen
rules-end-text = Når den sekstende brik er sat, er der ikke mere at give. Den, der satte den, må råbe eller slutte turen, og så har den anden en sidste chance. Har ingen vundet til den tid, er det uafgjort.

## Variants

rules-variants = Varianter
rules-beginners-text = Aftal en, to eller tre egenskaber, der tæller, og glem resten. Tag en mere med, når det bliver for let.
rules-beginners-example = Hvor kun farven tæller: fire lyse brikker i række 3.
rules-advanced-text = Linjer vinder som altid, og det gør de ni firkanter på 2 × 2 felter også.
rules-advanced-example = Fire mørke brikker i firkanten på midten.
rules-squares-text = Kun firkanterne på 2 × 2 vinder; det gør rækker, kolonner og diagonaler ikke.
rules-hard-text = De fire brikker skal have mindst to egenskaber til fælles.
rules-hard-example = Række 1: fire mørke og fire høje, så den tæller også her.

## What can be agreed on

rules-agree = Hvad man kan aftale
rules-automatic-text = Den, der laver en quarto, vinder med det samme, og ingen behøver at råbe. Sådan spiller mange programmer.
rules-late-call = Sent råb
rules-late-call-text = Den, der har sat, må stadig råbe efter at have givet en brik, indtil den er sat. Den, der råber først, vinder.
rules-child = Med et barn
rules-child-text = Et lille barn behøver kun at råbe, ikke at pege. Råbet er rigtigt, hvis der er en åben quarto et eller andet sted. I hyggepartier kan en spiller også få vist, hvor linjer truer, og hvilke brikker det er sikkert at give.
rules-time = Tid
rules-time-text = I turneringer har hver spiller et minut pr. træk. Den, der løber tør for tid, taber; kun efter den sekstende brik betyder det bare, at der ikke bliver råbt.

## Notation

# As in English.
rules-notation = Notation
rules-notation-text = Kolonnerne er a til d fra venstre, rækkerne 1 til 4 nedefra. Hver brik er et ciffer eller et bogstav:
rules-notation-moves = b2>7 betyder: satte på b2, gav 7. Et udråbstegn er et rigtigt råb og et spørgsmålstegn et forkert, med den række, kolonne eller diagonal, der blev peget på: b2!3, b2?a>7.

## Editions

rules-editions = Hvor udgaverne er forskellige
rules-editions-text = De trykte regler er stort set ens på alle sprog. Her er de forskelle, vi kender.
rules-editions-own = Udgaven på dette sprog
rules-editions-others = Andre udgaver
rules-edition-south-slavic = De serbiske, kroatiske og slovenske regler har det sene råb.
rules-edition-danish = I de danske regler råber man, når man slipper brikken, og der er ingen grænse for tiden.
rules-edition-greek = I de græske regler kan man aftale mere end én fælles egenskab; det er det svære spil. Der er ingen grænse for tiden.
rules-edition-finnish = De finske regler kan læses sådan, at øvede kun går efter firkanter.
rules-edition-japanese = De japanske regler har intet begynderspil, og deres minut er til at sætte brikken.
rules-edition-swedish = I de svenske og arabiske regler tager begyndere én egenskab med ad gangen.
rules-edition-estonian = I de finske og estiske regler starter begyndere med en enkelt værdi: kun fire lyse brikker tæller.
rules-edition-romanian = I de rumænske regler råber den anden, før brikken tages; det er samme chance som her.
rules-edition-arabic = De arabiske regler lader den anden råbe, så snart linjen er færdig, og siger intet om at give inden da. Her kommer råbet, efter at der er givet.
rules-edition-german = De tyske regler siger ligeud, at den, der sætter en brik, giver afkald på den linje, der var der før.
rules-edition-chinese = I de kinesiske regler råber kun den, der har sat brikken; her må den anden også. Et parti tager femten minutter, og et træk den tid, det tager.
rules-edition-minute = I de serbiske, kroatiske og persiske regler kan man aftale et minut pr. træk til ethvert parti.
rules-edition-limit = De rumænske og slovenske regler begrænser tiden uden at nævne et tal.
rules-edition-czech = I de tjekkiske regler afgør en leg med hænderne, hvem der begynder; andre steder er det terninger, lodtrækning eller en aftale.
