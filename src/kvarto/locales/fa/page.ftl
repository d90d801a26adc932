### The page: everything but the words of the game itself and the page of rules.

# As in English.
name = Kvarto

## The way around

skip = رفتن به محتوا
nav-label = صفحه‌ها
nav-home = صفحهٔ اصلی
nav-menu = منو
nav-new = بازی جدید
nav-lobby = لابی
nav-games = بازی‌های من
# Said after "My games".
nav-games-wait = (در { $count } بازی نوبت شماست)
nav-account = حساب
nav-rules = قوانین
nav-settings = تنظیمات
nav-about = درباره
nav-replay = باز کردن بازی ثبت‌شده
language = زبان
close = بستن

## Titles of the browser's window

title-home = Kvarto: بازی شانزده مهره
title-new = بازی جدید – Kvarto
title-replay = ثبت بازی – Kvarto
title-position = یک وضعیت
title-rules = قوانین – Kvarto
title-settings = تنظیمات – Kvarto
title-about = درباره – Kvarto
title-nowhere = پیدا نشد – Kvarto
title-game = { $first } و { $second }

## When something goes wrong

page-refused = این نمی‌شود: { $what }.
page-not-reached = سرور در دسترس نیست. لطفاً کمی بعد دوباره امتحان کنید.
line-lost = ارتباط قطع شد. در تلاش برای برقراری دوباره…
nowhere-title = اینجا چیزی نیست
nowhere-text = هیچ صفحه‌ای این نشانی را ندارد.

## The first page

home-about = مهره‌ای را که می‌گذارید خودتان انتخاب نمی‌کنید: حریف به دستتان می‌دهد. چهارتا در یک خط که وجه مشترکی دارند می‌برند، به شرط آن‌که ببینید و زودتر از دیگری بگویید «کوارتو!».
home-play = بازی
home-friend = بازی با دوستان
home-lobby = به لابی
home-all-games = همهٔ بازی‌های من
home-learn = آموزش بازی
home-choose = بازی‌تان را انتخاب کنید
home-resume = ادامه: { $first } و { $second }

## A new game

opponent-is-computer = کامپیوتر
opponent-is-person = دونفره پای این دستگاه
opponent-is-invite = کسی با لینک
opponent-is-watch = تماشای دو کامپیوتر
new-name = نام شما
name-guest = مهمان
name-one = بازیکن 1
name-two = بازیکن 2
name-other = بازیکن دیگر
# As in English.
namesake = { $name } II
kind-standard = معمولی
kind-standard-about = ردیف‌ها، ستون‌ها و قطرها؛ هر چهار ویژگی حساب می‌شود.
kind-beginners = نوآموزان
kind-beginners-about = فقط برخی ویژگی‌ها حساب می‌شود.
kind-advanced = پیشرفته
kind-advanced-about = نُه مربع { "\u20662 × 2\u2069" } هم حساب می‌شود.
kind-squares = فقط مربع‌ها
kind-squares-about = فقط مربع‌های { "\u20662 × 2\u2069" } حساب می‌شود.
kind-hard = سخت
kind-hard-about = چهارتا باید دو ویژگی مشترک داشته باشند.
kind-own = دلخواه
kind-own-about = خودتان تعیین کنید چه حساب شود.
calling-spoken-about = کوارتو فقط وقتی می‌برد که اعلام شود، مانند قوانین چاپی.
calling-automatic = خودکار
calling-automatic-about = هر کس کوارتو را کامل کند خودبه‌خود می‌برد.
new-late-call-about = پس از دادن هم می‌شود اعلام کرد، تا وقتی مهره گذاشته نشده.
clock-none = بدون ساعت
clock-move = هر حرکت { $seconds } ثانیه
clock-place = { $seconds } ثانیه برای گذاشتن، همان‌قدر برای دادن
clock-main = { $minutes } دقیقه، و هر حرکت { $increment } ثانیه بیشتر
clock-whole = { $minutes } دقیقه برای همهٔ بازی
clock-days = هر حرکت { $days } روز
starter-dice = تاس تعیین می‌کند

