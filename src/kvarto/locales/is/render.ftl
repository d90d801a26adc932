### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: autt spilaborð
    [one] Quarto: spilaborð með { $placed } kubbi
   *[other] Quarto: spilaborð með { $placed } kubbum
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Spilaborðið er autt.
picture-highlight = Upplýst: { $cells }.
picture-hand-empty = Enginn kubbur er í hendi.
picture-hand-holds = Í hendi: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] Forðinn er tómur.
    [one] { $count } kubbur er í forðanum.
   *[other] { $count } kubbar eru í forðanum.
}
picture-reserve = forði
picture-hand = í hendi
