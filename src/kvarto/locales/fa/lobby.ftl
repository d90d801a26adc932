### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = لابی
lobby-coming = نگاهی به لابی…
lobby-here = { $count ->
    [1] الان کس دیگری اینجا نیست.
   *[other] { $count } نفر اینجا هستند.
}
lobby-anyone = بازی با هر کسی
lobby-wish = چه بازی‌ای می‌خواهید
lobby-seeking = دنبال حریف می‌گردیم…
lobby-seeking-about = بازی خودش شروع می‌شود، همین که کسی همان را بخواهد یا چیزی نزدیک به آن. تا آن‌وقت در همین صفحه بمانید.
lobby-stop = توقف جست‌وجو
lobby-found = یکی پیدا شد. بازی شروع می‌شود.
lobby-tables = میزهای باز
lobby-no-tables = میزی باز نیست. یکی باز کنید تا هر کس آمد بنشیند.
lobby-open-table = باز کردن میز
lobby-your-table = میز شما
lobby-to-table = رفتن به میز
lobby-sit = نشستن
lobby-games = بازی‌های قابل تماشا
lobby-placed = { $placed ->
    [0] تازه شروع شده
   *[other] { $placed } مهره روی تخته
}
lobby-watch = تماشا

## My games

mine-title = بازی‌های من
mine-coming = دنبال بازی‌های شما می‌گردیم…
mine-none = هنوز اینجا بازی نکرده‌اید.
mine-none-about = بازی‌هایتان اینجا می‌آیند. اگر حساب دارید، وارد شوید تا بازی‌هایش را ببینید.
mine-running = در جریان
mine-tables = در انتظار حریف
mine-finished = تمام‌شده
mine-older = بازی‌های قدیمی‌تر
mine-download = ذخیرهٔ همه به صورت { "\u2066.qgn\u2069" }

## The account

sign-in-title = ورود
sign-in-do = ورود
account-guest = فعلاً اینجا مهمان هستید، به نام { $name }. بازی‌هایتان همراهتان می‌آیند.
account-name = نام
account-name-about = دیگران سر میز آن را می‌بینند.
account-password = گذرواژه
account-password-about = دست‌کم هشت نویسه. چند واژه که فقط شما کنار هم می‌گذارید خوب است.
account-wrong-password = این گذرواژهٔ شما نیست
password-show = نمایش
account-new-title = ساختن حساب
account-new-about = با حساب، بازی‌هایتان را روی هر دستگاهی پیدا می‌کنید و با نام خودتان بازی می‌کنید. نشانی ایمیل نمی‌خواهیم.
account-new-do = ساختن حساب
account-has-one = حساب دارم، ورود
account-forgotten = گذرواژه یادتان رفته؟
account-recover-title = گذرواژهٔ جدید
account-recover-about = با کد بازیابی که هنگام ساختن حساب یادداشت کردید. پس از آن در همهٔ مرورگرها از حساب خارج می‌شوید و کد جدیدی می‌گیرید.
account-code = کد بازیابی
account-code-about = حرف بزرگ یا کوچک و فاصله فرقی ندارد.
account-recover-do = تنظیم گذرواژهٔ جدید
account-is-yours = وارد شده‌اید. دیگران سر میز این نام را می‌بینند.
account-sign-out = خروج
account-password-title = تغییر گذرواژه
account-password-others = پس از آن در همهٔ مرورگرهای دیگر از حساب خارج می‌شوید.
account-old-password = گذرواژهٔ کنونی
account-new-password = گذرواژهٔ جدید
account-password-do = تغییر
account-password-changed = گذرواژه تغییر کرد.
account-export-title = آنچه دربارهٔ شما نگه داشته می‌شود
account-export-about = همه در یک فایل: نامتان، زمان آمدنتان، و ثبت بازی‌هایتان.
account-export-do = ذخیره
account-delete-title = پاک کردن حساب
account-delete-about = نام و گذرواژه‌تان فوراً و برای همیشه پاک می‌شود. بازی‌ها برای حریفانتان می‌ماند، بدون نام شما.
account-delete-do = پاک کردن همیشگی
account-deleted = حساب پاک شد.

# The code is shown once.
recovery-title = این را یادداشت کنید
recovery-about = اگر روزی گذرواژه یادتان رفت، این کد بازیابی تنها راه برگشت است. فقط همین حالا نمایش داده می‌شود.
recovery-copy = کپی
recovery-done = یادداشت کردم

## Coming back as a guest from another device

return-title = بازگشت
return-coming = دنبال بازی‌های شما می‌گردیم…
return-as-another = در این مرورگر نام شما { $name } است. فقط اگر این لینک را خودتان ساخته‌اید برگردید: بازی‌هایتان از اینجا همراه می‌آیند، و هر کس لینک را ساخته می‌تواند آن‌ها را بازی کند.
return-come = بازگشت
return-stay = همین‌طور می‌مانم
return-no-code = این نشانی کامل نیست. لینکی را که گرفته‌اید کامل باز کنید.
return-another = روی دستگاه دیگر می‌توانید لینک جدید بسازید، در منوی بازی یا صفحهٔ حساب.
