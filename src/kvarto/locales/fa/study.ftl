### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = اولی
player-second = دومی

## What a move or a position is worth to who is to act

worth-win = { $distance ->
    [0] برد فوری
    [1] برد با مهرهٔ بعدی
   *[other] برد پس از { $distance } مهره
}
worth-win-sometime = برد
worth-draw = مساوی
worth-loss = { $distance ->
    [0] باخت فوری
    [1] باخت با مهرهٔ بعدی
   *[other] باخت پس از { $distance } مهره
}
worth-loss-sometime = باخت
worth-unknown = نامعلوم

## Moves told step by step

step-places = { $player } روی { $cell } می‌گذارد.
step-gives = { $player } { $piece } را می‌دهد.
step-calls = { $player } { $shape } را اعلام می‌کند و می‌برد.
step-you-places = شما روی { $cell } می‌گذارید.
step-you-gives = شما { $piece } را می‌دهید.
step-you-calls = شما { $shape } را اعلام می‌کنید و می‌برید.
move-whole = { $parts }:
move-place = گذاشتن روی { $cell }
move-give = دادن { $piece }
move-call = اعلام { $shape }
playback-label = مرور ادامه
playback-begins = از اینجا شروع می‌شود.
playback-again = دوباره

## Somebody is to find a move

attempt-place = مهرهٔ در دست را بگذارید.
attempt-give = مهره‌ای را که می‌دهید انتخاب کنید.
attempt-give-or-call = مهره بدهید، یا اعلام کنید.
attempt-end-turn = اعلام کنید، یا نوبت را تمام کنید.
attempt-point = چهار مهره را لمس کنید.
attempt-take-back = پس گرفتن مهره
attempt-no-shape = این چهارتا ردیف، ستون، قطر یا مربعی نیستند که حساب شود. دوباره امتحان کنید.

## The review of a game

accuracy-share = { $percent }٪
accuracy-kept = { $kept } حرکت از { $judged } حرکت، آنچه را باید حفظ کرد.
standing-title = روند بازی
standing-label = وضع بازی پس از هر حرکت: بالا یعنی { $first } می‌برد، پایین یعنی { $second }. همین در جدول زیر هم هست.
standing-side = { $player } می‌برد
standing-as-table = به صورت جدول
standing-move = حرکت
standing-player = بازیکن
standing-stood = پس از آن
standing-verdict = ارزیابی
standing-show = کشیدن نمودار
standing-wins = { $player }: { $ending }
standing-won = { $player } برده است
retry-title = دوباره امتحان کنید
retry-about = حرکت { $number }: نوبت { $player } است، و نتیجه با بهترین بازی { $value } است. حرکتی پیدا کنید که آن را حفظ کند.
retry-right = درست است. نتیجه همچنان { $value } است.
retry-wrong = این نه. ببینید چه می‌شود.
retry-again = یک بار دیگر

## The analysis board

analysis-title = تحلیل
study-variant = با چه می‌شود برد
study-overlay = روی تخته
study-overlay-values = ارزش حرکت‌ها
study-overlay-threats = تهدیدها
study-overlay-nothing = هیچ
study-worth-title = ارزش وضعیت
study-worth = با بهترین بازی: { $ending }.
study-gives = { $player } باید به { $other } مهره بدهد.
study-places = { $player } باید { $piece } را بگذارد.
study-placed = روی { $cell } گذاشته شد: حالا مهره‌ای برای دادن انتخاب کنید.
study-over = بازی اینجا تمام شده است.
study-progress = چند حرکت سنجیده شده
study-graded = { $graded } حرکت از { $total }
study-nodes = · { $nodes } وضعیت دیده شد
study-stop = توقف
study-stopped = پس از { $graded } حرکت از { $total } متوقف شد.
study-go-on = ادامه
study-call = اعلام { $shape }
study-best-moves = بهترین حرکت‌ها
study-all-moves = { $count ->
    [1] تنها حرکت
   *[other] هر { $count } حرکت
}
study-group-win = { $count } تا می‌برد
study-group-draw = { $count } تا مساوی
study-group-loss = { $count } تا می‌بازد
study-group-unknown = { $count } تا نامعلوم
study-line = بهترین ادامه
study-line-help = به خانه، مهره یا حرکتی اشاره کنید تا بهترین ادامه‌اش اینجا بازی شود.
study-line-best = نمایش بهترین ادامه
study-threats = تهدیدها
study-no-threats = هنوز هیچ مهره‌ای چیزی را کامل نمی‌کند.
study-safe = { $count ->
    [0] از { $total } مهرهٔ مانده، دادن هیچ‌کدام بی‌خطر نیست.
   *[other] از { $total } مهرهٔ مانده، { $count } تا فوراً نمی‌برد.
}
study-lapsed = سوخته، و دیگر بی‌ارزش: { $shapes }.
study-no-moves = روی تخته حرکت کنید تا اینجا نوشته شود. اگر برگردید و حرکت دیگری کنید، شاخهٔ تازه‌ای شروع می‌شود.
study-comment = توضیح برای { $word }
study-comment-start = توضیح برای شروع بازی
study-promote = شاخهٔ اصلی شود
study-cut = پاک کردن از اینجا به بعد
study-open-title = وضعیت یا بازی دیگر
study-paste = چسباندن وضعیت یا ثبت بازی
study-paste-about = وضعیتی مانند { "\u2066A.../.3../..../...5 7\u2069" }، یا ثبت یک بازی
study-copy-link = کپی لینک این تحلیل
set-up-title = چیدن وضعیت
set-up-help = مهره‌ای انتخاب کنید، بعد خانه‌ای. برای برداشتن مهرهٔ روی تخته، لمسش کنید. آنچه در دست بماند مهره‌ای است که باید گذاشته شود.
set-up-last = آخرین مهرهٔ گذاشته‌شده
set-up-last-none = هیچ: همهٔ کوارتوها سوخته‌اند
set-up-last-about = کوارتوهایی را که از آن می‌گذرند هنوز می‌شود اعلام کرد.
set-up-empty-hand = برگرداندن مهرهٔ در دست
set-up-clear = خالی کردن تخته
set-up-done = تحلیل
set-up-cancel = انصراف

## Records, positions by their address, and what a move means

review-better = بهتر: { $words }.
why-gift = { $player } { $piece } را داد، و با آن { $shape } کامل شد.
word-turn = (گذاشتن روی { $cell }، دادن { $piece }.)
word-give = (دادن { $piece }.)
review-look = ببینید
replay-title = باز کردن بازی ثبت‌شده
replay-about = مرور بازی‌ای که در فایل { "\u2066.qgn\u2069" } نگه داشته شده، اینجا یا هر جای دیگر.
replay-file = فایلی انتخاب کنید
replay-paste = یا آن را بچسبانید
replay-open = باز کردن
replay-another = باز کردن بازی ثبت‌شدهٔ دیگر
position-begin = شروع بازی از اینجا
position-first-gives = اولی باید مهره بدهد.
position-second-gives = دومی باید مهره بدهد.
position-first-places = اولی باید { $piece } را بگذارد.
position-second-places = دومی باید { $piece } را بگذارد.
