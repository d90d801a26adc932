### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: det tomma brädet
    [one] Quarto: ett bräde med en pjäs
   *[other] Quarto: ett bräde med { $placed } pjäser
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Brädet är tomt.
picture-highlight = Markerat: { $cells }.
picture-hand-empty = Ingen pjäs i handen.
picture-hand-holds = I handen: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] Förrådet är tomt.
    [one] Det finns en pjäs i förrådet.
   *[other] Det finns { $count } pjäser i förrådet.
}
picture-reserve = förråd
picture-hand = i handen
