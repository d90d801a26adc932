### The course: what is said in each step, to attempts, and around them.

title-learn = تعلّم اللعبة – Kvarto
# The window of one step.
title-lesson = { $title } – Kvarto
nav-learn = تعلّم
learn-title = تعلّم اللعبة
learn-lead = { $count ->
    [zero] لا خطوات هنا بعد. تلعب على لوح حقيقي، وكل جواب مثبت.
    [one] خطوة قصيرة واحدة. تلعب فيها على لوح حقيقي، وكل جواب مثبت.
    [two] خطوتان قصيرتان. تلعب فيهما على لوح حقيقي، وكل جواب مثبت.
    [few] { $count } خطوات قصيرة. تلعب في كل منها على لوح حقيقي، وكل جواب مثبت.
    [many] { $count } خطوة قصيرة. تلعب في كل منها على لوح حقيقي، وكل جواب مثبت.
   *[other] { $count } خطوة قصيرة. تلعب في كل منها على لوح حقيقي، وكل جواب مثبت.
}
learn-begin = ابدأ
learn-go-on = تابع
learn-again = من البداية مرة أخرى
learn-steps = الخطوات
learn-progress = أنجزت { $done } من { $count } من الخطوات
# Said after the title of a step.
learn-done = أُنجزت
learn-rules = اقرأ القواعد

## Whole games for beginners

learn-path = مباريات كاملة
learn-path-about = في البداية تُحسب صفة واحدة فقط، فإذا صار اللعب سهلًا فأضف أخرى. ومنافسك متساهل.
path-1 = صفة واحدة
path-2 = صفتان
path-3 = ثلاث صفات
path-4 = الصفات الأربع كلها
path-counts = ما يُحسب: { $features }
path-hints = مع تلميحات
path-play = العب
# For screen readers: which game the button begins.
path-play-stage = العب: { $stage }
path-running = تابع
path-running-stage = تابع: { $stage }
path-played = لُعبت
path-won = فزت بها

## Around a step

lesson-number = الخطوة { $number } من { $count }
lesson-hint = تلميح
lesson-check = تحقّق
lesson-marked = { $count ->
    [0] لم تعلّم على شيء بعد.
   *[other] علّمت على: { $pieces }.
}
# Said of a piece of the reserve.
lesson-is-marked = عليها علامة
lesson-again = حاول مرة أخرى
lesson-next = الخطوة التالية
lesson-finish = كل الخطوات
lesson-start-clock = شغّل الساعة
lesson-right = صحيح.
lesson-wrong = ليس تمامًا.
lesson-actions = دورك
lesson-between = الخطوات
lesson-previous = الخطوة السابقة
lesson-unknown = لا توجد خطوة كهذه.

## What is wrong with an attempt
## $piece is a piece-name, $alike something like "أربع قطع طويلة", $shape a row, column or the like

# $traits are feature values, such as "فاتحة وقصيرة".
lesson-wrong-piece = اخترت { $piece }. وما لا يناسب فيها أنها { $traits }.
lesson-wrong-no-shape = هذه الأربع لا تؤلف شكلًا يُحسب.
lesson-wrong-not-alike = انظر إلى { $shape }: لا شيء يجمع القطع الأربع هناك.
lesson-wrong-lapsed = في { $shape } { $alike }، لكن القطعة الموضوعة للتو ليست بينها. لقد سقط هذا الكوارتو.
lesson-wrong-completes-nothing = بين ما علّمت عليه قطعة لا تكمل شيئًا: { $piece }.
lesson-wrong-missing = { $count ->
    [zero] كله صحيح، ولا ينقص شيء.
    [one] صحيح حتى الآن، لكن تنقص قطعة واحدة.
    [two] صحيح حتى الآن، لكن تنقص قطعتان.
    [few] صحيح حتى الآن، لكن تنقص { $count } قطع.
    [many] صحيح حتى الآن، لكن تنقص { $count } قطعة.
   *[other] صحيح حتى الآن، لكن تنقص { $count } قطعة.
}
lesson-wrong-marked = بين ما علّمت عليه قطعة غير آمنة: { $piece }. فعلى { $cell } يكتمل بها { $shape }: { $alike }.
lesson-wrong-cell = على { $cell } لا تكمل القطعة أربعًا متشابهة.
lesson-wrong-gives-win = أعطيت { $piece }. يضعها الطرف الآخر على { $cell } ويعلن { $shape }: { $alike }.
lesson-wrong-none-safe = بعد أن وضعت هناك لم تبقَ قطعة آمنة. أعطيت { $piece }. يضعها الطرف الآخر على { $cell } ويعلن { $shape }: { $alike }.
lesson-wrong-let-lapse = وضعت القطعة، وبذلك سقط { $shape }. لم يعد لأحد أن يعلنه.
lesson-wrong-not-called = أعطيت قطعة ولم تعلن. والآن يعلن الطرف الآخر { $shape }: { $alike }.
lesson-wrong-missed-win = كان بإمكانك الفوز في الحال: هناك خانة تكمل فيها القطعة التي في يدك ({ $piece }) أربعًا متشابهة.
lesson-wrong-even = عدد القطع الآمنة التي تركتها { $count }. أعطيت واحدة، ويعطي الطرف الآخر الأخيرة، فلا يبقى لك شيء.
lesson-wrong-still-safe = يضع الطرف الآخر تلك القطعة على { $cell }، وتبقى له قطعة آمنة يعطيها: { $piece }.
lesson-wrong-time = انتهت دقيقتك. في مباراة بهذه الساعة كنت ستخسر.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = تعرّف على الصفات
lesson-features-text = لا تتطابق قطعتان. كل قطعة فاتحة أو داكنة، قصيرة أو طويلة، مستديرة أو مربعة، مصمتة أو مجوفة من الأعلى: أربع صفات، لكل منها حالان.
lesson-features-task = جد القطعة الداكنة الطويلة المستديرة المجوفة.
lesson-features-hint = خذ الصفات واحدة واحدة: من القطع الداكنة الطويلة فقط، ومن هذه المستديرة فقط. تبقى اثنتان، في أعلى إحداهما تجويف.
lesson-features-right = هي هذه، ولا توجد غيرها. فكل قطعة تختلف عن كل قطعة أخرى في صفة واحدة على الأقل.

