### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: el tablero vacío
    [one] Quarto: un tablero con una pieza
    [many] Quarto: un tablero con { $placed } de piezas
   *[other] Quarto: un tablero con { $placed } piezas
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = El tablero está vacío.
picture-highlight = Resaltado: { $cells }.
picture-hand-empty = No hay ninguna pieza en la mano.
picture-hand-holds = En la mano: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] La reserva está vacía.
    [one] Hay una pieza en la reserva.
    [many] Hay { $count } de piezas en la reserva.
   *[other] Hay { $count } piezas en la reserva.
}
picture-reserve = reserva
picture-hand = en la mano
