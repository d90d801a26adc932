### Puzzles, the analysis board, and the review of a game.

nav-puzzles = ألغاز
nav-analysis = التحليل
title-puzzles = ألغاز – Kvarto
title-analysis = التحليل – Kvarto
to-analysis = حلّل هذه الوضعية
to-analysis-game = حلّل هذه المباراة

# Whoever has no name.
player-first = اللاعب الأول
player-second = اللاعب الثاني

## What a move or a position is worth to who is to act: nouns, after a colon or a dash

worth-win = { $distance ->
    [zero] فوز في الحال
    [one] فوز بالقطعة التالية
    [two] فوز بعد وضع قطعتين
    [few] فوز بعد وضع { $distance } قطع
    [many] فوز بعد وضع { $distance } قطعة
   *[other] فوز بعد وضع { $distance } قطعة
}
worth-win-sometime = فوز
worth-draw = تعادل
worth-loss = { $distance ->
    [zero] خسارة في الحال
    [one] خسارة بالقطعة التالية
    [two] خسارة بعد وضع قطعتين
    [few] خسارة بعد وضع { $distance } قطع
    [many] خسارة بعد وضع { $distance } قطعة
   *[other] خسارة بعد وضع { $distance } قطعة
}
worth-loss-sometime = خسارة
worth-unknown = مجهول

## Moves told step by step

step-places = حركة { $player }: الوضع على { $cell }.
step-gives = من { $player } تُعطى { $piece }.
step-calls = إعلان { $shape } من { $player }، وبه الفوز.
step-you-places = تضع على { $cell }.
step-you-gives = تعطي { $piece }.
step-you-calls = تعلن { $shape } وتفوز.
# A move in words, put together from the next three.
move-whole = { $parts }:
move-place = الوضع على { $cell }
move-give = إعطاء { $piece }
move-call = إعلان { $shape }
playback-label = تصفّح الحركات
playback-begins = من هنا البداية.
playback-again = اعرضها مرة أخرى

## Somebody is to find a move

attempt-place = ضع القطعة التي في يدك.
attempt-give = اختر القطعة التي تعطيها.
attempt-give-or-call = أعطِ قطعة، أو أعلن.
attempt-end-turn = أعلن، أو أنهِ دورك.
attempt-point = المس القطع الأربع.
attempt-take-back = ضع في مكان آخر
attempt-no-shape = ليست هذه الأربع صفًّا ولا عمودًا ولا قطرًا ولا مربعًا مما يُحسب. حاول مرة أخرى.

## The review of a game

verdict-best = الأفضل
verdict-fine = جيدة
verdict-mistake = خطأ
verdict-blunder = خطأ فادح
verdict-decisive = خطأ حاسم
verdict-unknown = بلا حكم
accuracy-share = { $percent }٪
accuracy-kept = الحركات التي حافظت على القيمة { $kept } من { $judged }.
standing-title = سير المباراة
standing-label = حال المباراة بعد كل حركة: إلى الأعلى الفوز لـ{ $first }، وإلى الأسفل لـ{ $second }. والأمر نفسه في الجدول أدناه.
standing-side = الفوز لـ{ $player }
standing-as-table = في جدول
standing-move = الحركة
standing-player = اللاعب
standing-stood = الحال بعدها
standing-verdict = الحكم
standing-show = ارسم سير المباراة
# $ending is a worth-win.
standing-wins = { $player }: { $ending }
standing-won = الفوز لـ{ $player }
retry-title = حاول مرة أخرى
retry-about = الحركة { $number }: الدور على { $player }، والنتيجة { $value } مع أفضل لعب. جد حركة تحافظ على ذلك.
retry-right = صحيح. تبقى النتيجة: { $value }.
retry-wrong = ليست هذه. انظر ما يتبعها.
retry-again = مرة أخرى

## The analysis board

