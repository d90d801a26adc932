### The command line.

cli-help =
    Кварто — настольная игра, где фигуру для хода вам выбирает соперник,
    а четыре в ряд приносят победу, только если кварто объявлено.
cli-version-help = Показать версию и выйти.
cli-lang-help = Язык всего, что говорит программа, например fi. Если не задан, его подсказывают LANGUAGE, LC_ALL, LC_MESSAGES или LANG.
cli-unknown-language = языка { $language } здесь нет; можно выбрать: { $languages }
cli-style-help = Как рисовать: в цвете, простым Юникодом, в ASCII или как умеет терминал.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = не удалось прочитать { $path }: { $why }
cli-cannot-write = не удалось записать { $path }: { $why }
cli-standard-input = стандартный ввод

standing-to-act = Ходит { $player }.
standing-open = Открыто: { $shapes }.
standing-lapsed = Сгорело: { $shapes }.

seat-first = Первый
seat-second = Второй

## kvarto show

show-help =
    Нарисовать позицию POSITION: горизонтали с 4-й по 1-ю, затем фигура в руке или -, затем, если
    нужно, вариант игры и клетка последней фигуры. Например:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Нарисовать позицию.
show-variant = Вариант: { $variant }.
show-svg-help = Нарисовать в файл SVG (- означает стандартный вывод).
show-pieces-help = Как выглядят фигуры в SVG.
show-theme-help = Для светлого или тёмного фона.

## kvarto replay

replay-help = Пройти все партии из файла .qgn FILE (- означает стандартный ввод) и сказать, чем дело кончилось.
replay-short-help = Сказать, чем кончились партии в записи.
replay-json-help = Печатать по одному объекту JSON на партию, по строке на каждый. У результата без причины причина "unknown".
replay-no-games = { $source }: здесь нет ни одной партии
replay-game = Партия { $number }: { $first } — { $second }, { $variant }

## kvarto play: options

play-short-help = Сыграть партию в терминале.
play-command-help =
    Сыграть партию вдвоём за одним терминалом или против компьютера. Команда help во время игры покажет, что можно вводить.
play-variant-help = standard (по умолчанию), advanced, squares, hard или код вроде ch:l.
play-calling-help = Нужно ли объявлять кварто, чтобы победить.
play-false-call-help = Чего стоит ложное объявление: попытки или партии.
play-late-call-help = Поставивший может объявить и после того, как дал фигуру, пока её не поставили.
play-pointing-help = Кто должен показывать объявленное кварто; остальные просто объявляют.
play-clock-help = Время: - (без часов), 60/move, 60/place, 600+5 (секунды и добавка), 3d/move.
play-tournament-help = Как на турнирах: минута на ход, ложное объявление проигрывает партию.
play-against-help = Играть против компьютера, от 1 (играет впервые) до { $strongest } (не ошибается).
play-one-help = Имя одного игрока.
play-two-help = Имя другого игрока.
play-starter-help = Кто первый: решают кости, или это игрок 1 или 2.
play-start-help = Позиция, с которой начать.
play-seed-help = Повторить бросок костей прошлой партии.
play-save-help = Добавить партию в файл .qgn.
play-save-no-record = в { $path } лежат не партии; туда ничего не добавлено
play-tournament-fixes = { $option } нельзя сочетать с --tournament: там это уже задано
play-same-names = у игроков должны быть разные имена
play-player-one = Игрок 1
play-player-two = Игрок 2

## kvarto play: at the table

play-title = Кварто: { $variant }
play-dice = { $first } выбрасывает { $a }, { $second } выбрасывает { $b }.
play-first = { $first } начинает и даёт первую фигуру.
play-first-set-up = Первый игрок: { $first }, второй: { $second }.
play-spoken = Кварто побеждает, только если его объявить: увидели — введите !.
play-forfeit = Ложное объявление проигрывает партию.
play-late-call = Дав фигуру, ещё можно успеть объявить: введите late.
play-help-hint = help покажет всё, что можно вводить.
play-clock = [{ $time }]{ " " }
play-give = { $player }, выберите фигуру для игрока { $other } (0-F или help):
play-give-or-call = { $player }, выберите фигуру для игрока { $other } (0-F) или объявите (!):
play-place = { $player }, поставьте фигуру (a1-d4 или help):
play-place-or-call = { $player }, поставьте фигуру (a1-d4) или объявите (!):
play-place-or-late-call = { $player }, поставьте фигуру (a1-d4) или объявите (!; { $other }: late):
play-place-or-others-late-call = { $player }, поставьте фигуру (a1-d4; { $other } может объявить: late):
play-end-turn = { $player }, завершите последний ход (=):
play-end-turn-or-call = { $player }, объявите (!) или завершите ход (=):
play-point = { $player }, где кварто? (1-4, a-d, / или \, либо cancel):
play-point-with-squares = { $player }, где кварто? (1-4, a-d, / или \, квадраты a1-c3, либо cancel):
play-paused = Партия на паузе. Введите resume, чтобы продолжить:
play-offer-draw = { $player } предлагает ничью. { $other }, вы согласны? (yes или no):
play-offer-take-back = { $player } просит вернуть последний ход. { $other }, вы согласны? (yes или no):
play-answer-yes-or-no = ответьте yes или no
play-declined = { $player } отказывается.
play-computer-moves = { $player } играет { $move }.
play-calls = { $player }: «Кварто!»
play-call-failed = Нет: открытого кварто там нет.
play-call-not-pointed = Никто не показал, где кварто: объявление не засчитано.
play-refused = Так нельзя: { $what }.
play-not-understood = непонятно: { $text }; help покажет, что можно вводить
play-left = Партия осталась незаконченной.
play-saved = Партия добавлена в { $path }.

play-help-give = 7, F или DTSH        дать эту фигуру
play-help-place = b2, или b2>7         поставить фигуру; поставить и дать фигуру 7
play-help-call = !, или !3            объявить «Кварто!»; объявить и показать горизонталь 3 (ещё: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    горизонтали, вертикали, диагонали, квадраты (левая нижняя клетка)
play-help-late = late, или late 3     объявить, уже дав фигуру, если это разрешено
play-help-pass = =, или pass          завершить ход после последней фигуры
play-help-draw = draw                 предложить ничью; соперник отвечает yes или no
play-help-back = back                 попросить вернуть последний ход
play-help-resign = resign, abort        сдаться; отменить партию до первой фигуры
play-help-pause = pause, resume        остановить часы; продолжить
play-help-look = board, moves, help   показать доску; ходы; этот список
play-help-quit = quit                 выйти, не закончив партию
