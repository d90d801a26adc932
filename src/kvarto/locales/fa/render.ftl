### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] کوارتو: تختهٔ خالی
   *[other] کوارتو: تخته‌ای با { $placed } مهره
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = تخته خالی است.
picture-highlight = برجسته: { $cells }.
picture-hand-empty = مهره‌ای در دست نیست.
picture-hand-holds = در دست: { $digit }، { $piece }.
picture-reserve-count = { $count ->
    [0] مهره‌ای کنار تخته نمانده است.
   *[other] { $count } مهره کنار تخته مانده است.
}
picture-reserve = مهره‌های مانده
picture-hand = در دست
