### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = يتعذر حفظ المباريات الآن؛ حاول مرة أخرى بعد قليل
lease-lost = يتولى خادم آخر { $place } الآن
no-such-database = يتعذر فتح قاعدة بيانات في { $address } (يُكتب العنوان هكذا: { "\u2066postgresql://USER@HOST/NAME\u2069" })
cluster-not-installed =
    يحتاج PostgreSQL وNATS إلى حزم أخرى ({ $what }). ثبّتها بالأمر:
    { "\u2066pip install \"kvarto[server,cluster]\"\u2069" }
database-out-of-reach = يتعذر استعمال قاعدة البيانات { $address }: { $why }
database-there-too-new =
    كتبت { $address } نسخة أحدث من kvarto: مراجعتها { $revision }، وأقصى ما تعرفه هذه النسخة { $newest }.
    استعمل النسخة الأحدث من جديد، أو عُد إلى نسخة احتياطية سابقة.
database-encoding = تحفظ قاعدة البيانات { $address } النصوص بترميز { $encoding }؛ أنشئ قاعدة بترميز UTF8

db-there-will-be-upgraded = قاعدة البيانات { $address } من نسخة أقدم من kvarto، ويجري تحديثها.
db-there-made = أُنشئت الجداول في { $address }: المراجعة { $revision }.
db-there-upgraded = انتقلت قاعدة البيانات { $address } من المراجعة { $before } إلى { $revision }.
db-there-is-damaged =
    ينقص { $file } شيء يجب أن يكون فيها:
    { $damages }
db-backup-there =
    تُنسخ قاعدة بيانات PostgreSQL ببرنامج PostgreSQL نفسه، حتى والخوادم تعمل:
    { $command }
db-restore-there =
    تُستعاد نسخة من قاعدة بيانات PostgreSQL ببرنامج PostgreSQL نفسه. أوقف كل الخوادم قبل ذلك:
    { $command }
db-copy-help =
    ينسخ كل ما في الملف FROM إلى قاعدة بيانات PostgreSQL فارغة، مثل
    { "\u2066postgresql://USER@HOST/NAME\u2069" }، لتواصل العمل بها عدة أجهزة. ويجب أن يكون الخادم متوقفًا.
    إما أن يُنسخ كل شيء أو لا شيء، ويبقى الملف كما هو.
db-copy-short-help = ينسخ ملفًّا إلى قاعدة بيانات PostgreSQL.
db-copy-from-file-to-address = يجب أن يكون FROM ملف قاعدة بيانات، وأن يكون TO عنوانًا مثل { "\u2066postgresql://USER@HOST/NAME\u2069" }
db-copying = جارٍ النسخ
copy-needs-upgrade = يجب تحديث { $file } أولًا: { "\u2066kvarto db upgrade --database " }{ $file }{ "\u2069" }
copy-target-not-empty = في { $address } بيانات أصلًا؛ أنشئ قاعدة بيانات فارغة لذلك
copy-refused = يتعذر نسخ الجدول { $table }: { $why }
copy-incomplete = وصل من صفوف الجدول { $table } إلى { $address } هذا العدد فقط: { $there } من { $here }
come-again = تنتقل هذه الطاولة الآن إلى خادم آخر؛ حاول مرة أخرى بعد قليل

serve-database-help =
    عنوان قاعدة بيانات PostgreSQL تُحفظ فيها المباريات بدلًا من ملف، مثل { "\u2066postgresql://USER@HOST/NAME\u2069" }:
    عندها يمكن أن تتشاركها عدة خوادم، خلف أي موازن أحمال.
serve-bus-help =
    عنوان NATS الذي تتراسل عبره هذه الخوادم فورًا، مثل { "\u2066nats://HOST:4222\u2069" }. وإن لم يُذكر بحثت في قاعدة
    البيانات عن رسائل بعضها إلى بعض.
serve-data-or-database = تُحفظ المباريات في مكان واحد: إما ملف يحدده { "\u2066--data\u2069" }، أو عنوان يحدده { "\u2066--database\u2069" }.
serve-bus-needs-database = لا يلزم ناقل الرسائل إلا لخوادم تتشارك قاعدة بيانات. حدد القاعدة بالخيار { "\u2066--database\u2069" }.
serve-bad-bus = { $text } ليس عنوان ناقل رسائل. يُكتب العنوان هكذا: { "\u2066nats://HOST:4222\u2069" }.
