### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Úlohy
puzzle-hall-about = Každá je dokázaná: odpoveď je jedna a engine vie, prečo ostatné zlyhajú.
puzzle-hall-all = Všetky úlohy
puzzle-of-the-day = Úloha dňa
puzzle-solve = Riešiť
puzzle-begin = Ďalšia úloha
puzzle-next = Ďalšia úloha
puzzle-kind = Čo chceš precvičiť?
puzzle-kind-any = Zo všetkého niečo
puzzle-kind-win = Nájdi výhru
puzzle-kind-safe = Jediný bezpečný kameň
puzzle-kind-hold = Udrž remízu
puzzle-kind-spot = Nájdi quarto
puzzle-kind-trap = Kde je pasca?
puzzle-count = { $count ->
    [one] jedna úloha
    [few] { $count } úlohy
    [many] { $count } úlohy
   *[other] { $count } úloh
}
puzzle-title-win = Nájdi výhru
puzzle-title-safe = Jediný bezpečný kameň
puzzle-title-hold = Udrž remízu
puzzle-title-spot = Nájdi quarto
puzzle-title-trap = Kde je pasca?
puzzle-ask-win = { $distance ->
    [one] Polož kameň a hneď vyhraj.
    [few] Jediné položenie a odovzdanie vynúti výhru po { $distance } kameňoch. Ktoré?
    [many] Jediné položenie a odovzdanie vynúti výhru po { $distance } kameňa. Ktoré?
   *[other] Jediné položenie a odovzdanie vynúti výhru po { $distance } kameňoch. Ktoré?
}
puzzle-ask-safe = S každým kameňom okrem jedného druhý hráč hneď vyhrá. Ktorý dáš?
puzzle-ask-hold = Jediné položenie a odovzdanie udrží remízu, všetko ostatné prehráva. Ktoré?
puzzle-ask-spot = { $seconds ->
    [one] Druhý hráč dokončil quarto a neohlásil ho. Ukáž ho, máš na to sekundu.
    [few] Druhý hráč dokončil quarto a neohlásil ho. Ukáž ho, máš na to { $seconds } sekundy.
    [many] Druhý hráč dokončil quarto a neohlásil ho. Ukáž ho, máš na to { $seconds } sekundy.
   *[other] Druhý hráč dokončil quarto a neohlásil ho. Ukáž ho, máš na to { $seconds } sekúnd.
}
puzzle-ask-trap = Jeden z týchto kameňov vyzerá bezpečne, a predsa prehráva. Ktorý nesmieš dať?
puzzle-difficulty = náročnosť { $rating }
puzzle-other = Druhý hráč
puzzle-tried-right = Túto úlohu už máš vyriešenú.
puzzle-tried-wrong = Túto úlohu už máš za sebou; znova sa nepočíta.
puzzle-tried-helped = Po nápovede sa táto úloha už nepočíta.
puzzle-clock-about = { $seconds ->
    [one] Kamene uvidíš, keď sa spustia hodiny. Máš sekundu.
    [few] Kamene uvidíš, keď sa spustia hodiny. Máš { $seconds } sekundy.
    [many] Kamene uvidíš, keď sa spustia hodiny. Máš { $seconds } sekundy.
   *[other] Kamene uvidíš, keď sa spustia hodiny. Máš { $seconds } sekúnd.
}
puzzle-clock-start = Spustiť hodiny
puzzle-hint = Nápoveda { $step } z { $steps }
puzzle-hint-about = S nápovedou sa úloha do hodnotenia nepočíta.
puzzle-hint-mark = nápoveda
puzzle-give-up = Ukázať odpoveď
puzzle-retry = Skúsiť znova
puzzle-why-not = Prečo nie { $word }?
puzzle-right = Správne!
puzzle-late = Čas uplynul. Bolo to toto.
puzzle-given-up = Odpoveď: { $words }.
# $ending is a worth-loss and so on, for whoever solves it.
puzzle-wrong = Toto nie. Pri najlepšej hre: { $ending }.
puzzle-wrong-shape = To nie je otvorené quarto.
puzzle-rating = Hodnotenie
puzzle-rating-about = plus mínus { $deviation }
puzzle-streak = Dni po sebe
puzzle-streak-days = { $days }
puzzle-streak-best = rekord: { $days }
puzzle-streak-now = { $days ->
    [one] Jeden deň.
    [few] { $days } dni po sebe.
    [many] { $days } dňa po sebe.
   *[other] { $days } dní po sebe.
}
puzzle-solved = Vyriešené
puzzle-solved-about = zo skúšaných: { $tried }
puzzle-new-rating = Tvoje hodnotenie: { $rating }
puzzle-does-not-count = Do hodnotenia sa nepočíta.

## Hints, step by step

puzzle-hint-win = Hľadaj ťah, po ktorom sa druhému hráčovi minú bezpečné kamene.
puzzle-hint-safe = Pri každom zostávajúcom kameni sa pýtaj, čo by dokončil.
puzzle-hint-hold = Všetky ťahy okrem jedného prehrávajú. Spočítaj bezpečné kamene, ktoré po tvojom ostanú.
puzzle-hint-spot = Prejdi rady cez naposledy položený kameň, jednu vlastnosť po druhej.
puzzle-hint-trap = Niekoľko kameňov nedokončí nič. Po jednom z nich však druhý hráč môže potiahnuť tak, že ti neostane nič bezpečné.
puzzle-hint-line = Polož ho niekam sem: { $line }.
puzzle-hint-cell = Polož ho na { $cell }. Ktorý kameň potom môžeš dať?
puzzle-hint-dangers = Na označených políčkach by sa dalo niečo dokončiť.
puzzle-hint-distance = { $placements ->
    [one] Pasca sklapne po ďalšom { $placements } kameni.
    [few] Pasca sklapne po ďalších { $placements } kameňoch.
    [many] Pasca sklapne po ďalších { $placements } kameňa.
   *[other] Pasca sklapne po ďalších { $placements } kameňoch.
}
puzzle-hint-give = Jedna vlastnosť kameňa: { $trait }.
puzzle-hint-shared = Čo majú tie štyri kamene spoločné: { $trait }.
puzzle-hint-row = Je to riadok.
puzzle-hint-column = Je to stĺpec.
puzzle-hint-diagonal = Je to uhlopriečka.
puzzle-hint-square = Je to štvorec.
