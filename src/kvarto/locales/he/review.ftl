### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = להדפיס JSON, אובייקט בכל שורה.
engine-threads-help = בכמה תהליכונים להשתמש.
engine-no-table-help = לחפש הכול, בלי טבלת הפתיחות.
engine-time-limit-help = לוותר על עמדה אחרי מספר כזה של שניות.

## kvarto solve

solve-help =
    אומר לכל POSITION מי מנצח במשחק מיטבי, וכמה כלים מונחים עד אז. עמדה היא ארגומנט אחד,
    במירכאות. עם { "\u2066-\u2069" }, או בלי דבר, העמדות נקראות מהקלט התקני, אחת בכל שורה; על שורות ריקות
    ושורות שמתחילות ב־{ "\u2066#\u2069" } מדלגים.
    לדוגמה: { "\u2066kvarto solve 'A.../.3../..../...5 7 chst:lq'\u2069" }
solve-short-help = אומר מי מנצח בעמדה.
solve-cold-help = לשכוח לפני כל עמדה את כל מה שנלמד.
solve-cold-one-thread = האפשרות { "\u2066--cold\u2069" } הולכת רק עם תהליכון אחד
solve-nothing = חסרה POSITION (או { "\u2066-\u2069" } כדי לקרוא עמדות מהקלט התקני)
solve-wrong-line = שורה { $line }: { $what }

solve-win = { $position }: התור של { $player }, וזה ניצחון { $distance ->
    [0] בהכרזה על { $shapes }
    [one] בכלי הבא
    [two] בעוד שני כלים
   *[other] בעוד { $distance } כלים
}.
solve-draw = { $position }: התור של { $player }, וזה תיקו.
solve-loss = { $position }: התור של { $player }, וזה הפסד { $distance ->
    [one] בכלי הבא
    [two] בעוד שני כלים
   *[other] בעוד { $distance } כלים
}.
solve-unknown = { $position }: התור של { $player }, ולא ידוע מי מנצח.

## kvarto grade

grade-help =
    אומר למה מוביל כל מהלך חוקי בעמדה POSITION עבור מי שבתור, הטובים קודם.
    לדוגמה: { "\u2066kvarto grade '05F./..../.A3./9..6 C'\u2069" }
grade-short-help = אומר מה שווה כל מהלך.
grade-nothing = אין מהלך לדרג: הלוח מלא
grade-win = ניצחון { $distance ->
    [0] מיידי
    [one] בעוד כלי אחד
    [two] בעוד שני כלים
   *[other] בעוד { $distance } כלים
} ({ $count }):
grade-draw = תיקו ({ $count }):
grade-loss = הפסד { $distance ->
    [0] מיידי
    [one] בעוד כלי אחד
    [two] בעוד שני כלים
   *[other] בעוד { $distance } כלים
} ({ $count }):
grade-unknown = לא ידוע ({ $count }):

## kvarto review

review-help =
    מעריך כל מהלך במשחקים שבקובץ { "\u2066.qgn\u2069" } ששמו FILE ({ "\u2066-\u2069" } לקלט התקני): מה היה שווה לפניו ואחריו,
    מה היה טוב יותר, אילו קווארטו לא נראו, והיכן המשחק הוכרע.
review-short-help = אומר היכן הוכרעו המשחקים שברישום.

review-value-lost = מ{ $before } ל{ $after }
review-verdict-mistake = טעות
review-verdict-blunder = טעות גסה
review-verdict-decisive = טעות מכריעה
review-remark = { $verdict }; עדיף { $words }
review-remark-more = { $verdict }; עדיף { $words } (ועוד { $more })

review-left-win = בעמדה האחרונה התור של { $player }, ובמשחק מיטבי זה ניצחון.
review-left-draw = בעמדה האחרונה התור של { $player }, ובמשחק מיטבי זה תיקו.
review-left-loss = בעמדה האחרונה התור של { $player }, ובמשחק מיטבי זה הפסד.
review-accuracy = { $player }: מהלכים ששמרו על הערך – { $kept } מתוך { $judged } ({ $percent }%).
