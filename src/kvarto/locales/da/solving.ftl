### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Opgaver
puzzle-hall-about = Hver opgave er bevist: der er ét svar, og motoren ved, hvorfor de andre ikke går.
puzzle-hall-all = Alle opgaver
puzzle-of-the-day = Dagens opgave
puzzle-solve = Løs den
puzzle-begin = Næste opgave
puzzle-next = Næste opgave
puzzle-kind = Hvad vil du øve?
puzzle-kind-any = Lidt af hvert
puzzle-kind-win = Find sejren
puzzle-kind-safe = Den eneste sikre brik
puzzle-kind-hold = Hold uafgjort
puzzle-kind-spot = Find quartoen
puzzle-kind-trap = Hvor er fælden?
puzzle-count = { $count ->
    [one] én opgave
   *[other] { $count } opgaver
}
puzzle-title-win = Find sejren
puzzle-title-safe = Den eneste sikre brik
puzzle-title-hold = Hold uafgjort
puzzle-title-spot = Find quartoen
puzzle-title-trap = Hvor er fælden?
puzzle-ask-win = { $distance ->
    [one] Sæt brikken, og vind med det samme.
   *[other] Ét felt og én brik at give fører til en sikker sejr, efter { $distance } brikker. Hvilke?
}
puzzle-ask-safe = Alle brikker på nær én lader den anden vinde straks. Hvilken giver du?
puzzle-ask-hold = Ét felt og én brik at give holder uafgjort, alt andet taber. Hvilke?
puzzle-ask-spot = Den anden spiller har lavet en quarto og ikke råbt. Peg på den, før { $seconds } sekunder er gået.
puzzle-ask-trap = En af disse brikker ser sikker ud og taber alligevel. Hvilken må du ikke give?
puzzle-difficulty = sværhedsgrad { $rating }
puzzle-other = Den anden
puzzle-tried-right = Den her har du løst.
puzzle-tried-wrong = Den her har du prøvet før; den tæller ikke mere.
puzzle-tried-helped = Du har set et hint; den her tæller ikke mere.
puzzle-clock-about = Brikkerne vises, når uret starter. Du har { $seconds } sekunder.
puzzle-clock-start = Start uret
puzzle-hint = Hint { $step } af { $steps }
puzzle-hint-about = Med et hint tæller den ikke med i dit ratingtal.
# As in English.
puzzle-hint-mark = hint
puzzle-give-up = Vis svaret
puzzle-retry = Prøv igen
puzzle-why-not = Hvorfor ikke { $word }?
puzzle-right = Rigtigt!
puzzle-late = Tiden er gået. Det var denne her.
puzzle-given-up = Svaret er { $words }.
puzzle-wrong = Det var det ikke. Med bedste spil: { $ending }.
puzzle-wrong-shape = Det er ikke en åben quarto.
puzzle-rating = Ratingtal
puzzle-rating-about = plus eller minus { $deviation }
puzzle-streak = Dage i træk
puzzle-streak-days = { $days }
puzzle-streak-best = rekord: { $days }
puzzle-streak-now = { $days ->
    [one] Én dag i træk.
   *[other] { $days } dage i træk.
}
puzzle-solved = Løst
puzzle-solved-about = af { $tried } prøvede
puzzle-new-rating = Dit ratingtal: { $rating }
puzzle-does-not-count = Den tæller ikke med i dit ratingtal.

## Hints, step by step

puzzle-hint-win = Led efter et træk, der gør, at den anden spiller løber tør for sikre brikker at give.
puzzle-hint-safe = Spørg for hver brik, der er tilbage, hvad den ville fuldende.
puzzle-hint-hold = Alle træk på nær ét taber. Tæl de sikre brikker, der er tilbage efter dit.
puzzle-hint-spot = Se på linjerne gennem den sidst satte brik, én egenskab ad gangen.
puzzle-hint-trap = Flere brikker fuldender intet. Efter en af dem kan den anden spiller sætte sådan, at der ikke er noget sikkert tilbage til dig.
puzzle-hint-line = Sæt den et sted i { $line }.
puzzle-hint-cell = Sæt den på { $cell }. Hvilken brik kan du så give?
puzzle-hint-dangers = På de markerede felter kan noget fuldendes.
puzzle-hint-distance = Fælden klapper først, når der er sat { $placements } brikker til.
puzzle-hint-give = En af brikkens egenskaber: { $trait }.
puzzle-hint-shared = Det, de fire brikker har til fælles: { $trait }.
puzzle-hint-row = Det er en række.
puzzle-hint-column = Det er en kolonne.
puzzle-hint-diagonal = Det er en diagonal.
puzzle-hint-square = Det er en firkant.
