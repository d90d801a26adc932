### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = הכלי { $piece } כבר ביד
hand-is-empty = אין ביד כלי להניח
piece-is-placed = הכלי { $piece } כבר על הלוח
cell-is-occupied = המשבצת { $cell } תפוסה
game-is-over = המשחק נגמר
call-is-pending = { $seat } כבר הכריז, וצריך קודם להצביע על הקווארטו
point-before-call = { $seat } צריך להכריז לפני שהוא מצביע
calling-is-automatic = במשחק הזה קווארטו נחשב מעצמו, בלי הכרזה
nothing-placed-to-call = עוד לא הונח כלי שאפשר להכריז אחריו
call-is-used = { $seat } כבר הכריז אחרי הכלי הזה
not-your-chance-to-call = { $seat } לא יכול להכריז עכשיו
not-your-turn-to-give = התור למסור כלי אינו של { $seat }
not-your-turn-to-place = התור להניח כלי אינו של { $seat }
not-your-turn-to-end-turn = התור שאפשר לסיים אינו של { $seat }
now-is-not-the-time-to-give = { $seat } לא יכול למסור כלי עכשיו
now-is-not-the-time-to-place = { $seat } לא יכול להניח כלי עכשיו
now-is-not-the-time-to-end-turn = רק את התור האחרון, אחרי הכלי ה־16, אפשר לסיים בלי למסור
nothing-to-undo = אין מה לבטל

## At the table

bad-name = בשם צריכים להיות בין 1 ל־{ $longest } תווים נראים; זה לא מתאים: { $text }
table-not-open = השולחן הזה עוד לא נפתח
too-late = מאוחר מדי: הזמן לכך עבר
already-away = השחקן הזה כבר לא כאן
not-away = השחקן הזה כאן
game-is-paused = המשחק בהפסקה
not-paused = המשחק לא בהפסקה
already-proposed = זה כבר הוצע
just-declined = זה נדחה; אפשר להציע שוב אחרי המהלך הבא
nothing-proposed = אין הצעה שמחכה לתשובה
only-in-casual-games = זה אפשרי רק במשחקים ידידותיים
too-late-to-abort = אפשר לבטל משחק רק לפני הנחת הכלי הראשון; להיכנע אפשר תמיד
the-clock-decides = במשחק הזה יש שעון, והשעון מכריע
other-is-here = הצד השני ליד השולחן
grace-not-over = ההיעדרות של הצד השני עוד לא ארוכה מספיק
bad-event = הגרסה הזאת לא יודעת לקרוא את האירוע: { $text }

## The server

bad-message = זאת לא הודעה של המשחק: { $what }
message-too-long = ההודעה ארוכה מדי (עד { $longest } תווים)
no-such-game = אין כאן משחק כזה, או שהוא של מישהו אחר
no-such-lesson = אין שיעור כזה
lesson-asks-otherwise = השיעור מבקש משהו אחר
not-your-seat = המקום הזה לא שלך
not-your-table = רק מי שפתח את השולחן יכול לשנות אותו
own-table = זה השולחן שלך; מישהו אחר צריך לשבת
table-is-taken = מישהו אחר התיישב כאן לפני רגע
nobody-sits-here-yet = המשחק יתחיל כשמישהו יתיישב
not-a-shape = ארבע המשבצות האלה אינן שורה, טור, אלכסון או ריבוע
no-such-level = אין רמה { $level }; הרמות הן מ־1 עד { $highest }
game-goes-on = המשחק עוד לא נגמר
not-our-page = הבקשה הזאת באה מאתר אחר
nobody-yet = הדפדפן הזה עוד לא מוכר כאן; יש לטעון את הדף מחדש
not-our-host = שמו של השרת הזה אינו { $host }; אם זה בכל זאת שמו, יש להפעיל אותו עם { "\u2066--public-url\u2069" }
server-error = משהו השתבש בשרת; התקלה נרשמה
too-many-requests = זה יותר מדי בבת אחת; אפשר לנסות שוב בעוד { $seconds } שנ׳
too-many-open = יותר מדי פתוחים כבר; אפשר לסגור כמה, או לנסות שוב בעוד { $seconds } שנ׳
name-mixes-scripts = אי אפשר לערבב בשם אותיות דומות, כמו לטיניות וקיריליות
name-misleads = השם הזה שמור, כי הוא עלול להיראות כמו אורח, המחשב או בעל תפקיד
name-is-taken = השם הזה, או שם שנראה כמוהו, כבר תפוס
password-length = בסיסמה צריכים להיות בין { $shortest } ל־{ $longest } תווים
password-is-name = הסיסמה לא יכולה להיות השם עצמו
password-is-common = הסיסמה הזאת היא מהראשונות שכל אחד היה מנחש
wrong-name-or-password = אין חשבון עם השם והסיסמה האלה
wrong-name-or-code = אין חשבון עם השם וקוד השחזור האלה; כל קוד תקף פעם אחת
too-many-guesses = יותר מדי ניסיונות; אפשר לנסות שוב בעוד { $seconds } שנ׳
has-account = כבר יש לך חשבון
needs-account = בשביל זה צריך חשבון; קודם יש להתחבר
no-such-account = אין חשבון בשם { $name }
no-such-return-code = הקוד הזה לא מחזיר אף אחד; אולי הוא ישן מדי
no-puzzle = אין חידה כזאת: { $puzzle }
no-puzzles = אין חידות מהסוג הזה
not-an-answer = זאת לא יכולה להיות תשובה כאן: { $text }
no-such-hint = אין רמז { $step }; הרמז האחרון הוא { $last }
puzzle-not-begun = החידה הזאת היא נגד השעון; קודם יש להתחיל אותה
page-not-built = הדף לא נבנה. יש להריץ { "\u2066\"make\"\u2069" } בתיקייה של kvarto, או { "\u2066\"python web/build.py\"\u2069" }.

# What the two seats are called in errors.
error-seat-first = השחקן הראשון
error-seat-second = השחקן השני
