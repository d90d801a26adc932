### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: το άδειο ταμπλό
    [one] Quarto: ταμπλό με ένα κομμάτι
   *[other] Quarto: ταμπλό με { $placed } κομμάτια
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Το ταμπλό είναι άδειο.
picture-highlight = Επισημασμένα: { $cells }.
picture-hand-empty = Δεν υπάρχει κομμάτι στο χέρι.
picture-hand-holds = Στο χέρι: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] Το απόθεμα είναι άδειο.
    [one] Στο απόθεμα είναι ένα κομμάτι.
   *[other] Στο απόθεμα είναι { $count } κομμάτια.
}
picture-reserve = απόθεμα
picture-hand = στο χέρι
