### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: das leere Brett
    [one] Quarto: ein Brett mit einem Stein
   *[other] Quarto: ein Brett mit { $placed } Steinen
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Das Brett ist leer.
picture-highlight = Leuchtend: { $cells }.
picture-hand-empty = Kein Stein ist in der Hand.
picture-hand-holds = In der Hand: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] Der Vorrat ist leer.
    [one] Ein Stein ist noch im Vorrat.
   *[other] { $count } Steine sind noch im Vorrat.
}
picture-reserve = Vorrat
picture-hand = in der Hand

## Text

# Plain ASCII: terminals that need it show nothing else.
