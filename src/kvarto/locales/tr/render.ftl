### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: boş tahta
   *[other] Quarto: { $placed } taşlı bir tahta
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Tahta boş.
picture-highlight = Vurgulanan: { $cells }.
picture-hand-empty = Elde taş yok.
picture-hand-holds = Elde: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] Verilecek taş kalmadı.
   *[other] Kalan taş sayısı: { $count }.
}
picture-reserve = kalan taşlar
picture-hand = elde
