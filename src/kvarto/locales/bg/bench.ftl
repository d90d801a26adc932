### How fast the engine is, and how many positions there are.

bench-short-help = Измерва колко бърз е двигателят.
bench-help =
    Измерва колко бърз е двигателят. Най-напред идва подписът: колко възела обхожда търсенето за
    постоянен списък от позиции; той е еднакъв на всяка машина, докато търсенето не се промени. После,
    за случайни, но винаги едни и същи позиции, без таблицата на дебютите и с нея, се мери за колко
    време се намират оценката, оценката с разстоянието и оценките на всички ходове: за половината
    позиции най-много p50, за 99 от 100 най-много p99, за всички най-много max.
bench-quick-help = Взема само няколко позиции, а без таблицата нито една с три или четири фигури.
bench-full-help =
    Освен това решава дванайсет цели партии, брои ремитата, играе наслуки, мери обикновения минимакс,
    претегля играещ процес и казва кои цели са постигнати. Отнема няколко минути.
bench-json-help = Записва резултатите и във файл (- за стандартния изход и нищо друго).
bench-signature = Подпис: { $nodes } възела
bench-title = { $variant }: процесорни милисекунди на едно ядро, без таблица
bench-title-with-table = { $variant }: процесорни милисекунди на едно ядро, с таблица
bench-no-table = { $variant }: още няма цяла таблица на дебютите
# As in English.
bench-placed = n
bench-cold = студ
bench-warm = топл
bench-value = оценка
bench-distance = оценка и разст.
bench-grade = всички ходове
bench-positions = поз.
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
bench-longest = макс
bench-legend =
    n: фигури на дъската; поз.: колко позиции са измерени.
    студ: нищо не е запомнено; топл: същото е питано току-що.
bench-waiting-title = Оценка на всички ходове с таблица и две ядра, студен старт, милисекунди по часовник
bench-games-title = Цели партии от празна дъска, без таблица
bench-variant = вариант
bench-games-value = оценка
bench-games-nodes = възли
bench-seconds = CPU, s
bench-drawn-title = Пълни дъски без четворка
bench-drawn-boards = дъски
bench-playouts-title = Случайни партии с правилата на Python
bench-playouts-games = партии
bench-playouts-speed = партии / s
bench-playouts-drawn = ремита
bench-playouts-placed = сложени фигури
bench-reference-title = Обикновеният минимакс и решавачът, оценка и разстояние, процесорни милисекунди
bench-reference = минимакс
bench-solver = решавач
bench-agree = Отговорите съвпадат.
bench-disagree = Отговорите НЕ СЪВПАДАТ.
bench-footprint-title = Колко струва пакетът
bench-import = импортиране на kvarto: { $size } процесорно време
bench-memory = памет по време на стандартна партия: { $size }
bench-memory-three = памет след партии от три варианта: { $size }

## What the engine was to reach

goals-title = Какво трябваше да се постигне; брои се по-бавната от двете игри
goals-measured = измерено
goals-must = нужно
goals-aim = цел
goals-reached = постигнато
goal-aim-reached = цел
goal-must-reached = норма
goal-missed = НЕ
goal-not-measured = -
goal-value-8 = оценка, p99, n = 8
goal-value-7 = оценка, p99, n = 7
goal-value-6 = оценка, p99, n = 6
goal-distance-6 = оценка и разстояние, p99, n = 6
goal-table = оценка и разстояние от таблицата, p99, n ≤ 5
goal-grade-6 = всички ходове с разстояние, p99, n = 6
goal-two-cores = всички ходове, таблица, 2 ядра, по часовник, p99, n = 5
goal-whole-lines = цяла партия, стандартна
goal-whole-both = цяла партия, редици и квадрати
goal-whole-squares = цяла партия, само квадрати
goal-drawn-boards = дъски с реми в стандартната игра
goal-memory = памет по време на игра
goal-import = импортиране на kvarto

## kvarto census

census-short-help = Брои позициите и дъските с реми и колко струват.
census-help =
    Брои пълните дъски без четворка, а после, според броя на фигурите, всичко без четворка с точност до
    симетрия: дъските, дъските с фигура в ръка и онези от тях, в които тази фигура не печели веднага.
    Колко от тях са спечелени, реми и загубени за играча, който поставя, се знае дотам, докъдето стига
    таблицата на дебютите за играта.
census-variant-help = standard, advanced, squares, hard или код като ch:l.
census-levels-help =
    До колко фигури на дъската. Всяка следваща отнема около десет пъти повече време, а от 8 нататък и
    стотици мегабайти.
census-json-help = Извежда по един обект JSON на ред.
census-counting-drawn = броят се пълните дъски ...
census-counting = броят се дъските с { $placed ->
    [one] { $placed } фигура
   *[other] { $placed } фигури
} ...
census-drawn-boards = { $variant }: { $boards } от всички 16! пълни дъски нямат четворка.
census-placed = фигури
census-boards = дъски
census-positions = с фигура
census-quiet = без победа
census-won = победи
census-drawn = ремита
census-lost = загуби
census-unknown = -
census-no-table = -: не се знае; тази игра няма таблица на дебютите.
census-table-ends = -: не се знае; таблицата на дебютите за тази игра свършва при { $levels ->
    [one] { $levels } фигура.
   *[other] { $levels } фигури.
}
census-stopped = Спряно.
census-number = { $count }
