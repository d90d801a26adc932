### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Кварто: пустая доска
    [one] Кварто: доска, на ней { $placed } фигура
    [few] Кварто: доска, на ней { $placed } фигуры
    [many] Кварто: доска, на ней { $placed } фигур
   *[other] Кварто: доска, на ней { $placed } фигуры
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Доска пуста.
picture-highlight = Подсвечено: { $cells }.
picture-hand-empty = В руке нет фигуры.
picture-hand-holds = В руке: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] Запас пуст.
    [one] В запасе { $count } фигура.
    [few] В запасе { $count } фигуры.
    [many] В запасе { $count } фигур.
   *[other] В запасе { $count } фигуры.
}
picture-reserve = запас
picture-hand = в руке
