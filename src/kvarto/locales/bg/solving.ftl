### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Задачи
puzzle-hall-about = Всяка е доказана: отговорът е един и програмата знае защо другите не вършат работа.
puzzle-hall-all = Всички задачи
puzzle-of-the-day = Задача на деня
puzzle-solve = Реши я
puzzle-begin = Следваща задача
puzzle-next = Следваща задача
puzzle-kind = Какво искаш да упражниш?
puzzle-kind-any = По малко от всичко
puzzle-kind-win = Намери победата
puzzle-kind-safe = Единствената безопасна
puzzle-kind-hold = Удръж ремито
puzzle-kind-spot = Открий четворката
puzzle-kind-trap = Къде е капанът?
puzzle-count = { $count ->
    [one] { $count } задача
   *[other] { $count } задачи
}
puzzle-title-win = Намери победата
puzzle-title-safe = Единствената безопасна фигура
puzzle-title-hold = Удръж ремито
puzzle-title-spot = Открий четворката
puzzle-title-trap = Къде е капанът?
puzzle-ask-win = { $distance ->
    [one] Постави фигурата и спечели веднага.
   *[other] Къде да поставиш и какво да дадеш, за да спечелиш със сигурност след { $distance } фигури?
}
puzzle-ask-safe = С всяка фигура освен една другият печели веднага. Коя ще дадеш?
puzzle-ask-hold = Само един ход удържа ремито, всички други губят. Къде поставяш и какво даваш?
puzzle-ask-spot = { $seconds ->
    [one] Другият играч завърши четворка и не я обяви. Посочи я, преди да мине { $seconds } секунда.
   *[other] Другият играч завърши четворка и не я обяви. Посочи я, преди да минат { $seconds } секунди.
}
puzzle-ask-trap = Една от тези фигури изглежда безопасна, но въпреки това губи. Коя не бива да даваш?
puzzle-difficulty = трудност { $rating }
puzzle-other = Другият играч
puzzle-tried-right = Вече реши тази задача.
puzzle-tried-wrong = Вече опита тази задача; тя не се брои повече.
puzzle-tried-helped = Видя подсказка; тази задача не се брои повече.
puzzle-clock-about = { $seconds ->
    [one] Фигурите се показват, когато часовникът тръгне. Имаш { $seconds } секунда.
   *[other] Фигурите се показват, когато часовникът тръгне. Имаш { $seconds } секунди.
}
puzzle-clock-start = Пусни часовника
puzzle-hint = Подсказка { $step } от { $steps }
puzzle-hint-about = С подсказка задачата не влиза в рейтинга ти.
puzzle-hint-mark = подсказка
puzzle-give-up = Покажи отговора
puzzle-retry = Опитай пак
puzzle-why-not = Защо не { $word }?
puzzle-right = Точно така!
puzzle-late = Времето изтече. Ето я.
puzzle-given-up = Отговорът е { $words }.
puzzle-wrong = Не е това. При най-добра игра: { $ending }.
puzzle-wrong-shape = Това не е отворена четворка.
puzzle-rating = Рейтинг
puzzle-rating-about = плюс-минус { $deviation }
puzzle-streak = Поредни дни
puzzle-streak-days = { $days }
puzzle-streak-best = рекорд { $days }
puzzle-streak-now = { $days ->
    [one] { $days } пореден ден.
   *[other] { $days } поредни дни.
}
puzzle-solved = Решени
puzzle-solved-about = от { $tried } опитани
puzzle-new-rating = Твоят рейтинг: { $rating }
puzzle-does-not-count = Не влиза в рейтинга ти.

## Hints, step by step

puzzle-hint-win = Търси ход, след който на другия играч му свършват безопасните фигури.
puzzle-hint-safe = За всяка останала фигура се питай какво би завършила.
puzzle-hint-hold = Всички ходове освен един губят. Преброй безопасните фигури, които остават след твоята.
puzzle-hint-spot = Огледай редиците през последната поставена фигура, признак по признак.
puzzle-hint-trap = Няколко фигури не завършват нищо. След една от тях обаче другият може да постави така, че за теб да не остане нищо безопасно.
puzzle-hint-line = Постави я някъде тук: { $line }.
puzzle-hint-cell = Постави я на { $cell }. Коя фигура може да се даде тогава?
puzzle-hint-dangers = На отбелязаните полета може да се завърши нещо.
puzzle-hint-distance = Капанът щраква след още { $placements ->
    [one] { $placements } поставена фигура
   *[other] { $placements } поставени фигури
}.
puzzle-hint-give = Един признак на фигурата: { $trait }.
puzzle-hint-shared = Общото на четирите фигури: { $trait }.
puzzle-hint-row = Ред е.
puzzle-hint-column = Колона е.
puzzle-hint-diagonal = Диагонал е.
puzzle-hint-square = Квадрат е.
