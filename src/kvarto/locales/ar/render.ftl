### Pictures of positions: captions, and what screen readers say of them.

## SVG

picture-title = { $placed ->
    [zero] كوارتو: لوح فارغ
    [one] كوارتو: لوح عليه قطعة واحدة
    [two] كوارتو: لوح عليه قطعتان
    [few] كوارتو: لوح عليه { $placed } قطع
    [many] كوارتو: لوح عليه { $placed } قطعة
   *[other] كوارتو: لوح عليه { $placed } قطعة
}
picture-cell = { $cell }: { $piece }.
picture-board-empty = اللوح فارغ.
picture-highlight = المضاء: { $cells }.
picture-hand-empty = لا قطعة في اليد.
picture-hand-holds = في اليد: { $digit }، { $piece }.
picture-reserve-count = { $count ->
    [zero] لم تبقَ أي قطعة.
    [one] بقيت قطعة واحدة.
    [two] بقيت قطعتان.
    [few] بقيت { $count } قطع.
    [many] بقيت { $count } قطعة.
   *[other] بقيت { $count } قطعة.
}
picture-reserve = القطع المتبقية
picture-hand = في اليد
