### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: het lege bord
    [one] Quarto: een bord met één stuk
   *[other] Quarto: een bord met { $placed } stukken
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Het bord is leeg.
picture-highlight = Gemarkeerd: { $cells }.
picture-hand-empty = Er is geen stuk in de hand.
picture-hand-holds = In de hand: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] De voorraad is leeg.
    [one] Er is één stuk in de voorraad.
   *[other] Er zijn { $count } stukken in de voorraad.
}
picture-reserve = voorraad
picture-hand = in de hand