lesson-line-title = أربع متشابهة
lesson-line-text = أربع قطع في صف أو عمود أو قطر هي كوارتو إذا تشابهت في صفة واحدة على الأقل. صفة واحدة تكفي، ولا أهمية للباقي.
lesson-line-task = على هذا اللوح ثلاثة خطوط ممتلئة. عيّن القطع الأربع في الخط الذي هو كوارتو.
lesson-line-hint = انظر إلى أعلى القطع. في أحد الخطوط كل القطع مجوفة.
lesson-line-right = الصف 1: أربع قطع مجوفة. أما في العمود c وعلى القطر فلا شيء يجمع القطع الأربع.

lesson-three-title = ثلاث بينها شيء مشترك
lesson-three-text = ثلاث قطع على خط بينها صفة مشتركة لا تنقصها إلا رابعة. ومن يرى مثل هذه الثلاث، وما يجمعها، فقد عرف معظم اللعبة.
lesson-three-task = في الصف 2 ثلاث قطع وخانة خالية. علّم على كل قطعة يكتمل بها كوارتو هناك، ثم تحقّق.
lesson-three-hint = ما الذي يجمع الثلاث في الصف 2؟ ليس اللون ولا الطول ولا الشكل. وكل قطعة فيها ما يجمعها تكمل الأربع.
lesson-three-right = الثلاث كلها مجوفة، فأي قطعة مجوفة تكمل الأربع.

lesson-complete-title = أكمل خطًّا
lesson-complete-text = لا تختار القطعة التي تضعها أبدًا: فقد أعطاك إياها الطرف الآخر. ومع ذلك قد تكون هي ما تحتاج إليه.
lesson-complete-task = ضع القطعة التي في يدك حيث تكمل أربعًا متشابهة.
lesson-complete-hint = في العمود a ثلاث قطع مستديرة، لكن قطعتك مربعة. ابحث عن ثلاث تجمعها بقطعتك صفة أخرى.
lesson-complete-right = الصف 2: أربع قطع مجوفة.

lesson-call-title = أعلن
lesson-call-text = لا يكفي أن تكمل: فالكوارتو لا يفوز إلا بإعلانه. بعد أن تضع، وقبل أن تعطي، اضغط الزر الأحمر وعيّن القطع الأربع.
lesson-call-task = وضعت القطعة للتو على d3. أعلن، وعيّن ما أكملته.
lesson-call-hint = يمر بالخانة d3 خطان ممتلئان: الصف 3 والعمود d. وفي أحدهما القطع الأربع داكنة.
lesson-call-right = كوارتو! الصف 3: أربع قطع داكنة. لقد فزت.

lesson-steal-title = اغتنم ما فات منافسك
lesson-steal-text = قد يفوت الكوارتو منافسك أيضًا. فإن أعطاك قطعة دون أن يعلن، فالإعلان لك ما دمت لم تضع تلك القطعة.
lesson-steal-task = وضع الطرف الآخر على d2 وأعطاك قطعة. انتزع الفوز منه.
lesson-steal-hint = لا بد أن يمر الخط بالخانة d2 حيث وُضعت آخر قطعة. قارن الأطوال في العمود d.
lesson-steal-right = كوارتو! العمود d: أربع قطع قصيرة. أكملها الطرف الآخر، لكنك أنت من أعلنها.

lesson-lapse-title = ما الذي يسقط
lesson-lapse-text = إن لم يعلن أحد قبل أن توضع القطعة التالية سقط الكوارتو. تبقى قطعه في مكانها، لكن لا يمكن لأحد أن يعلنه بعد ذلك. فلا يصح الإعلان إلا عن شكل فيه آخر قطعة وُضعت.
lesson-lapse-task = وضعت القطعة للتو على b2. هنا خطان في كل منهما أربع متشابهة؛ أعلن الذي ما زال يُحسب.
lesson-lapse-hint = في الصف 1 أربع قطع مربعة، لكن b2 ليست في الصف 1. أي خط ممتلئ يمر بالخانة b2؟
lesson-lapse-right = كوارتو! العمود b: أربع قطع طويلة. أما القطع المربعة الأربع في الصف 1 فقد سقطت، وإعلانها خاطئ.

