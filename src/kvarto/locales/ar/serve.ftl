# `kvarto serve`.

serve-short-help = يفتح الصفحة التي تلعب عليها.
serve-help =
    يشغّل الصفحة: العب ضد الحاسوب، أو اثنين على هذا الجهاز، أو شاهد المباريات. وهي لهذا الجهاز وحده
    ما لم يفتحها { "\u2066--lan\u2069" } لشبكة المنزل. تُحفظ المباريات وتستمر بعد الإيقاف. يوقفه Ctrl-C.
serve-host-help = العنوان الذي يُستمع عليه.
serve-port-help = المنفذ؛ ويأخذ 0 أي منفذ خالٍ.
serve-lan-help = الفتح لشبكة المنزل، وطباعة العنوان ورمز QR للهاتف.
serve-data-help = الملف الذي تُحفظ فيه المباريات (ملف في مجلد بياناتك إن لم يُذكر).
serve-open-help = فتح الصفحة في المتصفح.
serve-log-level-help = من أي مستوى يبدأ التسجيل، أسطر JSON في خرج الأخطاء القياسي.
serve-not-installed =
    يحتاج الخادم إلى أكثر من التثبيت الأساسي ({ $what }).
    ثبّته بالأمر: { "\u2066pip install \"kvarto[server]\"\u2069" }
serve-port-taken =
    المنفذ { $port } مشغول، ربما بنسخة أخرى من kvarto.
    أغلقها، أو خذ منفذًا آخر: { "\u2066kvarto serve --port " }{ $next }{ "\u2069" }
serve-cannot-listen = يتعذر الاستماع على { $host }، المنفذ { $port }: { $why }.
serve-address = العب على { $address }
serve-file = المباريات محفوظة في { $file }
serve-scan = أو امسح هذا بهاتف في الشبكة نفسها:
serve-how-to-stop = اضغط Ctrl-C للإيقاف.
serve-stopped = توقف. كل المباريات محفوظة.
