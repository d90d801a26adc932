### The page: everything but the words of the game itself and the page of rules.

# As in English.
name = Kvarto

## The way around

skip = דילוג לתוכן
nav-label = דפים
nav-home = דף הפתיחה
nav-menu = תפריט
nav-new = משחק חדש
nav-lobby = לובי
nav-games = המשחקים שלי
# Said after "My games".
nav-games-wait = { $count ->
    [one] (תורך במשחק אחד)
    [two] (תורך בשני משחקים)
   *[other] (תורך ב־{ $count } משחקים)
}
nav-account = חשבון
nav-rules = כללים
nav-settings = הגדרות
nav-about = אודות
nav-replay = פתיחת רישום
language = שפה
close = סגירה

## Titles of the browser's window

title-home = Kvarto: המשחק של שישה־עשר הכלים
title-new = משחק חדש – Kvarto
title-replay = רישום – Kvarto
title-position = עמדה
title-rules = כללים – Kvarto
title-settings = הגדרות – Kvarto
title-about = אודות – Kvarto
title-nowhere = לא נמצא – Kvarto
title-game = { $first } מול { $second }

## When something goes wrong

page-refused = זה לא אפשרי: { $what }.
page-not-reached = אין קשר עם השרת. אפשר לנסות שוב עוד רגע.
line-lost = הקשר אבד. מנסים לחדש אותו…
nowhere-title = אין כאן כלום
nowhere-text = אין דף בכתובת הזאת.

## The first page

home-about = את הכלי שמניחים לא בוחרים: היריב מוסר אותו. ארבעה בקו שיש להם משהו משותף מנצחים, אם רואים אותם ומכריזים ״קווארטו!״ לפני הצד השני.
home-play = למשחק
home-friend = משחק עם חברים
home-lobby = ללובי
home-all-games = כל המשחקים שלי
home-learn = לומדים את המשחק
home-choose = בחירת משחק
home-resume = המשך: { $first } מול { $second }

## A new game

opponent-is-computer = המחשב
opponent-is-person = בשניים במכשיר הזה
opponent-is-invite = מישהו עם קישור
opponent-is-watch = צפייה בשני מחשבים
new-name = השם שלך
name-guest = אורח
name-one = שחקן 1
name-two = שחקן 2
name-other = הצד השני
# As in English.
namesake = { $name } II
kind-standard = רגיל
kind-standard-about = שורות, טורים ואלכסונים; כל ארבע התכונות נחשבות.
kind-beginners = מתחילים
kind-beginners-about = רק חלק מהתכונות נחשבות.
kind-advanced = מתקדמים
kind-advanced-about = גם תשעת הריבועים של { "\u20662 × 2\u2069" } נחשבים.
kind-squares = רק ריבועים
kind-squares-about = רק הריבועים של { "\u20662 × 2\u2069" } נחשבים.
kind-hard = קשה
kind-hard-about = לארבעה צריכות להיות שתי תכונות משותפות.
kind-own = משלך
kind-own-about = להרכיב את מה שנחשב.
calling-spoken-about = קווארטו מנצח רק אם מכריזים עליו, כמו בכללים המודפסים.
calling-automatic = אוטומטי
calling-automatic-about = מי שמשלים קווארטו מנצח, בלי להכריז.
new-late-call-about = גם אחרי המסירה אפשר להכריז, עד שהכלי מונח.
clock-none = בלי שעון
clock-move = { $seconds ->
    [one] שנייה אחת למהלך
    [two] שתי שניות למהלך
   *[other] { $seconds } שניות למהלך
}
clock-place = { $seconds } שניות להנחה, ואותו זמן למסירה
clock-main = { $minutes ->
    [one] דקה אחת, ועוד { $increment } שניות לכל מהלך
    [two] שתי דקות, ועוד { $increment } שניות לכל מהלך
   *[other] { $minutes } דקות, ועוד { $increment } שניות לכל מהלך
}
clock-whole = { $minutes ->
    [one] דקה אחת לכל המשחק
    [two] שתי דקות לכל המשחק
   *[other] { $minutes } דקות לכל המשחק
}
clock-days = { $days ->
    [one] יום אחד למהלך
    [two] יומיים למהלך
   *[other] { $days } ימים למהלך
}
starter-dice = הקובייה מכריעה

## The computer's name at each level

opponent-newcomer = צ׳יפי
opponent-child = מיה
opponent-beginner = בן
opponent-casual = לנה
opponent-attentive = מאיה
opponent-regular = הוגו
opponent-club = נורה
opponent-strong = ויקטור
opponent-master = עדה
opponent-perfect = שלמה

## At the table

