### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: prázdná deska
    [one] Quarto: na desce je jeden kámen
    [few] Quarto: na desce jsou { $placed } kameny
    [many] Quarto: na desce je { $placed } kamene
   *[other] Quarto: na desce je { $placed } kamenů
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Deska je prázdná.
picture-highlight = Zvýrazněno: { $cells }.
picture-hand-empty = V ruce není žádný kámen.
picture-hand-holds = V ruce: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] Zásoba je prázdná.
    [one] V zásobě je jeden kámen.
    [few] V zásobě jsou { $count } kameny.
    [many] V zásobě je { $count } kamene.
   *[other] V zásobě je { $count } kamenů.
}
picture-reserve = zásoba
picture-hand = v ruce
