### Pictures of positions: captions, and what screen readers say of them.

## SVG

# The title of a picture of a board.
picture-title = { $placed ->
    [0] 콰르토: 빈 보드
   *[other] 콰르토: 말 { $placed }개가 놓인 보드
}
# One cell of a description; piece is a piece-name.
picture-cell = { $cell }: { $piece }.
picture-board-empty = 보드가 비어 있습니다.
# The cells of a shape that is lit, such as "a1, b1, c1, d1".
picture-highlight = 강조된 칸: { $cells }.
picture-hand-empty = 손에 든 말이 없습니다.
# digit is the piece in notation, piece is a piece-name.
picture-hand-holds = 손에 든 말: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] 남은 말이 없습니다.
   *[other] 남은 말은 { $count }개입니다.
}
# Captions over the pieces that are still to be given, and over the piece in hand.
picture-reserve = 남은 말
picture-hand = 손에 든 말
