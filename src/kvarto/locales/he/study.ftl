### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = הראשון
player-second = השני

## What a move or a position is worth to who is to act

worth-win = { $distance ->
    [0] ניצחון מיידי
    [one] ניצחון בכלי הבא
    [two] ניצחון בעוד שני כלים
   *[other] ניצחון בעוד { $distance } כלים
}
worth-win-sometime = ניצחון
worth-draw = תיקו
worth-loss = { $distance ->
    [0] הפסד מיידי
    [one] הפסד בכלי הבא
    [two] הפסד בעוד שני כלים
   *[other] הפסד בעוד { $distance } כלים
}
worth-loss-sometime = הפסד
worth-unknown = לא ידוע

## Moves told step by step

step-places = { $player }: הנחה על { $cell }.
step-gives = { $player }: מסירת { $piece }.
step-calls = { $player }: הכרזה על { $shape } וניצחון.
step-you-places = הנחת על { $cell }.
step-you-gives = מסרת את { $piece }.
step-you-calls = הכרזת על { $shape } וניצחת.
move-whole = { $parts }:
move-place = הנחה על { $cell }
move-give = מסירת { $piece }
move-call = הכרזה על { $shape }
playback-label = מעבר על ההמשך
playback-begins = כאן זה מתחיל.
playback-again = שוב

## Somebody is to find a move

attempt-place = לאן להניח את הכלי שביד?
attempt-give = איזה כלי למסור?
attempt-give-or-call = למסור כלי, או להכריז.
attempt-end-turn = להכריז, או לסיים את התור.
attempt-point = יש לגעת בארבעת הכלים.
attempt-take-back = ביטול ההנחה
attempt-no-shape = הארבעה האלה אינם שורה, טור, אלכסון או ריבוע שנחשב. אפשר לנסות שוב.

## The review of a game

accuracy-share = { $percent }%
accuracy-kept = מהלכים ששמרו על מה שהיה לשמור: { $kept } מתוך { $judged }.
standing-title = איך התפתח המשחק
standing-label = המצב אחרי כל מהלך: למעלה ניצחון של { $first }, למטה של { $second }. אותם נתונים מופיעים בטבלה שלמטה.
standing-side = ניצחון של { $player }
standing-as-table = כטבלה
standing-move = מהלך
standing-player = של מי
standing-stood = אחריו
standing-verdict = הערכה
standing-show = ציור הגרף
standing-wins = { $player }: { $ending }
standing-won = ניצחון של { $player }
retry-title = ניסיון נוסף
retry-about = מהלך { $number }, התור של { $player }. במשחק מיטבי: { $value }. איזה מהלך שומר על זה?
retry-right = נכון. זה נשאר { $value }.
retry-wrong = לא זה. אפשר לראות מה קורה אחריו.
retry-again = עוד פעם

## The analysis board

analysis-title = ניתוח
study-variant = מה מנצח
study-overlay = על הלוח
study-overlay-values = ערך המהלכים
study-overlay-threats = איומים
study-overlay-nothing = כלום
study-worth-title = מה שווה העמדה
study-worth = במשחק מיטבי: { $ending }.
study-gives = התור של { $player } למסור כלי לידי { $other }.
study-places = התור של { $player } להניח את { $piece }.
study-placed = הונח על { $cell }: עכשיו בוחרים כלי למסירה.
study-over = כאן המשחק נגמר.
study-progress = כמה מהלכים דורגו
study-graded = { $graded } מתוך { $total } מהלכים
study-nodes = · עמדות שנבדקו: { $nodes }
study-stop = עצירה
study-stopped = נעצר אחרי { $graded } מתוך { $total } מהלכים.
study-go-on = המשך
study-call = הכרזה על { $shape }
study-best-moves = המהלכים הטובים
study-all-moves = { $count ->
    [one] המהלך היחיד
    [two] שני המהלכים
   *[other] כל { $count } המהלכים
}
study-group-win = { $count ->
    [one] אחד מנצח
    [two] שניים מנצחים
   *[other] { $count } מנצחים
}
study-group-draw = { $count ->
    [one] אחד לתיקו
    [two] שניים לתיקו
   *[other] { $count } לתיקו
}
study-group-loss = { $count ->
    [one] אחד מפסיד
    [two] שניים מפסידים
   *[other] { $count } מפסידים
}
study-group-unknown =
    { $count ->
        [one] אחד לא ידוע
        [two] שניים לא ידועים
       *[other] { $count } לא ידועים
    }
study-line = ההמשך הטוב ביותר
study-line-help = כשמצביעים על משבצת, כלי או מהלך, ההמשך הטוב ביותר שלו מוצג כאן.
study-line-best = הצגת ההמשך הטוב ביותר
study-threats = איומים
study-no-threats = עוד אין כלי שיכול להשלים משהו.
study-safe = { $count ->
    [0] מתוך { $total } הכלים במאגר, אין אף אחד שבטוח למסור.
    [one] מתוך { $total } הכלים במאגר, אחד לא מנצח מיד.
    [two] מתוך { $total } הכלים במאגר, שניים לא מנצחים מיד.
   *[other] מתוך { $total } הכלים במאגר, { $count } לא מנצחים מיד.
}
study-lapsed = כבר לא בתוקף, ולא שווה דבר: { $shapes }.
study-no-moves = כל מהלך על הלוח נרשם כאן. כשחוזרים אחורה ומשחקים מהלך אחר, מתחילה וריאציה.
study-comment = הערה על { $word }
study-comment-start = הערה על ההתחלה
study-promote = הפיכה להמשך הראשי
study-cut = מחיקה מכאן והלאה
study-open-title = עמדה או משחק אחרים
study-paste = הדבקת עמדה או רישום
study-paste-about = עמדה כמו { "\u2066A.../.3../..../...5 7\u2069" }, או רישום
study-copy-link = העתקת קישור לניתוח הזה
set-up-title = סידור עמדה
set-up-help = בוחרים כלי, ואז משבצת. נגיעה בכלי שעל הלוח לוקחת אותו בחזרה. מה שנשאר ביד הוא הכלי שצריך להניח.
set-up-last = הכלי שהונח אחרון
set-up-last-none = אין: אף קווארטו כבר לא בתוקף
set-up-last-about = על קווארטו שעובר בו עדיין אפשר להכריז.
set-up-empty-hand = החזרת הכלי שביד
set-up-clear = ריקון הלוח
set-up-done = לניתוח
set-up-cancel = ביטול

## Records, positions by their address, and what a move means

review-better = עדיף: { $words }.
why-gift = { $player }: מסירת { $piece }, ואיתו הושלם קווארטו: { $shape }.
word-turn = (הנחה על { $cell }, מסירת { $piece }.)
word-give = (מסירת { $piece }.)
review-look = לראות
replay-title = פתיחת רישום
replay-about = לעבור על משחק שנשמר כקובץ { "\u2066.qgn\u2069" }, כאן או בכל מקום אחר.
replay-file = בחירת קובץ
replay-paste = או להדביק אותו
replay-open = פתיחה
replay-another = פתיחת רישום אחר
position-begin = להתחיל משחק מכאן
position-first-gives = התור של הראשון למסור כלי.
position-second-gives = התור של השני למסור כלי.
position-first-places = התור של הראשון להניח את { $piece }.
position-second-places = התור של השני להניח את { $piece }.
