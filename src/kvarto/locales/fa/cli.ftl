### The command line.

cli-help =
    کوارتو: بازی رومیزی‌ای که در آن مهره‌ای را که حریف باید بگذارد شما انتخاب می‌کنید، و چهار مهره در یک
    خط فقط وقتی می‌برد که اعلام شود.
cli-version-help = نمایش نسخه و خروج.
cli-lang-help = زبان همهٔ پیام‌ها، مانند fi. اگر نیاید، LANGUAGE یا LC_ALL یا LC_MESSAGES یا LANG تعیین می‌کند.
cli-unknown-language = زبان { $language } اینجا نیست؛ یکی از این‌ها را انتخاب کنید: { $languages }
cli-style-help = شیوهٔ کشیدن: رنگی، Unicode ساده، ASCII، یا هرچه ترمینال بتواند.
# As in English.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = { $path } خوانده نمی‌شود: { $why }
cli-cannot-write = { $path } نوشته نمی‌شود: { $why }
cli-standard-input = ورودی استاندارد

standing-to-act = نوبت { $player } است.
standing-open = باز: { $shapes }.
standing-lapsed = سوخته: { $shapes }.

seat-first = اولی
seat-second = دومی

## kvarto show

show-help =
    یک وضعیت (POSITION) را می‌کشد: ردیف‌ها از 4 تا 1، سپس مهرهٔ در دست یا { "\u2066-\u2069" }، و اگر خواستید گونه و خانهٔ
    آخرین مهره. برای نمونه:
    { "\u2066kvarto show 'A.../.3../..../...5 7 chst:lq'\u2069" }
show-short-help = یک وضعیت را می‌کشد.
show-variant = گونه: { $variant }.
show-svg-help = کشیدن در فایل SVG ({ "\u2066-\u2069" } برای خروجی استاندارد).
show-pieces-help = مهره‌ها در SVG چگونه باشند.
show-theme-help = برای زمینهٔ روشن یا تیره.

## kvarto replay

replay-help = همهٔ بازی‌های فایل { "\u2066.qgn\u2069" } به نام FILE را ({ "\u2066-\u2069" } برای ورودی استاندارد) دوباره بازی می‌کند و می‌گوید در چه وضعی‌اند.
replay-short-help = می‌گوید بازی‌های ثبت‌شده در چه وضعی‌اند.
replay-json-help = برای هر بازی یک شیء JSON در یک سطر. نتیجهٔ بی‌دلیل، دلیلش { "\u2066\"unknown\"\u2069" } است.
replay-no-games = { $source }: هیچ بازی‌ای در آن نیست
replay-game = بازی { $number }: { $first } - { $second }، { $variant }

## kvarto play: options

play-short-help = بازی در ترمینال.
play-command-help =
    یک بازی، دونفره پای یک ترمینال یا تک‌نفره با کامپیوتر. میان بازی help را بنویسید تا ببینید چه می‌شود نوشت.
play-variant-help = standard (پیش‌فرض) یا advanced یا squares یا hard، یا کدی مانند { "\u2066ch:l\u2069" }.
play-calling-help = آیا برای بردن باید کوارتو را اعلام کرد.
play-false-call-help = بهای اعلام اشتباه: فرصت، یا بازی.
play-late-call-help = کسی که گذاشته، پس از دادن هم می‌تواند اعلام کند، تا وقتی مهره گذاشته نشده.
play-pointing-help = چه کسی باید کوارتو را نشان بدهد؛ دیگران فقط اعلام می‌کنند.
play-clock-help = زمان: { "\u2066-\u2069" } (بدون)، { "\u206660/move\u2069" }، { "\u206660/place\u2069" }، { "\u2066600+5\u2069" } (ثانیه و افزوده)، { "\u20663d/move\u2069" }.
play-tournament-help = مانند مسابقه: هر حرکت یک دقیقه، و اعلام اشتباه یعنی باخت.
play-against-help = بازی با کامپیوتر، از 1 (اولین بار بازی می‌کند) تا { $strongest } (بی‌خطا).
play-one-help = نام یکی از بازیکنان.
play-two-help = نام بازیکن دیگر.
play-starter-help = چه کسی اول است: تاس تعیین می‌کند، یا بازیکن 1 یا 2.
play-start-help = وضعیتی که بازی از آن شروع شود.
play-seed-help = تکرار تاس‌اندازی یک بازی پیشین.
play-save-help = افزودن بازی به یک فایل { "\u2066.qgn\u2069" }.
play-save-no-record = در { $path } چیزی جز بازی هست؛ چیزی به آن اضافه نمی‌شود
play-tournament-fixes = { $option } با { "\u2066--tournament\u2069" } جور نیست، که خودش آن را تعیین می‌کند
play-same-names = نام دو بازیکن باید متفاوت باشد
play-player-one = بازیکن 1
play-player-two = بازیکن 2

