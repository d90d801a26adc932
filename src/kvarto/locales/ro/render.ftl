### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: tabla goală
    [one] Quarto: o tablă cu o piesă
    [few] Quarto: o tablă cu { $placed } piese
   *[other] Quarto: o tablă cu { $placed } de piese
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Tabla este goală.
picture-highlight = Evidențiate: { $cells }.
picture-hand-empty = Nicio piesă în mână.
picture-hand-holds = În mână: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] Rezerva este goală.
    [one] În rezervă este o piesă.
    [few] În rezervă sunt { $count } piese.
   *[other] În rezervă sunt { $count } de piese.
}
picture-reserve = rezervă
picture-hand = în mână
