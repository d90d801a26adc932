### How fast the engine is, and how many positions there are.

bench-short-help = מודד כמה המנוע מהיר.
bench-help =
    מודד כמה המנוע מהיר. תחילה באה החתימה: כמה צמתים החיפוש מבקר לרשימה קבועה של עמדות, אותו
    מספר בכל מחשב עד שהחיפוש משתנה. אחריה, לעמדות אקראיות שהן אותן עמדות בכל פעם, בלי טבלת
    הפתיחות ואיתה: כמה זמן לוקח למצוא את הערך, את הערך והמרחק, ולדרג כל מהלך: לחצי מהעמדות
    לכל היותר p50, ל־99 מתוך 100 לכל היותר p99, לכולן לכל היותר max.
bench-quick-help = רק עמדות מעטות, ובלי הטבלה אף עמדה עם שלושה או ארבעה כלים.
bench-full-help =
    גם לפתור שנים־עשר משחקים שלמים, לספור לוחות תיקו, לשחק באקראי, למדוד את המינימקס הפשוט ואת
    הזיכרון של תהליך שמשחק, ולומר אילו יעדים הושגו. זה לוקח כמה דקות.
bench-json-help = לכתוב את התוצאות גם לקובץ ({ "\u2066-\u2069" } לפלט התקני, ושום דבר אחר).
bench-signature = חתימה, במספר צמתים: { $nodes }
bench-title = { $variant }: מילישניות מעבד של ליבה אחת, בלי טבלה
bench-title-with-table = { $variant }: מילישניות מעבד של ליבה אחת, עם טבלה
bench-no-table = { $variant }: אין עדיין טבלת פתיחות שלמה
# As in English.
bench-placed = n
bench-cold = קר
bench-warm = חם
bench-value = ערך
bench-distance = ערך ומרחק
bench-grade = דירוג
bench-positions = עמדות
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
# As in English.
bench-longest = max
bench-legend =
    { "\u2066n\u2069" }: כלים על הלוח; עמדות: כמה עמדות נמדדו.
    קר: שום דבר לא זכור; חם: אותה שאלה נשאלה ממש קודם.
bench-waiting-title = דירוג כל מהלך עם טבלה ושתי ליבות, קר, מילישניות לפי השעון
bench-games-title = משחקים שלמים מהלוח הריק, בלי טבלה
bench-variant = וריאנט
bench-games-value = ערך
bench-games-nodes = צמתים
bench-seconds = שנ׳ מעבד
bench-drawn-title = לוחות מלאים בלי קווארטו
bench-drawn-boards = לוחות
bench-playouts-title = משחקים אקראיים לפי הכללים ב־Python
bench-playouts-games = משחקים
bench-playouts-speed = משחקים / שנ׳
bench-playouts-drawn = תיקו
bench-playouts-placed = כלים שהונחו
bench-reference-title = המינימקס הפשוט והפותר, ערך ומרחק, מילישניות מעבד
bench-reference = מינימקס
bench-solver = פותר
bench-agree = התשובות זהות.
bench-disagree = התשובות שונות!
bench-footprint-title = מה החבילה עולה
bench-import = טעינת kvarto, זמן מעבד: { $size }
bench-memory = זיכרון במשחק רגיל: { $size }
bench-memory-three = זיכרון אחרי משחקים בשלושה וריאנטים: { $size }

## What the engine was to reach

goals-title = מה היה צריך להשיג; נחשב האיטי מבין שני המשחקים
goals-measured = נמדד
goals-must = חובה
goals-aim = יעד
goals-reached = הושג
goal-aim-reached = יעד
goal-must-reached = חובה
goal-missed = לא
goal-not-measured = -
goal-value-8 = ערך, p99, { "\u2066n = 8\u2069" }
goal-value-7 = ערך, p99, { "\u2066n = 7\u2069" }
goal-value-6 = ערך, p99, { "\u2066n = 6\u2069" }
goal-distance-6 = ערך ומרחק, p99, { "\u2066n = 6\u2069" }
goal-table = ערך ומרחק מהטבלה, p99, { "\u2066n ≤ 5\u2069" }
goal-grade-6 = דירוג כל מהלך עם מרחק, p99, { "\u2066n = 6\u2069" }
goal-two-cores = דירוג, טבלה, שתי ליבות, לפי השעון, p99, { "\u2066n = 5\u2069" }
goal-whole-lines = משחק שלם, רגיל
goal-whole-both = משחק שלם, קווים וריבועים
goal-whole-squares = משחק שלם, רק ריבועים
goal-drawn-boards = לוחות תיקו במשחק הרגיל
goal-memory = זיכרון בזמן משחק
goal-import = טעינת kvarto

## kvarto census

census-short-help = סופר עמדות ולוחות תיקו, ומה ערכם.
census-help =
    סופר את הלוחות המלאים בלי קווארטו, ואחר כך, לפי מספר הכלים על הלוח, מה יש בלי קווארטו ועד כדי
    סימטרייה: הלוחות, הלוחות עם כלי ביד, ומתוכם אלה שבהם הכלי הזה לא מנצח מיד. כמה מהם ניצחון,
    תיקו והפסד למי שמניח ידוע עד היכן שמגיעה טבלת הפתיחות של המשחק.
census-variant-help = standard, advanced, squares, hard, או קוד כמו { "\u2066ch:l\u2069" }.
census-levels-help =
    עד כמה כלים על הלוח. כל כלי נוסף לוקח בערך פי עשרה זמן, ומ־8 והלאה מאות מגה־בייט.
census-json-help = להדפיס אובייקט JSON בכל שורה.
census-counting-drawn = ספירת לוחות מלאים ...
census-counting = ספירת לוחות עם { $placed ->
    [one] כלי אחד
    [two] שני כלים
   *[other] { $placed } כלים
} ...
census-drawn-boards = { $variant }: מתוך { "\u206616!\u2069" } הלוחות המלאים, בלי קווארטו: { $boards }.
census-placed = כלים
census-boards = לוחות
census-positions = עם כלי ביד
census-quiet = בלי ניצחון מיידי
census-won = ניצחון
census-drawn = תיקו
census-lost = הפסד
census-unknown = -
census-no-table = { "\u2066-\u2069" }: לא ידוע; למשחק הזה אין טבלת פתיחות.
census-table-ends = { "\u2066-\u2069" }: לא ידוע; טבלת הפתיחות של המשחק הזה נגמרת ב{ $levels ->
    [one] כלי אחד.
    [two] שני כלים.
   *[other] ־{ $levels } כלים.
}
census-stopped = נעצר.
census-number = { $count }
