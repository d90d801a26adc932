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

opponent-is-computer = الحاسوب
opponent-is-person = اثنان على هذا الجهاز
opponent-is-invite = شخص تدعوه برابط
opponent-is-watch = شاهد حاسوبين يلعبان
new-name = اسمك
name-guest = ضيف
name-one = لاعب 1
name-two = لاعب 2
name-other = الطرف الآخر
namesake = { $name } 2
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
calling-spoken-about = لا فوز بالكوارتو إلا بإعلانه، كما في القواعد المطبوعة.
calling-automatic = إعلان تلقائي
calling-automatic-about = من أكمل كوارتو فاز في الحال.
new-late-call-about = يمكن الإعلان بعد الإعطاء أيضًا، حتى توضع القطعة.
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
clock-whole = { $minutes ->
    [zero] بلا وقت للمباراة
    [one] دقيقة واحدة للمباراة كلها
    [two] دقيقتان للمباراة كلها
    [few] { $minutes } دقائق للمباراة كلها
    [many] { $minutes } دقيقة للمباراة كلها
   *[other] { $minutes } دقيقة للمباراة كلها
}
clock-days = { $days ->
    [zero] أقل من يوم لكل حركة
    [one] يوم واحد لكل حركة
    [two] يومان لكل حركة
    [few] { $days } أيام لكل حركة
    [many] { $days } يومًا لكل حركة
   *[other] { $days } يوم لكل حركة
}
starter-dice = يقرر النرد

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
duty-point-other = إعلان من { $player }، وبقي تعيين المكان
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
said-gives-you = إليك من { $player }: { $piece }.
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
cover-title = سلّم الجهاز إلى { $player }
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
looking-back = أنت الآن في لحظة سابقة.
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
result-wins = فوز { $player }
result-draw = تعادل
result-none = بلا نتيجة
rematch = مرة أخرى
rematch-there = إلى المباراة التالية
review-title = لماذا؟
review-coming = تُراجَع المباراة…
replay-controls = تصفّح المباراة
replay-start = إلى البداية
replay-back = للخلف
replay-onward = للأمام
replay-end = إلى النهاية
replay-slider = لحظة من المباراة
replay-beginning = البداية
share-title = احفظ وشارك
share-copy-record = انسخ السجل
share-save-record = احفظ السجل
share-svg = صورة (SVG)
share-png = صورة (PNG)
share-link = انسخ رابط هذه الوضعية
share-copied = نُسخ.
share-not-copied = لا يسمح هذا المتصفح للصفحة بالنسخ.
share-no-png = تعذر إنشاء الصورة.

## Games in lists, and titles of pages where people meet

title-lobby = الصالة – Kvarto
title-games = مبارياتي – Kvarto
title-account = الحساب – Kvarto
title-return = العودة – Kvarto
title-turns = ({ $count }) { $title }
# In a row of what is agreed on.
agreed-spoken = تعلن بنفسك
agreed-not-casual = بلا تراجع
mine-your-turn = دورك
mine-others-turn = الدور على { $player }
# $when is such as "خلال يومين".
mine-deadline = ينتهي الوقت { $when }
mine-table-link = طاولة لمن لديه الرابط
mine-table-lobby = طاولة في الصالة
mine-won = فوز
mine-lost = خسارة
mine-drawn = تعادل
mine-no-result = بلا نتيجة
ended-quarto = بكوارتو
ended-draw = وُضعت كل القطع
ended-agreement = بالاتفاق
ended-time = بانتهاء الوقت
ended-resignation = بالاستسلام
ended-forfeit = بإعلان خاطئ
ended-abandoned = بمغادرة أحد الطرفين
ended-aborted = أُلغيت
ended-unknown = لسبب مجهول
return-make = أنشئ رابطًا

## The way to the course

title-learn = تعلّم اللعبة – Kvarto
# The window of one step.
title-lesson = { $title } – Kvarto
nav-learn = تعلّم

## The way to puzzles and analysis; how a move is judged

nav-puzzles = الألغاز
nav-analysis = التحليل
title-puzzles = الألغاز – Kvarto
title-analysis = التحليل – Kvarto
to-analysis = حلّل هذه الوضعية
to-analysis-game = حلّل هذه المباراة
verdict-best = الأفضل
verdict-fine = جيدة
verdict-mistake = خطأ
verdict-blunder = خطأ فادح
verdict-decisive = خطأ حاسم
verdict-unknown = بلا حكم
