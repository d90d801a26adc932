### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = سطح‌ها را با هم به بازی می‌گذارد و رده‌بندی می‌کند.
arena-help =
    سطح‌ها را با هم به بازی می‌گذارد، هر دو سطح به یک تعداد در هر دو جا، و می‌گوید هر کدام چقدر قوی است:
    ریتینگ Elo با نیمهٔ پهنای بازهٔ 95٪، سپس امتیاز هر کدام در برابر هر کدام به درصد. Ctrl-C بازی‌ها را متوقف
    می‌کند و بازی‌شده‌ها را رده‌بندی می‌کند.
arena-games-help = هر دو سطح چند بازی می‌کنند.
arena-levels-help = کدام سطح‌ها، مانند { "\u20661-4,10\u2069" }.
arena-variant-help = standard یا advanced یا squares یا hard، یا کدی مانند { "\u2066ch:l\u2069" }.
arena-calling-help = آیا برای بردن باید کوارتو را اعلام کرد.
arena-seed-help = بذر یکسان، بازی‌های یکسان.
arena-processes-help = چند بازی هم‌زمان.
arena-save-help = افزودن هر نتیجه به یک فایل، و ادامه از آنچه در آن هست.
arena-no-such-levels = { $text }: سطح‌ها عددهایی از 1 تا { $most } هستند، مانند { "\u20661-4,10\u2069" }
arena-needs-two = دست‌کم دو سطح باید بازی کنند
arena-other-tournament = در { $path } نتیجه‌های مسابقهٔ دیگری است، یا چیزی دیگر
arena-label = بازی
arena-stopped = پس از { $played } از { $all } بازی متوقف شد.
arena-title = { $variant }، { $games } بازی
arena-level = سطح
arena-name = نام
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = بازی
arena-won = برد
arena-drawn = مساوی
arena-lost = باخت
arena-score = امتیاز
arena-nothing = هیچ بازی‌ای انجام نشد.
