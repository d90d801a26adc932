### What can be chosen: a new game, settings; and about the page.

new-title = بازی جدید
new-begin = شروع
new-open = باز کردن میز
new-change-title = تغییر میز
new-change-save = ذخیره
new-opponent = با چه کسی؟
opponent-is-computer-about = شما و حریفی به هر قدرتی که بخواهید.
opponent-is-person-about = کنار هم، یا با دستگاه میانتان.
opponent-is-invite-about = لینکی می‌فرستید؛ هر کس بازش کند می‌نشیند، روی هر دستگاهی.
opponent-is-watch-about = تکیه بدهید و ببینید چه می‌کنند.
new-level = چقدر قوی؟
new-level-one = کامپیوتر اول
new-level-two = کامپیوتر دوم
new-pass = دست‌به‌دست کردن دستگاه
new-pass-about = میان دو نوبت تخته پوشیده است تا دستگاه به بازیکن دیگر برسد.
new-preset = چه بازی‌ای؟
preset-casual = دوستانه
preset-casual-about = طبق قوانین چاپی، بدون ساعت؛ حرکت را می‌شود پس گرفت.
preset-tournament = مسابقه
preset-tournament-about = هر حرکت یک دقیقه، و اعلام اشتباه یعنی باخت.
preset-days = سرِ فرصت
preset-days-about = هر حرکت سه روز: هر وقت خواستید برگردید.
preset-beginners = نوآموزان
preset-beginners-about = فقط رنگ و قد حساب می‌شود، با راهنمایی.
preset-child = با کودک
preset-child-about = همان، و کودک فقط باید اعلام کند.
preset-edition = مطابق چاپ فارسی
preset-edition-about =
    { $what ->
        [late-call] با اعلام دیرهنگام، همان‌طور که در قوانین چاپی این زبان آمده است.
        [hard] چهارتا باید دو ویژگی مشترک داشته باشند، همان‌طور که قوانین چاپی این زبان اجازه می‌دهد.
        [squares] فقط مربع‌های { "\u20662 × 2\u2069" } حساب می‌شود، همان‌طور که در قوانین چاپی این زبان برای پیشرفته‌ها آمده است.
        [clock-place] یک دقیقه برای گذاشتن و یکی برای دادن، همان‌طور که در قوانین چاپی این زبان آمده است.
        [clock-main] پانزده دقیقه برای همهٔ بازی، همان‌طور که در قوانین چاپی این زبان آمده است.
       *[clock-move] هر حرکت یک دقیقه، همان‌طور که در قوانین چاپی این زبان برای هر بازی آمده است.
    }
new-meeting = چه کسی می‌تواند بیاید؟
new-in-lobby = نمایش در لابی
new-in-lobby-about = هر کس آنجاست می‌تواند بنشیند، و همه می‌توانند تماشا کنند.
new-watched = دیگران تماشا کنند
new-watched-about = هر کس لینک را دارد، پس از شروع بازی.
new-rules = قوانین
new-variant = با چه می‌شود برد؟
new-features = چه حساب می‌شود؟
new-shapes = کجا؟
new-required = چهارتا باید دو ویژگی مشترک داشته باشند
new-calling = اعلام
calling-spoken = با اعلام
new-false-call = بهای اعلام اشتباه
false-call-ignore = فرصت
false-call-forfeit = بازی
new-late-call = اعلام دیرهنگام
new-time = زمان و شروع
new-clock = ساعت
new-starter = چه کسی شروع می‌کند؟
starter-is = { $player }
new-casual = بازی دوستانه
new-casual-about = می‌شود آن را متوقف کرد و حرکت را پس گرفت.
new-help = کمک به بازیکنان
new-help-none = هیچ
new-help-some = راهنمایی روشن است
new-help-casual-only = راهنمایی برای بازی‌های دوستانه است.
aid-threats = نمایش تهدیدها
aid-threats-about = خانه‌هایی که مهره‌ای در آن‌ها خطی را کامل می‌کند، و چه مهره‌ای.
aid-safe = نمایش مهره‌های بی‌خطر
aid-safe-about = مهره‌هایی که دیگری با آن‌ها فوراً نمی‌برد.
aid-points = نشان دادن کوارتو
aid-points-about = کودکان خردسال می‌توانند فقط اعلام کنند.
new-from-position = بازی از این وضعیت شروع می‌شود.
new-from-empty = شروع از تختهٔ خالی
settings-title = تنظیمات
settings-theme = روشن یا تیره
theme-system = مانند سیستم
theme-light = روشن
theme-dark = تیره
settings-set = مهره‌ها
set-wood = چوبی
set-wood-about = چوب خراطی‌شده، از نمایی کمی بالاتر.
set-flat = تخت
set-flat-about = طرح‌های ساده، برای نمایشگر کوچک و وضوح بیشتر.
settings-table = سر میز
settings-sound = صداها
settings-speech = اعلام‌ها با صدای بلند
settings-animation = حرکت مهره‌ها
settings-coordinates = حرف و شماره کنار تخته
settings-contrast = کنتراست بالا
about-title = دربارهٔ Kvarto
about-game = برنامهٔ Kvarto همان کوارتو (Quarto) است، بازی دونفرهٔ بلِز مولر (Blaise Müller): خودِ بازی رومیزی، همراه با اعلام. بیشتر برنامه‌ها همین که چهار مهره جور شوند به جای شما می‌برند. اینجا باید خودتان ببینید.
about-page = کامپیوتر در ده سطح بازی می‌کند، از کسی که بازی را هرگز ندیده تا کسی که هرگز اشتباه نمی‌کند. پس از بازی می‌گوید سرنوشت آن کجا تعیین شد.
about-privacy-title = چه نگه داشته می‌شود
about-privacy = سرور بازی‌ها و پیشرفت شما در درس‌ها و معماها را نگه می‌دارد، و مرورگرتان را با یک کوکی می‌شناسد تا بتوانید به میزتان برگردید. تنظیماتتان در مرورگر می‌ماند. چیزی برای کس دیگری فرستاده نمی‌شود. اگر حساب داشته باشید، نام شما و هَشِ گذرواژه‌تان هم نگه داشته می‌شود. در صفحهٔ حساب می‌توانید هرچه را دربارهٔ شما نگه داشته شده بگیرید، یا پاک کنید.
about-keys-title = بدون ماوس
about-keys = کلیدهای جهت‌نما روی تخته و مهره‌ها حرکت می‌کنند، Enter یا فاصله انتخاب می‌کند. حرکت‌ها را می‌شود در پنل کنار تخته یا منوی بازی نوشت، و ردیف‌ها، ستون‌ها و قطرها را شنید. پس از بازی، کلیدهای جهت‌نما آن را مرور می‌کنند.
about-licence-title = مجوز
about-licence = برنامهٔ Kvarto نرم‌افزار آزاد با مجوز MIT است. به ناشر این بازی رومیزی وابسته نیست.
about-version = نسخهٔ { $version }
