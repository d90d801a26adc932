### Puzzles, the analysis board, and the review of a game.

player-first = Первый
player-second = Второй

## What a move or a position is worth to who is to act

worth-win =
    { $distance ->
        [0] победа сразу
        [1] победа следующей фигурой
        [few] победа через { $distance } фигуры
        [many] победа через { $distance } фигур
       *[other] победа через { $distance } фигуры
    }
worth-win-sometime = победа
worth-draw = ничья
worth-loss =
    { $distance ->
        [0] проигрыш сразу
        [1] проигрыш со следующей фигурой
        [few] проигрыш через { $distance } фигуры
        [many] проигрыш через { $distance } фигур
       *[other] проигрыш через { $distance } фигуры
    }
worth-loss-sometime = проигрыш
worth-unknown = неизвестно

## Moves told step by step

step-places = { $player } ставит на { $cell }.
step-gives = { $player } даёт { $piece }.
step-calls = { $player } объявляет кварто ({ $shape }) и побеждает.
step-you-places = Вы ставите на { $cell }.
step-you-gives = Вы даёте { $piece }.
step-you-calls = Вы объявляете кварто ({ $shape }) и побеждаете.
move-whole = { $parts }:
move-place = поставить на { $cell }
move-give = дать { $piece }
move-call = объявить: { $shape }
playback-label = Пройти продолжение
playback-begins = Отсюда всё начинается.
playback-again = Показать ещё раз

## Somebody is to find a move

attempt-place = Поставьте фигуру из руки.
attempt-give = Выберите, какую фигуру дать.
attempt-give-or-call = Дайте фигуру или объявите.
attempt-end-turn = Объявите или завершите ход.
attempt-point = Коснитесь четырёх фигур.
attempt-take-back = Вернуть фигуру в руку
attempt-no-shape = Эти четыре — не горизонталь, не вертикаль, не диагональ и не квадрат, который считается. Попробуйте ещё раз.

## The review of a game

accuracy-share = { $percent } %
accuracy-kept = Ходов без потерь: { $kept } из { $judged }.
standing-title = Как складывалась партия
standing-label = Как складывалась партия после каждого хода: вверху побеждает { $first }, внизу — { $second }. То же самое есть в таблице ниже.
standing-side = побеждает { $player }
standing-as-table = Таблицей
standing-move = Ход
standing-player = Игрок
standing-stood = После него
standing-verdict = Оценка
standing-show = Показать график
standing-wins = { $player }: { $ending }
standing-won = победа: { $player }
retry-title = Попробуйте ещё раз
retry-about = Ход { $number }, ходит { $player }. При лучшей игре: { $value }. Найдите ход, который это сохраняет.
retry-right = Верно. По-прежнему { $value }.
retry-wrong = Не то. Посмотрите, что будет дальше.
retry-again = Ещё раз

## The analysis board

analysis-title = Анализ
study-variant = Что побеждает
study-overlay = На доске
study-overlay-values = Оценка ходов
study-overlay-threats = Угрозы
study-overlay-nothing = Ничего
study-worth-title = Оценка позиции
study-worth = При лучшей игре: { $ending }.
study-gives = { $player } выбирает фигуру для игрока { $other }.
study-places = { $player } ставит { $piece }.
study-placed = Фигура на { $cell }; теперь выберите, какую дать.
study-over = Здесь партия окончена.
study-progress = Сколько ходов оценено
study-graded = Ходов: { $graded } из { $total }
study-nodes = · просмотрено позиций: { $nodes }
study-stop = Стоп
study-stopped = Остановлено. Оценено ходов: { $graded } из { $total }.
study-go-on = Дальше
study-call = Объявить: { $shape }
study-best-moves = Лучшие ходы
study-all-moves = { $count ->
    [1] Единственный ход
   *[other] Все ходы: { $count }
}
study-group-win = Победа: { $count }
study-group-draw = Ничья: { $count }
study-group-loss = Проигрыш: { $count }
study-group-unknown = Неизвестно: { $count }
study-line = Лучшее продолжение
study-line-help = Наведите на клетку, фигуру или ход — и здесь будет разыграно лучшее продолжение.
study-line-best = Показать лучшее продолжение
study-threats = Угрозы
study-no-threats = Пока ни одна фигура ничего не завершает.
study-safe = { $count ->
    [0] Безопасных фигур в запасе нет (всего их { $total }).
   *[other] Безопасных фигур в запасе: { $count } из { $total }.
}
study-lapsed = Сгорело и больше не считается: { $shapes }.
study-no-moves = Сделайте ход на доске, и он будет записан здесь. Вернитесь и сыграйте иначе — начнётся новая ветка.
study-comment = Комментарий к ходу { $word }
study-comment-start = Комментарий к началу
study-promote = Сделать главной веткой
study-cut = Удалить отсюда до конца
study-open-title = Другая позиция или партия
study-paste = Вставьте позицию или запись
study-paste-about = Позиция вида «A.../.3../..../...5 7» или запись партии
study-copy-link = Скопировать ссылку на этот анализ
set-up-title = Расставить позицию
set-up-help = Выберите фигуру, потом клетку. Коснитесь стоящей фигуры, чтобы снова её взять. Фигура, которая останется в руке, и будет той, что ставят.
set-up-last = Последняя фигура
set-up-last-none = нет: все кварто сгорели
set-up-last-about = Кварто с ней ещё можно объявить.
set-up-empty-hand = Убрать фигуру из руки
set-up-clear = Очистить доску
set-up-done = Анализировать
set-up-cancel = Отмена

## Records, positions by their address, and what a move means

review-better = Лучше: { $words }.
why-gift = { $player } даёт { $piece }, и с ней готово кварто: { $shape }.
word-turn = (Поставить на { $cell }, дать { $piece }.)
word-give = (Дать { $piece }.)
review-look = смотреть
replay-title = Открыть запись
replay-about = Просмотрите партию, сохранённую в файле .qgn, — здесь или где угодно.
replay-file = Выбрать файл
replay-paste = Или вставьте её
replay-open = Открыть
replay-another = Открыть другую запись
position-begin = Начать партию отсюда
position-first-gives = Первый игрок выбирает фигуру.
position-second-gives = Второй игрок выбирает фигуру.
position-first-places = Первый игрок ставит { $piece }.
position-second-places = Второй игрок ставит { $piece }.
