### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Problemas
puzzle-hall-about = Todos están demostrados: hay una sola respuesta, y el motor sabe por qué fallan las demás.
puzzle-hall-all = Todos los problemas
puzzle-of-the-day = Problema del día
puzzle-solve = Resolver
puzzle-begin = Siguiente problema
puzzle-next = Siguiente problema
puzzle-kind = ¿Qué quieres practicar?
puzzle-kind-any = Un poco de todo
puzzle-kind-win = Encuentra la victoria
puzzle-kind-safe = La única pieza segura
puzzle-kind-hold = Salva el empate
puzzle-kind-spot = Descubre el quarto
puzzle-kind-trap = ¿Dónde está la trampa?
puzzle-count = { $count ->
    [one] un problema
    [many] { $count } de problemas
   *[other] { $count } problemas
}
puzzle-title-win = Encuentra la victoria
puzzle-title-safe = La única pieza segura
puzzle-title-hold = Salva el empate
puzzle-title-spot = Descubre el quarto
puzzle-title-trap = ¿Dónde está la trampa?
puzzle-ask-win = { $distance ->
    [one] Coloca la pieza y gana al instante.
    [many] Solo una casilla y una pieza que dar ganan seguro, en { $distance } de colocaciones. ¿Cuáles?
   *[other] Solo una casilla y una pieza que dar ganan seguro, en { $distance } colocaciones. ¿Cuáles?
}
puzzle-ask-safe = Con todas las piezas menos una, tu rival gana al instante. ¿Cuál das?
puzzle-ask-hold = Solo una casilla y una pieza que dar salvan el empate, todo lo demás pierde. ¿Cuáles?
puzzle-ask-spot = Tu rival ha completado un quarto y no lo ha cantado. Señálalo antes de que pasen { $seconds } segundos.
puzzle-ask-trap = Una de estas piezas parece segura y sin embargo pierde. ¿Cuál no debes dar?
# $rating is a number such as 1500.
puzzle-difficulty = dificultad { $rating }
puzzle-other = Tu rival
puzzle-tried-right = Este ya lo has resuelto.
puzzle-tried-wrong = Este ya lo has intentado; ya no cuenta.
puzzle-tried-helped = Has visto una pista; este ya no cuenta.
puzzle-clock-about = Las piezas se ven cuando arranca el reloj. Tienes { $seconds } segundos.
puzzle-clock-start = Iniciar el reloj
puzzle-hint = Pista { $step } de { $steps }
puzzle-hint-about = Con una pista no cuenta para tu puntuación.
puzzle-hint-mark = pista
puzzle-give-up = Ver la respuesta
puzzle-retry = Reintentar
puzzle-why-not = ¿Por qué no { $word }?
puzzle-right = ¡Correcto!
puzzle-late = Se acabó el tiempo. Era este.
puzzle-given-up = La respuesta es { $words }.
# $ending is a worth-loss and so on, for whoever solves it.
puzzle-wrong = Esa no es. Con el mejor juego: { $ending }.
puzzle-wrong-shape = Eso no es un quarto válido.
puzzle-rating = Puntuación
puzzle-rating-about = { $deviation } arriba o abajo
puzzle-streak = Días seguidos
puzzle-streak-days = { $days }
puzzle-streak-best = récord: { $days }
puzzle-streak-now = { $days ->
    [one] Racha de un día.
    [many] Racha de { $days } de días.
   *[other] Racha de { $days } días.
}
puzzle-solved = Resueltos
puzzle-solved-about = de { $tried } intentados
puzzle-new-rating = Tu puntuación: { $rating }
puzzle-does-not-count = No cuenta para tu puntuación.

## Hints, step by step

# What to look for.
puzzle-hint-win = Busca una jugada tras la cual tu rival se quede sin piezas seguras que dar.
puzzle-hint-safe = Pregúntate, con cada pieza que queda, qué completaría.
puzzle-hint-hold = Todas las jugadas pierden menos una. Cuenta las piezas seguras que quedan después de la tuya.
puzzle-hint-spot = Mira las líneas que pasan por la última pieza colocada, una característica cada vez.
puzzle-hint-trap = Varias piezas no completan nada. Pero después de una de ellas, tu rival puede colocar de modo que no te quede nada seguro.
# $line is a row or a column, for example "row 3".
puzzle-hint-line = Dónde colocarla: { $line }.
puzzle-hint-cell = Colócala en { $cell }. ¿Qué pieza se puede dar entonces?
puzzle-hint-dangers = En las casillas marcadas se podría completar algo.
# $placements is a number, from 3 on.
puzzle-hint-distance = A la trampa le faltan { $placements } colocaciones para cerrarse.
# $trait is one feature value, for example "dark".
puzzle-hint-give = Una característica de la pieza: { $trait }.
puzzle-hint-shared = Lo que comparten las cuatro piezas: { $trait }.
puzzle-hint-row = Es una fila.
puzzle-hint-column = Es una columna.
puzzle-hint-diagonal = Es una diagonal.
puzzle-hint-square = Es un cuadrado.
