### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Составить задачи с доказанными ответами, проверить их или показать одну.
puzzles-make-help =
    Составить задачи: позиции берутся случайно, и остаются те, где решатель доказал, что верный
    ответ ровно один. Ctrl-C прерывает, та же команда продолжает с того же места. Одно и то же
    зерно даёт одни и те же задачи.
puzzles-seed-help = Зерно генератора случайных чисел.
puzzles-count-help = Сколько задач каждого вида и варианта (если не задано, сколько идёт в комплекте).
puzzles-variant-help = Только этот вариант; можно указать несколько раз.
puzzles-work-help = Папка, где хранится сделанная часть работы.
puzzles-into-help = Файл для готовых задач (если не задан, файл самого пакета).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Остановлено. Та же команда продолжит отсюда.
puzzles-made = { $count ->
    [one] { $count } задача записана в { $file }.
    [few] { $count } задачи записаны в { $file }.
    [many] { $count } задач записано в { $file }.
   *[other] { $count } задачи записано в { $file }.
}
puzzles-check-help =
    Проверить каждую задачу: что её ответ верен, что другого нет и что ни одна задача не повторяет
    другую, только увиденную иначе.
puzzles-file-help = Какой файл смотреть (если не задан, файл самого пакета).
puzzles-sample-help = Проверить лишь одну задачу из стольких.
puzzles-checking = Проверка
puzzles-checked = { $count ->
    [one] { $count } задача доказана.
    [few] { $count } задачи доказаны.
    [many] { $count } задач доказано.
   *[other] { $count } задачи доказано.
}
puzzles-wrong = { $count ->
    [one] { $count } задача неверна.
    [few] { $count } задачи неверны.
    [many] { $count } задач неверны.
   *[other] { $count } задачи неверны.
}
puzzle-is-none = { $puzzle }: верных ответов не один
puzzle-has-other-answers = { $puzzle }: верные ответы: { $proven }, а не { $kept }
puzzle-repeats = { $puzzle }: то же самое, что { $other }
no-puzzle-file = это не файл с задачами
no-such-puzzle = в этой строке нет задачи: { $text }
puzzles-show-help = Показать задачу с этим номером ID, её ответ и что будет дальше.
puzzles-title = { $puzzle }: { $task } ({ $variant }, сложность { $rating })
puzzles-answer = { $count ->
    [one] Ответ: { $answers }
    [few] Ответы: { $answers }
    [many] Ответы: { $answers }
   *[other] Ответы: { $answers }
}
puzzles-line = Дальше: { $words }

## What is asked for

puzzle-task-win = Поставьте и дайте фигуру так, чтобы победить
puzzle-task-safe = Дайте единственную безопасную фигуру
puzzle-task-hold = Поставьте и дайте фигуру так, чтобы не проиграть
puzzle-task-spot = Найдите кварто, пока оно не сгорело
puzzle-task-trap = Назовите фигуру-ловушку
