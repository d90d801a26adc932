### The command line.

cli-help =
    كوارتو، لعبة اللوح التي تختار فيها القطعة التي يضعها منافسك، ولا تفوز فيها بأربع قطع على خط
    إلا إذا أعلنتها.
cli-version-help = عرض الإصدار ثم الخروج.
cli-lang-help = لغة كل الرسائل، مثل fi. وبدونها يُنظر في LANGUAGE أو LC_ALL أو LC_MESSAGES أو LANG.
cli-unknown-language = لا توجد هنا لغة { $language }؛ اختر واحدة من { $languages }
cli-style-help = طريقة الرسم: بالألوان، أو Unicode، أو ASCII، أو ما تستطيعه الطرفية.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = تتعذر قراءة { $path }: { $why }
cli-cannot-write = تتعذر الكتابة في { $path }: { $why }
cli-standard-input = الدخل القياسي

standing-to-act = الدور على { $player }.
standing-open = متاح للإعلان: { $shapes }.
standing-lapsed = سقط: { $shapes }.

seat-first = اللاعب الأول
seat-second = اللاعب الثاني

## kvarto show

show-help =
    يرسم POSITION: الصفوف من 4 نزولًا إلى 1، ثم القطعة التي في اليد أو { "\u2066-\u2069" }، ثم إن شئت النمط والخانة
    التي وُضعت عليها آخر قطعة. مثال:
    { "\u2066kvarto show 'A.../.3../..../...5 7 chst:lq'\u2069" }
show-short-help = يرسم وضعية.
show-variant = النمط: { $variant }.
show-svg-help = الرسم في ملف SVG بدلًا من ذلك ({ "\u2066-\u2069" } للخرج القياسي).
show-pieces-help = شكل القطع في SVG.
show-theme-help = لخلفية فاتحة أو داكنة.

## kvarto replay

replay-help = يعيد كل مباراة في ملف { "\u2066.qgn\u2069" } اسمه FILE ({ "\u2066-\u2069" } للدخل القياسي) ويذكر إلى أين وصلت.
replay-short-help = يذكر إلى أين وصلت المباريات المسجلة.
replay-json-help = إخراج كائن JSON في سطر لكل مباراة. والنتيجة التي بلا سبب سببها { "\u2066\"unknown\"\u2069" }.
replay-no-games = { $source }: لا توجد فيه مباراة
replay-game = المباراة { $number }: { $first } - { $second }، { $variant }

## kvarto play: options

play-short-help = العب مباراة في الطرفية.
play-command-help =
    العب مباراة، شخصان على طرفية واحدة أو واحد ضد الحاسوب. اكتب help أثناء المباراة لترى ما يمكن كتابته.
play-variant-help = standard (إن لم يُذكر)، أو advanced أو squares أو hard، أو رمز مثل { "\u2066ch:l\u2069" }.
play-calling-help = هل يجب إعلان الكوارتو للفوز.
play-false-call-help = ما يضيّعه الإعلان الخاطئ: الفرصة، أو المباراة.
play-late-call-help = لمن وضع القطعة أن يعلن بعد الإعطاء أيضًا، حتى توضع القطعة الجديدة.
play-pointing-help = من عليه تعيين مكان الكوارتو عند الإعلان؛ والآخرون يعلنون فقط.
play-clock-help = الوقت: { "\u2066-\u2069" } (بلا)، { "\u206660/move\u2069" }، { "\u206660/place\u2069" }، { "\u2066600+5\u2069" } (ثوانٍ وزيادة)، { "\u20663d/move\u2069" }.
play-tournament-help = كما في البطولات: دقيقة لكل حركة، ومن أعلن خطأً خسر المباراة.
play-against-help = العب ضد الحاسوب، من 1 (يلعب للمرة الأولى) إلى { $strongest } (لا يخطئ).
play-one-help = اسم أحد اللاعبَين.
play-two-help = اسم اللاعب الآخر.
play-starter-help = من يبدأ: يقرر النرد، أو يبدأ اللاعب 1 أو اللاعب 2.
play-start-help = وضعية يبدأ منها اللعب.
play-seed-help = إعادة رمية النرد من مباراة سابقة.
play-save-help = إضافة المباراة إلى ملف { "\u2066.qgn\u2069" }.
play-save-no-record = في { $path } شيء غير المباريات؛ فلن يُضاف إليه شيء
play-tournament-fixes = لا يجتمع { $option } مع { "\u2066--tournament\u2069" } الذي يحدده
play-same-names = يلزم اسمان مختلفان للاعبَين
play-player-one = لاعب 1
play-player-two = لاعب 2

