### The page: everything but the words of the game itself and the page of rules.

name = Kvarto

## The way around

skip = تخطَّ إلى المحتوى
nav-label = الصفحات
nav-home = الصفحة الأولى
nav-menu = القائمة
nav-new = مباراة جديدة
nav-lobby = الصالة
nav-games = مبارياتي
# Said after "My games".
nav-games-wait = { $count ->
    [zero] (لا مباراة تنتظرك)
    [one] (دورك في مباراة واحدة)
    [two] (دورك في مباراتين)
    [few] (دورك في { $count } مباريات)
    [many] (دورك في { $count } مباراة)
   *[other] (دورك في { $count } مباراة)
}
nav-account = الحساب
nav-rules = القواعد
nav-settings = الإعدادات
nav-about = عن Kvarto
nav-replay = افتح سجلًّا
language = اللغة
close = إغلاق

## Titles of the browser's window

title-home = Kvarto: لعبة القطع الست عشرة
title-new = مباراة جديدة – Kvarto
title-replay = سجل – Kvarto
title-position = وضعية
title-rules = القواعد – Kvarto
title-settings = الإعدادات – Kvarto
title-about = عن Kvarto
title-nowhere = غير موجود – Kvarto
title-game = { $first } و{ $second }

## When something goes wrong

page-refused = هذا غير ممكن: { $what }.
page-not-reached = يتعذر الوصول إلى الخادم. حاول مرة أخرى بعد قليل.
line-lost = انقطع الاتصال. نحاول استعادته…
nowhere-title = لا شيء هنا
nowhere-text = لا توجد صفحة بهذا العنوان.

## The first page

home-about = لا تختار قطعتك بنفسك أبدًا: منافسك هو من يعطيك إياها. والفوز لمن يرى أربع قطع على خط واحد بينها صفة مشتركة، ويعلن «كوارتو!» قبل غيره.
home-play = العب
home-friend = العب مع صديق
home-lobby = إلى الصالة
home-all-games = كل مبارياتي
home-learn = تعلّم اللعبة
home-choose = اختر مباراتك
home-resume = تابع: { $first } و{ $second }

## A new game

