### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    سرور kvarto دیگری بازی‌هایش را در { $file } نگه می‌دارد.
    آن را متوقف کنید، یا به این یکی فایل خودش را بدهید: { "\u2066kvarto serve --data OTHER\u2069" }
database-too-new =
    فایل { $file } را یک kvarto جدیدتر نوشته است: بازنگری آن { $revision } است، و این kvarto تا { $newest } را می‌شناسد.
    دوباره همان جدیدتر را به کار ببرید، یا به رونوشت پیشین برگردید: { "\u2066kvarto db restore " }{ $file }.before-{ $revision }{ " --force\u2069" }
not-a-database = { $file } را نمی‌شود به صورت پایگاه داده خواند: { $why }
not-our-database = { $file } پایگاه دادهٔ برنامهٔ دیگری است، نه kvarto
nothing-in-database = در { $file } پایگاه داده‌ای از kvarto نیست

db-help = مدیریت پایگاه داده: به‌روز کردن، رونوشت گرفتن، برگرداندن رونوشت، بررسی.
db-file-help = پایگاه داده (اگر نیاید، همانی که { "\u2066\"kvarto serve\"\u2069" } به کار می‌برد).
db-force-help = جایگزین کردن فایلی که هست.
db-upgrade-help =
    پایگاه دادهٔ یک kvarto قدیمی‌تر را به‌روز می‌کند. سرور هم هنگام شروع همین کار را می‌کند. رونوشتی از آنچه
    بود کنارش می‌ماند.
db-upgrade-short-help = پایگاه دادهٔ یک kvarto قدیمی‌تر را به‌روز می‌کند.
db-is-newest = { $file } به‌روز است: بازنگری { $revision }.
db-upgraded =
    { $file } از بازنگری { $before } به { $revision } آمد.
    آنچه پیش‌تر بود در { $copy } نگه داشته شده است
db-will-be-upgraded =
    { $file } از یک kvarto قدیمی‌تر است و دارد به‌روز می‌شود.
    آنچه پیش‌تر بود در { $copy } نگه داشته می‌شود
db-backup-help =
    پایگاه داده را همان‌طور که در یک لحظه هست در TARGET رونوشت می‌کند. سرور می‌تواند هم‌زمان کار کند.
db-backup-short-help = از پایگاه داده رونوشت می‌گیرد، حتی هنگام کار سرور.
db-copied = { $file } در { $copy } رونوشت شد
db-restore-help =
    رونوشتی را برمی‌گرداند: SOURCE پایگاه داده می‌شود. سرور باید متوقف باشد.
db-restore-short-help = رونوشتی از پایگاه داده را برمی‌گرداند.
db-restored = { $file } همان شد که { $copy } بود.
db-file-is-there =
    { $file } از قبل هست.
    با { "\u2066--force\u2069" } جایگزین می‌شود و آنچه در آن است از بین می‌رود.
db-no-file = فایل { $file } نیست
db-is-damaged =
    { $file } آسیب دیده است؛ رونوشتی را می‌شود این‌گونه برگرداند: { "\u2066kvarto db restore COPY --force\u2069" }
    { $damages }
db-check-help = همهٔ پایگاه داده را می‌گردد: سالم است یا نه، کدام بازنگری است، چه در آن است.
db-check-short-help = همهٔ پایگاه داده را می‌گردد.
db-sound = { $file } سالم است: بازنگری { $revision }.
db-older = این kvarto بازنگری { $newest } را به کار می‌برد: سرور هنگام شروع آن را به‌روز می‌کند، و { "\u2066\"kvarto db upgrade\"\u2069" } هم.
db-games = { $games } بازی، که { $running } تای آن ادامه دارد.
db-people = { $people } نفر، { $accounts } نفر با حساب.
