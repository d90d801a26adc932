### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: празна дъска
    [one] Quarto: дъска с { $placed } фигура
   *[other] Quarto: дъска с { $placed } фигури
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Дъската е празна.
picture-highlight = Осветени: { $cells }.
picture-hand-empty = В ръка няма фигура.
picture-hand-holds = В ръка: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] Запасът е празен.
    [one] В запаса има { $count } фигура.
   *[other] В запаса има { $count } фигури.
}
picture-reserve = запас
picture-hand = в ръка