new-title = مباراة جديدة
new-begin = ابدأ
new-open = افتح الطاولة
new-change-title = تعديل الطاولة
new-change-save = احفظ
new-opponent = مع من؟
opponent-is-computer = الحاسوب
opponent-is-computer-about = أنت ضد منافس بالقوة التي تريدها.
opponent-is-person = اثنان على هذا الجهاز
opponent-is-person-about = جنبًا إلى جنب، أو والجهاز بينكما.
opponent-is-invite = شخص تدعوه برابط
opponent-is-invite-about = ترسل رابطًا، ومن يفتحه يجلس إلى الطاولة من أي جهاز.
opponent-is-watch = شاهد حاسوبين يلعبان
opponent-is-watch-about = استرخِ وتابع ما يفعلان.
new-name = اسمك
name-guest = ضيف
name-one = لاعب 1
name-two = لاعب 2
name-other = الطرف الآخر
new-level = ما مدى قوته؟
new-level-one = الحاسوب الأول
new-level-two = الحاسوب الثاني
namesake = { $name } 2
new-pass = تبادل الجهاز
new-pass-about = يُغطى اللوح بين الأدوار حتى يصل الجهاز إلى الطرف الآخر.
new-preset = أي مباراة تريد؟
preset-casual = ودية
preset-casual-about = كما في القواعد المطبوعة، بلا ساعة، ويمكن التراجع عن الحركات.
preset-tournament = بطولة
preset-tournament-about = دقيقة لكل حركة، ومن أعلن خطأً خسر.
preset-days = على مهل
preset-days-about = ثلاثة أيام لكل حركة: عُد متى شئت.
preset-beginners = للمبتدئين
preset-beginners-about = يُحسب اللون والطول فقط، مع تلميحات.
preset-child = مع طفل
preset-child-about = كالسابقة، ويكفي أن يعلن الطفل.
new-meeting = من يمكنه الحضور؟
new-in-lobby = أظهرها في الصالة
new-in-lobby-about = لمن في الصالة أن يجلس، وللجميع أن يشاهدوا.
new-watched = السماح بالمشاهدة
new-watched-about = لكل من لديه الرابط، بعد أن تبدأ المباراة.
new-rules = القواعد
new-variant = كيف يكون الفوز؟
kind-standard = عادي
kind-standard-about = الصفوف والأعمدة والقطران، والصفات الأربع كلها تُحسب.
kind-beginners = للمبتدئين
kind-beginners-about = تُحسب بعض الصفات فقط.
kind-advanced = متقدم
kind-advanced-about = تُحسب أيضًا المربعات التسعة { "\u20662 × 2\u2069" }.
kind-squares = مربعات فقط
kind-squares-about = لا تُحسب إلا المربعات { "\u20662 × 2\u2069" }.
kind-hard = صعب
kind-hard-about = يجب أن تشترك القطع الأربع في صفتين.
kind-own = على ذوقك
kind-own-about = اجمع بنفسك ما يُحسب.
new-features = ماذا يُحسب؟
new-shapes = أين؟
new-required = يجب أن تشترك القطع الأربع في صفتين
new-calling = الإعلان
calling-spoken = تعلن بنفسك
calling-spoken-about = لا فوز بالكوارتو إلا بإعلانه، كما في القواعد المطبوعة.
calling-automatic = إعلان تلقائي
calling-automatic-about = من أكمل كوارتو فاز في الحال.
new-false-call = الإعلان الخاطئ يكلف
false-call-ignore = الفرصة
false-call-forfeit = المباراة
new-late-call = الإعلان المتأخر
new-late-call-about = يمكن الإعلان بعد الإعطاء أيضًا، حتى توضع القطعة.
new-time = الوقت والبداية
new-clock = الساعة
clock-none = بلا ساعة
clock-move = { $seconds ->
    [zero] بلا وقت للحركة
    [one] ثانية واحدة لكل حركة
    [two] ثانيتان لكل حركة
    [few] { $seconds } ثوانٍ لكل حركة
    [many] { $seconds } ثانية لكل حركة
   *[other] { $seconds } ثانية لكل حركة
}
clock-place = { $seconds ->
    [zero] بلا وقت للوضع ولا للإعطاء
    [one] ثانية واحدة للوضع، ومثلها للإعطاء
    [two] ثانيتان للوضع، ومثلهما للإعطاء
    [few] { $seconds } ثوانٍ للوضع، ومثلها للإعطاء
    [many] { $seconds } ثانية للوضع، ومثلها للإعطاء
   *[other] { $seconds } ثانية للوضع، ومثلها للإعطاء
}
clock-main = { $minutes ->
    [zero] بلا وقت أساسي
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
}، { $increment ->
    [zero] بلا زيادة
    [one] وزيادة ثانية لكل حركة
    [two] وزيادة ثانيتين لكل حركة
    [few] وزيادة { $increment } ثوانٍ لكل حركة
    [many] وزيادة { $increment } ثانية لكل حركة
   *[other] وزيادة { $increment } ثانية لكل حركة
}
clock-days = { $days ->
    [zero] أقل من يوم لكل حركة
    [one] يوم واحد لكل حركة
    [two] يومان لكل حركة
    [few] { $days } أيام لكل حركة
    [many] { $days } يومًا لكل حركة
   *[other] { $days } يوم لكل حركة
}
new-starter = من يبدأ؟
starter-dice = يقرر النرد
starter-is = { $player }
new-casual = مباراة ودية
new-casual-about = يمكن إيقافها مؤقتًا، والتراجع عن الحركات.
new-help = مساعدة اللاعبين
new-help-none = بلا
new-help-some = مع تلميحات
new-help-casual-only = التلميحات للمباريات الودية فقط.
aid-threats = أظهر التهديدات
aid-threats-about = الخانات التي تُكمل فيها قطعة خطًّا، وأي نوع من القطع.
aid-safe = أظهر القطع الآمنة
aid-safe-about = القطع التي لا يفوز بها الطرف الآخر فورًا.
aid-points = تعيين المكان عند الإعلان
aid-points-about = يكفي الأطفالَ الصغار أن يعلنوا.
new-from-position = تبدأ المباراة من هذه الوضعية.
new-from-empty = ابدأ من اللوح الفارغ

## The computer's name at each level

opponent-newcomer = سامي
opponent-child = ليلى
opponent-beginner = كريم
opponent-casual = هدى
opponent-attentive = ريم
opponent-regular = حسن
opponent-club = نورا
opponent-strong = طارق
opponent-master = سلمى
opponent-perfect = حكيم

