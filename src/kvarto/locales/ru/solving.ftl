### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Задачи
puzzle-hall-about = Каждая доказана: ответ один, и движок знает, почему другие не годятся.
puzzle-hall-all = Все задачи
puzzle-of-the-day = Задача дня
puzzle-solve = Решить
puzzle-begin = Следующая задача
puzzle-next = Следующая задача
puzzle-kind = Что хотите потренировать?
puzzle-kind-any = Всё понемногу
puzzle-kind-win = Найти победу
puzzle-kind-safe = Единственная безопасная
puzzle-kind-hold = Удержать ничью
puzzle-kind-spot = Заметить кварто
puzzle-kind-trap = Где ловушка?
puzzle-count = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
    [many] { $count } задач
   *[other] { $count } задачи
}
puzzle-title-win = Найдите победу
puzzle-title-safe = Единственная безопасная
puzzle-title-hold = Удержите ничью
puzzle-title-spot = Заметьте кварто
puzzle-title-trap = Где ловушка?
puzzle-ask-win =
    { $distance ->
        [1] Поставьте фигуру и сразу победите.
        [few] Куда поставить и что дать, чтобы наверняка победить через { $distance } фигуры?
        [many] Куда поставить и что дать, чтобы наверняка победить через { $distance } фигур?
       *[other] Куда поставить и что дать, чтобы наверняка победить через { $distance } фигуры?
    }
puzzle-ask-safe = С любой фигурой, кроме одной, соперник сразу побеждает. Какую вы дадите?
puzzle-ask-hold = Только один ход удерживает ничью, все остальные проигрывают. Куда поставить и что дать?
puzzle-ask-spot = { $seconds ->
    [one] Соперник собрал кварто и не объявил его. Покажите его, пока не прошла { $seconds } секунда.
    [few] Соперник собрал кварто и не объявил его. Покажите его, пока не прошли { $seconds } секунды.
    [many] Соперник собрал кварто и не объявил его. Покажите его, пока не прошло { $seconds } секунд.
   *[other] Соперник собрал кварто и не объявил его. Покажите его, пока не прошло { $seconds } секунды.
}
puzzle-ask-trap = Одна из этих фигур кажется безопасной, но всё равно проигрывает. Какую давать нельзя?
puzzle-difficulty = сложность { $rating }
puzzle-other = Соперник
puzzle-tried-right = Эту задачу вы уже решили.
puzzle-tried-wrong = Эту задачу вы уже пробовали; она больше не считается.
puzzle-tried-helped = Вы видели подсказку; эта задача больше не считается.
puzzle-clock-about = { $seconds ->
    [one] Фигуры появятся, когда пойдут часы. У вас { $seconds } секунда.
    [few] Фигуры появятся, когда пойдут часы. У вас { $seconds } секунды.
    [many] Фигуры появятся, когда пойдут часы. У вас { $seconds } секунд.
   *[other] Фигуры появятся, когда пойдут часы. У вас { $seconds } секунды.
}
puzzle-clock-start = Пустить часы
puzzle-hint = Подсказка { $step } из { $steps }
puzzle-hint-about = С подсказкой задача не идёт в рейтинг.
puzzle-hint-mark = подсказка
puzzle-give-up = Показать ответ
puzzle-retry = Ещё раз
puzzle-why-not = Почему не { $word }?
puzzle-right = Верно!
puzzle-late = Время вышло. Вот оно.
puzzle-given-up = Ответ: { $words }.
puzzle-wrong = Не то. При лучшей игре: { $ending }.
puzzle-wrong-shape = Это не открытое кварто.
puzzle-rating = Рейтинг
puzzle-rating-about = плюс-минус { $deviation }
puzzle-streak = Дней подряд
puzzle-streak-days = { $days }
puzzle-streak-best = рекорд: { $days }
puzzle-streak-now = { $days ->
    [one] { $days } день подряд.
    [few] { $days } дня подряд.
    [many] { $days } дней подряд.
   *[other] { $days } дня подряд.
}
puzzle-solved = Решено
puzzle-solved-about = из { $tried }
puzzle-new-rating = Ваш рейтинг: { $rating }
puzzle-does-not-count = В рейтинг не идёт.

## Hints, step by step

puzzle-hint-win = Ищите ход, после которого у соперника кончатся безопасные фигуры.
puzzle-hint-safe = Про каждую оставшуюся фигуру спросите себя: что она завершит?
puzzle-hint-hold = Все ходы, кроме одного, проигрывают. Посчитайте безопасные фигуры, которые останутся после вашей.
puzzle-hint-spot = Просмотрите ряды через последнюю поставленную фигуру, признак за признаком.
puzzle-hint-trap = Несколько фигур ничего не завершают. Но после одной из них соперник поставит так, что для вас не останется ничего безопасного.
puzzle-hint-line = Ставьте где-то здесь: { $line }.
puzzle-hint-cell = Ставьте на { $cell }. Какую фигуру можно будет дать?
puzzle-hint-dangers = На отмеченных клетках можно что-то завершить.
puzzle-hint-distance = Ловушка захлопнется, когда поставят ещё { $placements ->
    [one] { $placements } фигуру
    [few] { $placements } фигуры
    [many] { $placements } фигур
   *[other] { $placements } фигуры
}.
puzzle-hint-give = Один признак фигуры: { $trait }.
puzzle-hint-shared = Что общего у четырёх фигур: { $trait }.
puzzle-hint-row = Это горизонталь.
puzzle-hint-column = Это вертикаль.
puzzle-hint-diagonal = Это диагональ.
puzzle-hint-square = Это квадрат.
