### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = חידות
puzzle-hall-about = כל חידה מוכחת: יש תשובה אחת, והמנוע יודע למה האחרות נכשלות.
puzzle-hall-all = כל החידות
puzzle-of-the-day = החידה היומית
puzzle-solve = לפתרון
puzzle-begin = החידה הבאה
puzzle-next = החידה הבאה
puzzle-kind = מה בא לך לתרגל?
puzzle-kind-any = מכל הסוגים
puzzle-kind-win = למצוא את הניצחון
puzzle-kind-safe = הכלי הבטוח היחיד
puzzle-kind-hold = להחזיק בתיקו
puzzle-kind-spot = לגלות את הקווארטו
puzzle-kind-trap = איפה המלכודת?
puzzle-count = { $count ->
    [one] חידה אחת
    [two] שתי חידות
   *[other] { $count } חידות
}
puzzle-title-win = למצוא את הניצחון
puzzle-title-safe = הכלי הבטוח היחיד
puzzle-title-hold = להחזיק בתיקו
puzzle-title-spot = לגלות את הקווארטו
puzzle-title-trap = איפה המלכודת?
puzzle-ask-win = { $distance ->
    [one] לאן להניח את הכלי כדי לנצח מיד?
    [two] לאן להניח ומה למסור כדי לנצח בהכרח בעוד שני כלים?
   *[other] לאן להניח ומה למסור כדי לנצח בהכרח בעוד { $distance } כלים?
}
puzzle-ask-safe = כל כלי חוץ מאחד מניח לצד השני לנצח מיד. איזה כלי למסור?
puzzle-ask-hold = לאן להניח ומה למסור כדי להחזיק בתיקו? כל השאר מפסיד.
puzzle-ask-spot = הצד השני השלים קווארטו ולא הכריז. צריך להצביע עליו לפני שיעברו { $seconds } שניות.
puzzle-ask-trap = אחד הכלים האלה נראה בטוח, ובכל זאת מפסיד. איזה מהם אסור למסור?
puzzle-difficulty = קושי { $rating }
puzzle-other = הצד השני
puzzle-tried-right = את זו כבר פתרת.
puzzle-tried-wrong = כבר ניסית את זו; היא לא נחשבת יותר.
puzzle-tried-helped = ראית רמז; החידה הזאת לא נחשבת יותר.
puzzle-clock-about = הכלים יופיעו כשהשעון יתחיל. יש לך { $seconds } שניות.
puzzle-clock-start = הפעלת השעון
puzzle-hint = רמז { $step } מתוך { $steps }
puzzle-hint-about = עם רמז זה לא נחשב לדירוג שלך.
puzzle-hint-mark = רמז
puzzle-give-up = הצגת התשובה
puzzle-retry = ניסיון נוסף
puzzle-why-not = למה לא { $word }?
puzzle-right = נכון!
puzzle-late = הזמן נגמר. זה היה כאן.
puzzle-given-up = התשובה היא { $words }.
puzzle-wrong = לא זה. במשחק מיטבי: { $ending }.
puzzle-wrong-shape = זה לא קווארטו פתוח.
puzzle-rating = דירוג
puzzle-rating-about = פלוס מינוס { $deviation }
puzzle-streak = ימים ברצף
puzzle-streak-days = { $days }
puzzle-streak-best = שיא: { $days }
puzzle-streak-now = { $days ->
    [one] יום אחד ברצף.
    [two] יומיים ברצף.
   *[other] { $days } ימים ברצף.
}
puzzle-solved = נפתרו
puzzle-solved-about = מתוך { $tried } שניסית
puzzle-new-rating = הדירוג שלך: { $rating }
puzzle-does-not-count = זה לא נחשב לדירוג שלך.

## Hints, step by step

puzzle-hint-win = כדאי לחפש מהלך שאחריו לצד השני נגמרים הכלים הבטוחים למסירה.
puzzle-hint-safe = על כל כלי שנשאר, לשאול: מה הוא היה משלים?
puzzle-hint-hold = כל המהלכים חוץ מאחד מפסידים. כמה כלים בטוחים נשארים אחרי המהלך שלך?
puzzle-hint-spot = כדאי להסתכל על הקווים שעוברים דרך הכלי שהונח אחרון, תכונה אחרי תכונה.
puzzle-hint-trap = כמה כלים לא משלימים דבר. אבל אחרי אחד מהם הצד השני יכול להניח כך שלא יישאר לך שום דבר בטוח.
puzzle-hint-line = המקום הוא אי שם כאן: { $line }.
puzzle-hint-cell = המקום הוא { $cell }. איזה כלי אפשר למסור אז?
puzzle-hint-dangers = על המשבצות המסומנות אפשר להשלים משהו.
puzzle-hint-distance = המלכודת תיסגר אחרי שיונחו עוד { $placements } כלים.
puzzle-hint-give = אחת מתכונות הכלי: { $trait }.
puzzle-hint-shared = מה שמשותף לארבעת הכלים: { $trait }.
puzzle-hint-row = זאת שורה.
puzzle-hint-column = זה טור.
puzzle-hint-diagonal = זה אלכסון.
puzzle-hint-square = זה ריבוע.