lesson-safe-title = أعطِ قطعة آمنة
lesson-safe-text = أنت من يختار ما يضعه الطرف الآخر. والقطعة التي تكمل له أربعًا تخسر بها المباراة، فانظر ما يهددك قبل أن تعطي.
lesson-safe-task = أعطِ قطعة لا يستطيع الطرف الآخر أن يفوز بها في الحال.
lesson-safe-hint = في الصف 1 ثلاث قطع طويلة ومستديرة. فيجب ألا تكون القطعة التي تعطيها طويلة ولا مستديرة.
lesson-safe-right = آمنة: فهي قصيرة ومربعة، ولا تكمل شيئًا في الصف 1.

lesson-block-title = سدّ الطريق
lesson-block-text = أحيانًا لا توجد قطعة آمنة. عندئذ استعن بالقطعة التي في يدك: ضعها في موضع التهديد، فتسد الفراغ ويزول التهديد.
lesson-block-task = ضع القطعة بحيث يبقى لك ما تعطيه، ثم أعطه. لا توجد إلا طريقة واحدة.
lesson-block-hint = انظر إلى العمود d: ثلاث قطع فاتحة ومستديرة، وخانة خالية.
lesson-block-right = على d4 تُبطل قطعتك تهديد العمود d، وصارت هناك قطعة آمنة واحدة. وكل ما عدا ذلك خسارة في الحال.

lesson-count-title = عُدّ ما هو آمن
lesson-count-text = في النصف الثاني من المباراة تقل القطع الآمنة. ومن عرف كم بقي منها عرف ما سيأتي.
lesson-count-task = علّم على كل قطعة يمكن إعطاؤها هنا بأمان، ثم تحقّق.
lesson-count-hint = هناك خطان يهددان: في العمود c ثلاث قطع مصمتة، وفي الصف 4 ثلاث داكنة. والآمن ما ليس هذا ولا ذاك.
lesson-count-right = ثلاث قطع آمنة: الفاتحة المجوفة.

lesson-last-safe-title = أعطِ آخر قطعة آمنة
lesson-last-safe-text = إن أعطيت آخر قطعة آمنة، اضطر الطرف الآخر إلى وضعها ثم إعطائك قطعة غير آمنة، فتفوز بها.
lesson-last-safe-task = ضع القطعة بحيث لا تبقى إلا قطعة آمنة واحدة، ثم أعطها.
lesson-last-safe-hint = اصنع تهديدًا جديدًا: في الصف 1 قطعتان فاتحتان طويلتان، وقطعتك كذلك فاتحة وطويلة.
lesson-last-safe-right = أينما وضع الطرف الآخر تلك القطعة، فلن يبقى لديه ما يعطيك إياه بأمان.

lesson-parity-title = فردي أم زوجي
lesson-parity-text = تُعطى القطع الآمنة بالتناوب: أنت، ثم الآخر، ثم أنت… فإن كان عدد ما بقي منها فرديًّا حين يأتي دورك في الإعطاء، فأنت من يعطي الأخيرة. وإن كان زوجيًّا فالطرف الآخر. فضع بحيث يصير العدد فرديًّا.
lesson-parity-task = جد الخانة التي يصير بعدها عدد القطع الآمنة فرديًّا، ثم أعطِ إحداها.
lesson-parity-hint = على c1 وعلى d2 تبقى قطعتان آمنتان، وعلى a1 وعلى a2 لا تبقى أي قطعة. فأي خانة بقيت؟
lesson-parity-right = كانت الآمنة ثلاثًا: تعطي واحدة، ويعطي الطرف الآخر واحدة، وتعطي أنت الأخيرة. عندئذ لا يبقى لديه ما يعطيه بأمان.

lesson-squares-title = المربعات
lesson-squares-text = في اللعب المتقدم تفوز أيضًا أربع قطع في مربع { "\u20662 × 2\u2069" }. وهي تسعة مربعات، ويسهل أن تغيب عن العين.
lesson-squares-task = تُحسب المربعات هنا. ضع القطعة، وأعلن، وعيّن ما أكملته.
lesson-squares-hint = انظر إلى وسط اللوح: في ثلاث من خاناته الأربع قطع قصيرة.
lesson-squares-right = كوارتو! المربع الأوسط: أربع قطع قصيرة.

lesson-clock-title = في سباق مع الساعة
lesson-clock-text = في البطولات لك دقيقة لكل حركة. ومن نفد وقته خسر؛ والإعلان يوقف الساعة.
lesson-clock-task = أمامك دقيقة. ضع القطعة، وأعلن، وعيّن ما أكملته.
lesson-clock-hint = قطعتك مستديرة. انظر على امتداد القطرين.
lesson-clock-right = كوارتو، وفي الوقت المناسب! القطر من a1 إلى d4: أربع قطع مستديرة. الآن تعرف كل ما يلزم؛ العب مباراة.
