### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = الصالة
lobby-coming = نلقي نظرة على الصالة…
lobby-here = { $count ->
    [zero] لا أحد هنا الآن.
    [one] لا أحد غيرك هنا الآن.
    [two] هنا الآن شخصان.
    [few] هنا الآن { $count } أشخاص.
    [many] هنا الآن { $count } شخصًا.
   *[other] هنا الآن { $count } شخص.
}
lobby-anyone = العب مع أي شخص
lobby-wish = ما تفضّله
lobby-seeking = نبحث لك عن منافس…
lobby-seeking-about = تبدأ المباراة من تلقاء نفسها حالما يوجد من يريد الشيء نفسه أو ما يقاربه. ابقَ في هذه الصفحة حتى ذلك الحين.
lobby-stop = أوقف البحث
lobby-found = وجدنا لك منافسًا. تبدأ المباراة.
lobby-tables = الطاولات المفتوحة
lobby-no-tables = لا توجد طاولة مفتوحة. افتح واحدة ليجلس إليها أول من يأتي.
lobby-open-table = افتح طاولة
lobby-your-table = طاولتك
lobby-to-table = اذهب إليها
lobby-sit = اجلس
lobby-games = مباريات للمشاهدة
lobby-placed = { $placed ->
    [zero] بدأت للتو
    [one] على اللوح قطعة واحدة
    [two] على اللوح قطعتان
    [few] على اللوح { $placed } قطع
    [many] على اللوح { $placed } قطعة
   *[other] على اللوح { $placed } قطعة
}
lobby-watch = شاهد

## My games

mine-title = مبارياتي
mine-coming = نبحث عن مبارياتك…
mine-none = لم تلعب هنا بعد.
mine-none-about = هنا تظهر المباريات التي تلعبها. وإن كان لك حساب فسجّل الدخول لترى مبارياته.
mine-running = جارية
mine-tables = طاولات تنتظر منافسًا
mine-finished = منتهية
mine-older = مباريات أقدم
mine-download = احفظها كلها في ملف { "\u2066.qgn\u2069" }

## The account

sign-in-title = تسجيل الدخول
sign-in-do = سجّل الدخول
account-guest = أنت هنا حتى الآن ضيف باسم { $name }. ومبارياتك تنتقل معك.
account-name = الاسم
account-name-about = يراه الآخرون عند الطاولة.
account-password = كلمة المرور
account-password-about = ثمانية أحرف على الأقل. والأفضل بضع كلمات لا يجمع بينها أحد غيرك.
account-wrong-password = ليست هذه كلمة مرورك
password-show = أظهرها
account-new-title = إنشاء حساب
account-new-about = مع الحساب تجد مبارياتك على كل جهاز، وتلعب باسم خاص بك. ولا نطلب عنوان بريد.
account-new-do = أنشئ الحساب
account-has-one = سجّل الدخول بدلًا من ذلك
account-forgotten = أنسيت كلمة المرور؟
account-recover-title = كلمة مرور جديدة
account-recover-about = برمز الاستعادة الذي دوّنته حين أنشأت الحساب. عندئذ يُسجَّل الخروج من كل المتصفحات، وتحصل على رمز جديد.
account-code = رمز الاستعادة
account-code-about = لا فرق بين الحروف الكبيرة والصغيرة، ولا أثر للمسافات.
account-recover-do = اعتمد كلمة المرور الجديدة
account-is-yours = سُجّل دخولك. ويرى الآخرون عند الطاولة هذا الاسم.
account-sign-out = سجّل الخروج
account-password-title = تغيير كلمة المرور
account-password-others = عندئذ يُسجَّل الخروج من كل المتصفحات الأخرى.
account-old-password = كلمة المرور الحالية
account-new-password = كلمة المرور الجديدة
account-password-do = غيّرها
account-password-changed = تغيّرت كلمة المرور.
account-export-title = ما يُحفظ عنك
account-export-about = كله في ملف واحد: اسمك، ومتى جئت، ومبارياتك في سجلات.
account-export-do = احفظه
account-delete-title = حذف الحساب
account-delete-about = يُنسى اسمك وكلمة مرورك في الحال وإلى الأبد. وتبقى المباريات عند من لعبت معهم، دون اسمك.
account-delete-do = احذفه نهائيًّا
account-deleted = حُذف الحساب.

# The code is shown once.
recovery-title = دوّن هذا الرمز
recovery-about = إن نسيت كلمة مرورك يومًا، فرمز الاستعادة هذا هو طريق العودة الوحيد. ولا يظهر إلا الآن.
recovery-copy = انسخ
recovery-done = دوّنته

## Coming back as a guest from another device

return-title = العودة
return-coming = نبحث عن مبارياتك…
return-as-another = أنت في هذا المتصفح { $name }. لا تتابع إلا إن كنت أنت من أنشأ هذا الرابط: فمبارياتك هنا تنتقل معك، ويمكن لمن أنشأ الرابط أن يلعبها.
return-come = تابع
return-stay = أبقى كما أنا
return-no-code = هذا العنوان غير مكتمل. افتح الرابط الذي وصلك كاملًا.
return-another = يمكنك إنشاء رابط جديد على الجهاز الآخر، في قائمة المباراة أو في صفحة الحساب.