analysis-title = التحليل
study-variant = كيف يكون الفوز
study-overlay = على اللوح
study-overlay-values = قيمة الحركات
study-overlay-threats = التهديدات
study-overlay-nothing = لا شيء
study-worth-title = قيمة الوضعية
# $ending is a worth-win and so on.
study-worth = مع أفضل لعب: { $ending }.
study-gives = الدور على { $player } في إعطاء قطعة لـ{ $other }.
study-places = الدور على { $player } في وضع القطعة: { $piece }.
study-placed = وُضعت على { $cell }: اختر الآن القطعة التي تُعطى.
study-over = هنا انتهت المباراة.
study-progress = كم حركة قُيّمت
study-graded = { $graded } من { $total } من الحركات
study-nodes = · الوضعيات التي فُحصت: { $nodes }
study-stop = أوقف
study-stopped = توقف بعد { $graded } من { $total } من الحركات.
study-go-on = تابع
study-call = أعلن { $shape }
study-best-moves = أفضل الحركات
study-all-moves = { $count ->
    [zero] لا حركات
    [one] الحركة الوحيدة
    [two] الحركتان كلتاهما
    [few] الحركات كلها ({ $count })
    [many] الحركات كلها ({ $count })
   *[other] الحركات كلها ({ $count })
}
study-group-win = { $count ->
    [zero] لا حركة تفوز
    [one] حركة واحدة تفوز
    [two] حركتان تفوزان
    [few] { $count } حركات تفوز
    [many] { $count } حركة تفوز
   *[other] { $count } حركة تفوز
}
study-group-draw = { $count ->
    [zero] لا حركة تتعادل
    [one] حركة واحدة تؤدي إلى التعادل
    [two] حركتان تؤديان إلى التعادل
    [few] { $count } حركات تؤدي إلى التعادل
    [many] { $count } حركة تؤدي إلى التعادل
   *[other] { $count } حركة تؤدي إلى التعادل
}
study-group-loss = { $count ->
    [zero] لا حركة تخسر
    [one] حركة واحدة تخسر
    [two] حركتان تخسران
    [few] { $count } حركات تخسر
    [many] { $count } حركة تخسر
   *[other] { $count } حركة تخسر
}
study-group-unknown = مجهولة: { $count }
study-line = أفضل تتمة
study-line-help = أشر إلى خانة أو قطعة أو حركة، فتُعرض هنا أفضل تتمة لها.
study-line-best = اعرض أفضل تتمة
study-threats = التهديدات
study-no-threats = لا قطعة تكمل شيئًا بعد.
study-safe = { $count ->
    [zero] لا توجد قطعة آمنة بين القطع الباقية، وعددها { $total }.
    [one] بين القطع الباقية، وعددها { $total }، قطعة واحدة لا تفوز في الحال.
    [two] بين القطع الباقية، وعددها { $total }، قطعتان لا تفوزان في الحال.
    [few] بين القطع الباقية، وعددها { $total }، { $count } قطع لا تفوز في الحال.
    [many] بين القطع الباقية، وعددها { $total }، { $count } قطعة لا تفوز في الحال.
   *[other] بين القطع الباقية، وعددها { $total }، { $count } قطعة لا تفوز في الحال.
}
study-lapsed = سقط ولم تعد له قيمة: { $shapes }.
study-no-moves = العب حركة على اللوح فتُدوَّن هنا. وإن عدت إلى الوراء ولعبت غيرها بدأ تفريع.
study-comment = تعليق على { $word }
study-comment-start = تعليق على البداية
study-promote = اجعله التسلسل الرئيسي
study-cut = احذف من هنا فصاعدًا
study-open-title = وضعية أو مباراة أخرى
study-paste = الصق وضعية أو سجلًّا
study-paste-about = وضعية مثل { "\u2066A.../.3../..../...5 7\u2069" }، أو سجل
study-copy-link = انسخ رابط هذا التحليل
set-up-title = رتّب وضعية
set-up-help = اختر قطعة، ثم خانة. والمس قطعة موضوعة لترفعها من جديد. وما يبقى في اليد هو القطعة التي توضع.
set-up-last = آخر قطعة وُضعت
set-up-last-none = لا شيء: كل كوارتو قد سقط
set-up-last-about = ما زال يمكن إعلان الكوارتو الذي هي فيه.
set-up-empty-hand = أعد القطعة التي في اليد
set-up-clear = أفرغ اللوح
set-up-done = حلّل
set-up-cancel = إلغاء

## Puzzles

