### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = القطعة { $piece } في اليد أصلًا
hand-is-empty = لا توجد في اليد قطعة لتوضع
piece-is-placed = القطعة { $piece } على اللوح أصلًا
cell-is-occupied = الخانة { $cell } مشغولة
game-is-over = انتهت المباراة
call-is-pending = صدر إعلان من { $seat }، ويجب أولًا تعيين مكان الكوارتو
point-before-call = على { $seat } إعلان «كوارتو!» أولًا ثم تعيين مكانه
calling-is-automatic = في هذه المباراة يُحتسب الكوارتو من تلقاء نفسه دون إعلان
nothing-placed-to-call = لم توضع بعدُ قطعة يمكن الإعلان بعدها
call-is-used = سبق إعلان من { $seat } بعد هذه القطعة
not-your-chance-to-call = ليس من حق { $seat } الإعلان الآن
not-your-turn-to-give = ليس دور { $seat } في إعطاء قطعة
not-your-turn-to-place = ليس دور { $seat } في وضع قطعة
not-your-turn-to-end-turn = ليس بإمكان { $seat } إنهاء هذا الدور
now-is-not-the-time-to-give = ليس بإمكان { $seat } إعطاء قطعة الآن
now-is-not-the-time-to-place = ليس بإمكان { $seat } وضع قطعة الآن
now-is-not-the-time-to-end-turn = لا ينتهي دور دون إعطاء قطعة إلا الدور الأخير، بعد وضع القطعة السادسة عشرة
nothing-to-undo = لا شيء يمكن التراجع عنه

## At the table

bad-name = الاسم من 1 إلى { $longest } حرفًا ظاهرًا، وليس { $text }
table-not-open = لم تُفتح هذه الطاولة بعد
too-late = فات الأوان: انتهى الوقت المتاح لهذا
already-away = هذا اللاعب غائب أصلًا
not-away = هذا اللاعب ليس غائبًا
game-is-paused = المباراة متوقفة مؤقتًا
not-paused = المباراة ليست متوقفة
already-proposed = هذا معروض من قبل
just-declined = رُفض هذا للتو؛ يمكن عرضه من جديد بعد الحركة القادمة
nothing-proposed = لا يوجد عرض ينتظر جوابًا
only-in-casual-games = هذا ممكن في المباريات الودية فقط
too-late-to-abort = لا تُلغى المباراة إلا قبل وضع أول قطعة؛ أما الاستسلام فممكن دائمًا
the-clock-decides = لهذه المباراة ساعة، والساعة هي الحكم
other-is-here = الطرف الآخر حاضر عند الطاولة
grace-not-over = لم يطل غياب الطرف الآخر بما يكفي
bad-event = حدث لا تستطيع هذه النسخة قراءته: { $text }

## The server

bad-message = هذه ليست رسالة من رسائل اللعبة: { $what }
message-too-long = أقصى طول للرسالة بالأحرف: { $longest }
no-such-game = لا توجد هنا مباراة كهذه، أو أنها ليست لك
no-such-lesson = لا يوجد درس كهذا
lesson-asks-otherwise = المطلوب في هذا الدرس شيء آخر
not-your-seat = هذا المقعد ليس لك
not-your-table = لا يعدّل هذه الطاولة إلا من فتحها
own-table = هذه طاولتك أنت؛ يجب أن يجلس إليها شخص آخر
table-is-taken = جلس هنا شخص آخر قبل لحظة
nobody-sits-here-yet = تبدأ المباراة حين يجلس أحد إلى الطاولة
not-a-shape = هذه الخانات الأربع ليست صفًّا ولا عمودًا ولا قطرًا ولا مربعًا
no-such-level = لا يوجد مستوى { $level }؛ المستويات من 1 إلى { $highest }
game-goes-on = لم تنتهِ المباراة بعد
not-our-page = هذا الطلب آتٍ من موقع آخر
nobody-yet = هذا المتصفح غير معروف هنا بعد؛ أعد تحميل الصفحة
not-our-host = ليس اسم هذا الخادم { $host }؛ فإن كان كذلك فشغّله مع { "\u2066--public-url\u2069" }
server-error = حدث خطأ في الخادم، وقد سُجّل
too-many-requests = هذا كثير دفعة واحدة؛ حاول مرة أخرى بعد { $seconds } ث
too-many-open = المفتوح كثير أصلًا؛ أغلق بعضه، أو حاول مرة أخرى بعد { $seconds } ث
name-mixes-scripts = لا يجوز أن تختلط في الاسم حروف متشابهة الشكل، كاللاتينية والسيريلية
name-misleads = هذا الاسم محجوز، فقد يُظن صاحبه ضيفًا أو الحاسوب أو أحد المشرفين
name-is-taken = هذا الاسم، أو ما يشبهه، لشخص آخر
password-length = عدد أحرف كلمة المرور من { $shortest } إلى { $longest }
password-is-name = لا يجوز أن تكون كلمة المرور هي الاسم نفسه
password-is-common = كلمة المرور هذه من أول ما يخطر ببال من يحاول التخمين
wrong-name-or-password = لا يوجد حساب بهذا الاسم وكلمة المرور هذه
wrong-name-or-code = لا يوجد حساب بهذا الاسم ورمز الاستعادة هذا؛ ولا يصلح الرمز إلا مرة واحدة
too-many-guesses = المحاولات كثيرة جدًّا؛ حاول مرة أخرى بعد { $seconds } ث
has-account = هذا حساب أصلًا
needs-account = يلزم لهذا حساب؛ سجّل الدخول أولًا
no-such-account = لا يوجد حساب باسم { $name }
no-such-return-code = لا يعيد هذا الرمز أحدًا؛ ربما صار قديمًا
no-puzzle = لا يوجد لغز كهذا: { $puzzle }
no-puzzles = لا توجد ألغاز من هذا النوع
not-an-answer = لا يمكن أن يكون هذا جوابًا هنا: { $text }
no-such-hint = لا يوجد تلميح { $step }؛ آخر التلميحات { $last }
puzzle-not-begun = لهذا اللغز ساعة؛ ابدأه أولًا
page-not-built = لم تُبنَ الصفحة بعد. شغّل { "\u2066\"make\"\u2069" } في مجلد kvarto، أو { "\u2066\"python web/build.py\"\u2069" }.

# اسما المقعدين في الأخطاء.
error-seat-first = اللاعب الأول
error-seat-second = اللاعب الثاني
