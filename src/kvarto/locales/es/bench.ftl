### How fast the engine is, and how many positions there are.

bench-short-help = Mide la velocidad del motor.
bench-help =
    Mide la velocidad del motor. Primero viene la firma: cuántos nodos visita la búsqueda para una
    lista fija de posiciones, los mismos en cualquier máquina mientras la búsqueda no cambie. Después,
    para posiciones al azar que siempre son las mismas, sin y con la tabla de aperturas, cuánto se
    tarda en hallar el valor, el valor y la distancia, y en evaluar cada jugada: para la mitad de las
    posiciones como máximo p50, para 99 de cada 100 como máximo p99, para todas como máximo max.
bench-quick-help = Toma solo unas pocas posiciones y, sin la tabla, ninguna con tres o cuatro piezas.
bench-full-help =
    Resuelve además doce partidas enteras, cuenta tableros empatados, juega al azar, cronometra el
    minimax sencillo, pesa un proceso que juega y dice qué objetivos se alcanzaron. Tarda unos minutos.
bench-json-help = Escribe los resultados también en un archivo (- para la salida estándar, y nada más).
bench-signature = Firma: { $nodes } nodos
bench-title = { $variant }: milisegundos de CPU de un núcleo, sin tabla
bench-title-with-table = { $variant }: milisegundos de CPU de un núcleo, con tabla
bench-no-table = { $variant }: todavía no hay una tabla de aperturas completa
# As in English.
bench-placed = n
bench-cold = en frío
bench-warm = en caliente
bench-value = valor
bench-distance = valor y distancia
bench-grade = evaluar
# As in English.
bench-positions = pos.
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
bench-longest = máx.
bench-legend =
    n: piezas en el tablero; pos.: cuántas posiciones se cronometraron.
    en frío: no se recuerda nada; en caliente: se acaba de preguntar lo mismo.
bench-waiting-title = Evaluar cada jugada con tabla y dos núcleos, en frío, milisegundos de tiempo real
bench-games-title = Partidas enteras desde el tablero vacío, sin tabla
bench-variant = variante
bench-games-value = valor
bench-games-nodes = nodos
bench-seconds = s de CPU
bench-drawn-title = Tableros llenos sin quarto
bench-drawn-boards = tableros
bench-playouts-title = Partidas al azar con las reglas en Python
bench-playouts-games = partidas
bench-playouts-speed = partidas / s
bench-playouts-drawn = empates
bench-playouts-placed = piezas colocadas
bench-reference-title = El minimax sencillo y el solucionador, valor y distancia, milisegundos de CPU
# As in English.
bench-reference = minimax
bench-solver = solucionador
bench-agree = Las respuestas coinciden.
bench-disagree = Las respuestas NO COINCIDEN.
bench-footprint-title = Lo que cuesta el paquete
bench-import = importar kvarto: { $size } de tiempo de CPU
bench-memory = memoria durante una partida estándar: { $size }
bench-memory-three = memoria tras partidas de tres variantes: { $size }

## What the engine was to reach

goals-title = Lo que había que alcanzar; cuenta la más lenta de las dos partidas
goals-measured = medido
goals-must = mínimo
goals-aim = meta
goals-reached = alcanzado
goal-aim-reached = meta
goal-must-reached = mínimo
# As in English.
goal-missed = NO
goal-not-measured = -
goal-value-8 = valor, p99, n = 8
goal-value-7 = valor, p99, n = 7
goal-value-6 = valor, p99, n = 6
goal-distance-6 = valor y distancia, p99, n = 6
goal-table = valor y distancia según la tabla, p99, n ≤ 5
goal-grade-6 = evaluar cada jugada con distancia, p99, n = 6
goal-two-cores = evaluar, tabla, 2 núcleos, tiempo real, p99, n = 5
goal-whole-lines = partida entera, estándar
goal-whole-both = partida entera, líneas y cuadrados
goal-whole-squares = partida entera, solo cuadrados
goal-drawn-boards = tableros empatados del juego estándar
goal-memory = memoria durante el juego
goal-import = importar kvarto

## kvarto census

census-short-help = Cuenta posiciones y tableros empatados, y lo que valen.
census-help =
    Cuenta los tableros llenos sin quarto y luego, según cuántas piezas haya en el tablero, lo que hay
    salvo simetrías y sin quarto: los tableros, los tableros con una pieza en la mano, y de estos
    aquellos en los que esa pieza no gana al instante. Cuántos de ellos están ganados, empatados y
    perdidos para quien coloca se sabe hasta donde llega la tabla de aperturas de ese juego.
census-variant-help = standard, advanced, squares, hard, o un código como ch:l.
census-levels-help =
    Hasta cuántas piezas en el tablero. Cada una más tarda unas diez veces más y, a partir de 8, ocupa
    cientos de megabytes.
census-json-help = Escribe un objeto JSON por línea.
census-counting-drawn = contando tableros llenos...
census-counting = contando tableros con { $placed ->
    [one] { $placed } pieza
    [many] { $placed } de piezas
   *[other] { $placed } piezas
}...
census-drawn-boards = { $variant }: { $boards } de los 16! tableros llenos no tienen quarto.
census-placed = piezas
census-boards = tableros
census-positions = con pieza en mano
census-quiet = sin victoria inmediata
census-won = ganados
census-drawn = empatados
census-lost = perdidos
census-unknown = -
census-no-table = -: no se sabe; este juego no tiene tabla de aperturas.
census-table-ends = -: no se sabe; la tabla de aperturas de este juego acaba con { $levels ->
    [one] { $levels } pieza.
    [many] { $levels } de piezas.
   *[other] { $levels } piezas.
}
census-stopped = Detenido.
census-number = { $count }
