### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: tukšs laukums
    [zero] Quarto: laukums ar { $placed } figūrām
    [one] Quarto: laukums ar { $placed } figūru
   *[other] Quarto: laukums ar { $placed } figūrām
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Laukums ir tukšs.
picture-highlight = Izcelts: { $cells }.
picture-hand-empty = Rokā figūras nav.
picture-hand-holds = Rokā: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] Rezerve ir tukša.
    [zero] Rezervē ir { $count } figūru.
    [one] Rezervē ir { $count } figūra.
   *[other] Rezervē ir { $count } figūras.
}
picture-reserve = rezerve
picture-hand = rokā