## kvarto play: at the table

play-title = كوارتو، { $variant }
play-dice = رمية { $first }: { $a }، رمية { $second }: { $b }.
play-first = البداية لـ{ $first } بإعطاء القطعة الأولى.
play-first-set-up = الأول { $first }، والثاني { $second }.
play-spoken = لا فوز بالكوارتو إلا بإعلانه: اكتب ! حالما تراه.
play-forfeit = من أعلن خطأً خسر المباراة.
play-late-call = يمكن الإعلان بعد الإعطاء أيضًا: اكتب late.
play-help-hint = اكتب help لترى كل ما يمكن كتابته.
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }، اختر قطعة لـ{ $other } ({ "\u20660-F\u2069" }، أو help):
play-give-or-call = { $player }، اختر قطعة لـ{ $other } ({ "\u20660-F\u2069" })، أو أعلن (!):
play-place = { $player }، ضع القطعة ({ "\u2066a1-d4\u2069" }، أو help):
play-place-or-call = { $player }، ضع القطعة ({ "\u2066a1-d4\u2069" })، أو أعلن (!):
play-place-or-late-call = { $player }، ضع القطعة ({ "\u2066a1-d4\u2069" })، أو أعلن (!؛ { $other }: late):
play-place-or-others-late-call = { $player }، ضع القطعة ({ "\u2066a1-d4\u2069" }؛ ويمكن لـ{ $other } الإعلان: late):
play-end-turn = { $player }، أنهِ الدور الأخير (=):
play-end-turn-or-call = { $player }، أعلن (!)، أو أنهِ الدور (=):
play-point = { $player }، أي خط؟ ({ "\u20661-4\u2069" }، { "\u2066a-d\u2069" }، / أو \، أو cancel):
play-point-with-squares = { $player }، أين الكوارتو؟ ({ "\u20661-4\u2069" }، { "\u2066a-d\u2069" }، / أو \، المربعات { "\u2066a1-c3\u2069" }، أو cancel):
play-paused = المباراة متوقفة. اكتب resume للمتابعة:
play-offer-draw = عرض تعادل من { $player }. { $other }، هل توافق؟ (yes نعم، no لا):
play-offer-take-back = طلب من { $player } للتراجع عن آخر حركة. { $other }، هل توافق؟ (yes نعم، no لا):
play-answer-yes-or-no = أجب بـ yes (نعم) أو no (لا) من فضلك
play-declined = قوبل العرض بالرفض من { $player }.
play-computer-moves = حركة { $player }: { $move }.
play-calls = { $player }: «كوارتو!»
play-call-failed = لا: ليس في هذا المكان كوارتو متاح.
play-call-not-pointed = لم يُعيَّن المكان: الإعلان لم ينجح.
play-refused = هذا غير ممكن: { $what }.
play-not-understood = { $text } غير مفهوم؛ اكتب help لترى ما يمكن كتابته
play-left = تبقى المباراة دون اكتمال.
play-saved = أُضيفت المباراة إلى { $path }.

# The words to type are English in every language.
play-help-give = { "\u20667, F, DTSH\u2069" }           إعطاء هذه القطعة
play-help-place = { "\u2066b2, b2>7\u2069" }             وضع القطعة؛ وضعها وإعطاء القطعة 7
play-help-call = { "\u2066!, !3\u2069" }                إعلان «كوارتو!»؛ إعلانه وتعيين الصف 3 (وأيضًا: quarto)
play-help-shapes = { "\u20661-4 a-d / \\ a1-c3\u2069" }    الصفوف والأعمدة والقطران والمربعات (الخانة السفلى اليسرى)
play-help-late = { "\u2066late, late 3\u2069" }         الإعلان بعد الإعطاء، في المباريات التي تسمح به
play-help-pass = { "\u2066=, pass\u2069" }              إنهاء الدور بعد وضع القطعة الأخيرة
play-help-draw = { "\u2066draw\u2069" }                 عرض التعادل؛ والجواب yes (نعم) أو no (لا)
play-help-back = { "\u2066back\u2069" }                 طلب التراجع عن آخر حركة
play-help-resign = { "\u2066resign, abort\u2069" }        الاستسلام؛ إلغاء المباراة قبل وضع أول قطعة
play-help-pause = { "\u2066pause, resume\u2069" }        إيقاف الساعات؛ المتابعة
play-help-look = { "\u2066board, moves, help\u2069" }   رؤية اللوح؛ رؤية الحركات؛ هذه القائمة
play-help-quit = { "\u2066quit\u2069" }                 ترك المباراة دون إكمالها
