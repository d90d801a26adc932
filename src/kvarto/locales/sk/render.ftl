### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: prázdna doska
    [one] Quarto: na doske je jeden kameň
    [few] Quarto: na doske sú { $placed } kamene
    [many] Quarto: na doske je { $placed } kameňa
   *[other] Quarto: na doske je { $placed } kameňov
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Doska je prázdna.
picture-highlight = Zvýraznené: { $cells }.
picture-hand-empty = V ruke nie je žiadny kameň.
picture-hand-holds = V ruke: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] Zásoba je prázdna.
    [one] V zásobe je jeden kameň.
    [few] V zásobe sú { $count } kamene.
    [many] V zásobe je { $count } kameňa.
   *[other] V zásobe je { $count } kameňov.
}
picture-reserve = zásoba
picture-hand = v ruke
