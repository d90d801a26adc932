### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = چاپ JSON، هر سطر یک شیء.
engine-threads-help = با چند رشته کار کند.
engine-no-table-help = جست‌وجوی همه‌چیز، بدون جدول گشایش.
engine-time-limit-help = پس از این تعداد ثانیه از وضعیت بگذرد.

## kvarto solve

solve-help =
    برای هر POSITION می‌گوید با بهترین بازی چه کسی می‌برد، و تا آن‌وقت چند مهره گذاشته می‌شود. وضعیت یک
    آرگومان است، میان گیومه. با { "\u2066-\u2069" }، یا بدون چیزی، وضعیت‌ها از ورودی استاندارد خوانده می‌شوند، هر سطر
    یکی؛ از سطرهای خالی و سطرهایی که با { "\u2066#\u2069" } شروع شوند می‌گذرد.
    برای نمونه: { "\u2066kvarto solve 'A.../.3../..../...5 7 chst:lq'\u2069" }
solve-short-help = می‌گوید در یک وضعیت چه کسی می‌برد.
solve-cold-help = پیش از هر وضعیت، هرچه آموخته فراموش کند.
solve-cold-one-thread = گزینهٔ { "\u2066--cold\u2069" } فقط با یک رشته می‌شود
solve-nothing = وضعیت (POSITION) نیامده است (یا { "\u2066-\u2069" } برای خواندن از ورودی استاندارد)
solve-wrong-line = سطر { $line }: { $what }

solve-win = { $position }: نوبت { $player } است و می‌برد، { $distance ->
    [0] با اعلام { $shapes }
    [1] با مهرهٔ بعدی
   *[other] پس از { $distance } مهره
}.
solve-draw = { $position }: نوبت { $player } است، و مساوی است.
solve-loss = { $position }: نوبت { $player } است و می‌بازد، { $distance ->
    [1] با مهرهٔ بعدی
   *[other] پس از { $distance } مهره
}.
solve-unknown = { $position }: نوبت { $player } است، و معلوم نیست چه کسی می‌برد.

## kvarto grade

grade-help =
    می‌گوید هر حرکت مجاز در POSITION برای کسی که نوبتش است به کجا می‌رسد، بهترین‌ها اول.
    برای نمونه: { "\u2066kvarto grade '05F./..../.A3./9..6 C'\u2069" }
grade-short-help = می‌گوید هر حرکت چه ارزشی دارد.
grade-nothing = حرکتی برای سنجیدن نیست: تخته پر است
grade-win = برد { $distance ->
    [0] فوراً
   *[other] پس از { $distance } مهره
} ({ $count }):
grade-draw = مساوی ({ $count }):
grade-loss = باخت { $distance ->
    [0] فوراً
   *[other] پس از { $distance } مهره
} ({ $count }):
grade-unknown = نامعلوم ({ $count }):

## kvarto review

review-help =
    هر حرکتِ بازی‌های فایل { "\u2066.qgn\u2069" } به نام FILE را ({ "\u2066-\u2069" } برای ورودی استاندارد) ارزیابی می‌کند: پیش و پس از آن
    چه ارزشی داشت، چه بهتر بود، کدام کوارتوها دیده نشد، و سرنوشت بازی کجا تعیین شد.
review-short-help = می‌گوید سرنوشت بازی‌های ثبت‌شده کجا تعیین شد.

review-value-lost = از { $before } به { $after }
review-verdict-mistake = اشتباه
review-verdict-blunder = اشتباه بزرگ
review-verdict-decisive = اشتباه سرنوشت‌ساز
review-remark = { $verdict }؛ بهتر: { $words }
review-remark-more = { $verdict }؛ بهتر: { $words } (و { $more } تای دیگر)

review-left-win = در آخرین وضعیت نوبت { $player } است و با بهترین بازی می‌برد.
review-left-draw = در آخرین وضعیت نوبت { $player } است، و با بهترین بازی مساوی است.
review-left-loss = در آخرین وضعیت نوبت { $player } است و با بهترین بازی می‌بازد.
review-accuracy = { $player }: { $kept } حرکت از { $judged } حرکت ارزش را حفظ کرد ({ $percent }٪).
