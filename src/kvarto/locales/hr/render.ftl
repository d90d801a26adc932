### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: prazna ploča
    [one] Quarto: ploča, na njoj { $placed } figura
    [few] Quarto: ploča, na njoj { $placed } figure
   *[other] Quarto: ploča, na njoj { $placed } figura
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Ploča je prazna.
picture-highlight = Osvijetljeno: { $cells }.
picture-hand-empty = U ruci nema figure.
picture-hand-holds = U ruci: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] Pričuva je prazna.
    [one] U pričuvi je { $count } figura.
    [few] U pričuvi su { $count } figure.
   *[other] U pričuvi je { $count } figura.
}
picture-reserve = pričuva
picture-hand = u ruci
