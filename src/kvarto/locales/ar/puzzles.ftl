### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = صنع ألغاز أجوبتها مثبتة، أو إثباتها، أو عرض واحد منها.
puzzles-make-help =
    يصنع ألغازًا: تُسحب الوضعيات عشوائيًّا، ولا يبقى منها إلا ما أُثبت أن له جوابًا صحيحًا واحدًا.
    يوقفه Ctrl-C، والأمر نفسه يتابع من حيث توقف. والبذرة نفسها تعطي الألغاز نفسها.
puzzles-seed-help = بذرة العشوائية.
puzzles-count-help = كم لغزًا من كل نوع ونمط (بعدد ما في الحزمة إن لم يُذكر).
puzzles-variant-help = من هذا النمط وحده؛ ويمكن ذكره أكثر من مرة.
puzzles-work-help = المجلد الذي يُحفظ فيه ما أُنجز من العمل.
puzzles-into-help = ملف الألغاز المكتملة (ملف الحزمة إن لم يُذكر).
puzzles-making = { $variant }، { $kind }
puzzles-stopped = توقف. الأمر نفسه يتابع من هنا.
puzzles-made = { $count ->
    [zero] لا ألغاز في { $file }.
    [one] في { $file } لغز واحد.
    [two] في { $file } لغزان.
    [few] في { $file } { $count } ألغاز.
    [many] في { $file } { $count } لغزًا.
   *[other] في { $file } { $count } لغز.
}
puzzles-check-help =
    يثبت كل لغز: أن جوابه صحيح، وأنه لا جواب غيره، وأن لا لغز هو نفسه لغز آخر من زاوية أخرى.
puzzles-file-help = الملف المقصود (ملف الحزمة إن لم يُذكر).
puzzles-sample-help = إثبات لغز واحد فقط من كل هذا العدد.
puzzles-checking = إثبات
puzzles-checked = { $count ->
    [zero] لم يُثبت أي لغز.
    [one] أُثبت لغز واحد.
    [two] أُثبت لغزان.
    [few] أُثبتت { $count } ألغاز.
    [many] أُثبت { $count } لغزًا.
   *[other] أُثبت { $count } لغز.
}
puzzles-wrong = { $count ->
    [zero] لا لغز خاطئ.
    [one] لغز واحد خاطئ.
    [two] لغزان خاطئان.
    [few] { $count } ألغاز خاطئة.
    [many] { $count } لغزًا خاطئًا.
   *[other] { $count } لغز خاطئ.
}
puzzle-is-none = { $puzzle }: ليس له جواب صحيح واحد بعينه
puzzle-has-other-answers = { $puzzle }: الصحيح { $proven }، وليس { $kept }
puzzle-repeats = { $puzzle }: هو نفسه { $other }
no-puzzle-file = ليس هذا ملف ألغاز
no-such-puzzle = ليس في هذا السطر لغز: { $text }
puzzles-show-help = عرض اللغز الذي له هذا المعرّف، وجوابه، وما ينتج عنه.
puzzles-title = { $puzzle }: { $task } ({ $variant }، التصنيف { $rating })
puzzles-answer = { $count ->
    [1] الجواب: { $answers }
    [2] الجوابان: { $answers }
   *[other] الأجوبة: { $answers }
}
puzzles-line = ما يلي ذلك: { $words }

## What is asked for

puzzle-task-win = ضع وأعطِ بحيث تفوز
puzzle-task-safe = أعطِ القطعة الآمنة الوحيدة
puzzle-task-hold = ضع وأعطِ بحيث لا تخسر
puzzle-task-spot = اكتشف الكوارتو قبل أن يسقط
puzzle-task-trap = اذكر القطعة التي فيها فخ
