### How fast the engine is, and how many positions there are.

bench-short-help = Mierzy, jak szybki jest silnik.
bench-help =
    Mierzy, jak szybki jest silnik. Najpierw sygnatura: ile węzłów odwiedza przeszukiwanie dla stałej
    listy pozycji; na każdej maszynie taka sama, dopóki przeszukiwanie się nie zmieni. Potem, dla
    zawsze tych samych losowych pozycji, bez tablicy otwarć i z nią: ile trwa znalezienie wartości,
    wartości i odległości oraz ocena każdego ruchu; dla połowy pozycji najwyżej p50, dla 99 na 100
    najwyżej p99, dla wszystkich najwyżej maks.
bench-quick-help = Weź tylko kilka pozycji, a bez tablicy żadnej z trzema lub czterema figurami.
bench-full-help =
    Rozwiąż też dwanaście całych gier, policz remisowe plansze, graj losowo, zmierz zwykły minimax,
    sprawdź pamięć procesu, który gra, i powiedz, które cele osiągnięto. Trwa to kilka minut.
bench-json-help = Zapisz wyniki także do pliku (- oznacza standardowe wyjście i nic poza tym).
bench-signature = Sygnatura, węzły: { $nodes }
bench-title = { $variant }: milisekundy CPU jednego rdzenia, bez tablicy
bench-title-with-table = { $variant }: milisekundy CPU jednego rdzenia, z tablicą
bench-no-table = { $variant }: nie ma jeszcze pełnej tablicy otwarć
# As in English.
bench-placed = n
bench-cold = zimno
bench-warm = ciepło
bench-value = wartość
bench-distance = wartość i odległość
bench-grade = ocena
bench-positions = poz.
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
bench-longest = maks.
bench-legend =
    n: figury na planszy; poz.: ile pozycji zmierzono.
    zimno: nic nie jest zapamiętane; ciepło: o to samo pytano tuż przedtem.
bench-waiting-title = Ocena każdego ruchu z tablicą i dwoma rdzeniami, zimno, milisekundy zegarowe
bench-games-title = Całe gry od pustej planszy, bez tablicy
bench-variant = wariant
bench-games-value = wartość
bench-games-nodes = węzły
bench-seconds = s CPU
bench-drawn-title = Pełne plansze bez quarto
bench-drawn-boards = plansze
bench-playouts-title = Losowe partie według reguł w Pythonie
bench-playouts-games = partie
bench-playouts-speed = partie / s
bench-playouts-drawn = remisy
bench-playouts-placed = postawione figury
bench-reference-title = Zwykły minimax i solver, wartość i odległość, milisekundy CPU
# As in English.
bench-reference = minimax
# As in English.
bench-solver = solver
bench-agree = Odpowiedzi są takie same.
bench-disagree = Odpowiedzi są RÓŻNE.
bench-footprint-title = Ile zasobów zużywa pakiet
bench-import = import kvarto: { $size } czasu CPU
bench-memory = pamięć podczas standardowej partii: { $size }
bench-memory-three = pamięć po partiach trzech wariantów: { $size }

## What the engine was to reach

goals-title = Co było do osiągnięcia; liczy się wolniejsza z dwóch gier
goals-measured = zmierzono
goals-must = minimum
goals-aim = cel
goals-reached = osiągnięto
goal-aim-reached = cel
goal-must-reached = minimum
goal-missed = NIE
goal-not-measured = -
goal-value-8 = wartość, p99, n = 8
goal-value-7 = wartość, p99, n = 7
goal-value-6 = wartość, p99, n = 6
goal-distance-6 = wartość i odległość, p99, n = 6
goal-table = wartość i odległość z tablicy, p99, n ≤ 5
goal-grade-6 = ocena każdego ruchu z odległością, p99, n = 6
goal-two-cores = ocena, tablica, 2 rdzenie, czas zegarowy, p99, n = 5
goal-whole-lines = cała gra, standardowa
goal-whole-both = cała gra, linie i kwadraty
goal-whole-squares = cała gra, same kwadraty
goal-drawn-boards = remisowe plansze gry standardowej
goal-memory = pamięć podczas gry
goal-import = import kvarto

## kvarto census

census-short-help = Liczy pozycje i remisowe plansze oraz ich wartość.
census-help =
    Liczy pełne plansze bez quarto, a potem, według liczby figur na planszy, co istnieje z
    dokładnością do symetrii i bez quarto: plansze, plansze z figurą w ręce i te z nich, w których ta
    figura nie wygrywa od razu. Ile z nich jest wygranych, remisowych i przegranych dla stawiającego
    gracza, wiadomo tak daleko, jak sięga tablica otwarć danej gry.
census-variant-help = standard, advanced, squares, hard albo kod taki jak ch:l.
census-levels-help =
    Do ilu figur na planszy. Każda następna to około dziesięć razy dłużej, a od 8 setki megabajtów.
census-json-help = Wypisz jeden obiekt JSON w wierszu.
census-counting-drawn = liczenie pełnych plansz ...
census-counting = liczenie plansz z { $placed ->
    [one] jedną figurą
    [few] { $placed } figurami
    [many] { $placed } figurami
   *[other] { $placed } figurami
} ...
census-drawn-boards = { $variant }: { $boards } z 16! pełnych plansz nie ma quarto.
census-placed = figury
census-boards = plansze
census-positions = z figurą w ręce
census-quiet = bez wygranej od razu
census-won = wygrane
census-drawn = remisowe
census-lost = przegrane
census-unknown = -
census-no-table = -: nie wiadomo; ta gra nie ma tablicy otwarć.
census-table-ends = -: nie wiadomo; tablica otwarć tej gry kończy się na { $levels ->
    [one] jednej figurze.
    [few] { $levels } figurach.
    [many] { $levels } figurach.
   *[other] { $levels } figurach.
}
census-stopped = Zatrzymano.
census-number = { $count }
