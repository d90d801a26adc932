### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = إخراج JSON، كائن في كل سطر.
engine-threads-help = عدد خيوط التنفيذ.
engine-no-table-help = حساب كل شيء دون جدول الافتتاح.
engine-time-limit-help = ترك الوضعية بعد هذا العدد من الثواني.

## kvarto solve

solve-help =
    يذكر لكل POSITION من يفوز بأفضل لعب، وكم قطعة توضع حتى ذلك الحين. الوضعية وسيط واحد بين
    علامتي اقتباس. مع { "\u2066-\u2069" }، أو دون شيء، تُقرأ الوضعيات من الدخل القياسي، واحدة في كل سطر؛ وتُتجاوز
    الأسطر الفارغة والأسطر التي تبدأ بـ { "\u2066#\u2069" }.
    مثال: { "\u2066kvarto solve 'A.../.3../..../...5 7 chst:lq'\u2069" }
solve-short-help = يذكر من يفوز في وضعية.
solve-cold-help = نسيان كل ما عُرف من قبل عند كل وضعية.
solve-cold-one-thread = لا يصلح { "\u2066--cold\u2069" } إلا مع خيط واحد
solve-nothing = تنقص POSITION (أو { "\u2066-\u2069" } لقراءة الوضعيات من الدخل القياسي)
solve-wrong-line = السطر { $line }: { $what }

solve-win = { $position }: الدور على { $player }، والنتيجة فوز { $distance ->
    [zero] بإعلان { $shapes }
    [one] بالقطعة التالية
    [two] بعد وضع قطعتين
    [few] بعد وضع { $distance } قطع
    [many] بعد وضع { $distance } قطعة
   *[other] بعد وضع { $distance } قطعة
}.
solve-draw = { $position }: الدور على { $player }، والنتيجة تعادل.
solve-loss = { $position }: الدور على { $player }، والنتيجة خسارة { $distance ->
    [zero] فورًا
    [one] بالقطعة التالية
    [two] بعد وضع قطعتين
    [few] بعد وضع { $distance } قطع
    [many] بعد وضع { $distance } قطعة
   *[other] بعد وضع { $distance } قطعة
}.
solve-unknown = { $position }: الدور على { $player }، ولا يُعرف من يفوز.

## kvarto grade

grade-help =
    يذكر إلى ماذا تقود كل حركة مسموحة في POSITION لمن عليه الدور، والأفضل أولًا.
    مثال: { "\u2066kvarto grade '05F./..../.A3./9..6 C'\u2069" }
grade-short-help = يذكر قيمة كل حركة.
grade-nothing = لا توجد حركة لتقييمها: اللوح ممتلئ
grade-win = فوز { $distance ->
    [zero] فورًا
    [one] بقطعة واحدة
    [two] بعد قطعتين
    [few] بعد { $distance } قطع
    [many] بعد { $distance } قطعة
   *[other] بعد { $distance } قطعة
} ({ $count }):
grade-draw = تعادل ({ $count }):
grade-loss = خسارة { $distance ->
    [zero] فورًا
    [one] بعد قطعة واحدة
    [two] بعد قطعتين
    [few] بعد { $distance } قطع
    [many] بعد { $distance } قطعة
   *[other] بعد { $distance } قطعة
} ({ $count }):
grade-unknown = مجهول ({ $count }):

## kvarto review

review-help =
    يحكم على كل حركة في مباريات ملف { "\u2066.qgn\u2069" } اسمه FILE ({ "\u2066-\u2069" } للدخل القياسي): قيمتها قبلها وبعدها، وما
    كان أفضل منها، وأي كوارتو فات اللاعبين، وأين حُسمت المباراة.
review-short-help = يذكر أين رُبحت المباريات المسجلة وأين خُسرت.

review-value-lost = من { $before } إلى { $after }
review-verdict-mistake = خطأ
review-verdict-blunder = خطأ فادح
review-verdict-decisive = خطأ حاسم
review-remark = { $verdict }؛ الأفضل { $words }
review-remark-more = { $verdict }؛ الأفضل { $words } (و{ $more } غيرها)

review-left-win = في آخر وضعية الدور على { $player }، والنتيجة فوز مع أفضل لعب.
review-left-draw = في آخر وضعية الدور على { $player }، والنتيجة تعادل مع أفضل لعب.
review-left-loss = في آخر وضعية الدور على { $player }، والنتيجة خسارة مع أفضل لعب.
review-accuracy = { $player }: الحركات التي حافظت على القيمة { $kept } من { $judged } ({ $percent }٪).