game-coming = עורכים את השולחן…
game-gone = המשחק הזה לא כאן
desk-label = הצד שלך בשולחן
board-label = לוח
cell-empty = { $cell }: ריקה.
bar-you = אני
bar-level = רמה { $number } · { $name }
clock-label = הזמן שנשאר
clock-warning = נשארו עשר שניות.
clock-days-left = { $days } ימ׳ { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = בלי הכרזה
agreed-forfeit = הפסד על הכרזה שגויה
agreed-late-call = הכרזה מאוחרת

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = תורך להניח את הכלי
duty-place-here = { $player }, תורך להניח את הכלי
duty-place-other = התור של { $player } להניח את הכלי
duty-give-you = תורך לבחור כלי עבור { $other }
duty-give-here = { $player }, תורך לבחור כלי עבור { $other }
duty-give-other = התור של { $player } לבחור כלי עבור { $other }
duty-give-to-you = התור של { $player } לבחור כלי עבורך
duty-end-turn-you = להכריז, או לסיים את התור
duty-end-turn-here = { $player }, להכריז או לסיים את התור?
duty-end-turn-other = הזדמנות אחרונה להכרזה של { $player }
duty-point-you = יש לגעת בארבעת הכלים
duty-point-here = { $player }, יש לגעת בארבעת הכלים
duty-point-other = הכרזה של { $player }: איפה הקווארטו?
duty-paused = המשחק בהפסקה

# The red button.
call = קווארטו!
call-by = קווארטו! ({ $player })
end-turn = סיום התור
point-shape = בחירת קו או ריבוע
point-shape-none = איפה…
point-confirm = הצבעה
point-cancel = ביטול
agree = הסכמה
decline = סירוב

# What has happened, for screen readers and as short notes.
said-places = { $player }: הנחת { $piece } על { $cell }.
said-gives = { $player }: מסירת { $piece } לידי { $other }.
said-gives-you = { $player }: מסירת { $piece } לידיך.
said-calls = { $player }: ״קווארטו!״
said-call-failed = הכרזת שווא של { $player }.
said-your-call-failed = הכרזת לשווא.
said-offers-draw = הצעת תיקו מאת { $player }.
said-asks-take-back = בקשה לבטל מהלך מאת { $player }.
said-declined = סירוב מאת { $player }.
said-taken-back = מהלך בוטל.
said-resumed = המשחק נמשך.

# The throw of dice at the beginning.
dice-throw = ההטלה של { $first }: { $a }, ההטלה של { $second }: { $b }.
dice-begins = התור הראשון של { $first }.

# The device goes from hand to hand.
cover-title = המכשיר עובר לידי { $player }
cover-ready = אני { $player }

## The menu of a game

menu-title = תפריט המשחק
menu-elsewhere = דפים אחרים
menu-sound-on = צליל: פועל
menu-sound-off = צליל: כבוי
do-by = { $player }: { $what }
do-ask-take-back = ביטול מהלך
do-claim-win = דרישת הניצחון
do-pause = הפסקה
do-resume = המשך
do-offer-draw = הצעת תיקו
do-agree-draw = הסכמה על תיקו
do-abort = ביטול המשחק
do-resign = כניעה
sure-resign = להיכנע? הצד השני ינצח.
sure-draw = שניכם מסכימים לתיקו?
sure-abort = לבטל את המשחק? אף אחד לא ינצח.
sure-no = להמשיך לשחק

## Moves, typed and listed

moves-title = מהלכים
moves-none = עוד לא היה מהלך.
looking-back = מבט לאחור.
looking-back-return = חזרה למשחק
typed-title = הקלדת מהלכים והקראת הלוח
typed-label = מהלך
typed-do = ביצוע
typed-help = { "\u2066b2>7\u2069" } מניח על b2 ומוסר את 7; { "\u2066b2\u2069" } או { "\u2066>7\u2069" } עושים רק אחד מהשניים; { "\u2066!\u2069" } מכריז, { "\u2066!3\u2069" } מכריז על שורה 3; { "\u2066?3\u2069" } מקריא את שורה 3, { "\u2066?\u2069" } את כל הלוח.
typed-not-understood = לא ברור: { $text }.
read-title = הקראת הלוח
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = אחרי המשחק
result-you-win = ניצחת!
result-you-lose = הפסדת
result-wins = ניצחון של { $player }
result-draw = תיקו
result-none = בלי תוצאה
rematch = עוד פעם
rematch-there = למשחק הבא
review-title = למה?
review-coming = עוברים על המשחק…
replay-controls = מעבר על המשחק
replay-start = להתחלה
replay-back = אחורה
replay-onward = קדימה
replay-end = לסוף
replay-slider = רגע במשחק
replay-beginning = התחלה
share-title = שמירה ושיתוף
share-copy-record = העתקת הרישום
share-save-record = שמירת הרישום
share-svg = תמונה (SVG)
share-png = תמונה (PNG)
share-link = העתקת קישור לעמדה
share-copied = הועתק.
share-not-copied = הדפדפן הזה לא מרשה לדף להעתיק.
share-no-png = לא היה אפשר ליצור את התמונה.

## Games in lists, and titles of pages where people meet

title-lobby = לובי – Kvarto
title-games = המשחקים שלי – Kvarto
title-account = חשבון – Kvarto
title-return = חזרה – Kvarto
title-turns = ({ $count }) { $title }
# In a row of what is agreed on.
agreed-spoken = צריך להכריז
agreed-not-casual = בלי ביטול מהלכים
mine-your-turn = תורך
mine-others-turn = התור של { $player }
# $when is such as "בעוד יומיים".
mine-deadline = הזמן נגמר { $when }
mine-table-link = שולחן למי שיש לו את הקישור
mine-table-lobby = שולחן בלובי
mine-won = ניצחון
mine-lost = הפסד
mine-drawn = תיקו
mine-no-result = בלי תוצאה
ended-quarto = בקווארטו
ended-draw = כל הכלים הונחו
ended-agreement = בהסכמה
ended-time = נגמר הזמן
ended-resignation = בכניעה
ended-forfeit = בהכרזה שגויה
ended-abandoned = עזיבה
ended-aborted = בוטל
ended-unknown = מסיבה לא ידועה
return-make = יצירת קישור

## The way to the course

title-learn = לומדים את המשחק – Kvarto
title-lesson = { $title } – Kvarto
nav-learn = לימוד

## The way to puzzles and analysis; how a move is judged

nav-puzzles = חידות
nav-analysis = ניתוח
title-puzzles = חידות – Kvarto
title-analysis = ניתוח – Kvarto
to-analysis = ניתוח העמדה הזאת
to-analysis-game = ניתוח המשחק הזה
verdict-best = הטוב ביותר
verdict-fine = טוב
verdict-mistake = טעות
verdict-blunder = טעות גסה
verdict-decisive = טעות מכריעה
verdict-unknown = לא הוערך
