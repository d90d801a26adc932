### What can be chosen: a new game, settings; and about the page.

new-title = مباراة جديدة
new-begin = ابدأ
new-open = افتح الطاولة
new-change-title = تعديل الطاولة
new-change-save = احفظ
new-opponent = مع من؟
opponent-is-computer-about = أنت ضد منافس بالقوة التي تريدها.
opponent-is-person-about = جنبًا إلى جنب، أو والجهاز بينكما.
opponent-is-invite-about = ترسل رابطًا، ومن يفتحه يجلس إلى الطاولة من أي جهاز.
opponent-is-watch-about = استرخِ وتابع كيف يلعبان.
new-level = ما مدى قوته؟
new-level-one = الحاسوب الأول
new-level-two = الحاسوب الثاني
new-pass = تبادل الجهاز
new-pass-about = يُغطى اللوح بين الأدوار حتى يصل الجهاز إلى الطرف الآخر.
new-preset = أي مباراة تريد؟
preset-casual = ودية
preset-casual-about = كما في القواعد المطبوعة، بلا ساعة، ويمكن التراجع عن الحركات.
preset-tournament = بطولة
preset-tournament-about = دقيقة لكل حركة، ومن أعلن خطأً خسر.
preset-days = على مهل
preset-days-about = ثلاثة أيام لكل حركة: عُد متى شئت.
preset-beginners = للمبتدئين
preset-beginners-about = يُحسب اللون والطول فقط، مع تلميحات.
preset-child = مع طفل
preset-child-about = كالسابقة، ويكفي أن يعلن الطفل.
preset-edition = كما طُبعت هنا
preset-edition-about =
    { $what ->
        [late-call] مع الإعلان المتأخر، كما في القواعد المطبوعة بهذه اللغة.
        [hard] يجب أن تشترك القطع الأربع في صفتين، كما تسمح به القواعد المطبوعة بهذه اللغة.
        [squares] لا تُحسب إلا المربعات { "\u20662 × 2\u2069" }، كما في القواعد المطبوعة بهذه اللغة للمتمرسين.
        [clock-place] دقيقة للوضع ودقيقة للإعطاء، كما في القواعد المطبوعة بهذه اللغة.
        [clock-main] خمس عشرة دقيقة للمباراة كلها، كما في القواعد المطبوعة بهذه اللغة.
       *[clock-move] دقيقة لكل حركة، كما تجيزه القواعد المطبوعة بهذه اللغة في أي مباراة.
    }
new-meeting = من يمكنه الحضور؟
new-in-lobby = أظهرها في الصالة
new-in-lobby-about = لمن في الصالة أن يجلس، وللجميع أن يشاهدوا.
new-watched = السماح بالمشاهدة
new-watched-about = لكل من لديه الرابط، بعد أن تبدأ المباراة.
new-rules = القواعد
new-variant = كيف يكون الفوز؟
new-features = ماذا يُحسب؟
new-shapes = أين؟
new-required = يجب أن تشترك القطع الأربع في صفتين
new-calling = الإعلان
calling-spoken = تعلن بنفسك
new-false-call = الإعلان الخاطئ يضيّع
false-call-ignore = الفرصة
false-call-forfeit = المباراة
new-late-call = الإعلان المتأخر
new-time = الوقت والبداية
new-clock = الساعة
new-starter = من يبدأ؟
starter-is = { $player }
new-casual = مباراة ودية
new-casual-about = يمكن إيقافها مؤقتًا، والتراجع عن الحركات.
new-help = مساعدة اللاعبين
new-help-none = بلا
new-help-some = مع تلميحات
new-help-casual-only = التلميحات للمباريات الودية فقط.
aid-threats = أظهر التهديدات
aid-threats-about = الخانات التي تُكمل فيها قطعة خطًّا، وأي نوع من القطع.
aid-safe = أظهر القطع الآمنة
aid-safe-about = القطع التي لا يفوز بها الطرف الآخر فورًا.
aid-points = تعيين المكان عند الإعلان
aid-points-about = يكفي الأطفالَ الصغار أن يعلنوا.
new-from-position = تبدأ المباراة من هذه الوضعية.
new-from-empty = ابدأ من اللوح الفارغ
settings-title = الإعدادات
settings-theme = فاتح أو داكن
theme-system = مثل النظام
theme-light = فاتح
theme-dark = داكن
settings-set = القطع
set-wood = خشب
set-wood-about = خشب مخروط، يُرى من الأعلى قليلًا.
set-flat = مسطح
set-flat-about = رسوم بسيطة، للشاشات الصغيرة ولمزيد من الوضوح.
settings-table = على الطاولة
settings-sound = الأصوات
settings-speech = نطق الإعلان بصوت مسموع
settings-animation = حركة القطع
settings-coordinates = حروف وأرقام عند اللوح
settings-contrast = تباين عالٍ
about-title = عن Kvarto
about-game = Kvarto هو كوارتو، لعبة لاثنين من ابتكار بليز مولر، في هيئة برنامج: اللعبة المطبوعة كاملة، مع الإعلان. معظم البرامج تفوز عنك حالما تتشابه أربع قطع. أما هنا فعليك أن تراها بنفسك.
about-page = يلعب الحاسوب بعشرة مستويات، من شخص لم ير اللعبة قط إلى من لا يخطئ أبدًا. وبعد المباراة يخبرك أين رُبحت وأين خُسرت.
about-privacy-title = ما الذي يُحفظ
about-privacy = يحفظ الخادم المباريات وما بلغته في الدروس والألغاز، ويتعرف على متصفحك بملف تعريف ارتباط، لكي تعود إلى طاولتك. وتبقى إعداداتك في المتصفح. ولا يُرسل شيء إلى أحد. ومع الحساب يحفظ أيضًا اسمك وبصمة مشفّرة من كلمة مرورك. وفي صفحة الحساب تحصل على كل ما هو محفوظ عنك، ويمكنك حذفه.
about-keys-title = من دون فأرة
about-keys = تنقلك مفاتيح الأسهم على اللوح وبين القطع، ويختار مفتاح الإدخال أو المسافة. ويمكن كتابة الحركات في اللوحة الجانبية أو في قائمة المباراة، وسماع الصفوف والأعمدة والقطرين. وبعد المباراة تتصفحها بمفاتيح الأسهم.
about-licence-title = الرخصة
about-licence = Kvarto برنامج حر برخصة MIT. ولا صلة له بناشر اللعبة.
about-version = الإصدار { $version }
