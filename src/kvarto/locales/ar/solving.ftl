### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = الألغاز
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
puzzle-why-not = لمَ لا { $word }؟
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

## Hints, step by step

# What to look for.
puzzle-hint-win = ابحث عن حركة لا تبقى بعدها للطرف الآخر قطعة آمنة يعطيها.
puzzle-hint-safe = اسأل عن كل قطعة متبقية: ماذا تكمل؟
puzzle-hint-hold = كل الحركات تخسر إلا واحدة. عُدّ القطع الآمنة التي تبقى بعد حركتك.
puzzle-hint-spot = انظر إلى الخطوط التي تمر بآخر قطعة وُضعت، صفة بعد صفة.
puzzle-hint-trap = هناك قطع لا تكمل شيئًا. لكن بعد واحدة منها يستطيع الطرف الآخر أن يضع بحيث لا يبقى لك ما تعطيه بأمان.
# $line is a row or a column, for example "الصف 3".
puzzle-hint-line = ضعها في مكان ما من { $line }.
puzzle-hint-cell = ضعها على { $cell }. فأي قطعة يمكن إعطاؤها عندئذ؟
puzzle-hint-dangers = في الخانات المعلَّمة يمكن أن يكتمل شيء.
# $placements is a number, from 3 on.
puzzle-hint-distance = عدد القطع التي توضع قبل أن ينطبق الفخ: { $placements }.
# $trait is one feature value, for example "داكنة".
puzzle-hint-give = إحدى صفات القطعة: { $trait }.
puzzle-hint-shared = ما يجمع القطع الأربع أنها كلها { $trait }.
puzzle-hint-row = إنه صف.
puzzle-hint-column = إنه عمود.
puzzle-hint-diagonal = إنه قطر.
puzzle-hint-square = إنه مربع.
