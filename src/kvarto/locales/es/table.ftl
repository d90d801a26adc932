### kvarto table: the opening tables.

table-help = Muestra la lista de tablas de aperturas, o las construye.
table-list-help = Dice hasta dónde está demostrada la tabla de cada juego.
table-none = { $game }: sin tabla; cada posición se calcula
table-there = { $game }: demostrado hasta { $levels } piezas en el tablero, { $exceptions } posiciones que no son empate
table-build-help =
    Construye las tablas de estos juegos, GAMES (todas si no se nombra ninguno). Tarda desde unos
    segundos, con una sola característica, hasta muchas horas. Ctrl-C lo detiene, y el mismo comando
    continúa donde estaba.
table-levels-help = Hasta cuántas piezas en el tablero.
table-threads-help = Cuántos núcleos trabajan en ello.
table-work-help = La carpeta que guarda hasta dónde se ha llegado.
table-into-help = La carpeta de las tablas terminadas (si no se indica, la del paquete).
table-level = { $game }, { $level } en el tablero
table-stopped = Detenido. El mismo comando continúa desde aquí.
table-built = { $game }: construida
