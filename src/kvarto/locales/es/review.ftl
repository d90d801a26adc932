### The engine at the command line: values, graded moves, reviews of games.

# Options that several commands share.
engine-json-help = Escribe JSON, un objeto por línea.
engine-threads-help = Cuántos hilos usar.
engine-no-table-help = Calcula todo, sin la tabla de aperturas.
engine-time-limit-help = Deja una posición tras tantos segundos.

## kvarto solve

solve-help =
    Dice quién gana cada POSITION con el mejor juego, y cuántas piezas se colocan hasta entonces. Una
    posición es un solo argumento, entre comillas. Con -, o sin nada, las posiciones se leen de la
    entrada estándar, una por línea; las líneas vacías y las que empiezan por # se saltan.
    Por ejemplo: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Dice quién gana una posición.
solve-cold-help = Olvida antes de cada posición todo lo aprendido.
solve-cold-one-thread = --cold solo va con un hilo
solve-nothing = falta una POSITION (o - para leer posiciones de la entrada estándar)
# Something is wrong in a line of standard input.
solve-wrong-line = línea { $line }: { $what }

# $player is to act; $distance is how many more pieces are placed.
solve-win = { $position }: le toca a { $player } y gana { $distance ->
    [0] cantando { $shapes }
    [one] con la próxima colocación
    [many] en { $distance } de colocaciones
   *[other] en { $distance } colocaciones
}.
solve-draw = { $position }: le toca a { $player }, y es empate.
solve-loss = { $position }: le toca a { $player } y pierde { $distance ->
    [one] con la próxima colocación
    [many] en { $distance } de colocaciones
   *[other] en { $distance } colocaciones
}.
solve-unknown = { $position }: le toca a { $player }, y no se sabe quién gana.

## kvarto grade

grade-help =
    Dice a qué lleva cada jugada permitida en una POSITION para quien tiene el turno, la mejor primero.
    Por ejemplo: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Dice cuánto vale cada jugada.
grade-nothing = no hay jugadas que evaluar: el tablero está lleno
# A group of moves that are worth the same, and how many there are.
grade-win = Gana { $distance ->
    [0] al instante
    [one] en una colocación
    [many] en { $distance } de colocaciones
   *[other] en { $distance } colocaciones
} ({ $count }):
grade-draw = Empata ({ $count }):
grade-loss = Pierde { $distance ->
    [0] al instante
    [one] en una colocación
    [many] en { $distance } de colocaciones
   *[other] en { $distance } colocaciones
} ({ $count }):
grade-unknown = No se sabe ({ $count }):

## kvarto review

review-help =
    Juzga cada jugada de las partidas de un archivo .qgn FILE (- para la entrada estándar): cuánto valía
    antes y después, qué era mejor, qué quartos se pasaron por alto y dónde se decidió la partida.
review-short-help = Dice dónde se ganaron y se perdieron las partidas de un archivo.

# The table of moves: one line a move, with the value for the player who made it.
review-value-lost = de { $before } a { $after }
review-verdict-mistake = error
review-verdict-blunder = error grave
review-verdict-decisive = error decisivo
review-remark = { $verdict }; mejor { $words }
review-remark-more = { $verdict }; mejor { $words } (+{ $more })

review-left-win = En la última posición le toca a { $player } y gana con el mejor juego.
review-left-draw = En la última posición le toca a { $player }, y con el mejor juego es empate.
review-left-loss = En la última posición le toca a { $player } y pierde incluso con el mejor juego.
review-accuracy = { $player }: { $kept } de { $judged } jugadas mantuvieron el valor ({ $percent } %).
