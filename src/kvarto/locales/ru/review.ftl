### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = Печатать JSON, по объекту в строке.
engine-threads-help = Сколько потоков использовать.
engine-no-table-help = Рассчитывать всё, без таблицы дебютов.
engine-time-limit-help = Бросать позицию через столько секунд.

## kvarto solve

solve-help =
    Сказать для каждой позиции POSITION, кто побеждает при лучшей игре и сколько фигур поставят до
    этого. Позиция — один аргумент в кавычках. С - или без аргументов позиции читаются со
    стандартного ввода, по одной в строке; пустые строки и строки, которые начинаются с #,
    пропускаются.
    Например: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Сказать, кто побеждает в позиции.
solve-cold-help = Перед каждой позицией забывать всё узнанное.
solve-cold-one-thread = --cold работает только с одним потоком
solve-nothing = не указана позиция POSITION (или -, чтобы читать позиции со стандартного ввода)
solve-wrong-line = строка { $line }: { $what }

solve-win =
    { $position }: ходит { $player } и побеждает { $distance ->
        [0] сразу, объявив кварто: { $shapes }
        [1] следующей же фигурой
        [few] через { $distance } фигуры
        [many] через { $distance } фигур
       *[other] через { $distance } фигуры
    }.
solve-draw = { $position }: ходит { $player }, и это ничья.
solve-loss =
    { $position }: ходит { $player } и проигрывает { $distance ->
        [1] со следующей же фигурой
        [few] через { $distance } фигуры
        [many] через { $distance } фигур
       *[other] через { $distance } фигуры
    }.
solve-unknown = { $position }: ходит { $player }; кто побеждает, неизвестно.

## kvarto grade

grade-help =
    Сказать, к чему ведёт каждый возможный ход в позиции POSITION для того, кто ходит; сначала лучшие.
    Например: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Сказать, чего стоит каждый ход.
grade-nothing = оценивать нечего: доска заполнена
grade-win = Победа { $distance ->
    [0] сразу
    [one] через { $distance } фигуру
    [few] через { $distance } фигуры
    [many] через { $distance } фигур
   *[other] через { $distance } фигуры
} ({ $count }):
grade-draw = Ничья ({ $count }):
grade-loss = Проигрыш { $distance ->
    [0] сразу
    [one] через { $distance } фигуру
    [few] через { $distance } фигуры
    [many] через { $distance } фигур
   *[other] через { $distance } фигуры
} ({ $count }):
grade-unknown = Неизвестно ({ $count }):

## kvarto review

review-help =
    Оценить каждый ход партий из файла .qgn FILE (- означает стандартный ввод): чего он стоил до и после,
    что было лучше, какие кварто остались незамеченными и где решилась партия.
review-short-help = Сказать, где были выиграны и проиграны записанные партии.

review-value-lost = { $before } → { $after }
review-verdict-mistake = ошибка
review-verdict-blunder = зевок
review-verdict-decisive = решающая ошибка
review-remark = { $verdict }; лучше { $words }
review-remark-more = { $verdict }; лучше { $words } (+{ $more })

review-left-win = В последней позиции ходит { $player } и при лучшей игре побеждает.
review-left-draw = В последней позиции ходит { $player }, и при лучшей игре это ничья.
review-left-loss = В последней позиции ходит { $player } и при лучшей игре проигрывает.
review-accuracy = { $player }: ходов без потерь { $kept } из { $judged } ({ $percent } %).
