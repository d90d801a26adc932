### kvarto table: the opening tables.

table-help = عرض جداول الافتتاح أو بناؤها.
table-list-help = يذكر لكل لعبة إلى أي حد أُثبت جدولها.
table-none = { $game }: لا جدول؛ تُحسب كل وضعية
table-there = { $game }: مثبت حتى { $levels } من القطع على اللوح، والوضعيات التي ليست تعادلًا: { $exceptions }
table-build-help =
    يبني جداول هذه GAMES (كلها إن لم تُذكر واحدة). يستغرق ذلك من ثوانٍ، مع صفة واحدة، إلى ساعات
    طويلة. يوقفه Ctrl-C، والأمر نفسه يتابع من حيث توقف.
table-levels-help = حتى كم قطعة على اللوح.
table-threads-help = كم نواة تعمل عليه.
table-work-help = المجلد الذي يُحفظ فيه ما أُنجز من العمل.
table-into-help = مجلد الجداول المكتملة (مجلد الحزمة إن لم يُذكر).
table-level = { $game }، على اللوح { $level }
table-stopped = توقف. الأمر نفسه يتابع من هنا.
table-built = { $game }: اكتمل
