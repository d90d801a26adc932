### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = אי אפשר לשמור את המשחקים כרגע; אפשר לנסות שוב עוד רגע
lease-lost = שרת אחר מטפל עכשיו ב־{ $place }
no-such-database = אי אפשר לפתוח מסד נתונים בכתובת { $address } (כתובת נראית כך: { "\u2066postgresql://USER@HOST/NAME\u2069" })
cluster-not-installed =
    בשביל PostgreSQL ו־NATS צריך חבילות נוספות ({ $what }). אפשר להתקין אותן כך:
    { "\u2066pip install \"kvarto[server,cluster]\"\u2069" }
database-out-of-reach = אי אפשר להשתמש במסד הנתונים { $address }: { $why }
database-there-too-new =
    את { $address } כתב kvarto חדש יותר: המהדורה שלו היא { $revision }, וה־kvarto הזה מכיר עד { $newest }.
    אפשר לחזור ל־kvarto החדש, או להעתק מלפני כן.
database-encoding = מסד הנתונים { $address } שומר טקסטים בקידוד { $encoding }; יש ליצור מסד נתונים בקידוד UTF8

db-there-will-be-upgraded = { $address } הוא של kvarto ישן יותר, והוא מתעדכן עכשיו.
db-there-made = הטבלאות נוצרו ב־{ $address }: מהדורה { $revision }.
db-there-upgraded = { $address } עודכן ממהדורה { $before } למהדורה { $revision }.
db-there-is-damaged =
    ב־{ $file } חסר משהו שאמור להיות שם:
    { $damages }
db-backup-there =
    מסד נתונים של PostgreSQL מעתיקים בתוכנה של PostgreSQL עצמו, גם כששרתים פועלים:
    { $command }
db-restore-there =
    העתק של מסד נתונים של PostgreSQL מחזירים בתוכנה של PostgreSQL עצמו. לפני כן יש לעצור את כל השרתים:
    { $command }
db-copy-help =
    מעתיק הכול מהקובץ FROM אל מסד נתונים ריק של PostgreSQL, למשל
    { "\u2066postgresql://USER@HOST/NAME\u2069" }, כדי שכמה מחשבים יוכלו להמשיך איתו. השרת צריך להיות עצור.
    או שהכול מועתק או ששום דבר; הקובץ נשאר כפי שהוא.
db-copy-short-help = מעתיק קובץ אל מסד נתונים של PostgreSQL.
db-copy-from-file-to-address = הארגומנט FROM הוא קובץ של מסד נתונים, ו־TO הוא כתובת כמו { "\u2066postgresql://USER@HOST/NAME\u2069" }
db-copying = מעתיק
copy-needs-upgrade = קודם צריך לעדכן את { $file }: { "\u2066kvarto db upgrade --database " }{ $file }{ "\u2069" }
copy-target-not-empty = ב־{ $address } כבר יש משהו; יש ליצור בשביל זה מסד נתונים ריק
copy-refused = אי אפשר להעתיק את הטבלה { $table }: { $why }
copy-incomplete = שורות מהטבלה { $table } שהגיעו אל { $address }: רק { $there } מתוך { $here }
come-again = השולחן הזה עובר ממש עכשיו לשרת אחר; אפשר לנסות שוב עוד רגע

serve-database-help =
    הכתובת של מסד נתונים של PostgreSQL שבו נשמרים המשחקים במקום בקובץ, למשל
    { "\u2066postgresql://USER@HOST/NAME\u2069" }: כך כמה שרתים יכולים לחלוק אותם, מאחורי כל מאזן עומסים.
serve-bus-help =
    הכתובת של NATS שדרכו השרתים האלה שומעים זה מזה מיד, למשל { "\u2066nats://HOST:4222\u2069" }. אם לא צוין, הם
    מחפשים במסד הנתונים הודעות זה מזה.
serve-data-or-database = המשחקים נשמרים במקום אחד: או קובץ עם { "\u2066--data\u2069" }, או כתובת עם { "\u2066--database\u2069" }.
serve-bus-needs-database = רק שרתים שחולקים מסד נתונים צריכים אפיק הודעות. יש לציין את מסד הנתונים עם { "\u2066--database\u2069" }.
serve-bad-bus = { $text } אינה כתובת של אפיק הודעות. כתובת כזאת נראית כך: { "\u2066nats://HOST:4222\u2069" }.