## kvarto play: at the table

play-title = کوارتو، { $variant }
play-dice = تاس { $first }: { $a }، تاس { $second }: { $b }.
play-first = { $first } اول است و اولین مهره را می‌دهد.
play-first-set-up = { $first } اول است، { $second } دوم.
play-spoken = کوارتو فقط با اعلام می‌برد: تا دیدید، ! را بنویسید.
play-forfeit = اعلام اشتباه یعنی باخت.
play-late-call = پس از دادن هم می‌شود اعلام کرد: late را بنویسید.
play-help-hint = برای دیدن همهٔ آنچه می‌شود نوشت، help را بنویسید.
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }، برای { $other } مهره‌ای انتخاب کنید ({ "\u20660-F\u2069" }، یا help):
play-give-or-call = { $player }، برای { $other } مهره‌ای انتخاب کنید ({ "\u20660-F\u2069" })، یا اعلام کنید (!):
play-place = { $player }، مهره را بگذارید ({ "\u2066a1-d4\u2069" }، یا help):
play-place-or-call = { $player }، مهره را بگذارید ({ "\u2066a1-d4\u2069" })، یا اعلام کنید (!):
play-place-or-late-call = { $player }، مهره را بگذارید ({ "\u2066a1-d4\u2069" })، یا اعلام کنید (!؛ { $other }: late):
play-place-or-others-late-call = { $player }، مهره را بگذارید ({ "\u2066a1-d4\u2069" }؛ { $other } می‌تواند اعلام کند: late):
play-end-turn = { $player }، نوبت آخر را تمام کنید (=):
play-end-turn-or-call = { $player }، اعلام کنید (!)، یا نوبت را تمام کنید (=):
play-point = { $player }، کدام خط؟ ({ "\u20661-4\u2069" }، { "\u2066a-d\u2069" }، / یا \، یا cancel):
play-point-with-squares = { $player }، کوارتو کجاست؟ ({ "\u20661-4\u2069" }، { "\u2066a-d\u2069" }، / یا \، مربع‌ها { "\u2066a1-c3\u2069" }، یا cancel):
play-paused = بازی متوقف شده است. برای ادامه resume را بنویسید:
play-offer-draw = { $player } پیشنهاد مساوی می‌دهد. { $other }، می‌پذیرید؟ (yes بله، no نه):
play-offer-take-back = { $player } می‌خواهد آخرین حرکت پس گرفته شود. { $other }، می‌پذیرید؟ (yes بله، no نه):
play-answer-yes-or-no = لطفاً با yes (بله) یا no (نه) پاسخ بدهید
play-declined = { $player } نمی‌پذیرد.
play-computer-moves = حرکت { $player }: { $move }.
play-calls = { $player }: «کوارتو!»
play-call-failed = نه: آنجا کوارتویی باز نیست.
play-call-not-pointed = چیزی نشان داده نشد: اعلام پذیرفته نشد.
play-refused = این نمی‌شود: { $what }.
play-not-understood = { $text } فهمیده نشد؛ help می‌گوید چه می‌شود نوشت
play-left = بازی ناتمام می‌ماند.
play-saved = بازی به { $path } اضافه شد.

# The words to type are English in every language.
play-help-give = { "\u20667, F, DTSH\u2069" }           دادن این مهره
play-help-place = { "\u2066b2, b2>7\u2069" }             گذاشتن مهره؛ گذاشتن آن و دادن مهرهٔ 7
play-help-call = { "\u2066!, !3\u2069" }                اعلام «کوارتو!»؛ اعلام و نشان دادن ردیف 3 (همچنین: quarto)
play-help-shapes = { "\u20661-4 a-d / \\ a1-c3\u2069" }    ردیف‌ها، ستون‌ها، قطرها، مربع‌ها (خانهٔ پایین چپ)
play-help-late = { "\u2066late, late 3\u2069" }         اعلام پس از دادن، در بازی‌هایی که اعلام دیرهنگام دارند
play-help-pass = { "\u2066=, pass\u2069" }              تمام کردن نوبت پس از آخرین مهره
play-help-draw = { "\u2066draw\u2069" }                 پیشنهاد مساوی؛ پاسخ yes (بله) یا no (نه) است
play-help-back = { "\u2066back\u2069" }                 درخواست پس گرفتن آخرین حرکت
play-help-resign = { "\u2066resign, abort\u2069" }        تسلیم شدن؛ لغو بازی پیش از اولین مهره
play-help-pause = { "\u2066pause, resume\u2069" }        نگه داشتن ساعت‌ها؛ ادامه
play-help-look = { "\u2066board, moves, help\u2069" }   دیدن تخته؛ حرکت‌ها؛ این فهرست
play-help-quit = { "\u2066quit\u2069" }                 رها کردن بازی، ناتمام
