### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [0] קווארטו: הלוח הריק
    [one] קווארטו: לוח עם כלי אחד
    [two] קווארטו: לוח עם שני כלים
   *[other] קווארטו: לוח עם { $placed } כלים
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = הלוח ריק.
picture-highlight = מודגש: { $cells }.
picture-hand-empty = אין כלי ביד.
picture-hand-holds = ביד: { $digit }, { $piece }.
picture-reserve-count = { $count ->
    [0] המאגר ריק.
    [one] במאגר יש כלי אחד.
    [two] במאגר יש שני כלים.
   *[other] במאגר יש { $count } כלים.
}
picture-reserve = מאגר
picture-hand = ביד
