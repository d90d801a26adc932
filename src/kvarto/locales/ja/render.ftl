### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] クアート：何も置かれていないボード
   *[other] クアート：駒が{ $placed }個置かれたボード
}
picture-cell = { $cell }：{ $piece }。
picture-board-empty = ボードには何も置かれていません。
picture-highlight = 光っているマス：{ $cells }。
picture-hand-empty = 渡された駒はありません。
picture-hand-holds = 渡された駒：{ $digit }、{ $piece }。
picture-reserve-count = { $count ->
    [0] 残りの駒はありません。
   *[other] 残りの駒は{ $count }個です。
}
picture-reserve = 残りの駒
picture-hand = 渡された駒
