### kvarto table: the opening tables.

table-help = جدول‌های گشایش را فهرست می‌کند، یا می‌سازد.
table-list-help = برای هر بازی می‌گوید جدولش تا کجا ثابت شده است.
table-none = { $game }: جدول ندارد؛ هر وضعیت با جست‌وجو حل می‌شود
table-there = { $game }: تا { $levels } مهره روی تخته ثابت شده، { $exceptions } وضعیت مساوی نیست
table-build-help =
    جدول‌های بازی‌های GAMES را می‌سازد (همه، اگر نامی نیاید). از چند ثانیه، با یک ویژگی، تا ساعت‌ها طول
    می‌کشد. Ctrl-C متوقفش می‌کند، و همان فرمان از همان‌جا ادامه می‌دهد.
table-levels-help = تا چند مهره روی تخته.
table-threads-help = چند هسته رویش کار کنند.
table-work-help = پوشه‌ای که نگه می‌دارد کار تا کجا رسیده است.
table-into-help = پوشهٔ جدول‌های آماده (اگر نیاید، پوشهٔ خود بسته).
table-level = { $game }، { $level } مهره روی تخته
table-stopped = متوقف شد. همان فرمان از اینجا ادامه می‌دهد.
table-built = { $game }: ساخته شد
