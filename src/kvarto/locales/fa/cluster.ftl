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
