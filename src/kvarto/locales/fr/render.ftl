### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto : le plateau vide
    [one] Quarto : un plateau avec une pièce
    [many] Quarto : un plateau avec { $placed } de pièces
   *[other] Quarto : un plateau avec { $placed } pièces
}
# One cell of a description; piece is a piece-name.
picture-cell = { $cell } : { $piece }.
picture-board-empty = Le plateau est vide.
picture-highlight = En évidence : { $cells }.
picture-hand-empty = Aucune pièce en main.
picture-hand-holds = En main : { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] La réserve est vide.
    [one] Il y a une pièce dans la réserve.
    [many] Il y a { $count } de pièces dans la réserve.
   *[other] Il y a { $count } pièces dans la réserve.
}
picture-reserve = réserve
picture-hand = en main
