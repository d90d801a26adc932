### What can be chosen: a new game, settings; and about the page.

new-title = משחק חדש
new-begin = התחלה
new-open = פתיחת השולחן
new-change-title = שינוי השולחן
new-change-save = שמירה
new-opponent = עם מי?
opponent-is-computer-about = יריב חזק כרצונך.
opponent-is-person-about = זה ליד זה, או כשהמכשיר באמצע.
opponent-is-invite-about = שולחים קישור; מי שפותח אותו מתיישב, בכל מכשיר.
opponent-is-watch-about = להישען לאחור ולראות איך הולך להם.
new-level = כמה חזק?
new-level-one = המחשב הראשון
new-level-two = המחשב השני
new-pass = העברת המכשיר
new-pass-about = בין תור לתור הלוח מכוסה, עד שהמכשיר אצל הצד השני.
new-preset = איזה משחק?
preset-casual = ידידותי
preset-casual-about = לפי הכללים המודפסים, בלי שעון; אפשר לבטל מהלכים.
preset-tournament = טורניר
preset-tournament-about = דקה למהלך, ועל הכרזה שגויה מפסידים.
preset-days = בנחת
preset-days-about = שלושה ימים למהלך: חוזרים מתי שנוח.
preset-beginners = מתחילים
preset-beginners-about = רק צבע וגובה נחשבים, עם רמזים.
preset-child = עם ילדים
preset-child-about = אותו דבר, והילדים צריכים רק להכריז.
preset-edition = כמו במהדורה שלנו
preset-edition-about =
    { $what ->
        [late-call] עם הכרזה מאוחרת, כמו בכללים המודפסים בשפה הזאת.
        [hard] לארבעה צריכות להיות שתי תכונות משותפות, כפי שמתירים הכללים המודפסים בשפה הזאת.
        [squares] רק ריבועים של { "\u20662 × 2\u2069" } נחשבים, כמו בכללים המודפסים למתקדמים בשפה הזאת.
        [clock-place] דקה להנחה ודקה למסירה, כמו בכללים המודפסים בשפה הזאת.
        [clock-main] חמש־עשרה דקות לכל המשחק, כמו בכללים המודפסים בשפה הזאת.
       *[clock-move] דקה למהלך, כמו בכללים המודפסים בשפה הזאת לכל משחק.
    }
new-meeting = מי יכול לבוא?
new-in-lobby = להציג בלובי
new-in-lobby-about = כל מי שנמצא שם יכול לשבת, וכולם יכולים לצפות.
new-watched = אחרים יכולים לצפות
new-watched-about = כל מי שיש לו את הקישור, אחרי שהמשחק התחיל.
new-rules = כללים
new-variant = מה מנצח?
new-features = מה נחשב?
new-shapes = איפה?
new-required = לארבעה צריכות להיות שתי תכונות משותפות
new-calling = הכרזה
calling-spoken = מכריזים
new-false-call = הכרזה שגויה עולה
false-call-ignore = בהזדמנות
false-call-forfeit = במשחק
new-late-call = הכרזה מאוחרת
new-time = זמן והתחלה
new-clock = שעון
new-starter = מי מתחיל?
starter-is = { $player }
new-casual = משחק ידידותי
new-casual-about = אפשר לעשות הפסקה ולבטל מהלכים.
new-help = עזרה במשחק
new-help-none = אין
new-help-some = יש רמזים
new-help-casual-only = רמזים הם למשחקים ידידותיים.
aid-threats = הצגת איומים
aid-threats-about = משבצות שבהן כלי ישלים קו, ואיזה כלי.
aid-safe = הצגת כלים בטוחים
aid-safe-about = כלים שהצד השני לא יכול לנצח איתם מיד.
aid-points = מצביעים על הקווארטו
aid-points-about = ילדים קטנים יכולים רק להכריז.
new-from-position = המשחק מתחיל מהעמדה הזאת.
new-from-empty = להתחיל מהלוח הריק
settings-title = הגדרות
settings-theme = בהיר או כהה
theme-system = כמו במערכת
theme-light = בהיר
theme-dark = כהה
settings-set = כלים
set-wood = עץ
set-wood-about = עץ חרוט, במבט קצת מלמעלה.
set-flat = שטוח
set-flat-about = ציורים פשוטים, למסכים קטנים ולבהירות.
settings-table = ליד השולחן
settings-sound = צלילים
settings-speech = הכרזות בקול
settings-animation = תנועת הכלים
settings-coordinates = אותיות ומספרים ליד הלוח
settings-contrast = ניגודיות גבוהה
about-title = אודות Kvarto
about-game = התוכנה Kvarto היא קווארטו (Quarto), משחק לשניים מאת בלז מולר (Blaise Müller): משחק הלוח כולו, עם ההכרזה. רוב התוכנות מנצחות במקומך ברגע שארבעה כלים מתאימים. כאן צריך לראות את זה.
about-page = המחשב משחק בעשר רמות, ממי שלא ראה את המשחק מעולם ועד מי שאף פעם לא טועה. אחרי המשחק הוא מסביר היכן הוא הוכרע.
about-privacy-title = מה נשמר
about-privacy = השרת שומר את המשחקים ואת ההתקדמות שלך בשיעורים ובחידות, ומזהה את הדפדפן שלך בעזרת עוגייה, כדי שאפשר יהיה לחזור לשולחן. ההגדרות שלך נשארות בדפדפן. שום דבר לא נשלח לאף אחד אחר. עם חשבון נשמרים גם השם שלך וגיבוב של הסיסמה. בדף החשבון אפשר לקבל את כל מה ששמור עליך, וגם למחוק אותו.
about-keys-title = בלי עכבר
about-keys = מקשי החצים נעים על הלוח והכלים, Enter או רווח בוחרים. אפשר להקליד מהלכים בחלונית שליד הלוח או בתפריט המשחק, ולשמוע שם הקראה של שורות, טורים ואלכסונים. אחרי המשחק מקשי החצים עוברים עליו.
about-licence-title = רישיון
about-licence = התוכנה Kvarto חופשית, ברישיון MIT. אין לה קשר למוציא לאור של משחק הלוח.
about-version = גרסה { $version }
