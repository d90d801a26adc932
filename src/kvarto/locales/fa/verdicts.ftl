### What is said of moves and games that are looked at again.

value-win = برد
value-draw = مساوی
value-loss = باخت
value-unknown = نامعلوم
review-missed-as-placer = در حرکت { $number }، { $player } کوارتو را کامل کرد و اعلام نکرد: { $shapes }.
review-missed-as-receiver = در حرکت { $number }، { $player } می‌توانست اعلام کند: { $shapes }.
review-called-others = در حرکت { $number }، { $player } چیزی را اعلام کرد که { $other } کامل کرده و ندیده بود.
review-lapsed = با آن { $shapes } سوخت.
review-failed-call = در حرکت { $number }، اعلام { $player } پذیرفته نشد.
review-left-open = { $count ->
    [1] در آخرین وضعیت { $shapes } باز بود: { $player } می‌توانست اعلامش کند.
   *[other] در آخرین وضعیت { $shapes } باز بودند: { $player } می‌توانست یکی را اعلام کند.
}
review-turning-point = سرنوشت بازی در حرکت { $number } تعیین شد: { $player } با { $word } از { $before } به { $after } رسید.
review-no-mistakes = هیچ‌کس اشتباه نکرد.
review-no-known-mistakes = اشتباهی پیدا نشد.
review-unjudged = برای ارزیابی { $count } حرکت وقت نرسید.
