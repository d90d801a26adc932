### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: tuščia lenta
    [one] Quarto: lentoje { $placed } figūra
    [few] Quarto: lentoje { $placed } figūros
    [many] Quarto: lentoje { $placed } figūros
   *[other] Quarto: lentoje { $placed } figūrų
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Lenta tuščia.
picture-highlight = Paryškinta: { $cells }.
picture-hand-empty = Rankoje figūros nėra.
picture-hand-holds = Rankoje: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] Nebėra likusių figūrų.
    [one] Liko { $count } figūra.
    [few] Liko { $count } figūros.
    [many] Liko { $count } figūros.
   *[other] Liko { $count } figūrų.
}
picture-reserve = likusios
picture-hand = rankoje
