### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = Primero
player-second = Segundo

## What a move or a position is worth to who is to act: nouns, after a colon or a dash

worth-win = { $distance ->
    [0] victoria inmediata
    [one] victoria con la próxima colocación
    [many] victoria en { $distance } de colocaciones
   *[other] victoria en { $distance } colocaciones
}
worth-win-sometime = victoria
worth-draw = empate
worth-loss = { $distance ->
    [0] derrota inmediata
    [one] derrota con la próxima colocación
    [many] derrota en { $distance } de colocaciones
   *[other] derrota en { $distance } colocaciones
}
worth-loss-sometime = derrota
worth-unknown = no se sabe

## Moves told step by step

step-places = { $player } coloca en { $cell }.
step-gives = { $player } da { $piece }.
step-calls = { $player } canta { $shape } y gana.
step-you-places = Colocas en { $cell }.
step-you-gives = Das { $piece }.
step-you-calls = Cantas { $shape } y ganas.
# A move in words, put together from the next three.
move-whole = { $parts }:
move-place = colocar en { $cell }
move-give = dar { $piece }
move-call = cantar { $shape }
playback-label = Recorrer la secuencia
playback-begins = Aquí empieza.
playback-again = Verla otra vez

## Somebody is to find a move

attempt-place = Coloca la pieza.
attempt-give = Elige la pieza que das.
attempt-give-or-call = Da una pieza o canta.
attempt-end-turn = Canta o termina el turno.
attempt-point = Toca las cuatro piezas.
attempt-take-back = Colocar de otra forma
attempt-no-shape = Estas cuatro no son una fila, columna, diagonal ni cuadrado que cuente. Prueba otra vez.

## The review of a game

accuracy-share = { $percent } %
accuracy-kept = { $kept } de { $judged } jugadas conservaron lo que había.
standing-title = Quién iba ganando
standing-label = Cómo estaba la partida tras cada jugada: hacia arriba ganaba { $first }, hacia abajo { $second }. Lo mismo se lee en la tabla de abajo.
standing-side = Gana { $player }
standing-as-table = En una tabla
standing-move = Jugada
standing-player = Jugador
standing-stood = Después
standing-verdict = Juicio
standing-show = Dibujar el gráfico
# $ending is a worth-win.
standing-wins = { $player }: { $ending }
standing-won = Ha ganado { $player }
retry-title = Inténtalo otra vez
retry-about = Jugada { $number }: le toca a { $player }. Con el mejor juego: { $value }. Encuentra una jugada que lo mantenga.
retry-right = Correcto. Sigue siendo { $value }.
retry-wrong = Esa no. Mira lo que sigue.
retry-again = Otra vez

## The analysis board

analysis-title = Análisis
study-variant = Cómo se gana
study-overlay = En el tablero
study-overlay-values = Cuánto valen las jugadas
study-overlay-threats = Amenazas
study-overlay-nothing = Nada
study-worth-title = Cuánto vale la posición
# $ending is a worth-win and so on.
study-worth = Con el mejor juego: { $ending }.
study-gives = { $player } tiene que dar una pieza a { $other }.
study-places = { $player } tiene que colocar { $piece }.
study-placed = Colocada en { $cell }: elige ahora la pieza que se da.
study-over = Aquí termina la partida.
study-progress = Cuántas jugadas se han evaluado
study-graded = { $graded } de { $total } jugadas
study-nodes = · { $nodes } posiciones vistas
study-stop = Parar
study-stopped = Parado tras { $graded } de { $total } jugadas.
study-go-on = Seguir
study-call = Cantar { $shape }
study-best-moves = Mejores jugadas
study-all-moves = { $count ->
    [one] La única jugada
    [many] Los { $count } de jugadas
   *[other] Las { $count } jugadas
}
study-group-win = { $count ->
    [one] Una gana
    [many] { $count } ganan
   *[other] { $count } ganan
}
study-group-draw = { $count ->
    [one] Una empata
    [many] { $count } empatan
   *[other] { $count } empatan
}
study-group-loss = { $count ->
    [one] Una pierde
    [many] { $count } pierden
   *[other] { $count } pierden
}
study-group-unknown = { $count } sin respuesta
study-line = Mejor continuación
study-line-help = Señala una casilla, una pieza o una jugada, y aquí verás su mejor continuación.
study-line-best = Ver la mejor continuación
study-threats = Amenazas
study-no-threats = Ninguna pieza puede completar nada todavía.
study-safe = { $count ->
    [0] Ninguna de las { $total } piezas de la reserva es segura.
    [one] Una de las { $total } piezas de la reserva no gana al instante.
    [many] { $count } de piezas de la reserva, de { $total }, no ganan al instante.
   *[other] { $count } de las { $total } piezas de la reserva no ganan al instante.
}
study-lapsed = Caducado y ya sin valor: { $shapes }.
study-no-moves = Haz una jugada en el tablero y quedará anotada aquí. Si vuelves atrás y juegas otra, empieza una variación.
study-comment = Comentario a { $word }
study-comment-start = Comentario al comienzo
study-promote = Hacerla línea principal
study-cut = Borrar desde aquí
study-open-title = Otra posición o partida
study-paste = Pegar una posición o una partida
study-paste-about = Una posición como «A.../.3../..../...5 7», o una partida (.qgn)
study-copy-link = Copiar un enlace a este análisis
set-up-title = Montar una posición
set-up-help = Elige una pieza y luego una casilla. Toca una pieza del tablero para volver a levantarla. La que quede en la mano es la que se va a colocar.
set-up-last = Última pieza colocada
set-up-last-none = ninguna: todos los quartos han caducado
set-up-last-about = Los quartos que pasan por ella aún se pueden cantar.
set-up-empty-hand = Devolver a la reserva
set-up-clear = Vaciar el tablero
set-up-done = Analizar
set-up-cancel = Cancelar

## Records, positions by their address, and what a move means

review-better = Mejor: { $words }.
why-gift = { $player } dio { $piece }, y con ella se completó un quarto: { $shape }.
# What a move in notation means.
word-turn = (Colocar en { $cell } y dar { $piece }.)
word-give = (Dar { $piece }.)
review-look = ver
replay-title = Abrir una partida guardada
replay-about = Repasa una partida guardada en un archivo .qgn, de aquí o de cualquier otro sitio.
replay-file = Elegir un archivo
replay-paste = O pégala aquí
replay-open = Abrir
replay-another = Abrir otra partida
position-begin = Empezar una partida desde aquí
position-first-gives = El primer jugador tiene que dar una pieza.
position-second-gives = El segundo jugador tiene que dar una pieza.
position-first-places = El primer jugador tiene que colocar { $piece }.
position-second-places = El segundo jugador tiene que colocar { $piece }.
