### kvarto table: the opening tables.

table-help = מציג את טבלאות הפתיחות, או בונה אותן.
table-list-help = אומר לכל משחק עד היכן הטבלה שלו מוכחת.
table-none = { $game }: אין טבלה; כל עמדה נפתרת בחיפוש
table-there = { $game }: מוכח עד { $levels } כלים על הלוח, עמדות שאינן תיקו: { $exceptions }
table-build-help =
    בונה את הטבלאות של המשחקים GAMES (כולם, אם לא צוין אף אחד). זה לוקח בין שניות, עם תכונה אחת,
    לבין שעות רבות. Ctrl-C עוצר, ואותה פקודה ממשיכה מאותו מקום.
table-levels-help = עד כמה כלים על הלוח.
table-threads-help = כמה ליבות עובדות על זה.
table-work-help = התיקייה ששומרת עד היכן הגיעה העבודה.
table-into-help = התיקייה לטבלאות המוכנות (אם לא צוין, זו של החבילה).
table-level = { $game }, על הלוח: { $level }
table-stopped = נעצר. אותה פקודה ממשיכה מכאן.
table-built = { $game }: נבנתה
