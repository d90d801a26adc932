### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] ควอร์โต: กระดานว่าง
   *[other] ควอร์โต: กระดานที่มีหมาก { $placed } ตัว
}
picture-cell = { $cell }: { $piece }
picture-board-empty = กระดานว่าง
picture-highlight = เน้น: { $cells }
picture-hand-empty = ไม่มีหมากในมือ
picture-hand-holds = ในมือ: { $digit }, { $piece }
picture-reserve-count = { $count ->
    [0] ไม่เหลือหมากในกองกลาง
   *[other] กองกลางมีหมาก { $count } ตัว
}
picture-reserve = กองกลาง
picture-hand = ในมือ
