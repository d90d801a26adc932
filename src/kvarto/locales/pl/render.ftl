### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] Quarto: pusta plansza
    [one] Quarto: plansza z jedną figurą
    [few] Quarto: plansza z { $placed } figurami
    [many] Quarto: plansza z { $placed } figurami
   *[other] Quarto: plansza z { $placed } figurami
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = Plansza jest pusta.
picture-highlight = Podświetlone: { $cells }.
picture-hand-empty = W ręce nie ma figury.
picture-hand-holds = W ręce: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] Zapas jest pusty.
    [one] W zapasie jest jedna figura.
    [few] W zapasie są { $count } figury.
    [many] W zapasie jest { $count } figur.
   *[other] W zapasie jest { $count } figury.
}
picture-reserve = zapas
picture-hand = w ręce
