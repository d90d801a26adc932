### Puzzles, the analysis board, and the review of a game.

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
step-gives = حركة { $player }: إعطاء { $piece }.
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

accuracy-share = { $percent }٪
accuracy-kept = الحركات التي حافظت على القيمة { $kept } من { $judged }.
standing-title = سير المباراة
standing-label = حال المباراة بعد كل حركة: إلى الأعلى فوز { $first }، وإلى الأسفل فوز { $second }. والأمر نفسه في الجدول أدناه.
standing-side = فوز { $player }
standing-as-table = في جدول
standing-move = الحركة
standing-player = اللاعب
standing-stood = الحال بعدها
standing-verdict = الحكم
standing-show = ارسم سير المباراة
# $ending is a worth-win.
standing-wins = { $player }: { $ending }
standing-won = فوز { $player }
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
study-gives = الدور على { $player } في إعطاء { $other } قطعة.
study-places = الدور على { $player } في وضع { $piece }.
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
    [zero] لا حركة تؤدي إلى التعادل
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
study-safe =
    { $count ->
        [zero] لا توجد قطعة آمنة بين القطع المتبقية، وعددها { $total }.
        [one] بين القطع المتبقية، وعددها { $total }، قطعة واحدة لا تفوز في الحال.
        [two] بين القطع المتبقية، وعددها { $total }، قطعتان لا تفوزان في الحال.
        [few] بين القطع المتبقية، وعددها { $total }، { $count } قطع لا تفوز في الحال.
        [many] بين القطع المتبقية، وعددها { $total }، { $count } قطعة لا تفوز في الحال.
       *[other] بين القطع المتبقية، وعددها { $total }، { $count } قطعة لا تفوز في الحال.
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

## Records, positions by their address, and what a move means

review-better = الأفضل: { $words }.
why-gift = جاءت { $piece } من { $player }، وبها اكتمل { $shape }.
word-turn = (الوضع على { $cell }، ثم إعطاء { $piece }.)
word-give = (إعطاء { $piece }.)
review-look = انظر
replay-title = افتح سجلًّا
replay-about = تصفّح مباراة محفوظة في ملف { "\u2066.qgn\u2069" }، هنا أو في أي مكان آخر.
replay-file = اختر ملفًّا
replay-paste = أو الصقه هنا
replay-open = افتح
replay-another = افتح سجلًّا آخر
position-begin = ابدأ مباراة من هنا
position-first-gives = الدور على اللاعب الأول في إعطاء قطعة.
position-second-gives = الدور على اللاعب الثاني في إعطاء قطعة.
position-first-places = الدور على اللاعب الأول في وضع { $piece }.
position-second-places = الدور على اللاعب الثاني في وضع { $piece }.
