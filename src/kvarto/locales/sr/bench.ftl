### How fast the engine is, and how many positions there are.

bench-short-help = Мери колико је брз програм за анализу.
bench-help =
    Мери колико је брз програм за анализу. Прво иде потпис: колико чворова обиђе претрага за сталан списак позиција;
    исти је на свакој машини док се претрага не промени. Затим се за насумичне, али увек исте позиције,
    без табеле отварања и са њом, мери за колико се нађу вредност, вредност и удаљеност и оцене свих
    потеза: за половину позиција највише p50, за 99 од 100 највише p99, за све највише max.
bench-quick-help = Узима само неколико позиција, а без табеле ниједну са три или четири фигуре.
bench-full-help =
    Уз то решава дванаест целих партија, броји ремије, игра насумице, мери обичан минимакс, вага процес
    који игра и каже који су циљеви достигнути. То траје неколико минута.
bench-json-help = Уписује резултате и у датотеку (- за стандардни излаз и ништа друго).
bench-signature = Потпис, чворова: { $nodes }
bench-title = { $variant }: процесорске милисекунде на једном језгру, без табеле
bench-title-with-table = { $variant }: процесорске милисекунде на једном језгру, са табелом
bench-no-table = { $variant }: још нема целе табеле отварања
# As in English.
bench-placed = n
bench-cold = хл.
bench-warm = топ.
bench-value = вредност
bench-distance = вредн. и удаљеност
bench-grade = сви потези
bench-positions = поз.
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
bench-longest = макс
bench-legend =
    n: фигуре на табли; поз.: колико је позиција измерено.
    хл.: ништа није запамћено; топ.: исто је управо питано.
bench-waiting-title = Оцена свих потеза са табелом и два језгра, хладно, милисекунде по сату
bench-games-title = Целе партије од празне табле, без табеле
bench-variant = варијанта
bench-games-value = вредн.
bench-games-nodes = чворови
bench-seconds = CPU, s
bench-drawn-title = Пуне табле без куарта
bench-drawn-boards = табле
bench-playouts-title = Насумичне партије по правилима у Пајтону
bench-playouts-games = партије
bench-playouts-speed = партија / s
bench-playouts-drawn = реми
bench-playouts-placed = постављено
bench-reference-title = Обичан минимакс и решавач, вредност и удаљеност, процесорске милисекунде
bench-reference = минимакс
bench-solver = решавач
bench-agree = Одговори су исти.
bench-disagree = Одговори се РАЗЛИКУЈУ.
bench-footprint-title = Колико кошта пакет
bench-import = учитавање програма kvarto: { $size } процесорског времена
bench-memory = меморија током стандардне партије: { $size }
bench-memory-three = меморија после партија три варијанте: { $size }

## What the engine was to reach

goals-title = Шта је требало достићи; рачуна се спорија од две игре
goals-measured = измерено
goals-must = мора
goals-aim = циљ
goals-reached = достигнуто
goal-aim-reached = циљ
goal-must-reached = норма
goal-missed = НЕ
goal-not-measured = -
goal-value-8 = вредност, p99, n = 8
goal-value-7 = вредност, p99, n = 7
goal-value-6 = вредност, p99, n = 6
goal-distance-6 = вредност и удаљеност, p99, n = 6
goal-table = вредност и удаљеност из табеле, p99, n ≤ 5
goal-grade-6 = сви потези са удаљеношћу, p99, n = 6
goal-two-cores = сви потези, табела, 2 језгра, по сату, p99, n = 5
goal-whole-lines = цела партија, стандардна
goal-whole-both = цела партија, линије и квадрати
goal-whole-squares = цела партија, само квадрати
goal-drawn-boards = табле са ремијем у стандардној игри
goal-memory = меморија током игре
goal-import = учитавање програма kvarto

## kvarto census

census-short-help = Броји позиције и табле са ремијем и колико вреде.
census-help =
    Броји пуне табле без куарта, а затим, према броју фигура на табли, све што нема куарта, до на
    симетрију: табле, табле са фигуром у руци и оне од њих где та фигура не побеђује одмах. Колико је
    њих добијено, реми и изгубљено за играча који поставља, зна се докле допире табела отварања те игре.
census-variant-help = standard, advanced, squares, hard или код као ch:l.
census-levels-help =
    До колико фигура на табли. Свака следећа траје око десет пута дуже, а од 8 надаље тражи и стотине
    мегабајта.
census-json-help = Исписује по један JSON објекат у реду.
census-counting-drawn = броје се пуне табле ...
census-counting = броје се табле (фигура на табли: { $placed }) ...
census-drawn-boards = { $variant }: на { $boards } од 16! пуних табли нема куарта.
census-placed = фигуре
census-boards = табле
census-positions = са фигуром
census-quiet = без победе
census-won = добијено
census-drawn = реми
census-lost = изгубљ.
census-unknown = -
census-no-table = -: не зна се; ова игра нема табелу отварања.
census-table-ends =
    -: не зна се; табела отварања ове игре досеже до { $levels ->
        [one] { $levels } фигуре.
        [few] { $levels } фигуре.
       *[other] { $levels } фигура.
    }
census-stopped = Заустављено.
census-number = { $count }
