### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: prazna plošča
    [one] Quarto: na plošči je { $placed } figura
    [two] Quarto: na plošči sta { $placed } figuri
    [few] Quarto: na plošči so { $placed } figure
   *[other] Quarto: na plošči je { $placed } figur
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Plošča je prazna.
picture-highlight = Osvetljeno: { $cells }.
picture-hand-empty = V roki ni figure.
picture-hand-holds = V roki: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] Zaloga je prazna.
    [one] V zalogi je { $count } figura.
    [two] V zalogi sta { $count } figuri.
    [few] V zalogi so { $count } figure.
   *[other] V zalogi je { $count } figur.
}
picture-reserve = zaloga
picture-hand = v roki
