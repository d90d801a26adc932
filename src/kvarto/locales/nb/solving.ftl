### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Oppgaver
puzzle-hall-about = Hver oppgave er bevist: det er ett svar, og motoren vet hvorfor de andre ikke går.
puzzle-hall-all = Alle oppgaver
puzzle-of-the-day = Dagens oppgave
puzzle-solve = Løs den
puzzle-begin = Neste oppgave
puzzle-next = Neste oppgave
puzzle-kind = Hva vil du øve på?
puzzle-kind-any = Litt av hvert
puzzle-kind-win = Finn seieren
puzzle-kind-safe = Den eneste trygge brikken
puzzle-kind-hold = Hold uavgjort
puzzle-kind-spot = Finn quartoen
puzzle-kind-trap = Hvor er fellen?
puzzle-count = { $count ->
    [one] én oppgave
   *[other] { $count } oppgaver
}
puzzle-title-win = Finn seieren
puzzle-title-safe = Den eneste trygge brikken
puzzle-title-hold = Hold uavgjort
puzzle-title-spot = Finn quartoen
puzzle-title-trap = Hvor er fellen?
puzzle-ask-win = { $distance ->
    [one] Sett brikken og vinn med en gang.
   *[other] Én rute og én brikke å gi fører til sikker seier, etter { $distance } brikker. Hvilke?
}
puzzle-ask-safe = Alle brikker unntatt én lar den andre vinne straks. Hvilken gir du?
puzzle-ask-hold = Én rute og én brikke å gi holder uavgjort, alt annet taper. Hvilke?
puzzle-ask-spot = Den andre spilleren har laget en quarto og ikke ropt. Pek på den før { $seconds } sekunder er gått.
puzzle-ask-trap = En av disse brikkene ser trygg ut og taper likevel. Hvilken må du ikke gi?
puzzle-difficulty = vanskelighetsgrad { $rating }
puzzle-other = Den andre
puzzle-tried-right = Denne har du løst.
puzzle-tried-wrong = Denne har du prøvd før; den teller ikke lenger.
puzzle-tried-helped = Du har sett et hint; denne teller ikke lenger.
puzzle-clock-about = Brikkene vises når klokken starter. Du har { $seconds } sekunder.
puzzle-clock-start = Start klokken
puzzle-hint = Hint { $step } av { $steps }
puzzle-hint-about = Med et hint teller den ikke for ratingen din.
# As in English.
puzzle-hint-mark = hint
puzzle-give-up = Vis svaret
puzzle-retry = Prøv igjen
puzzle-why-not = Hvorfor ikke { $word }?
puzzle-right = Riktig!
puzzle-late = Tiden er ute. Det var denne.
puzzle-given-up = Svaret er { $words }.
puzzle-wrong = Det var det ikke. Med beste spill: { $ending }.
puzzle-wrong-shape = Det er ikke en åpen quarto.
# As in English.
puzzle-rating = Rating
puzzle-rating-about = pluss eller minus { $deviation }
puzzle-streak = Dager på rad
puzzle-streak-days = { $days }
puzzle-streak-best = rekord: { $days }
puzzle-streak-now = { $days ->
    [one] Én dag på rad.
   *[other] { $days } dager på rad.
}
puzzle-solved = Løst
puzzle-solved-about = av { $tried } prøvde
puzzle-new-rating = Ratingen din: { $rating }
puzzle-does-not-count = Den teller ikke for ratingen din.

## Hints, step by step

puzzle-hint-win = Let etter et trekk som gjør at den andre spilleren går tom for trygge brikker å gi.
puzzle-hint-safe = Spør for hver brikke som er igjen, hva den ville fullføre.
puzzle-hint-hold = Alle trekk unntatt ett taper. Tell de trygge brikkene som er igjen etter ditt.
puzzle-hint-spot = Se på linjene gjennom brikken som ble satt sist, én egenskap om gangen.
puzzle-hint-trap = Flere brikker fullfører ingenting. Etter en av dem kan den andre spilleren sette slik at det ikke er noe trygt igjen til deg.
puzzle-hint-line = Sett den et sted i { $line }.
puzzle-hint-cell = Sett den på { $cell }. Hvilken brikke kan du gi da?
puzzle-hint-dangers = På de merkede rutene kan noe fullføres.
puzzle-hint-distance = Fellen smekker først når { $placements } brikker til er satt.
puzzle-hint-give = Én av egenskapene til brikken: { $trait }.
puzzle-hint-shared = Det de fire brikkene har felles: { $trait }.
puzzle-hint-row = Det er en rad.
puzzle-hint-column = Det er en kolonne.
puzzle-hint-diagonal = Det er en diagonal.
puzzle-hint-square = Det er en firkant.
