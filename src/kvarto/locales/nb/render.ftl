### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: det tomme brettet
    [one] Quarto: et brett med én brikke
   *[other] Quarto: et brett med { $placed } brikker
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Brettet er tomt.
picture-highlight = Fremhevet: { $cells }.
picture-hand-empty = Det er ingen brikke i hånden.
picture-hand-holds = I hånden: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] Forrådet er tomt.
    [one] Det er én brikke i forrådet.
   *[other] Det er { $count } brikker i forrådet.
}
picture-reserve = forråd
picture-hand = i hånden
