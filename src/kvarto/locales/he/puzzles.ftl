### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = יצירת חידות שתשובותיהן מוכחות, הוכחתן, או הצגה של אחת.
puzzles-make-help =
    יוצר חידות: עמדות מוגרלות, ונשמרות אלה שבהן הפותר מוכיח שיש בדיוק תשובה נכונה אחת. Ctrl-C
    עוצר, ואותה פקודה ממשיכה מאותו מקום. אותו זרע יוצר אותן חידות.
puzzles-seed-help = במה מתחילה האקראיות.
puzzles-count-help = כמה מכל סוג ווריאנט (אם לא צוין, כמו שבחבילה).
puzzles-variant-help = רק מהווריאנט הזה; אפשר לתת כמה פעמים.
puzzles-work-help = התיקייה ששומרת עד היכן הגיעה העבודה.
puzzles-into-help = הקובץ לחידות המוכנות (אם לא צוין, זה של החבילה).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = נעצר. אותה פקודה ממשיכה מכאן.
puzzles-made = { $count ->
    [one] ב־{ $file } יש חידה אחת.
    [two] ב־{ $file } יש שתי חידות.
   *[other] ב־{ $file } יש { $count } חידות.
}
puzzles-check-help =
    מוכיח כל חידה: שהתשובה נכונה, שאין אחרת, ושאין חידה שהיא חידה אחרת במבט אחר.
puzzles-file-help = הקובץ לבדיקה (אם לא צוין, זה של החבילה).
puzzles-sample-help = להוכיח רק חידה אחת מתוך מספר כזה.
puzzles-checking = הוכחה
puzzles-checked = { $count ->
    [one] חידה אחת הוכחה.
    [two] שתי חידות הוכחו.
   *[other] { $count } חידות הוכחו.
}
puzzles-wrong = { $count ->
    [one] חידה אחת שגויה.
    [two] שתי חידות שגויות.
   *[other] { $count } חידות שגויות.
}
puzzle-is-none = { $puzzle }: אין בדיוק תשובה נכונה אחת
puzzle-has-other-answers = { $puzzle }: הנכון הוא { $proven }, ולא { $kept }
puzzle-repeats = { $puzzle }: זהה ל־{ $other }
no-puzzle-file = זה לא קובץ של חידות
no-such-puzzle = אין חידה בשורה הזאת: { $text }
puzzles-show-help = להציג את החידה עם המזהה הזה, את תשובתה ומה שבא אחריה.
puzzles-title = { $puzzle }: { $task } ({ $variant }, דירוג { $rating })
puzzles-answer = { $count ->
    [1] תשובה: { $answers }
   *[other] תשובות: { $answers }
}
puzzles-line = ההמשך: { $words }

## What is asked for

puzzle-task-win = להניח ולמסור כך שמנצחים
puzzle-task-safe = למסור את הכלי הבטוח היחיד
puzzle-task-hold = להניח ולמסור כך שלא מפסידים
puzzle-task-spot = לגלות את הקווארטו לפני שיפוג תוקפו
puzzle-task-trap = איזה כלי הוא מלכודת
