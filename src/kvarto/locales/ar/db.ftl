### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    يحفظ خادم kvarto آخر مبارياته في { $file }.
    أوقفه، أو أعطِ هذا ملفًّا خاصًّا به: { "\u2066kvarto serve --data OTHER\u2069" }
database-too-new =
    كتبت { $file } نسخة أحدث من kvarto: مراجعته { $revision }، وأقصى ما تعرفه هذه النسخة { $newest }.
    استعمل النسخة الأحدث من جديد، أو عُد إلى النسخة الاحتياطية السابقة: { "\u2066kvarto db restore " }{ $file }.before-{ $revision }{ " --force\u2069" }
not-a-database = تتعذر قراءة { $file } كقاعدة بيانات: { $why }
not-our-database = { $file } قاعدة بيانات برنامج آخر، لا kvarto
nothing-in-database = لا توجد في { $file } قاعدة بيانات kvarto

db-help = إدارة قاعدة البيانات: تحديثها، ونسخها، واستعادة نسخة منها، وفحصها.
db-file-help = قاعدة البيانات (التي يستعملها { "\u2066\"kvarto serve\"\u2069" } إن لم تُذكر).
db-force-help = استبدال ملف موجود.
db-upgrade-help =
    يحدّث قاعدة بيانات نسخة أقدم من kvarto. ويفعل الخادم ذلك عند بدئه أيضًا. وتبقى بجانبها نسخة مما
    كانت عليه.
db-upgrade-short-help = يحدّث قاعدة بيانات نسخة أقدم من kvarto.
db-is-newest = { $file } محدَّث: المراجعة { $revision }.
db-upgraded =
    انتقل { $file } من المراجعة { $before } إلى { $revision }.
    وما كان قبل ذلك محفوظ في { $copy }
db-will-be-upgraded =
    { $file } من نسخة أقدم من kvarto، ويجري تحديثه.
    وما كان قبل ذلك محفوظ في { $copy }
db-backup-help =
    ينسخ قاعدة البيانات إلى TARGET كما هي في لحظة واحدة. ويمكن للخادم أن يعمل أثناء ذلك.
db-backup-short-help = ينسخ قاعدة البيانات، حتى والخادم يعمل.
db-copied = نُسخ { $file } إلى { $copy }
db-restore-help =
    يستعيد نسخة: يصبح SOURCE هو قاعدة البيانات. ويجب أن يكون الخادم متوقفًا.
db-restore-short-help = يستعيد نسخة من قاعدة البيانات.
db-restored = صار { $file } كما كان { $copy }.
db-file-is-there =
    { $file } موجود أصلًا.
    مع { "\u2066--force\u2069" } يُستبدل ويضيع ما فيه.
db-no-file = لا يوجد ملف { $file }
db-is-damaged =
    { $file } تالف؛ ويمكن استعادة نسخة بالأمر: { "\u2066kvarto db restore COPY --force\u2069" }
    { $damages }
db-check-help = يفحص قاعدة البيانات كلها: أسليمة هي، وأي مراجعة لها، وماذا فيها.
db-check-short-help = يفحص قاعدة البيانات كلها.
db-sound = { $file } سليم: المراجعة { $revision }.
db-older = تستعمل هذه النسخة من kvarto المراجعة { $newest }: يحدّثها الخادم عند بدئه، وكذلك { "\u2066\"kvarto db upgrade\"\u2069" }.
db-games =
    { $games ->
        [zero] لا مباريات
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $games } مباريات
        [many] { $games } مباراة
       *[other] { $games } مباراة
    }، والجاري منها: { $running }.
db-people =
    { $people ->
        [zero] لا أحد
        [one] شخص واحد
        [two] شخصان
        [few] { $people } أشخاص
        [many] { $people } شخصًا
       *[other] { $people } شخص
    }، ومن لهم حساب: { $accounts }.
