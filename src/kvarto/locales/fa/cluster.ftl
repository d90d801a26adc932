### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = فعلاً نمی‌شود بازی‌ها را نگه داشت؛ کمی بعد دوباره امتحان کنید
lease-lost = اکنون سرور دیگری به { $place } رسیدگی می‌کند
no-such-database = در { $address } پایگاه داده‌ای باز نمی‌شود (نشانی این‌گونه است: { "\u2066postgresql://USER@HOST/NAME\u2069" })
cluster-not-installed =
    برای PostgreSQL و NATS بسته‌های دیگری لازم است ({ $what }). این‌گونه نصبشان کنید:
    { "\u2066pip install \"kvarto[server,cluster]\"\u2069" }
database-out-of-reach = پایگاه دادهٔ { $address } را نمی‌شود به کار برد: { $why }
database-there-too-new =
    پایگاه دادهٔ { $address } را یک kvarto جدیدتر نوشته است: بازنگری آن { $revision } است، و این kvarto تا { $newest } را می‌شناسد.
    دوباره همان جدیدتر را به کار ببرید، یا رونوشتی از پیش از آن را.
database-encoding = پایگاه دادهٔ { $address } متن‌ها را با کدگذاری { $encoding } نگه می‌دارد؛ یکی با کدگذاری UTF8 بسازید

db-there-will-be-upgraded = پایگاه دادهٔ { $address } از یک kvarto قدیمی‌تر است و دارد به‌روز می‌شود.
db-there-made = جدول‌ها در { $address } ساخته شدند: بازنگری { $revision }.
db-there-upgraded = پایگاه دادهٔ { $address } از بازنگری { $before } به { $revision } آمد.
db-there-is-damaged =
    در { $file } چیزی که باید باشد نیست:
    { $damages }
db-backup-there =
    از پایگاه دادهٔ PostgreSQL با برنامهٔ خود PostgreSQL رونوشت می‌گیرند، حتی هنگام کار سرورها:
    { $command }
db-restore-there =
    رونوشت پایگاه دادهٔ PostgreSQL را با برنامهٔ خود PostgreSQL برمی‌گردانند. پیش از آن همهٔ سرورها را متوقف کنید:
    { $command }
db-copy-help =
    همهٔ آنچه را در فایل FROM است در یک پایگاه دادهٔ خالی PostgreSQL رونوشت می‌کند، مانند
    { "\u2066postgresql://USER@HOST/NAME\u2069" }، تا چند دستگاه با آن ادامه دهند. سرور باید متوقف باشد.
    یا همه چیز رونوشت می‌شود یا هیچ چیز؛ فایل همان‌طور که هست می‌ماند.
db-copy-short-help = فایلی را در پایگاه دادهٔ PostgreSQL رونوشت می‌کند.
db-copy-from-file-to-address = آرگومان FROM فایل یک پایگاه داده است، و TO یک نشانی مانند { "\u2066postgresql://USER@HOST/NAME\u2069" }
db-copying = در حال رونوشت
copy-needs-upgrade = اول باید { $file } به‌روز شود: { "\u2066kvarto db upgrade --database " }{ $file }{ "\u2069" }
copy-target-not-empty = در { $address } از قبل چیزی هست؛ برای این کار پایگاه دادهٔ خالی بسازید
copy-refused = جدول { $table } را نمی‌شود رونوشت کرد: { $why }
copy-incomplete = از جدول { $table } فقط { $there } سطر از { $here } سطر به { $address } رسیده است
come-again = این میز دارد به سرور دیگری منتقل می‌شود؛ کمی بعد دوباره امتحان کنید

serve-database-help =
    نشانی یک پایگاه دادهٔ PostgreSQL که بازی‌ها به جای فایل در آن نگه داشته می‌شوند، مانند
    { "\u2066postgresql://USER@HOST/NAME\u2069" }: با آن چند سرور می‌توانند بازی‌های مشترک داشته باشند، پشت هر
    متعادل‌کنندهٔ باری که باشد.
serve-bus-help =
    نشانی یک NATS که این سرورها از راه آن بی‌درنگ به هم خبر می‌دهند، مانند { "\u2066nats://HOST:4222\u2069" }.
    اگر نیاید، پیام‌های یکدیگر را در پایگاه داده جست‌وجو می‌کنند.
serve-data-or-database = بازی‌ها در یک جا نگه داشته می‌شوند: یا با { "\u2066--data\u2069" } فایلی بدهید، یا با { "\u2066--database\u2069" } یک نشانی.
serve-bus-needs-database = فقط سرورهایی که پایگاه دادهٔ مشترک دارند به گذرگاه پیام نیاز دارند. پایگاه داده را با { "\u2066--database\u2069" } بدهید.
serve-bad-bus = { $text } نشانی گذرگاه پیام نیست. نشانی این‌گونه است: { "\u2066nats://HOST:4222\u2069" }.
