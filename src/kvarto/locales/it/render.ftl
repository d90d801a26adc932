### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: il tabellone vuoto
    [one] Quarto: un tabellone con un pezzo
    [many] Quarto: un tabellone con { $placed } di pezzi
   *[other] Quarto: un tabellone con { $placed } pezzi
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Il tabellone è vuoto.
picture-highlight = In evidenza: { $cells }.
picture-hand-empty = Nessun pezzo in mano.
picture-hand-holds = In mano: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] La riserva è vuota.
    [one] C’è un pezzo nella riserva.
    [many] Ci sono { $count } di pezzi nella riserva.
   *[other] Ci sono { $count } pezzi nella riserva.
}
picture-reserve = riserva
picture-hand = in mano
