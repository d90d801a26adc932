### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = في الانتظار – Kvarto
title-invited = دعوة من { $player } – Kvarto
title-your-turn = دورك! { $first } و{ $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = طاولتك جاهزة
waiting-link = أرسل هذا الرابط إلى من تريد أن تلعب معه. وأول من يفتحه يمكنه الجلوس.
waiting-lobby = الطاولة في الصالة يراها الجميع. ويمكنك أيضًا إرسال الرابط إلى أحد.
waiting-link-label = رابط طاولتك
waiting-about = تبدأ المباراة من تلقاء نفسها حالما يجلس أحد إلى الطاولة.
waiting-only-here = هذا الرابط يعمل على هذا الجهاز وحده. للأجهزة الأخرى في شبكتك شغّل Kvarto بالأمر { "\u2066kvarto serve --lan\u2069" } وافتح العنوان الذي يظهر.
waiting-qr = أو امسح هذا بهاتف.
waiting-change = عدّل
waiting-withdraw = اسحب الدعوة
waiting-notify = نبّهني حين يأتي أحد
waiting-notified = سيصلك تنبيه، حتى والصفحة في الخلفية.
notify-refused = لا يسمح هذا المتصفح للصفحة بتنبيهك.
withdrawn-title = سُحبت الدعوة
withdrawn-about = لم يعد الرابط يؤدي إلى شيء.

# Passing an address on.
link-copy = انسخ
link-share = شارك
link-qr = الرابط في رمز QR

## … and for who is invited

invited-title = دعوة إلى مباراة من { $player }
invited-sit = اجلس
invited-as = تلعب باسم { $name }.
invited-made-up = تلعب باسم مستعار.
# Stands in the empty field for the name.
invited-made-up-name = اسم مستعار
taken-title = لم تعد هذه الطاولة متاحة
taken-about = إما جلس إليها شخص آخر، وإما سُحبت دعوة { $player }.
game-gone-why = ربما سُحبت الدعوة، أو جلس شخص آخر، أو أن المباراة لا يراها إلا لاعباها.

# What is agreed on.
terms-variant = كيف يكون الفوز
variant-meaning = { $variant }. { $meaning }
terms-calling = الإعلان
terms-wrong-passes = الإعلان الخاطئ يضيّع الفرصة.
terms-wrong-loses = الإعلان الخاطئ يضيّع المباراة.
terms-no-pointing = يكفي الإعلان دون تعيين المكان.
terms-clock = الساعة
terms-first = من يبدأ
terms-you = أنت
terms-guest = من يجلس إلى الطاولة
terms-also = وأيضًا
terms-casual = يمكن التراجع عن الحركات بموافقة الطرف الآخر.
terms-serious = لا تراجع عن الحركات.
terms-watched = لكل من لديه الرابط أن يشاهد.
terms-private = لا يشاهدها أحد غيركما.

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = مدة الغياب { $time }
presence-grace = غياب، وبقي للعودة { $time }
presence-back = عودة إلى الطاولة
said-sits-down = جاء منافسك: { $player }. تبدأ المباراة.
said-goes-away = غياب { $player } عن الطاولة.
said-comes-back = عودة { $player } إلى الطاولة.

## Proposals, and another game

said-you-offer-draw = عرضت التعادل.
said-you-ask-take-back = طلبت التراجع عن حركة.
said-wants-rematch = طلب من { $player } للعب مرة أخرى.
rematch-waiting = طلبت اللعب مرة أخرى. في انتظار { $player }…
rematch-accept = العب مرة أخرى

## Something to say

say-title = قل شيئًا
said-phrase = { $player }: { $phrase }
phrase-hello = مرحبًا!
phrase-good-luck = بالتوفيق!
phrase-nice-move = حركة جميلة!
phrase-oops = أوه، لا!
phrase-one-moment = لحظة من فضلك.
phrase-your-turn = الدور عليك.
phrase-well-played = أحسنت اللعب!
phrase-thanks = شكرًا!
phrase-once-more = مرة أخرى؟
phrase-goodbye = إلى اللقاء!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = ابتسامة
phrase-surprised = دهشة
phrase-thinking = تفكير
phrase-applause = تصفيق
said-smile = ابتسامة من { $player }.
said-surprised = دهشة من { $player }.
said-thinking = لحظة تفكير من { $player }.
said-applause = تصفيق من { $player }.

## Watching

watching = أنت تشاهد.
watching-behind = { $seconds ->
    [zero] أنت تشاهد بلا تأخير.
    [one] أنت تشاهد بتأخير ثانية واحدة.
    [two] أنت تشاهد بتأخير ثانيتين.
    [few] أنت تشاهد بتأخير { $seconds } ثوانٍ.
    [many] أنت تشاهد بتأخير { $seconds } ثانية.
   *[other] أنت تشاهد بتأخير { $seconds } ثانية.
}
watchers = { $count ->
    [zero] لا يشاهد أحد
    [one] يشاهد شخص واحد
    [two] يشاهد شخصان
    [few] يشاهد { $count } أشخاص
    [many] يشاهد { $count } شخصًا
   *[other] يشاهد { $count } شخص
}

## In the menu of a game

menu-notify-on = التنبيه حين يأتي دوري: يعمل
menu-notify-off = التنبيه حين يأتي دوري: مغلق
menu-watch-link = انسخ رابط المشاهدة
menu-return-link = تابع على جهاز آخر
return-link-title = طريق عودتك
return-link-about = افتح هذا الرابط على الجهاز الآخر، فتكون هناك اللاعب نفسه. احتفظ به لنفسك، فمن يملكه يلعب مكانك.
