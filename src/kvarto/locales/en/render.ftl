### Pictures of positions: captions, and what screen readers say of them.

## SVG

# The title of a picture of a board.
picture-title = { $placed ->
    [0] Quarto: the empty board
    [one] Quarto: a board with one piece
   *[other] Quarto: a board with { $placed } pieces
}
# One cell of a description; piece is a piece-name.
picture-cell = { $cell }: { $piece }.
picture-board-empty = The board is empty.
# The cells of a shape that is lit, such as "a1, b1, c1, d1".
picture-highlight = Lit: { $cells }.
picture-hand-empty = No piece is in hand.
# digit is the piece in notation, piece is a piece-name.
picture-hand-holds = In hand: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] The reserve is empty.
    [one] One piece is in the reserve.
   *[other] { $count } pieces are in the reserve.
}
# Captions over the pieces that are still to be given, and over the piece in hand.
picture-reserve = reserve
picture-hand = in hand
