### Pictures of positions: captions, and what screen readers say of them.

## SVG

# The title of a picture of a board.
picture-title = { $placed ->
    [0] Quarto 棋：空棋盘
   *[other] Quarto 棋：棋盘上有 { $placed } 枚棋子
}
# One cell of a description; piece is a piece-name.
picture-cell = { $cell }：{ $piece }。
picture-board-empty = 棋盘是空的。
# The cells of a shape that is lit, such as "a1, b1, c1, d1".
picture-highlight = 亮起的格子：{ $cells }。
picture-hand-empty = 手中没有棋子。
# digit is the piece in notation, piece is a piece-name.
picture-hand-holds = 手中：{ $digit }，{ $piece }。
picture-reserve-count = { $count ->
    [0] 备用区空了。
   *[other] 备用区有 { $count } 枚棋子。
}
# Captions over the pieces that are still to be given, and over the piece in hand.
picture-reserve = 备用区
picture-hand = 手中
