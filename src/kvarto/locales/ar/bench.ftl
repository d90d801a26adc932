### How fast the engine is, and how many positions there are.

bench-short-help = يقيس سرعة المحرك.
bench-help =
    يقيس سرعة المحرك. تأتي أولًا البصمة: كم عقدة يزورها البحث لقائمة ثابتة من الوضعيات، وهي نفسها على
    كل جهاز ما لم يتغير البحث. ثم، لوضعيات عشوائية هي نفسها كل مرة، دون جدول الافتتاح ومعه، كم يستغرق
    إيجاد القيمة، والقيمة مع المسافة، وتقييم كل حركة: لنصف الوضعيات ما لا يتجاوز p50، ولـ99 من 100
    ما لا يتجاوز p99، وللجميع ما لا يتجاوز max.
bench-quick-help = بضع وضعيات فقط، ودون الجدول لا شيء بثلاث قطع أو أربع.
bench-full-help =
    حل اثنتي عشرة لعبة كاملة أيضًا، وعدّ ألواح التعادل، واللعب عشوائيًا، وقياس وقت minimax البسيط
    وذاكرة برنامج يلعب، وذكر الأهداف التي تحققت. يستغرق ذلك بضع دقائق.
bench-json-help = كتابة النتائج في ملف أيضًا ({ "\u2066-\u2069" } للخرج القياسي، ولا شيء غيره).
bench-signature = البصمة بعدد العقد: { $nodes }
bench-title = { $variant }: ملي ثانية من وقت نواة واحدة، دون جدول
bench-title-with-table = { $variant }: ملي ثانية من وقت نواة واحدة، مع جدول
bench-no-table = { $variant }: لا يوجد جدول افتتاح كامل بعد
bench-placed = n
bench-cold = بارد
bench-warm = دافئ
bench-value = القيمة
bench-distance = القيمة والمسافة
bench-grade = التقييم
bench-positions = وضعيات
bench-p50 = p50
bench-p99 = p99
bench-longest = max
bench-legend =
    { "\u2066n\u2069" }: القطع على اللوح؛ وضعيات: كم وضعية قيس وقتها.
    بارد: لا شيء في الذاكرة؛ دافئ: سُئل السؤال نفسه قبل لحظة.
bench-waiting-title = تقييم كل حركة مع جدول ونواتين، بارد، ملي ثانية بالساعة
bench-games-title = ألعاب كاملة من اللوح الفارغ، دون جدول
bench-variant = النمط
bench-games-value = القيمة
bench-games-nodes = العقد
bench-seconds = ثواني المعالج
bench-drawn-title = ألواح ممتلئة بلا كوارتو
bench-drawn-boards = ألواح
bench-playouts-title = مباريات عشوائية بقواعد Python
bench-playouts-games = مباريات
bench-playouts-speed = مباراة / ث
bench-playouts-drawn = تعادل
bench-playouts-placed = القطع الموضوعة
bench-reference-title = minimax البسيط والمحلّل، القيمة والمسافة، ملي ثانية من وقت المعالج
# As in English.
bench-reference = minimax
bench-solver = المحلّل
bench-agree = الأجوبة متطابقة.
bench-disagree = الأجوبة مختلفة!
bench-footprint-title = ما تكلفه الحزمة
bench-import = استيراد kvarto، من وقت المعالج: { $size }
bench-memory = الذاكرة أثناء مباراة عادية: { $size }
bench-memory-three = الذاكرة بعد مباريات من ثلاثة أنماط: { $size }

## What the engine was to reach

goals-title = ما كان المراد بلوغه؛ ويُحسب الأبطأ من اللعبتين
goals-measured = المقيس
goals-must = الواجب
goals-aim = الهدف
goals-reached = المحقق
goal-aim-reached = الهدف
goal-must-reached = الواجب
goal-missed = لا
goal-not-measured = -
goal-value-8 = القيمة، p99، { "\u2066n = 8\u2069" }
goal-value-7 = القيمة، p99، { "\u2066n = 7\u2069" }
goal-value-6 = القيمة، p99، { "\u2066n = 6\u2069" }
goal-distance-6 = القيمة والمسافة، p99، { "\u2066n = 6\u2069" }
goal-table = القيمة والمسافة من الجدول، p99، { "\u2066n ≤ 5\u2069" }
goal-grade-6 = تقييم كل حركة مع المسافة، p99، { "\u2066n = 6\u2069" }
goal-two-cores = التقييم، جدول، نواتان، بالساعة، p99، { "\u2066n = 5\u2069" }
goal-whole-lines = لعبة كاملة، عادي
goal-whole-both = لعبة كاملة، خطوط ومربعات
goal-whole-squares = لعبة كاملة، مربعات فقط
goal-drawn-boards = ألواح التعادل في اللعبة العادية
goal-memory = الذاكرة أثناء اللعب
goal-import = استيراد kvarto

## kvarto census

census-short-help = يعدّ الوضعيات وألواح التعادل، وقيمتها.
census-help =
    يعدّ الألواح الممتلئة بلا كوارتو، ثم بحسب عدد القطع على اللوح ما يوجد منها بلا كوارتو، دون تكرار
    المتناظر: الألواح، والألواح مع قطعة في اليد، وما لا تفوز فيه تلك القطعة فورًا. أما كم منها فوز
    وتعادل وخسارة لمن يضع، فمعروف إلى حيث يصل جدول افتتاح اللعبة.
census-variant-help = standard أو advanced أو squares أو hard، أو رمز مثل { "\u2066ch:l\u2069" }.
census-levels-help =
    حتى كم قطعة على اللوح. كل قطعة أخرى تستغرق نحو عشرة أضعاف، ومن 8 فصاعدًا مئات الميغابايت.
census-json-help = إخراج كائن JSON في كل سطر.
census-counting-drawn = عدّ الألواح الممتلئة ...
census-counting = عدّ الألواح التي عليها { $placed ->
    [zero] لا شيء
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $placed } قطع
    [many] { $placed } قطعة
   *[other] { $placed } قطعة
} ...
census-drawn-boards = { $variant }: من الألواح الممتلئة، وعددها { "\u206616!\u2069" }، ما لا كوارتو فيه: { $boards }.
census-placed = القطع
census-boards = الألواح
census-positions = مع قطعة في اليد
census-quiet = بلا فوز فوري
census-won = فوز
census-drawn = تعادل
census-lost = خسارة
census-unknown = -
census-no-table = { "\u2066-\u2069" }: مجهول؛ ليس لهذه اللعبة جدول افتتاح.
census-table-ends = { "\u2066-\u2069" }: مجهول؛ ينتهي جدول افتتاح هذه اللعبة عند { $levels ->
    [zero] اللوح الفارغ.
    [one] قطعة واحدة.
    [two] قطعتين.
    [few] { $levels } قطع.
    [many] { $levels } قطعة.
   *[other] { $levels } قطعة.
}
census-stopped = توقف.
census-number = { $count }
