### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Puzzels
puzzle-hall-about = Elke puzzel is bewezen: er is één antwoord, en de engine weet waarom de andere niet werken.
puzzle-hall-all = Alle puzzels
puzzle-of-the-day = Puzzel van de dag
puzzle-solve = Oplossen
puzzle-begin = Volgende puzzel
puzzle-next = Volgende puzzel
puzzle-kind = Wat wil je oefenen?
puzzle-kind-any = Van alles wat
puzzle-kind-win = Vind de winst
puzzle-kind-safe = Het enige veilige stuk
puzzle-kind-hold = Hou remise
puzzle-kind-spot = Ontdek de quarto
puzzle-kind-trap = Waar zit de valstrik?
puzzle-count = { $count ->
    [one] één puzzel
   *[other] { $count } puzzels
}
puzzle-title-win = Vind de winst
puzzle-title-safe = Het enige veilige stuk
puzzle-title-hold = Hou remise
puzzle-title-spot = Ontdek de quarto
puzzle-title-trap = Waar zit de valstrik?
puzzle-ask-win = { $distance ->
    [one] Plaats het stuk en win meteen.
   *[other] Eén veld en één stuk om te geven leiden tot zekere winst, na { $distance } stukken. Welke?
}
puzzle-ask-safe = Met elk stuk op één na wint de ander meteen. Welk geef jij?
puzzle-ask-hold = Eén veld en één stuk om te geven houden remise, al het andere verliest. Welke?
puzzle-ask-spot = Je tegenstander heeft een quarto gemaakt en niet geroepen. Wijs hem aan voor de { $seconds } seconden om zijn.
puzzle-ask-trap = Een van deze stukken lijkt veilig en verliest toch. Welk moet je niet geven?
puzzle-difficulty = moeilijkheid { $rating }
puzzle-other = De ander
puzzle-tried-right = Deze heb je al opgelost.
puzzle-tried-wrong = Deze heb je al eens geprobeerd; hij telt niet meer mee.
puzzle-tried-helped = Je hebt een hint gezien; deze telt niet meer mee.
puzzle-clock-about = De stukken verschijnen als de klok start. Je hebt { $seconds } seconden.
puzzle-clock-start = Start de klok
puzzle-hint = Hint { $step } van { $steps }
puzzle-hint-about = Met een hint telt hij niet mee voor je rating.
# As in English.
puzzle-hint-mark = hint
puzzle-give-up = Toon het antwoord
puzzle-retry = Probeer opnieuw
puzzle-why-not = Waarom niet { $word }?
puzzle-right = Goed!
puzzle-late = De tijd is om. Dit was het.
puzzle-given-up = Het antwoord is { $words }.
puzzle-wrong = Die is het niet. Bij het beste spel: { $ending }.
puzzle-wrong-shape = Dat is geen open quarto.
# As in English.
puzzle-rating = Rating
puzzle-rating-about = plus of min { $deviation }
puzzle-streak = Dagen op rij
puzzle-streak-days = { $days }
puzzle-streak-best = record: { $days }
puzzle-streak-now = { $days ->
    [one] Eén dag op rij.
   *[other] { $days } dagen op rij.
}
puzzle-solved = Opgelost
puzzle-solved-about = van { $tried } geprobeerd
puzzle-new-rating = Je rating: { $rating }
puzzle-does-not-count = Hij telt niet mee voor je rating.

## Hints, step by step

puzzle-hint-win = Zoek een zet waarna je tegenstander geen veilige stukken meer heeft om te geven.
puzzle-hint-safe = Vraag je bij elk stuk dat over is af wat het compleet zou maken.
puzzle-hint-hold = Alle zetten op één na verliezen. Tel de veilige stukken die na de jouwe overblijven.
puzzle-hint-spot = Bekijk de lijnen door het laatst geplaatste stuk, telkens één kenmerk.
puzzle-hint-trap = Meerdere stukken maken niets compleet. Na een ervan kan je tegenstander zo plaatsen dat er voor jou niets veiligs overblijft.
puzzle-hint-line = Plaats het ergens in { $line }.
puzzle-hint-cell = Plaats het op { $cell }. Welk stuk kun je dan geven?
puzzle-hint-dangers = Op de gemarkeerde velden kan iets compleet worden.
puzzle-hint-distance = De val klapt pas dicht als er nog { $placements } stukken zijn geplaatst.
puzzle-hint-give = Eén kenmerk van het stuk: { $trait }.
puzzle-hint-shared = Wat de vier stukken gemeen hebben: { $trait }.
puzzle-hint-row = Het is een rij.
puzzle-hint-column = Het is een kolom.
puzzle-hint-diagonal = Het is een diagonaal.
puzzle-hint-square = Het is een vierkant.
