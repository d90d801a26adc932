### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Úlohy
puzzle-hall-about = Každá je dokázaná: odpověď je jedna a engine ví, proč ostatní selžou.
puzzle-hall-all = Všechny úlohy
puzzle-of-the-day = Úloha dne
puzzle-solve = Řešit
puzzle-begin = Další úloha
puzzle-next = Další úloha
puzzle-kind = Co chceš procvičit?
puzzle-kind-any = Od všeho něco
puzzle-kind-win = Najdi výhru
puzzle-kind-safe = Jediný bezpečný kámen
puzzle-kind-hold = Udrž remízu
puzzle-kind-spot = Najdi quarto
puzzle-kind-trap = Kde je past?
puzzle-count = { $count ->
    [one] jedna úloha
    [few] { $count } úlohy
    [many] { $count } úlohy
   *[other] { $count } úloh
}
puzzle-title-win = Najdi výhru
puzzle-title-safe = Jediný bezpečný kámen
puzzle-title-hold = Udrž remízu
puzzle-title-spot = Najdi quarto
puzzle-title-trap = Kde je past?
puzzle-ask-win = { $distance ->
    [one] Polož kámen a hned vyhraj.
    [few] Jediné položení a předání vynutí výhru po { $distance } kamenech. Které?
    [many] Jediné položení a předání vynutí výhru po { $distance } kamene. Které?
   *[other] Jediné položení a předání vynutí výhru po { $distance } kamenech. Které?
}
puzzle-ask-safe = S každým kamenem kromě jednoho druhý hráč hned vyhraje. Který dáš?
puzzle-ask-hold = Jediné položení a předání udrží remízu, všechno ostatní prohrává. Které?
puzzle-ask-spot = { $seconds ->
    [one] Druhý hráč dokončil quarto a neohlásil ho. Ukaž ho, máš na to sekundu.
    [few] Druhý hráč dokončil quarto a neohlásil ho. Ukaž ho, máš na to { $seconds } sekundy.
    [many] Druhý hráč dokončil quarto a neohlásil ho. Ukaž ho, máš na to { $seconds } sekundy.
   *[other] Druhý hráč dokončil quarto a neohlásil ho. Ukaž ho, máš na to { $seconds } sekund.
}
puzzle-ask-trap = Jeden z těchto kamenů vypadá bezpečně, a přesto prohrává. Který nesmíš dát?
puzzle-difficulty = obtížnost { $rating }
puzzle-other = Druhý hráč
puzzle-tried-right = Tuhle úlohu už máš vyřešenou.
puzzle-tried-wrong = Tuhle úlohu už máš za sebou; znovu se nepočítá.
puzzle-tried-helped = Po nápovědě se tahle úloha už nepočítá.
puzzle-clock-about = { $seconds ->
    [one] Kameny uvidíš, až se spustí hodiny. Máš sekundu.
    [few] Kameny uvidíš, až se spustí hodiny. Máš { $seconds } sekundy.
    [many] Kameny uvidíš, až se spustí hodiny. Máš { $seconds } sekundy.
   *[other] Kameny uvidíš, až se spustí hodiny. Máš { $seconds } sekund.
}
puzzle-clock-start = Spustit hodiny
puzzle-hint = Nápověda { $step } z { $steps }
puzzle-hint-about = S nápovědou se úloha do hodnocení nepočítá.
puzzle-hint-mark = nápověda
puzzle-give-up = Ukázat odpověď
puzzle-retry = Zkusit znovu
puzzle-why-not = Proč ne { $word }?
puzzle-right = Správně!
puzzle-late = Čas vypršel. Bylo to tohle.
puzzle-given-up = Odpověď: { $words }.
# $ending is a worth-loss and so on, for whoever solves it.
puzzle-wrong = Tohle ne. Při nejlepší hře: { $ending }.
puzzle-wrong-shape = To není otevřené quarto.
puzzle-rating = Hodnocení
puzzle-rating-about = plus minus { $deviation }
puzzle-streak = Dny v řadě
puzzle-streak-days = { $days }
puzzle-streak-best = rekord: { $days }
puzzle-streak-now = { $days ->
    [one] Jeden den v řadě.
    [few] { $days } dny v řadě.
    [many] { $days } dne v řadě.
   *[other] { $days } dní v řadě.
}
puzzle-solved = Vyřešeno
puzzle-solved-about = ze zkoušených: { $tried }
puzzle-new-rating = Tvoje hodnocení: { $rating }
puzzle-does-not-count = Do hodnocení se nepočítá.

## Hints, step by step

puzzle-hint-win = Hledej tah, po kterém druhému hráči dojdou bezpečné kameny.
puzzle-hint-safe = U každého zbylého kamene se ptej, co by dokončil.
puzzle-hint-hold = Všechny tahy kromě jednoho prohrávají. Spočítej bezpečné kameny, které po tvém zbudou.
puzzle-hint-spot = Projdi řady přes poslední položený kámen, jednu vlastnost po druhé.
puzzle-hint-trap = Několik kamenů nedokončí nic. Po jednom z nich ale může druhý hráč táhnout tak, že ti nezbude nic bezpečného.
puzzle-hint-line = Polož ho někam sem: { $line }.
puzzle-hint-cell = Polož ho na { $cell }. Který kámen pak můžeš dát?
puzzle-hint-dangers = Na označených polích by se dalo něco dokončit.
puzzle-hint-distance = { $placements ->
    [one] Past sklapne po dalším { $placements } kameni.
    [few] Past sklapne po dalších { $placements } kamenech.
    [many] Past sklapne po dalších { $placements } kamene.
   *[other] Past sklapne po dalších { $placements } kamenech.
}
puzzle-hint-give = Jedna vlastnost kamene: { $trait }.
puzzle-hint-shared = Co mají ty čtyři kameny společného: { $trait }.
puzzle-hint-row = Je to řádek.
puzzle-hint-column = Je to sloupec.
puzzle-hint-diagonal = Je to úhlopříčka.
puzzle-hint-square = Je to čtverec.
