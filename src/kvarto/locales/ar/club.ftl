# People and where they meet.

# Animals that nobody minds being called.
guest-animals = غزال | ظبي | أيل | وعل | أرنب | سنجاب | قنفذ | قندس | وشق | فهد | حصان | جمل | زرافة | كنغر | كوالا | باندا | دلفين | حوت | فقمة | سلحفاة | بطريق | نورس | لقلق | كركي | نسر | كروان | زرزور | حجل | وروار | هدهد | بلبل | عندليب | حسون | كناري | سنونو | يمامة | طاووس | فراشة | نحلة | يعسوب | دعسوقة
# Python isolates each of two things that are filled in, and a name may hold no such signs: until
# kvarto.club.names takes them out, a guest goes without a number here.
guest-name = { $animal }
    .number = { $number }
reserved-names = الحاسوب | حاسوب | الكمبيوتر | كمبيوتر | الآلة | المحرك | روبوت | بوت | الخادم | السيرفر | النظام | ضيف | الضيف | ضيفة | المضيف | مضيف | لاعب | اللاعب | لاعبة | منافس | الطرف الآخر | كوارتو | كفارتو | المدير | مدير | مديرة | الإدارة | إدارة | أدمن | المشرف | مشرف | مشرفة | المراقب | مراقب | الحكم | حكم | الدعم | دعم | الدعم الفني | رسمي | الفريق | مجهول | مجهولة | لا أحد
