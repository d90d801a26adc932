### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Куарто: празна табла
    [one] Куарто: табла, на њој { $placed } фигура
    [few] Куарто: табла, на њој { $placed } фигуре
   *[other] Куарто: табла, на њој { $placed } фигура
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Табла је празна.
picture-highlight = Осветљено: { $cells }.
picture-hand-empty = У руци нема фигуре.
picture-hand-holds = У руци: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] Резерва је празна.
    [one] У резерви је { $count } фигура.
    [few] У резерви су { $count } фигуре.
   *[other] У резерви је { $count } фигура.
}
picture-reserve = резерва
picture-hand = у руци
