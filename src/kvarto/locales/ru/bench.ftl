### How fast the engine is, and how many positions there are.

bench-short-help = Измерить скорость движка.
bench-help =
    Измерить скорость движка. Сначала идёт подпись: сколько узлов обходит поиск на постоянном списке
    позиций; она одинакова на всех машинах, пока поиск не изменится. Затем на случайных, но всегда
    одних и тех же позициях, без таблицы дебютов и с ней, измеряется, за сколько находятся оценка,
    оценка с расстоянием и оценки всех ходов: для половины позиций не дольше p50, для 99 из 100 не
    дольше p99, для всех не дольше max.
bench-quick-help = Взять лишь несколько позиций, а без таблицы — ни одной с тремя или четырьмя фигурами.
bench-full-help =
    Ещё и решить двенадцать целых партий, посчитать ничейные доски, сыграть наугад, замерить простой
    минимакс, взвесить играющий процесс и сказать, какие цели достигнуты. Это займёт несколько минут.
bench-json-help = Записать результаты и в файл (- означает стандартный вывод и больше ничего).
bench-signature = Подпись: узлов { $nodes }
bench-title = { $variant }: миллисекунды процессора на одном ядре, без таблицы
bench-title-with-table = { $variant }: миллисекунды процессора на одном ядре, с таблицей
bench-no-table = { $variant }: полной таблицы дебютов пока нет
# As in English.
bench-placed = n
bench-cold = хол.
bench-warm = гор.
bench-value = оценка
bench-distance = оценка и расст.
bench-grade = все ходы
bench-positions = поз.
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
bench-longest = макс
bench-legend =
    n: фигуры на доске; поз.: сколько позиций измерено.
    хол.: ничего не запомнено; гор.: то же самое только что спрашивали.
bench-waiting-title = Оценка всех ходов с таблицей на двух ядрах, с холодного старта, миллисекунды по часам
bench-games-title = Целые партии с пустой доски, без таблицы
bench-variant = вариант
bench-games-value = оценка
bench-games-nodes = узлы
bench-seconds = ЦП, с
bench-drawn-title = Полные доски без кварто
bench-drawn-boards = доски
bench-playouts-title = Случайные партии по правилам на Python
bench-playouts-games = партии
bench-playouts-speed = партий / с
bench-playouts-drawn = ничьи
bench-playouts-placed = поставлено
bench-reference-title = Простой минимакс и решатель, оценка и расстояние, миллисекунды процессора
bench-reference = минимакс
bench-solver = решатель
bench-agree = Ответы совпадают.
bench-disagree = Ответы НЕ СОВПАДАЮТ.
bench-footprint-title = Во что обходится пакет
bench-import = импорт kvarto: { $size } времени процессора
bench-memory = память во время стандартной партии: { $size }
bench-memory-three = память после партий трёх вариантов: { $size }

## What the engine was to reach

goals-title = Чего нужно было достичь; считается более медленная из двух игр
goals-measured = вышло
goals-must = нужно
goals-aim = цель
goals-reached = итог
goal-aim-reached = цель
goal-must-reached = норма
goal-missed = НЕТ
goal-not-measured = -
goal-value-8 = оценка, p99, n = 8
goal-value-7 = оценка, p99, n = 7
goal-value-6 = оценка, p99, n = 6
goal-distance-6 = оценка и расстояние, p99, n = 6
goal-table = оценка и расстояние из таблицы, p99, n ≤ 5
goal-grade-6 = все ходы с расстоянием, p99, n = 6
goal-two-cores = все ходы, таблица, 2 ядра, по часам, p99, n = 5
goal-whole-lines = целая партия, стандартная
goal-whole-both = целая партия, ряды и квадраты
goal-whole-squares = целая партия, только квадраты
goal-drawn-boards = ничейные доски стандартной игры
goal-memory = память во время игры
goal-import = импорт kvarto

## kvarto census

census-short-help = Посчитать позиции и ничейные доски и чего они стоят.
census-help =
    Посчитать полные доски без кварто, а затем, по числу фигур на доске, всё, что есть без кварто с
    точностью до симметрии: доски, доски с фигурой в руке и те из них, где эта фигура не выигрывает
    сразу. Сколько из них выиграно, ничейно и проиграно для того, кто ставит, известно настолько,
    насколько хватает таблицы дебютов этой игры.
census-variant-help = standard, advanced, squares, hard или код вроде ch:l.
census-levels-help =
    До скольких фигур на доске. Каждая следующая требует примерно в десять раз больше времени, а с
    восьмой — и сотни мегабайт.
census-json-help = Печатать по одному объекту JSON в строке.
census-counting-drawn = считаем полные доски ...
census-counting = считаем доски, где { $placed ->
    [one] { $placed } фигура
    [few] { $placed } фигуры
    [many] { $placed } фигур
   *[other] { $placed } фигуры
} ...
census-drawn-boards = { $variant }: без кварто { $boards } из 16! полных досок.
census-placed = фигуры
census-boards = доски
census-positions = с фигурой
census-quiet = без победы
census-won = победы
census-drawn = ничьи
census-lost = пораж.
census-unknown = -
census-no-table = -: неизвестно; для этой игры нет таблицы дебютов.
census-table-ends = -: неизвестно; таблица дебютов этой игры кончается, когда на доске { $levels ->
    [one] { $levels } фигура.
    [few] { $levels } фигуры.
    [many] { $levels } фигур.
   *[other] { $levels } фигуры.
}
census-stopped = Остановлено.
census-number = { $count }
