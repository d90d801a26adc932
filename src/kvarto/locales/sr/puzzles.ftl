### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Прави задатке са доказаним одговорима, проверава их или приказује један.
puzzles-make-help =
    Прави задатке: позиције се бирају насумице, а остају оне за које решавач докаже да имају тачно један
    исправан одговор. Ctrl-C зауставља, а иста команда наставља одатле. Исто семе даје исте задатке.
puzzles-seed-help = Семе генератора насумичних бројева.
puzzles-count-help = Колико од сваке врсте и варијанте (ако није задато, колико их има у пакету).
puzzles-variant-help = Само ове варијанте; може се навести више пута.
puzzles-work-help = Фасцикла у којој се чува докле се стигло.
puzzles-into-help = Датотека за готове задатке (ако није задата, она из пакета).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Заустављено. Иста команда наставља одавде.
puzzles-made = { $count ->
    [one] { $count } задатак је у { $file }.
    [few] { $count } задатка су у { $file }.
   *[other] { $count } задатака је у { $file }.
}
puzzles-check-help =
    Проверава сваки задатак: да му је одговор исправан, да другог нема и да ниједан задатак није исти као
    неки други, само друкчије окренут.
puzzles-file-help = Коју датотеку прегледати (ако није задата, она из пакета).
puzzles-sample-help = Проверава само један од толико задатака.
puzzles-checking = Провера
puzzles-checked = { $count ->
    [one] { $count } задатак је доказан.
    [few] { $count } задатка су доказана.
   *[other] { $count } задатака је доказано.
}
puzzles-wrong = { $count ->
    [one] { $count } задатак је погрешан.
    [few] { $count } задатка су погрешна.
   *[other] { $count } задатака је погрешно.
}
puzzle-is-none = { $puzzle }: не постоји тачно један исправан одговор
puzzle-has-other-answers = { $puzzle }: исправни одговори су { $proven }, а не { $kept }
puzzle-repeats = { $puzzle }: исти је као { $other }
no-puzzle-file = ово није датотека са задацима
no-such-puzzle = у овом реду нема задатка: { $text }
puzzles-show-help = Приказује задатак са овим ID, његов одговор и шта из њега следи.
puzzles-title = { $puzzle }: { $task } ({ $variant }, тежина { $rating })
puzzles-answer = { $count ->
    [one] Одговор: { $answers }
    [few] Одговори: { $answers }
   *[other] Одговори: { $answers }
}
puzzles-line = Даље иде: { $words }

## What is asked for

puzzle-task-win = Поставите и дајте тако да победите
puzzle-task-safe = Дајте једину сигурну фигуру
puzzle-task-hold = Поставите и дајте тако да не изгубите
puzzle-task-spot = Уочите куарто пре него што пропадне
puzzle-task-trap = Нађите фигуру која је замка
