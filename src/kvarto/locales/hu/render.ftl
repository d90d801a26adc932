### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: az üres tábla
   *[other] Quarto: tábla { $placed } bábuval
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = A tábla üres.
picture-highlight = Kiemelve: { $cells }.
picture-hand-empty = Nincs bábu kézben.
picture-hand-holds = Kézben: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] A készlet üres.
   *[other] { $count } bábu van a készletben.
}
picture-reserve = készlet
picture-hand = kézben
