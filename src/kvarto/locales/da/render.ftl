### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: det tomme bræt
    [one] Quarto: et bræt med én brik
   *[other] Quarto: et bræt med { $placed } brikker
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Brættet er tomt.
picture-highlight = Fremhævet: { $cells }.
picture-hand-empty = Der er ingen brik i hånden.
picture-hand-holds = I hånden: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] Puljen er tom.
    [one] Der er én brik i puljen.
   *[other] Der er { $count } brikker i puljen.
}
picture-reserve = pulje
picture-hand = i hånden
