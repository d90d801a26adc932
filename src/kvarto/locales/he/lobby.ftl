### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = לובי
lobby-coming = מציצים ללובי…
lobby-here = { $count ->
    [one] אין כאן אף אחד אחר כרגע.
    [two] שני אנשים כאן.
   *[other] { $count } אנשים כאן.
}
lobby-anyone = משחק עם כל אחד
lobby-wish = מה בא לך
lobby-seeking = מחפשים מישהו…
lobby-seeking-about = המשחק יתחיל מעצמו ברגע שמישהו ירצה אותו דבר, או משהו דומה. עד אז כדאי להישאר בדף הזה.
lobby-stop = הפסקת החיפוש
lobby-found = נמצא מישהו. המשחק מתחיל.
lobby-tables = שולחנות פתוחים
lobby-no-tables = אין שולחן פתוח. אפשר לפתוח אחד, ומי שיבוא יוכל לשבת.
lobby-open-table = פתיחת שולחן
lobby-your-table = השולחן שלך
lobby-to-table = לשולחן
lobby-sit = לשבת
lobby-games = משחקים לצפייה
lobby-placed = { $placed ->
    [0] רק התחיל
    [one] כלי אחד על הלוח
    [two] שני כלים על הלוח
   *[other] { $placed } כלים על הלוח
}
lobby-watch = צפייה

## My games

mine-title = המשחקים שלי
mine-coming = מחפשים את המשחקים שלך…
mine-none = עוד לא שיחקת כאן.
mine-none-about = כאן יופיעו המשחקים שלך. אם יש לך חשבון, אפשר להתחבר כדי לראות את המשחקים שלו.
mine-running = נמשכים
mine-tables = מחכים למישהו
mine-finished = הסתיימו
mine-older = משחקים ישנים יותר
mine-download = שמירת הכול כ־{ "\u2066.qgn\u2069" }

## The account

sign-in-title = התחברות
sign-in-do = התחברות
account-guest = בינתיים השם שלך כאן הוא { $name }, בתור אורח. המשחקים שלך יבואו איתך.
account-name = שם
account-name-about = האחרים ליד השולחן רואים אותו.
account-password = סיסמה
account-password-about = לפחות שמונה תווים. מומלץ: כמה מילים שאף אחד אחר לא היה מצרף יחד.
account-wrong-password = זאת לא הסיסמה שלך
password-show = הצגה
account-new-title = יצירת חשבון
account-new-about = עם חשבון המשחקים שלך מחכים לך בכל מכשיר, תחת שם משלך. לא צריך כתובת דוא״ל.
account-new-do = יצירת החשבון
account-has-one = כבר יש לי חשבון
account-forgotten = שכחת את הסיסמה?
account-recover-title = סיסמה חדשה
account-recover-about = עם קוד השחזור שרשמת כשיצרת את החשבון. אחר כך כל הדפדפנים ינותקו, ויהיה לך קוד חדש.
account-code = קוד שחזור
account-code-about = אותיות גדולות או קטנות ורווחים לא משנים.
account-recover-do = קביעת הסיסמה החדשה
account-is-yours = התחברת לחשבון. האחרים ליד השולחן רואים את השם הזה.
account-sign-out = התנתקות
account-password-title = שינוי הסיסמה
account-password-others = אחר כך כל שאר הדפדפנים ינותקו.
account-old-password = הסיסמה עד עכשיו
account-new-password = סיסמה חדשה
account-password-do = שינוי
account-password-changed = הסיסמה שונתה.
account-export-title = מה שמור עליך
account-export-about = הכול בקובץ אחד: השם שלך, מתי הגעת, ורישומי המשחקים שלך.
account-export-do = שמירה
account-delete-title = מחיקת החשבון
account-delete-about = השם והסיסמה שלך יימחקו מיד ולתמיד. המשחקים יישארו אצל מי ששיחקו נגדך, בלי השם שלך.
account-delete-do = מחיקה לתמיד
account-deleted = החשבון נמחק.

# The code is shown once.
recovery-title = כדאי לרשום את זה
recovery-about = אם הסיסמה תישכח, קוד השחזור הזה הוא הדרך היחידה בחזרה. הוא מוצג רק עכשיו.
recovery-copy = העתקה
recovery-done = רשמתי

## Coming back as a guest from another device

return-title = חזרה
return-coming = מחפשים את המשחקים שלך…
return-as-another = בדפדפן הזה השם שלך הוא { $name }. יש לחזור רק אם יצרת את הקישור הזה בעצמך: המשחקים שלך מכאן יבואו איתך, ומי שיצר את הקישור יוכל לשחק בהם.
return-come = חזרה
return-stay = להישאר כמו שאני
return-no-code = הכתובת הזאת לא שלמה. צריך לפתוח את כל הקישור שקיבלת.
return-another = במכשיר השני אפשר ליצור קישור חדש, בתפריט המשחק או בדף החשבון.
