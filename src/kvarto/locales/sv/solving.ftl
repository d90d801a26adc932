### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Uppgifter
puzzle-hall-about = Varje uppgift är bevisad: det finns ett svar, och motorn vet varför de andra inte går.
puzzle-hall-all = Alla uppgifter
puzzle-of-the-day = Dagens uppgift
puzzle-solve = Lös den
puzzle-begin = Nästa uppgift
puzzle-next = Nästa uppgift
puzzle-kind = Vad vill du öva på?
puzzle-kind-any = Lite av varje
puzzle-kind-win = Hitta vinsten
puzzle-kind-safe = Den enda säkra pjäsen
puzzle-kind-hold = Håll oavgjort
puzzle-kind-spot = Hitta quarton
puzzle-kind-trap = Var är fällan?
puzzle-count = { $count ->
    [one] en uppgift
   *[other] { $count } uppgifter
}
puzzle-title-win = Hitta vinsten
puzzle-title-safe = Den enda säkra pjäsen
puzzle-title-hold = Håll oavgjort
puzzle-title-spot = Hitta quarton
puzzle-title-trap = Var är fällan?
puzzle-ask-win = { $distance ->
    [one] Placera pjäsen och vinn genast.
   *[other] En ruta och en pjäs att ge leder till säker vinst, efter { $distance } pjäser. Vilka?
}
puzzle-ask-safe = Alla pjäser utom en låter den andra vinna genast. Vilken ger du?
puzzle-ask-hold = En ruta och en pjäs att ge håller oavgjort, allt annat förlorar. Vilka?
puzzle-ask-spot = Den andra spelaren har gjort en quarto och inte ropat. Peka ut den innan { $seconds } sekunder har gått.
puzzle-ask-trap = En av de här pjäserna ser säker ut och förlorar ändå. Vilken får du inte ge?
puzzle-difficulty = svårighetsgrad { $rating }
puzzle-other = Den andra
puzzle-tried-right = Den här har du löst.
puzzle-tried-wrong = Den här har du försökt med förut; den räknas inte längre.
puzzle-tried-helped = Du har sett en ledtråd; den här räknas inte längre.
puzzle-clock-about = Pjäserna visas när klockan startar. Du har { $seconds } sekunder.
puzzle-clock-start = Starta klockan
puzzle-hint = Ledtråd { $step } av { $steps }
puzzle-hint-about = Med en ledtråd räknas den inte för din rating.
puzzle-hint-mark = ledtråd
puzzle-give-up = Visa svaret
puzzle-retry = Försök igen
puzzle-why-not = Varför inte { $word }?
puzzle-right = Rätt!
puzzle-late = Tiden är ute. Det var den här.
puzzle-given-up = Svaret är { $words }.
puzzle-wrong = Det var det inte. Med bästa spel: { $ending }.
puzzle-wrong-shape = Det är ingen öppen quarto.
# As in English.
puzzle-rating = Rating
puzzle-rating-about = plus minus { $deviation }
puzzle-streak = Dagar i rad
puzzle-streak-days = { $days }
puzzle-streak-best = rekord: { $days }
puzzle-streak-now = { $days ->
    [one] En dag i rad.
   *[other] { $days } dagar i rad.
}
puzzle-solved = Lösta
puzzle-solved-about = av { $tried } prövade
puzzle-new-rating = Din rating: { $rating }
puzzle-does-not-count = Den räknas inte för din rating.

## Hints, step by step

puzzle-hint-win = Leta efter ett drag som gör att den andra spelaren får slut på säkra pjäser att ge.
puzzle-hint-safe = Fråga för varje pjäs som är kvar vad den skulle fullborda.
puzzle-hint-hold = Alla drag utom ett förlorar. Räkna de säkra pjäserna som är kvar efter ditt.
puzzle-hint-spot = Se på linjerna genom den senast placerade pjäsen, en egenskap i taget.
puzzle-hint-trap = Flera pjäser fullbordar inget. Efter en av dem kan den andra spelaren placera så att inget säkert blir kvar åt dig.
puzzle-hint-line = Placera den någonstans i { $line }.
puzzle-hint-cell = Placera den på { $cell }. Vilken pjäs kan du ge då?
puzzle-hint-dangers = På de markerade rutorna kan något fullbordas.
puzzle-hint-distance = Fällan slår igen först när { $placements } pjäser till är placerade.
puzzle-hint-give = En av pjäsens egenskaper: { $trait }.
puzzle-hint-shared = Vad de fyra pjäserna har gemensamt: { $trait }.
puzzle-hint-row = Det är en rad.
puzzle-hint-column = Det är en kolumn.
puzzle-hint-diagonal = Det är en diagonal.
puzzle-hint-square = Det är en fyrkant.