puzzle-hall-title = ألغاز
puzzle-hall-about = كلها مثبتة: لكل لغز جواب واحد، والمحرك يعرف لماذا تفشل سائر الأجوبة.
puzzle-hall-all = كل الألغاز
puzzle-of-the-day = لغز اليوم
puzzle-solve = حُلّه
puzzle-begin = اللغز التالي
puzzle-next = اللغز التالي
puzzle-kind = على ماذا تريد أن تتدرب؟
puzzle-kind-any = تشكيلة
puzzle-kind-win = جد الفوز
puzzle-kind-safe = القطعة الآمنة الوحيدة
puzzle-kind-hold = تمسّك بالتعادل
puzzle-kind-spot = اكتشف الكوارتو
puzzle-kind-trap = أين الفخ؟
puzzle-count = { $count ->
    [zero] لا ألغاز
    [one] لغز واحد
    [two] لغزان
    [few] { $count } ألغاز
    [many] { $count } لغزًا
   *[other] { $count } لغز
}
puzzle-title-win = جد الفوز
puzzle-title-safe = القطعة الآمنة الوحيدة
puzzle-title-hold = تمسّك بالتعادل
puzzle-title-spot = اكتشف الكوارتو
puzzle-title-trap = أين الفخ؟
puzzle-ask-win = { $distance ->
    [zero] أعلن وفُز في الحال.
    [one] ضع القطعة وفُز في الحال.
    [two] خانة واحدة وقطعة واحدة تعطيها تضمنان لك الفوز بعد وضع قطعتين. فما هما؟
    [few] خانة واحدة وقطعة واحدة تعطيها تضمنان لك الفوز بعد وضع { $distance } قطع. فما هما؟
    [many] خانة واحدة وقطعة واحدة تعطيها تضمنان لك الفوز بعد وضع { $distance } قطعة. فما هما؟
   *[other] خانة واحدة وقطعة واحدة تعطيها تضمنان لك الفوز بعد وضع { $distance } قطعة. فما هما؟
}
puzzle-ask-safe = كل القطع إلا واحدة يفوز بها الطرف الآخر في الحال. فأيها تعطي؟
puzzle-ask-hold = خانة واحدة وقطعة واحدة تعطيها تضمنان لك التعادل، وكل ما عدا ذلك خسارة. فما هما؟
puzzle-ask-spot = { $seconds ->
    [zero] أكمل الطرف الآخر كوارتو ولم يعلنه. عيّنه في الحال.
    [one] أكمل الطرف الآخر كوارتو ولم يعلنه. عيّنه قبل أن تنقضي ثانية واحدة.
    [two] أكمل الطرف الآخر كوارتو ولم يعلنه. عيّنه قبل أن تنقضي ثانيتان.
    [few] أكمل الطرف الآخر كوارتو ولم يعلنه. عيّنه قبل أن تنقضي { $seconds } ثوانٍ.
    [many] أكمل الطرف الآخر كوارتو ولم يعلنه. عيّنه قبل أن تنقضي { $seconds } ثانية.
   *[other] أكمل الطرف الآخر كوارتو ولم يعلنه. عيّنه قبل أن تنقضي { $seconds } ثانية.
}
puzzle-ask-trap = إحدى هذه القطع تبدو آمنة، لكنها تخسر. فأيها يجب ألا تعطيها؟
# $rating is a number such as 1500.
puzzle-difficulty = الصعوبة { $rating }
puzzle-other = الطرف الآخر
puzzle-tried-right = حللت هذا اللغز.
puzzle-tried-wrong = جرّبت هذا اللغز من قبل، فلم يعد يُحسب.
puzzle-tried-helped = رأيت تلميحًا، فلم يعد هذا اللغز يُحسب.
puzzle-clock-about = { $seconds ->
    [zero] تظهر القطع حين تبدأ الساعة.
    [one] تظهر القطع حين تبدأ الساعة. أمامك ثانية واحدة.
    [two] تظهر القطع حين تبدأ الساعة. أمامك ثانيتان.
    [few] تظهر القطع حين تبدأ الساعة. أمامك { $seconds } ثوانٍ.
    [many] تظهر القطع حين تبدأ الساعة. أمامك { $seconds } ثانية.
   *[other] تظهر القطع حين تبدأ الساعة. أمامك { $seconds } ثانية.
}
puzzle-clock-start = شغّل الساعة
puzzle-hint = تلميح { $step } من { $steps }
puzzle-hint-about = مع التلميح لا يُحسب اللغز في تصنيفك.
puzzle-hint-mark = تلميح
puzzle-give-up = أظهر الجواب
puzzle-retry = حاول مرة أخرى
puzzle-why-not = لماذا ليس { $word }؟
puzzle-right = صحيح!
puzzle-late = انتهى الوقت. كان هذا هو الجواب.
puzzle-given-up = الجواب: { $words }.
# $ending is a worth-loss and so on, for whoever solves it.
puzzle-wrong = ليس هذا هو الجواب. نتيجته لك مع أفضل لعب: { $ending }.
puzzle-wrong-shape = ليس هذا كوارتو متاحًا.
puzzle-rating = التصنيف
puzzle-rating-about = بزيادة أو نقصان { $deviation }
puzzle-streak = أيام متتالية
puzzle-streak-days = { $days }
puzzle-streak-best = الرقم القياسي: { $days }
puzzle-streak-now = { $days ->
    [zero] لا أيام متتالية بعد.
    [one] يوم واحد حتى الآن.
    [two] يومان متتاليان.
    [few] { $days } أيام متتالية.
    [many] { $days } يومًا متتاليًا.
   *[other] { $days } يوم متتالٍ.
}
puzzle-solved = ما حللته
puzzle-solved-about = من { $tried } جرّبتها
puzzle-new-rating = تصنيفك: { $rating }
puzzle-does-not-count = لا يُحسب هذا في تصنيفك.
