### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: tyhjä lauta
    [one] Quarto: laudalla yksi nappula
   *[other] Quarto: laudalla { $placed } nappulaa
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Lauta on tyhjä.
picture-highlight = Korostettu: { $cells }.
picture-hand-empty = Kädessä ei ole nappulaa.
picture-hand-holds = Kädessä: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] Varasto on tyhjä.
    [one] Varastossa on yksi nappula.
   *[other] Varastossa on { $count } nappulaa.
}
picture-reserve = varasto
picture-hand = kädessä