## The computer's name at each level

opponent-newcomer = فندق
opponent-child = مینا
opponent-beginner = مانی
opponent-casual = لیلا
opponent-attentive = مهسا
opponent-regular = هومن
opponent-club = نورا
opponent-strong = پیروز
opponent-master = آیدا
opponent-perfect = فرزانه

## At the table

game-coming = میز را می‌چینیم…
game-gone = این بازی اینجا نیست
desk-label = سمت شما
board-label = تخته
cell-empty = { $cell }: خالی.
bar-you = شما
bar-level = سطح { $number } · { $name }
clock-label = وقت مانده
clock-warning = ده ثانیه مانده است.
clock-days-left = { $days } روز { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = بدون اعلام
agreed-forfeit = اعلام اشتباه یعنی باخت
agreed-late-call = اعلام دیرهنگام

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = نوبت شماست: مهره را بگذارید
duty-place-here = { $player }، مهره را بگذارید
duty-place-other = { $player } مهره را می‌گذارد
duty-give-you = مهره‌ای برای { $other } انتخاب کنید
duty-give-here = { $player }، مهره‌ای برای { $other } انتخاب کنید
duty-give-other = { $player } برای { $other } مهره انتخاب می‌کند
duty-give-to-you = { $player } برای شما مهره انتخاب می‌کند
duty-end-turn-you = اعلام کنید، یا نوبتتان را تمام کنید
duty-end-turn-here = { $player }، اعلام کنید یا نوبتتان را تمام کنید
duty-end-turn-other = آخرین فرصت { $player } برای اعلام
duty-point-you = چهار مهره را لمس کنید
duty-point-here = { $player }، چهار مهره را لمس کنید
duty-point-other = { $player } اعلام کرده و نشان می‌دهد
duty-paused = بازی متوقف شده است

# The red button.
call = کوارتو!
call-by = کوارتو! ({ $player })
end-turn = پایان نوبت
point-shape = خط یا مربع را انتخاب کنید
point-shape-none = کجا…
point-confirm = نشان دادن
point-cancel = انصراف
agree = می‌پذیرم
decline = نمی‌پذیرم

# What has happened, for screen readers and as short notes.
said-places = { $player } { $piece } را روی { $cell } می‌گذارد.
said-gives = { $player } { $piece } را به { $other } می‌دهد.
said-gives-you = { $player } { $piece } را به شما می‌دهد.
said-calls = { $player } می‌گوید: «کوارتو!»
said-call-failed = اعلام { $player } پذیرفته نشد.
said-your-call-failed = اعلام شما پذیرفته نشد.
said-offers-draw = { $player } پیشنهاد مساوی می‌دهد.
said-asks-take-back = { $player } می‌خواهد حرکتی پس گرفته شود.
said-declined = { $player } نمی‌پذیرد.
said-taken-back = حرکتی پس گرفته شد.
said-resumed = بازی ادامه دارد.

# The throw of dice at the beginning.
dice-throw = تاس { $first }: { $a }، تاس { $second }: { $b }.
dice-begins = { $first } شروع می‌کند.

# The device goes from hand to hand.
cover-title = دستگاه را به { $player } بدهید
cover-ready = من { $player } هستم

## The menu of a game

menu-title = منوی بازی
menu-elsewhere = صفحه‌های دیگر
menu-sound-on = صدا: روشن
menu-sound-off = صدا: خاموش
do-by = { $player }: { $what }
do-ask-take-back = پس گرفتن حرکت
do-claim-win = درخواست برد
do-pause = توقف
do-resume = ادامه
do-offer-draw = پیشنهاد مساوی
do-agree-draw = توافق بر مساوی
do-abort = لغو بازی
do-resign = تسلیم
sure-resign = تسلیم می‌شوید؟ بازیکن دیگر می‌برد.
sure-draw = هر دو بر مساوی توافق دارید؟
sure-abort = بازی لغو شود؟ کسی نمی‌برد.
sure-no = ادامهٔ بازی

## Moves, typed and listed

moves-title = حرکت‌ها
moves-none = هنوز حرکتی نشده است.
looking-back = به گذشتهٔ بازی نگاه می‌کنید.
looking-back-return = برگشت به بازی
typed-title = نوشتن حرکت، خواندن تخته
typed-label = حرکت
typed-do = انجام
typed-help = { "\u2066b2>7\u2069" } روی b2 می‌گذارد و 7 را می‌دهد؛ { "\u2066b2\u2069" } یا { "\u2066>7\u2069" } فقط یکی از این دو؛ { "\u2066!\u2069" } اعلام می‌کند، { "\u2066!3\u2069" } ردیف 3 را؛ { "\u2066?3\u2069" } ردیف 3 را می‌خواند، { "\u2066?\u2069" } همهٔ تخته را.
typed-not-understood = { $text } فهمیده نشد.
read-title = خواندن تخته
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = پس از بازی
result-you-win = بردید!
result-you-lose = باختید
result-wins = { $player } می‌برد
result-draw = مساوی
result-none = بدون نتیجه
rematch = یک دست دیگر
rematch-there = به بازی بعدی
review-title = چرا؟
review-coming = بازی در حال مرور است…
replay-controls = مرور بازی
replay-start = به ابتدا
replay-back = عقب
replay-onward = جلو
replay-end = به پایان
replay-slider = لحظهٔ بازی
replay-beginning = شروع
share-title = ذخیره و اشتراک‌گذاری
share-copy-record = کپی ثبت بازی
share-save-record = ذخیرهٔ ثبت بازی
share-svg = تصویر (SVG)
share-png = تصویر (PNG)
share-link = کپی لینک این وضعیت
share-copied = کپی شد.
share-not-copied = این مرورگر به صفحه اجازهٔ کپی نمی‌دهد.
share-no-png = تصویر ساخته نشد.

## Games in lists, and titles of pages where people meet

title-lobby = لابی – Kvarto
title-games = بازی‌های من – Kvarto
title-account = حساب – Kvarto
title-return = بازگشت – Kvarto
title-turns = ({ $count }) { $title }
# In a row of what is agreed on.
agreed-spoken = با اعلام
agreed-not-casual = بدون پس گرفتن
mine-your-turn = نوبت شماست
mine-others-turn = نوبت { $player } است
# $when is such as "۲ روز بعد".
mine-deadline = پایان وقت: { $when }
mine-table-link = میزی برای هر کسی که لینک را دارد
mine-table-lobby = میزی در لابی
mine-won = برد
mine-lost = باخت
mine-drawn = مساوی
mine-no-result = بدون نتیجه
ended-quarto = با کوارتو
ended-draw = همهٔ مهره‌ها گذاشته شد
ended-agreement = با توافق
ended-time = با پایان وقت
ended-resignation = با تسلیم
ended-forfeit = با اعلام اشتباه
ended-abandoned = کسی رفت
ended-aborted = لغو شد
ended-unknown = دلیلش معلوم نیست
return-make = ساختن لینک

## The way to the course

title-learn = آموزش بازی – Kvarto
title-lesson = { $title } – Kvarto
nav-learn = آموزش

## The way to puzzles and analysis; how a move is judged

nav-puzzles = معماها
nav-analysis = تحلیل
title-puzzles = معماها – Kvarto
title-analysis = تحلیل – Kvarto
to-analysis = تحلیل این وضعیت
to-analysis-game = تحلیل این بازی
verdict-best = بهترین
verdict-fine = خوب
verdict-mistake = اشتباه
verdict-blunder = اشتباه بزرگ
verdict-decisive = اشتباه سرنوشت‌ساز
verdict-unknown = ارزیابی نشده
