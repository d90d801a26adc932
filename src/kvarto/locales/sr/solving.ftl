### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Задаци
puzzle-hall-about = Сваки је доказан: одговор је један, и програм зна зашто остали не ваљају.
puzzle-hall-all = Сви задаци
puzzle-of-the-day = Задатак дана
puzzle-solve = Реши га
puzzle-begin = Следећи задатак
puzzle-next = Следећи задатак
puzzle-kind = Шта желите да вежбате?
puzzle-kind-any = Од свега помало
puzzle-kind-win = Нађи победу
puzzle-kind-safe = Једина сигурна фигура
puzzle-kind-hold = Одржи реми
puzzle-kind-spot = Уочи куарто
puzzle-kind-trap = Где је замка?
puzzle-count = { $count ->
    [one] { $count } задатак
    [few] { $count } задатка
   *[other] { $count } задатака
}
puzzle-title-win = Нађите победу
puzzle-title-safe = Једина сигурна фигура
puzzle-title-hold = Одржите реми
puzzle-title-spot = Уочите куарто
puzzle-title-trap = Где је замка?
puzzle-ask-win =
    { $distance ->
        [1] Поставите фигуру и победите одмах.
        [few] Где поставити и шта дати па да сигурно победите после { $distance } фигуре?
       *[other] Где поставити и шта дати па да сигурно победите после { $distance } фигура?
    }
puzzle-ask-safe = Са сваком фигуром осим једне други играч одмах побеђује. Коју дајете?
puzzle-ask-hold = Само један потез држи реми, сви остали губе. Где постављате и шта дајете?
puzzle-ask-spot = { $seconds ->
    [one] Други играч је завршио куарто, а није га најавио. Покажите га пре него што прође { $seconds } секунда.
    [few] Други играч је завршио куарто, а није га најавио. Покажите га пре него што прођу { $seconds } секунде.
   *[other] Други играч је завршио куарто, а није га најавио. Покажите га пре него што прође { $seconds } секунди.
}
puzzle-ask-trap = Једна од ових фигура изгледа сигурно, а ипак губи. Коју не смете дати?
puzzle-difficulty = тежина { $rating }
puzzle-other = Други играч
puzzle-tried-right = Овај сте већ решили.
puzzle-tried-wrong = Овај сте већ пробали; више се не рачуна.
puzzle-tried-helped = Видели сте савет; овај се више не рачуна.
puzzle-clock-about = { $seconds ->
    [one] Фигуре се појављују кад сат крене. Имате { $seconds } секунду.
    [few] Фигуре се појављују кад сат крене. Имате { $seconds } секунде.
   *[other] Фигуре се појављују кад сат крене. Имате { $seconds } секунди.
}
puzzle-clock-start = Покрени сат
puzzle-hint = Савет { $step } од { $steps }
puzzle-hint-about = Уз савет се задатак не рачуна у рејтинг.
puzzle-hint-mark = савет
puzzle-give-up = Прикажи одговор
puzzle-retry = Пробај поново
puzzle-why-not = Зашто не { $word }?
puzzle-right = Тачно!
puzzle-late = Време је истекло. Ево га.
puzzle-given-up = Одговор је { $words }.
puzzle-wrong = Није то. Уз најбољу игру: { $ending }.
puzzle-wrong-shape = То није отворен куарто.
puzzle-rating = Рејтинг
puzzle-rating-about = плус-минус { $deviation }
puzzle-streak = Дана заредом
puzzle-streak-days = { $days }
puzzle-streak-best = највише { $days }
puzzle-streak-now = { $days ->
    [one] { $days } дан заредом.
    [few] { $days } дана заредом.
   *[other] { $days } дана заредом.
}
puzzle-solved = Решено
puzzle-solved-about = од { $tried } покушаних
puzzle-new-rating = Ваш рејтинг: { $rating }
puzzle-does-not-count = Не рачуна се у рејтинг.

## Hints, step by step

puzzle-hint-win = Тражите потез после ког други играч остаје без сигурних фигура.
puzzle-hint-safe = За сваку преосталу фигуру питајте се шта би завршила.
puzzle-hint-hold = Сви потези осим једног губе. Пребројте сигурне фигуре које остају после ваше.
puzzle-hint-spot = Гледајте линије кроз последњу постављену фигуру, једну по једну особину.
puzzle-hint-trap = Више фигура не завршава ништа. Али после једне од њих други играч може да постави тако да за вас не остане ништа сигурно.
puzzle-hint-line = Поставите је негде овде: { $line }.
puzzle-hint-cell = Поставите је на { $cell }. Коју фигуру онда можете дати?
puzzle-hint-dangers = На означеним пољима би се нешто могло завршити.
puzzle-hint-distance = Замка се затвара после још { $placements ->
    [one] { $placements } постављене фигуре
    [few] { $placements } постављене фигуре
   *[other] { $placements } постављених фигура
}.
puzzle-hint-give = Једна особина фигуре: { $trait }.
puzzle-hint-shared = Заједничко за четири фигуре: { $trait }.
puzzle-hint-row = То је ред.
puzzle-hint-column = То је колона.
puzzle-hint-diagonal = То је дијагонала.
puzzle-hint-square = То је квадрат.
