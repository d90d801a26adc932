### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Съставя задачи с доказани отговори, проверява ги или показва някоя.
puzzles-make-help =
    Съставя задачи: позициите се избират случайно и остават тези, за които е доказано, че имат точно
    един верен отговор. Ctrl-C спира, а същата команда продължава оттам. Едно и също начално число
    дава едни и същи задачи.
puzzles-seed-help = Начално число за генератора на случайни числа.
puzzles-count-help = По колко от всеки вид и вариант (ако не е дадено, колкото има в пакета).
puzzles-variant-help = Само от този вариант; може да се даде няколко пъти.
puzzles-work-help = Папката, в която се пази свършеното досега.
puzzles-into-help = Файлът за готовите задачи (ако не е даден, този на пакета).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Спряно. Същата команда продължава оттук.
puzzles-made = { $count ->
    [one] { $count } задача е в { $file }.
   *[other] { $count } задачи са в { $file }.
}
puzzles-check-help =
    Проверява всяка задача: че отговорът ѝ е верен, че няма друг и че никоя задача не повтаря друга,
    видяна по различен начин.
puzzles-file-help = Кой файл да се прегледа (ако не е даден, този на пакета).
puzzles-sample-help = Проверява само по една задача на толкова.
puzzles-checking = Проверка
puzzles-checked = { $count ->
    [one] { $count } задача е доказана.
   *[other] { $count } задачи са доказани.
}
puzzles-wrong = { $count ->
    [one] { $count } задача е грешна.
   *[other] { $count } задачи са грешни.
}
puzzle-is-none = { $puzzle }: няма точно един верен отговор
puzzle-has-other-answers = { $puzzle }: верните отговори са { $proven }, а не { $kept }
puzzle-repeats = { $puzzle }: същата е като { $other }
no-puzzle-file = това не е файл със задачи
no-such-puzzle = в този ред няма задача: { $text }
puzzles-show-help = Показва задачата с този ID, отговора ѝ и какво следва от него.
puzzles-title = { $puzzle }: { $task } ({ $variant }, трудност { $rating })
puzzles-answer = { $count ->
    [one] Отговор: { $answers }
   *[other] Отговори: { $answers }
}
puzzles-line = Продължава така: { $words }

## What is asked for

puzzle-task-win = Постави и дай така, че да спечелиш
puzzle-task-safe = Дай единствената безопасна фигура
puzzle-task-hold = Постави и дай така, че да не загубиш
puzzle-task-spot = Открий четворката, преди да изгори
puzzle-task-trap = Посочи фигурата капан
