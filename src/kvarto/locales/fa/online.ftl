### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = در انتظار – Kvarto
title-invited = دعوت از سوی { $player } – Kvarto
title-your-turn = نوبت شماست! { $first } و { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = میز شما آماده است
waiting-link = این لینک را برای کسی بفرستید که می‌خواهید با او بازی کنید. هر کس زودتر بازش کند می‌تواند بنشیند.
waiting-lobby = میز در لابی است و همه آن را می‌بینند. می‌توانید لینک را هم برای کسی بفرستید.
waiting-link-label = لینک میز شما
waiting-about = بازی خودش شروع می‌شود، همین که کسی بنشیند.
waiting-only-here = این لینک فقط روی همین دستگاه کار می‌کند. برای دستگاه‌های دیگر شبکه‌تان، Kvarto را با { "\u2066kvarto serve --lan\u2069" } راه بیندازید و نشانی‌ای را که نشان می‌دهد باز کنید.
waiting-qr = یا این را با گوشی بخوانید.
waiting-change = تغییر
waiting-withdraw = پس گرفتن دعوت
waiting-notify = وقتی کسی آمد خبرم کن
waiting-notified = خبر می‌گیرید، حتی وقتی این صفحه در پس‌زمینه است.
notify-refused = این مرورگر به صفحه اجازهٔ خبر دادن نمی‌دهد.
withdrawn-title = دعوت پس گرفته شد
withdrawn-about = لینک دیگر به جایی نمی‌رسد.

# Passing an address on.
link-copy = کپی
link-share = اشتراک‌گذاری
link-qr = لینک به صورت کد QR

## … and for who is invited

invited-title = { $player } شما را به بازی دعوت می‌کند
invited-sit = نشستن
invited-as = با نام { $name } بازی می‌کنید.
invited-made-up = با نامی ساختگی بازی می‌کنید.
# Stands in the empty field for the name.
invited-made-up-name = نامی ساختگی
taken-title = این میز دیگر خالی نیست
taken-about = یا کس دیگری نشسته، یا { $player } دعوت را پس گرفته است.
game-gone-why = شاید دعوت پس گرفته شده، کس دیگری نشسته، یا بازی را فقط دو بازیکنش می‌بینند.

# What is agreed on.
terms-variant = با چه می‌شود برد
variant-meaning = { $variant }. { $meaning }
terms-calling = اعلام
terms-wrong-passes = اعلام اشتباه فرصت را می‌سوزاند.
terms-wrong-loses = اعلام اشتباه یعنی باخت.
terms-no-pointing = نشان دادن کوارتو لازم نیست.
terms-clock = ساعت
terms-first = چه کسی شروع می‌کند
terms-you = شما
terms-guest = هر کس بنشیند
terms-also = همچنین
terms-casual = اگر دیگری بپذیرد، حرکت را می‌شود پس گرفت.
terms-serious = حرکت را نمی‌شود پس گرفت.
terms-watched = هر کس لینک را دارد می‌تواند تماشا کند.
terms-private = کس دیگری نمی‌تواند تماشا کند.

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = { $time } است که نیست
presence-grace = نیست، { $time } تا برگردد
presence-back = برگشت
said-sits-down = { $player } نشست. بازی شروع می‌شود.
said-goes-away = { $player } سر میز نیست.
said-comes-back = { $player } برگشت.

## Proposals, and another game

said-you-offer-draw = پیشنهاد مساوی دادید.
said-you-ask-take-back = خواستید حرکتی پس گرفته شود.
said-wants-rematch = { $player } می‌خواهد دوباره بازی کند.
rematch-waiting = می‌خواهید دوباره بازی کنید. در انتظار { $player }…
rematch-accept = بازی دوباره

## Something to say

say-title = چیزی بگویید
said-phrase = { $player }: { $phrase }
phrase-hello = سلام!
phrase-good-luck = موفق باشی!
phrase-nice-move = چه حرکت قشنگی!
phrase-oops = ای وای!
phrase-one-moment = یک لحظه، لطفاً.
phrase-your-turn = نوبت توست.
phrase-well-played = خوب بازی کردی!
phrase-thanks = ممنون!
phrase-once-more = یک دست دیگر؟
phrase-goodbye = خداحافظ!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = لبخند
phrase-surprised = تعجب
phrase-thinking = فکر کردن
phrase-applause = تشویق
said-smile = { $player } لبخند می‌زند.
said-surprised = { $player } تعجب می‌کند.
said-thinking = { $player } فکر می‌کند.
said-applause = { $player } دست می‌زند.

## Watching

watching = تماشا می‌کنید.
watching-behind = با { $seconds } ثانیه تأخیر تماشا می‌کنید.
watchers = { $count } نفر تماشا می‌کنند

## In the menu of a game

menu-notify-on = خبر دادن نوبت من: روشن
menu-notify-off = خبر دادن نوبت من: خاموش
menu-watch-link = کپی لینک تماشا
menu-return-link = ادامه با دستگاه دیگر
return-link-title = راه برگشت شما
return-link-about = این لینک را روی دستگاه دیگر باز کنید: آنجا هم همین بازیکن هستید. آن را به کسی ندهید؛ هر کس داشته باشدش به جای شما بازی می‌کند.