## At the table

game-coming = تُجهَّز الطاولة…
game-gone = هذه المباراة ليست هنا
desk-label = جهتك من الطاولة
board-label = اللوح
cell-empty = { $cell }: خالية.
bar-you = أنت
bar-level = المستوى { $number } · { $name }
clock-label = الوقت المتبقي
clock-warning = بقيت عشر ثوانٍ.
clock-days-left = { $days } ي { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = إعلان تلقائي
agreed-forfeit = من أعلن خطأً خسر
agreed-late-call = إعلان متأخر

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = دورك: ضع القطعة
duty-place-here = { $player }، ضع القطعة
duty-place-other = الدور على { $player } في وضع القطعة
duty-give-you = اختر قطعة لـ{ $other }
duty-give-here = { $player }، اختر قطعة لـ{ $other }
duty-give-other = الدور على { $player } في اختيار قطعة لـ{ $other }
duty-give-to-you = الدور على { $player } في اختيار قطعة لك
duty-end-turn-you = أعلن، أو أنهِ دورك
duty-end-turn-here = { $player }، أعلن أو أنهِ دورك
duty-end-turn-other = فرصة أخيرة لـ{ $player } للإعلان
duty-point-you = المس القطع الأربع
duty-point-here = { $player }، المس القطع الأربع
duty-point-other = إعلان من { $player }، والمكان قيد التعيين
duty-paused = المباراة متوقفة مؤقتًا

# The red button.
call = كوارتو!
call-by = كوارتو! ({ $player })
end-turn = أنهِ الدور
point-shape = اختر من القائمة
point-shape-none = أين؟
point-confirm = هنا
point-cancel = إلغاء
agree = أوافق
decline = أرفض

# What has happened, for screen readers and as short notes. A call that has failed does not mean
# that there is no quarto: it may have been pointed out wrongly, and nothing may give it away.
said-places = حركة { $player }: { $piece } على { $cell }.
said-gives = من { $player } إلى { $other }: { $piece }.
said-gives-you = إليك من { $player } { $piece }.
said-calls = { $player }: «كوارتو!»
said-call-failed = ذهب إعلان { $player } سدى.
said-your-call-failed = ذهب إعلانك سدى.
said-offers-draw = عرض تعادل من { $player }.
said-asks-take-back = طلب من { $player } للتراجع عن حركة.
said-declined = قوبل العرض بالرفض من { $player }.
said-taken-back = تم التراجع عن حركة.
said-resumed = تتواصل المباراة.

# The throw of dice at the beginning.
dice-throw = رمية { $first }: { $a }، رمية { $second }: { $b }.
dice-begins = البداية لـ{ $first }.

# The device goes from hand to hand.
cover-title = أعطِ الجهاز لـ{ $player }
cover-ready = أنا { $player }

## The menu of a game

menu-title = قائمة المباراة
menu-elsewhere = صفحات أخرى
menu-sound-on = الصوت: يعمل
menu-sound-off = الصوت: مغلق
do-by = { $player }: { $what }
do-ask-take-back = تراجع عن حركة
do-claim-win = طالب بالفوز
do-pause = أوقف مؤقتًا
do-resume = تابع
do-offer-draw = اعرض التعادل
do-agree-draw = اتفقا على التعادل
do-abort = ألغِ المباراة
do-resign = استسلم
sure-resign = أتستسلم؟ الفوز عندئذ للطرف الآخر.
sure-draw = أتتفقان على التعادل؟
sure-abort = أتلغي المباراة؟ لن يفوز أحد.
sure-no = تابع اللعب

## Moves, typed and listed

moves-title = الحركات
moves-none = لم تُلعب أي حركة بعد.
looking-back = أنت تنظر إلى ما مضى.
looking-back-return = عُد إلى المباراة
typed-title = كتابة الحركات وقراءة اللوح
typed-label = الحركة
typed-do = نفّذ
typed-help = { "\u2066b2>7\u2069" } للوضع على b2 وإعطاء 7؛ و{ "\u2066b2\u2069" } أو { "\u2066>7\u2069" } لأحدهما؛ { "\u2066!\u2069" } للإعلان، و{ "\u2066!3\u2069" } لإعلان الصف 3؛ { "\u2066?3\u2069" } لقراءة الصف 3، و{ "\u2066?\u2069" } لقراءة اللوح كله.
typed-not-understood = { $text } غير مفهوم.
read-title = اقرأ اللوح بصوت مسموع
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = بعد المباراة
result-you-win = فزت!
result-you-lose = خسرت
result-wins = الفوز لـ{ $player }
result-draw = تعادل
result-none = بلا نتيجة
rematch = مرة أخرى
rematch-there = إلى المباراة التالية
review-title = لماذا؟
review-coming = تُراجَع المباراة…
review-better = الأفضل: { $words }.
why-gift = جاءت من { $player } { $piece }، وبها اكتمل { $shape }.
word-turn = (الوضع على { $cell }، ثم إعطاء { $piece }.)
word-give = (إعطاء { $piece }.)
review-look = انظر
replay-controls = تصفّح المباراة
replay-start = إلى البداية
replay-back = للخلف
replay-onward = للأمام
replay-end = إلى النهاية
replay-slider = لحظة من المباراة
replay-beginning = البداية
replay-title = افتح سجلًّا
replay-about = تصفّح مباراة محفوظة في ملف { "\u2066.qgn\u2069" }، هنا أو في أي مكان آخر.
replay-file = اختر ملفًّا
replay-paste = أو الصقه هنا
replay-open = افتح
replay-another = افتح سجلًّا آخر
share-title = احفظ وشارك
share-copy-record = انسخ السجل
share-save-record = احفظ السجل
share-svg = صورة (SVG)
share-png = صورة (PNG)
share-link = انسخ رابط هذه الوضعية
share-copied = نُسخ.
share-not-copied = لا يسمح هذا المتصفح للصفحة بالنسخ.
share-no-png = تعذر إنشاء الصورة.
position-begin = ابدأ مباراة من هنا
position-first-gives = الدور على اللاعب الأول في إعطاء قطعة.
position-second-gives = الدور على اللاعب الثاني في إعطاء قطعة.
position-first-places = الدور على اللاعب الأول في وضع القطعة: { $piece }.
position-second-places = الدور على اللاعب الثاني في وضع القطعة: { $piece }.

## Settings

settings-title = الإعدادات
settings-theme = فاتح أو داكن
theme-system = مثل النظام
theme-light = فاتح
theme-dark = داكن
settings-set = القطع
set-wood = خشب
set-wood-about = خشب مخروط، يُرى من الأعلى قليلًا.
set-flat = مسطح
set-flat-about = رسوم بسيطة، للشاشات الصغيرة ولمزيد من الوضوح.
settings-table = على الطاولة
settings-sound = الأصوات
settings-animation = حركة القطع
settings-coordinates = حروف وأرقام عند اللوح
settings-contrast = تباين عالٍ

## About

about-title = عن Kvarto
about-game = Kvarto هو كوارتو، لعبة لاثنين من ابتكار بليز مولر، في هيئة برنامج: اللعبة المطبوعة كاملة، مع الإعلان. معظم البرامج تفوز عنك حالما تتشابه أربع قطع. أما هنا فعليك أن تراها بنفسك.
about-page = يلعب الحاسوب بعشرة مستويات، من شخص لم ير اللعبة قط إلى من لا يخطئ أبدًا. وبعد المباراة يخبرك أين رُبحت وأين خُسرت.
about-privacy-title = ما الذي يُحفظ
about-privacy = يحفظ الخادم المباريات ويتعرف على متصفحك بملف تعريف ارتباط، لكي تعود إلى طاولتك. وتبقى إعداداتك في المتصفح. ولا يُرسل شيء إلى أحد. ومع الحساب يحفظ أيضًا اسمك وبصمة مشفّرة من كلمة مرورك. وفي صفحة الحساب تحصل على كل ما هو محفوظ عنك، ويمكنك حذفه.
about-keys-title = من دون فأرة
about-keys = تنقلك مفاتيح الأسهم على اللوح وبين القطع، ويختار مفتاح الإدخال أو المسافة. ويمكن كتابة الحركات في اللوحة الجانبية أو في قائمة المباراة، وسماع الصفوف والأعمدة والقطرين. وبعد المباراة تتصفحها بمفاتيح الأسهم.
about-licence-title = الرخصة
about-licence = Kvarto برنامج حر برخصة MIT. ولا صلة له بناشر اللعبة.
about-version = الإصدار { $version }
