### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Zadania
puzzle-hall-about = Każde jest udowodnione: dobra odpowiedź jest jedna, a silnik wie, dlaczego inne zawodzą.
puzzle-hall-all = Wszystkie zadania
puzzle-of-the-day = Zadanie dnia
puzzle-solve = Rozwiąż
puzzle-begin = Następne zadanie
puzzle-next = Następne zadanie
puzzle-kind = Co chcesz poćwiczyć?
puzzle-kind-any = Wszystko po trochu
puzzle-kind-win = Znajdź wygraną
puzzle-kind-safe = Jedyna bezpieczna figura
puzzle-kind-hold = Utrzymaj remis
puzzle-kind-spot = Wypatrz quarto
puzzle-kind-trap = Gdzie jest pułapka?
puzzle-count = { $count ->
    [one] jedno zadanie
    [few] { $count } zadania
    [many] { $count } zadań
   *[other] { $count } zadania
}
puzzle-title-win = Znajdź wygraną
puzzle-title-safe = Jedyna bezpieczna figura
puzzle-title-hold = Utrzymaj remis
puzzle-title-spot = Wypatrz quarto
puzzle-title-trap = Gdzie jest pułapka?
puzzle-ask-win = { $distance ->
    [one] Postaw figurę i od razu wygraj.
    [few] Jedno pole i jedna figura do podania dają pewną wygraną po { $distance } figurach. Które?
    [many] Jedno pole i jedna figura do podania dają pewną wygraną po { $distance } figurach. Które?
   *[other] Jedno pole i jedna figura do podania dają pewną wygraną po { $distance } figurach. Które?
}
puzzle-ask-safe = Każda figura oprócz jednej daje drugiemu graczowi natychmiastową wygraną. Którą podasz?
puzzle-ask-hold = Jedno pole i jedna figura do podania dają remis, wszystko inne przegrywa. Które?
puzzle-ask-spot = { $seconds ->
    [one] Drugi gracz ułożył quarto i nie zawołał. Masz sekundę, żeby je wskazać.
    [few] Drugi gracz ułożył quarto i nie zawołał. Masz { $seconds } sekundy, żeby je wskazać.
    [many] Drugi gracz ułożył quarto i nie zawołał. Masz { $seconds } sekund, żeby je wskazać.
   *[other] Drugi gracz ułożył quarto i nie zawołał. Masz { $seconds } sekundy, żeby je wskazać.
}
puzzle-ask-trap = Jedna z tych figur wygląda bezpiecznie, a mimo to przegrywa. Której nie wolno podać?
puzzle-difficulty = trudność { $rating }
puzzle-other = Drugi gracz
puzzle-tried-right = To zadanie masz już rozwiązane.
puzzle-tried-wrong = To zadanie masz już za sobą; drugi raz się nie liczy.
puzzle-tried-helped = Po podpowiedzi to zadanie już się nie liczy.
puzzle-clock-about = { $seconds ->
    [one] Figury zobaczysz, gdy ruszy zegar. Masz sekundę.
    [few] Figury zobaczysz, gdy ruszy zegar. Masz { $seconds } sekundy.
    [many] Figury zobaczysz, gdy ruszy zegar. Masz { $seconds } sekund.
   *[other] Figury zobaczysz, gdy ruszy zegar. Masz { $seconds } sekundy.
}
puzzle-clock-start = Włącz zegar
puzzle-hint = Podpowiedź { $step } z { $steps }
puzzle-hint-about = Z podpowiedzią zadanie nie liczy się do rankingu.
puzzle-hint-mark = podpowiedź
puzzle-give-up = Pokaż odpowiedź
puzzle-retry = Spróbuj ponownie
puzzle-why-not = Dlaczego nie { $word }?
puzzle-right = Dobrze!
puzzle-late = Koniec czasu. O to chodziło.
puzzle-given-up = Odpowiedź: { $words }.
# $ending is a worth-loss and so on, for whoever solves it.
puzzle-wrong = To nie to. Przy najlepszej grze: { $ending }.
puzzle-wrong-shape = To nie jest otwarte quarto.
puzzle-rating = Ranking
puzzle-rating-about = plus minus { $deviation }
puzzle-streak = Dni z rzędu
puzzle-streak-days = { $days }
puzzle-streak-best = rekord: { $days }
puzzle-streak-now = { $days ->
    [one] Jeden dzień z rzędu.
    [few] { $days } dni z rzędu.
    [many] { $days } dni z rzędu.
   *[other] { $days } dnia z rzędu.
}
puzzle-solved = Rozwiązane
puzzle-solved-about = podjęte: { $tried }
puzzle-new-rating = Twój ranking: { $rating }
puzzle-does-not-count = Nie liczy się do rankingu.

## Hints, step by step

puzzle-hint-win = Poszukaj ruchu, po którym drugiemu graczowi skończą się bezpieczne figury.
puzzle-hint-safe = Przy każdej pozostałej figurze zapytaj, co mogłaby dopełnić.
puzzle-hint-hold = Wszystkie ruchy oprócz jednego przegrywają. Policz, ile bezpiecznych figur zostaje po twoim.
puzzle-hint-spot = Obejrzyj linie przechodzące przez ostatnią figurę, cecha po cesze.
puzzle-hint-trap = Kilka figur niczego nie dopełnia. Ale po jednej z nich drugi gracz może ją postawić tak, że nie zostanie ci nic bezpiecznego.
puzzle-hint-line = Postaw ją gdzieś tutaj: { $line }.
puzzle-hint-cell = Postaw ją na { $cell }. Którą figurę można wtedy podać?
puzzle-hint-dangers = Na zaznaczonych polach można by coś dopełnić.
puzzle-hint-distance = { $placements ->
    [one] Pułapka zamknie się, gdy stanie jeszcze { $placements } figura.
    [few] Pułapka zamknie się, gdy staną jeszcze { $placements } figury.
    [many] Pułapka zamknie się, gdy stanie jeszcze { $placements } figur.
   *[other] Pułapka zamknie się, gdy stanie jeszcze { $placements } figury.
}
puzzle-hint-give = Jedna cecha tej figury: { $trait }.
puzzle-hint-shared = Co łączy te cztery figury: { $trait }.
puzzle-hint-row = To rząd.
puzzle-hint-column = To kolumna.
puzzle-hint-diagonal = To przekątna.
puzzle-hint-square = To kwadrat.
