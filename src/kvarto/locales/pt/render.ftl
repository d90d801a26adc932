### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: o tabuleiro vazio
    [one] Quarto: um tabuleiro com uma peça
    [many] Quarto: um tabuleiro com { $placed } de peças
   *[other] Quarto: um tabuleiro com { $placed } peças
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = O tabuleiro está vazio.
picture-highlight = Em destaque: { $cells }.
picture-hand-empty = Nenhuma peça na mão.
picture-hand-holds = Na mão: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] A reserva está vazia.
    [one] Há uma peça na reserva.
    [many] Há { $count } de peças na reserva.
   *[other] Há { $count } peças na reserva.
}
picture-reserve = reserva
picture-hand = na mão
