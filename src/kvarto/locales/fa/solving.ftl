### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = معماها
puzzle-hall-about = همه ثابت شده‌اند: یک پاسخ هست، و موتور می‌داند چرا بقیه درست نیستند.
puzzle-hall-all = همهٔ معماها
puzzle-of-the-day = معمای روز
puzzle-solve = حلش کنید
puzzle-begin = معمای بعدی
puzzle-next = معمای بعدی
puzzle-kind = چه تمرینی می‌خواهید؟
puzzle-kind-any = از همه نوع
puzzle-kind-win = برد را پیدا کنید
puzzle-kind-safe = تنها مهرهٔ بی‌خطر
puzzle-kind-hold = مساوی را نگه دارید
puzzle-kind-spot = کوارتو را ببینید
puzzle-kind-trap = تله کجاست؟
puzzle-count = { $count } معما
puzzle-title-win = برد را پیدا کنید
puzzle-title-safe = تنها مهرهٔ بی‌خطر
puzzle-title-hold = مساوی را نگه دارید
puzzle-title-spot = کوارتو را ببینید
puzzle-title-trap = تله کجاست؟
puzzle-ask-win = { $distance ->
    [1] مهره را بگذارید و همین حالا ببرید.
   *[other] کجا بگذارید و چه بدهید تا پس از { $distance } مهره حتماً ببرید؟
}
puzzle-ask-safe = هر مهره‌ای جز یکی، می‌گذارد بازیکن دیگر فوراً ببرد. کدام را می‌دهید؟
puzzle-ask-hold = کجا بگذارید و چه بدهید تا مساوی بماند؟ با هر کار دیگری می‌بازید.
puzzle-ask-spot = بازیکن دیگر کوارتویی را کامل کرده و اعلام نکرده است. پیش از گذشتن { $seconds } ثانیه نشانش بدهید.
puzzle-ask-trap = یکی از این مهره‌ها بی‌خطر به نظر می‌رسد، ولی می‌بازد. کدام را نباید داد؟
puzzle-difficulty = سختی { $rating }
puzzle-other = دیگری
puzzle-tried-right = این را حل کرده‌اید.
puzzle-tried-wrong = این را قبلاً امتحان کرده‌اید؛ دیگر حساب نمی‌شود.
puzzle-tried-helped = راهنمایی دیده‌اید؛ این یکی دیگر حساب نمی‌شود.
puzzle-clock-about = مهره‌ها با راه افتادن ساعت پیدا می‌شوند. { $seconds } ثانیه وقت دارید.
puzzle-clock-start = راه انداختن ساعت
puzzle-hint = راهنمایی { $step } از { $steps }
puzzle-hint-about = با راهنمایی، در ریتینگ شما حساب نمی‌شود.
puzzle-hint-mark = راهنمایی
puzzle-give-up = نمایش پاسخ
puzzle-retry = دوباره امتحان کنید
puzzle-why-not = چرا { $word } نه؟
puzzle-right = درست است!
puzzle-late = وقت تمام شد. این بود.
puzzle-given-up = پاسخ { $words } است.
puzzle-wrong = این نه. با بهترین بازی: { $ending }.
puzzle-wrong-shape = این کوارتوی باز نیست.
puzzle-rating = ریتینگ
puzzle-rating-about = با خطای { $deviation }
puzzle-streak = روزهای پیاپی
puzzle-streak-days = { $days }
puzzle-streak-best = بیشترین { $days }
puzzle-streak-now = { $days } روز پیاپی.
puzzle-solved = حل‌شده
puzzle-solved-about = از { $tried } تلاش
puzzle-new-rating = ریتینگ شما: { $rating }
puzzle-does-not-count = در ریتینگ شما حساب نمی‌شود.

## Hints, step by step

puzzle-hint-win = دنبال حرکتی بگردید که پس از آن، مهره‌های بی‌خطرِ بازیکن دیگر تمام شود.
puzzle-hint-safe = برای هر مهره‌ای که مانده بپرسید: چه چیزی را کامل می‌کند؟
puzzle-hint-hold = همهٔ حرکت‌ها جز یکی می‌بازند. بشمارید پس از حرکت شما چند مهرهٔ بی‌خطر می‌ماند.
puzzle-hint-spot = به خط‌هایی که از آخرین مهره می‌گذرند نگاه کنید، ویژگی به ویژگی.
puzzle-hint-trap = چند مهره چیزی را کامل نمی‌کنند. ولی پس از یکی از آن‌ها، بازیکن دیگر می‌تواند طوری بگذارد که چیز بی‌خطری برایتان نماند.
puzzle-hint-line = جایش جایی در { $line } است.
puzzle-hint-cell = آن را روی { $cell } بگذارید. آن‌وقت کدام مهره را می‌شود داد؟
puzzle-hint-dangers = در خانه‌های علامت‌خورده ممکن است چیزی کامل شود.
puzzle-hint-distance = تا بسته شدن تله { $placements } مهرهٔ دیگر گذاشته می‌شود.
puzzle-hint-give = یک ویژگی مهره: { $trait }.
puzzle-hint-shared = آنچه در هر چهار مهره یکی است: { $trait }.
puzzle-hint-row = یک ردیف است.
puzzle-hint-column = یک ستون است.
puzzle-hint-diagonal = یک قطر است.
puzzle-hint-square = یک مربع است.
