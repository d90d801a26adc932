### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = مهرهٔ { $piece } از قبل در دست است
hand-is-empty = مهره‌ای در دست نیست که گذاشته شود
piece-is-placed = مهرهٔ { $piece } از قبل روی تخته است
cell-is-occupied = خانهٔ { $cell } پر است
game-is-over = بازی تمام شده است
call-is-pending = { $seat } اعلام کرده است و باید اول کوارتو را نشان بدهد
point-before-call = { $seat } پیش از نشان دادن باید اعلام کند
calling-is-automatic = در این بازی کوارتو خودبه‌خود حساب می‌شود
nothing-placed-to-call = هنوز مهره‌ای گذاشته نشده که بتوان پس از آن اعلام کرد
call-is-used = { $seat } پس از این مهره یک بار اعلام کرده است
not-your-chance-to-call = اکنون { $seat } نمی‌تواند اعلام کند
not-your-turn-to-give = نوبت { $seat } نیست که مهره بدهد
not-your-turn-to-place = نوبت { $seat } نیست که مهره بگذارد
not-your-turn-to-end-turn = نوبت { $seat } نیست که آن را تمام کند
now-is-not-the-time-to-give = { $seat } اکنون نمی‌تواند مهره بدهد
now-is-not-the-time-to-place = { $seat } اکنون نمی‌تواند مهره بگذارد
now-is-not-the-time-to-end-turn = فقط آخرین نوبت، پس از مهرهٔ شانزدهم، بدون دادن مهره تمام می‌شود
nothing-to-undo = چیزی نیست که پس گرفته شود

## At the table

bad-name = نام باید 1 تا { $longest } نویسهٔ دیدنی داشته باشد؛ این نمی‌شود: { $text }
table-not-open = این میز هنوز باز نشده است
too-late = دیر شد: وقت این کار گذشته است
already-away = این بازیکن همین حالا هم سر میز نیست
not-away = این بازیکن سر میز است
game-is-paused = بازی متوقف شده است
not-paused = بازی متوقف نشده است
already-proposed = این از قبل پیشنهاد شده است
just-declined = این رد شد؛ پس از حرکت بعدی می‌شود دوباره پیشنهاد داد
nothing-proposed = پیشنهادی نیست که پاسخ بخواهد
only-in-casual-games = این فقط در بازی‌های دوستانه می‌شود
too-late-to-abort = بازی را فقط پیش از گذاشتن اولین مهره می‌شود لغو کرد؛ تسلیم شدن همیشه می‌شود
the-clock-decides = این بازی ساعت دارد، و ساعت تعیین می‌کند
other-is-here = بازیکن دیگر سر میز است
grace-not-over = بازیکن دیگر هنوز به اندازهٔ کافی غایب نبوده است
bad-event = این نسخه نمی‌تواند این رویداد را بخواند: { $text }

## The server

bad-message = این پیامی از بازی نیست: { $what }
message-too-long = پیام خیلی طولانی است (تا { $longest } نویسه)
no-such-game = چنین بازی‌ای اینجا نیست، یا مال کس دیگری است
no-such-lesson = چنین درسی نیست
lesson-asks-otherwise = این درس چیز دیگری می‌خواهد
not-your-seat = این جا مال شما نیست
not-your-table = فقط کسی که این میز را باز کرده می‌تواند آن را تغییر دهد
own-table = این میز خودتان است؛ باید کس دیگری بنشیند
table-is-taken = همین الان کس دیگری اینجا نشست
nobody-sits-here-yet = بازی وقتی شروع می‌شود که کسی بنشیند
not-a-shape = این چهار خانه نه ردیف‌اند، نه ستون، نه قطر و نه مربع
no-such-level = سطح { $level } نیست؛ سطح‌ها از 1 تا { $highest } هستند
game-goes-on = بازی هنوز تمام نشده است
not-our-page = این درخواست از سایت دیگری می‌آید
nobody-yet = این مرورگر هنوز اینجا شناخته نیست؛ صفحه را دوباره باز کنید
not-our-host = نام این سرور { $host } نیست؛ اگر هست، آن را با { "\u2066--public-url\u2069" } راه بیندازید
server-error = در سرور خطایی رخ داد؛ یادداشت شد
too-many-requests = این همه با هم زیاد است؛ { $seconds } ثانیهٔ دیگر دوباره امتحان کنید
too-many-open = همین حالا هم تعداد زیادی باز است؛ چندتا را ببندید، یا { $seconds } ثانیهٔ دیگر دوباره امتحان کنید
name-mixes-scripts = در نام نمی‌شود حروف مشابه خط‌های گوناگون، مثلاً لاتین و سیریلیک، را با هم آورد
name-misleads = این نام رزرو شده است، چون ممکن است با مهمان، کامپیوتر یا گردانندگان اشتباه گرفته شود
name-is-taken = این نام، یا نامی شبیه آن، مال کس دیگری است
password-length = گذرواژه باید { $shortest } تا { $longest } نویسه داشته باشد
password-is-name = گذرواژه نمی‌تواند خودِ نام باشد
password-is-common = این گذرواژه از اولین‌هایی است که هر کسی حدس می‌زند
wrong-name-or-password = حسابی با این نام و گذرواژه نیست
wrong-name-or-code = حسابی با این نام و کد بازیابی نیست؛ هر کد یک بار کار می‌کند
too-many-guesses = تعداد تلاش‌ها زیاد بود؛ { $seconds } ثانیهٔ دیگر دوباره امتحان کنید
has-account = از قبل حساب دارید
needs-account = این کار حساب می‌خواهد؛ اول وارد شوید
no-such-account = حسابی به نام { $name } نیست
no-such-return-code = با این کد کسی برنمی‌گردد؛ شاید خیلی قدیمی باشد
no-puzzle = چنین معمایی نیست: { $puzzle }
no-puzzles = معمایی از این نوع نیست
not-an-answer = این اینجا نمی‌تواند پاسخ باشد: { $text }
no-such-hint = راهنمایی { $step } نیست؛ آخرین راهنمایی { $last } است
puzzle-not-begun = این معما با ساعت است؛ اول آن را شروع کنید
page-not-built = صفحه ساخته نشده است. در پوشهٔ kvarto فرمان { "\u2066\"make\"\u2069" } یا { "\u2066\"python web/build.py\"\u2069" } را اجرا کنید.

# What the two seats are called in errors.
error-seat-first = بازیکن اول
error-seat-second = بازیکن دوم
