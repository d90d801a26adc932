### `kvarto admin`.

admin-help = مدیریت کاربران: تغییر نام حساب، شمردن افراد، پیدا کردن یک نفر.
admin-rename-help =
    به حساب OLD نام NEW را می‌دهد، مثلاً چون OLD توهین‌آمیز است. همهٔ بازی‌هایش نام جدید را نشان می‌دهند. یک
    بازی که روی سرورِ در حال کار باز است، تا بسته شدن نام قدیم را نشان می‌دهد.
admin-rename-short-help = به حساب نام دیگری می‌دهد.
admin-renamed = نام { $old } اکنون { $new } است، در همهٔ بازی‌ها هم.
admin-people-help =
    می‌گوید چند نفر هستند، یا از حساب NAME چه می‌داند: از کی هست، چند بازی کرده، در چند مرورگر وارد شده،
    آخرین بار کی اینجا بوده.
admin-people-short-help = افراد را می‌شمارد، یا حسابی را می‌یابد.
admin-accounts = { $accounts } حساب
admin-guests = { $guests } مهمان
admin-browsers = { $browsers } مرورگر
admin-account = { $name }، از { $since }
admin-games = { $games } بازی
admin-last-seen = آخرین دیدار: { $day }
