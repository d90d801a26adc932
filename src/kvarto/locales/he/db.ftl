### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    שרת kvarto אחר שומר את משחקיו ב־{ $file }.
    אפשר לעצור אותו, או לתת לזה קובץ משלו: { "\u2066kvarto serve --data OTHER\u2069" }
database-too-new =
    את { $file } כתב kvarto חדש יותר: המהדורה שלו היא { $revision }, וה־kvarto הזה מכיר עד { $newest }.
    אפשר לחזור ל־kvarto החדש, או להעתק שמלפני כן: { "\u2066kvarto db restore " }{ $file }.before-{ $revision }{ " --force\u2069" }
not-a-database = אי אפשר לקרוא את { $file } כמסד נתונים: { $why }
not-our-database = { $file } הוא מסד נתונים של תוכנה אחרת, לא של kvarto
nothing-in-database = ב־{ $file } אין מסד נתונים של kvarto

db-help = ניהול מסד הנתונים: עדכון, העתקה, החזרת העתק, בדיקה.
db-file-help = מסד הנתונים (אם לא צוין, זה של { "\u2066\"kvarto serve\"\u2069" }).
db-force-help = להחליף קובץ קיים.
db-upgrade-help =
    מעדכן מסד נתונים של kvarto ישן יותר. שרת עושה זאת גם בעצמו כשהוא עולה. העתק של המצב הקודם
    נשמר לידו.
db-upgrade-short-help = מעדכן מסד נתונים של kvarto ישן יותר.
db-is-newest = { $file } מעודכן: מהדורה { $revision }.
db-upgraded =
    { $file } עודכן ממהדורה { $before } למהדורה { $revision }.
    המצב הקודם שמור ב־{ $copy }
db-will-be-upgraded =
    { $file } הוא של kvarto ישן יותר, והוא מתעדכן עכשיו.
    המצב הקודם נשמר ב־{ $copy }
db-backup-help =
    מעתיק את מסד הנתונים אל TARGET כפי שהוא ברגע אחד. שרת יכול לפעול בינתיים.
db-backup-short-help = מעתיק את מסד הנתונים, גם כששרת פועל.
db-copied = { $file } הועתק אל { $copy }
db-restore-help =
    מחזיר העתק: SOURCE נעשה מסד הנתונים. השרת צריך להיות עצור.
db-restore-short-help = מחזיר העתק של מסד הנתונים.
db-restored = { $file } הוא עכשיו מה שהיה { $copy }.
db-file-is-there =
    { $file } כבר קיים.
    עם { "\u2066--force\u2069" } הוא יוחלף, ומה שבו יאבד.
db-no-file = אין קובץ { $file }
db-is-damaged =
    { $file } פגום; אפשר להחזיר העתק כך: { "\u2066kvarto db restore COPY --force\u2069" }
    { $damages }
db-check-help = בודק את כל מסד הנתונים: האם הוא תקין, מה המהדורה שלו, מה יש בו.
db-check-short-help = בודק את כל מסד הנתונים.
db-sound = { $file } תקין: מהדורה { $revision }.
db-older = ה־kvarto הזה משתמש במהדורה { $newest }: שרת מעדכן אותה כשהוא עולה, וכך גם { "\u2066\"kvarto db upgrade\"\u2069" }.
db-games =
    { $games ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $games } משחקים
    }, מתוכם עוד נמשכים: { $running }.
db-people =
    { $people ->
        [one] אדם אחד
        [two] שני אנשים
       *[other] { $people } אנשים
    }, מתוכם עם חשבון: { $accounts }.
