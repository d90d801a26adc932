### How fast the engine is, and how many positions there are.

bench-short-help = سرعت موتور را می‌سنجد.
bench-help =
    سرعت موتور را می‌سنجد. اول امضا می‌آید: جست‌وجو برای فهرست ثابتی از وضعیت‌ها از چند گره می‌گذرد، که روی
    هر کامپیوتر یکی است تا وقتی جست‌وجو عوض شود. سپس برای وضعیت‌های تصادفی، که هر بار همان‌اند، بدون جدول
    گشایش و با آن، می‌گوید یافتن ارزش، ارزش و فاصله، و سنجیدن همهٔ حرکت‌ها چقدر طول می‌کشد: برای نیمی از
    وضعیت‌ها دست‌بالا p50، برای 99 از 100 دست‌بالا p99، برای همه دست‌بالا max.
bench-quick-help = فقط چند وضعیت، و بدون جدول هیچ وضعیتی با سه یا چهار مهره.
bench-full-help =
    همچنین حل دوازده بازی کامل، شمردن تخته‌های مساوی، بازی تصادفی، زمان مینیمکس ساده، حافظهٔ فرایندی که
    بازی می‌کند، و گفتن این‌که به کدام هدف‌ها رسیده است. چند دقیقه طول می‌کشد.
bench-json-help = نوشتن نتیجه‌ها در فایل هم ({ "\u2066-\u2069" } برای خروجی استاندارد، و نه چیز دیگر).
bench-signature = امضا: { $nodes } گره
bench-title = { $variant }: هزارم ثانیهٔ پردازنده با یک هسته، بدون جدول
bench-title-with-table = { $variant }: هزارم ثانیهٔ پردازنده با یک هسته، با جدول
bench-no-table = { $variant }: هنوز جدول گشایش کاملی نیست
# As in English.
bench-placed = n
bench-cold = سرد
bench-warm = گرم
bench-value = ارزش
bench-distance = ارزش و فاصله
bench-grade = سنجش
bench-positions = وضعیت
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
# As in English.
bench-longest = max
bench-legend =
    { "\u2066n\u2069" }: مهره‌های روی تخته؛ وضعیت: چند وضعیت سنجیده شد.
    سرد: چیزی به یاد نیست؛ گرم: همان، اندکی پیش پرسیده شده.
bench-waiting-title = سنجش همهٔ حرکت‌ها با جدول و دو هسته، سرد، هزارم ثانیه با ساعت
bench-games-title = بازی‌های کامل از تختهٔ خالی، بدون جدول
bench-variant = گونه
bench-games-value = ارزش
bench-games-nodes = گره
bench-seconds = ثانیهٔ پردازنده
bench-drawn-title = تخته‌های پر بدون کوارتو
bench-drawn-boards = تخته
bench-playouts-title = بازی‌های تصادفی با قاعده‌های پایتون
bench-playouts-games = بازی
bench-playouts-speed = بازی / ثانیه
bench-playouts-drawn = مساوی
bench-playouts-placed = مهره‌های گذاشته‌شده
bench-reference-title = مینیمکس ساده و حل‌کننده، ارزش و فاصله، هزارم ثانیهٔ پردازنده
bench-reference = مینیمکس
bench-solver = حل‌کننده
bench-agree = پاسخ‌ها یکی است.
bench-disagree = پاسخ‌ها یکی نیست!
bench-footprint-title = بهای بسته
bench-import = بار کردن kvarto: { $size } زمان پردازنده
bench-memory = حافظه هنگام یک بازی معمولی: { $size }
bench-memory-three = حافظه پس از بازی‌های سه گونه: { $size }

## What the engine was to reach

goals-title = آنچه باید به آن می‌رسید؛ کندترِ دو بازی حساب می‌شود
goals-measured = سنجیده
goals-must = باید
goals-aim = هدف
goals-reached = رسیده
goal-aim-reached = هدف
goal-must-reached = باید
goal-missed = نه
goal-not-measured = -
goal-value-8 = ارزش، p99، { "\u2066n = 8\u2069" }
goal-value-7 = ارزش، p99، { "\u2066n = 7\u2069" }
goal-value-6 = ارزش، p99، { "\u2066n = 6\u2069" }
goal-distance-6 = ارزش و فاصله، p99، { "\u2066n = 6\u2069" }
goal-table = ارزش و فاصله از جدول، p99، { "\u2066n ≤ 5\u2069" }
goal-grade-6 = سنجش همهٔ حرکت‌ها با فاصله، p99، { "\u2066n = 6\u2069" }
goal-two-cores = سنجش، جدول، دو هسته، با ساعت، p99، { "\u2066n = 5\u2069" }
goal-whole-lines = بازی کامل، معمولی
goal-whole-both = بازی کامل، خط‌ها و مربع‌ها
goal-whole-squares = بازی کامل، فقط مربع‌ها
goal-drawn-boards = تخته‌های مساوی بازی معمولی
goal-memory = حافظه هنگام بازی
goal-import = بار کردن kvarto

## kvarto census

census-short-help = وضعیت‌ها و تخته‌های مساوی را می‌شمارد، و ارزششان را.
census-help =
    تخته‌های پر بدون کوارتو را می‌شمارد، و سپس بر پایهٔ شمار مهره‌های روی تخته، آنچه را بدون کوارتو و جدا از
    تقارن هست: تخته‌ها، تخته‌ها با مهره‌ای در دست، و آن‌هایی که آن مهره فوراً نمی‌برد. این‌که چند تا از
    این‌ها برای کسی که می‌گذارد برد و مساوی و باخت است، تا جایی دانسته است که جدول گشایش بازی می‌رسد.
census-variant-help = standard یا advanced یا squares یا hard، یا کدی مانند { "\u2066ch:l\u2069" }.
census-levels-help =
    تا چند مهره روی تخته. هر یکی بیشتر، کم‌وبیش ده برابر طول می‌کشد، و از 8 به بعد صدها مگابایت می‌خواهد.
census-json-help = چاپ یک شیء JSON در هر سطر.
census-counting-drawn = شمردن تخته‌های پر ...
census-counting = شمردن تخته‌های { $placed } مهره‌ای ...
census-drawn-boards = { $variant }: از { "\u206616!\u2069" } تختهٔ پر، { $boards } تا کوارتو ندارد.
census-placed = مهره
census-boards = تخته
census-positions = با مهرهٔ در دست
census-quiet = بدون برد فوری
census-won = برد
census-drawn = مساوی
census-lost = باخت
census-unknown = -
census-no-table = { "\u2066-\u2069" }: معلوم نیست؛ این بازی جدول گشایش ندارد.
census-table-ends = { "\u2066-\u2069" }: معلوم نیست؛ جدول گشایش این بازی در { $levels } مهره تمام می‌شود.
census-stopped = متوقف شد.
census-number = { $count }
