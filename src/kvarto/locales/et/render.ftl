### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: tühi mängulaud
    [one] Quarto: mängulaual on üks nupp
   *[other] Quarto: mängulaual on { $placed } nuppu
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Mängulaud on tühi.
picture-highlight = Esile tõstetud: { $cells }.
picture-hand-empty = Käes pole nuppu.
picture-hand-holds = Käes: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] Varu on tühi.
    [one] Varus on üks nupp.
   *[other] Varus on { $count } nuppu.
}
picture-reserve = varu
picture-hand = käes
