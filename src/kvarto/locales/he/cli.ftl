### The command line.

cli-help =
    קווארטו: משחק לוח שבו בוחרים את הכלי שהיריב יניח, ושבו ארבעה בקו מנצחים רק אם מכריזים
    עליהם.
cli-version-help = הצגת הגרסה ויציאה.
cli-lang-help = השפה של כל ההודעות, למשל fi. אם לא צוינה, קובעים LANGUAGE, LC_ALL, LC_MESSAGES או LANG.
cli-unknown-language = אין כאן שפה { $language }; אפשר לבחור אחת מאלה: { $languages }
cli-style-help = איך לצייר: בצבע, ב־Unicode פשוט, ב־ASCII, או לפי מה שהמסוף יודע.
# As in English.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = אי אפשר לקרוא את { $path }: { $why }
cli-cannot-write = אי אפשר לכתוב אל { $path }: { $why }
cli-standard-input = הקלט התקני

standing-to-act = התור של { $player }.
standing-open = פתוח להכרזה: { $shapes }.
standing-lapsed = כבר לא בתוקף: { $shapes }.

seat-first = הראשון
seat-second = השני

## kvarto show

show-help =
    מצייר עמדה (POSITION): השורות מ־4 עד 1, אחריהן הכלי שביד או { "\u2066-\u2069" }, ואחריו אולי וריאנט והמשבצת
    שבה הונח הכלי האחרון. לדוגמה:
    { "\u2066kvarto show 'A.../.3../..../...5 7 chst:lq'\u2069" }
show-short-help = מצייר עמדה.
show-variant = וריאנט: { $variant }.
show-svg-help = לצייר לקובץ SVG ({ "\u2066-\u2069" } לפלט התקני).
show-pieces-help = איך נראים הכלים ב־SVG.
show-theme-help = לרקע בהיר או כהה.

## kvarto replay

replay-help = משחזר כל משחק בקובץ { "\u2066.qgn\u2069" } ששמו FILE ({ "\u2066-\u2069" } לקלט התקני) ואומר מה מצבו.
replay-short-help = אומר מה מצב המשחקים שברישום.
replay-json-help = להדפיס אובייקט JSON בשורה לכל משחק. לתוצאה בלי סיבה הסיבה היא { "\u2066\"unknown\"\u2069" }.
replay-no-games = { $source }: אין בו משחק
replay-game = משחק { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = משחק במסוף.
play-command-help =
    משחק במסוף, בשניים או נגד המחשב. במהלך המשחק אפשר להקליד help כדי לראות מה אפשר להקליד.
play-variant-help = standard (ברירת המחדל), advanced, squares, hard, או קוד כמו { "\u2066ch:l\u2069" }.
play-calling-help = האם צריך להכריז על קווארטו כדי לנצח.
play-false-call-help = מה עולה הכרזה שגויה: ההזדמנות, או המשחק.
play-late-call-help = מי שהניח יכול להכריז גם אחרי המסירה, עד שהכלי החדש מונח.
play-pointing-help = מי צריך להצביע על הקווארטו; האחרים רק מכריזים.
play-clock-help = זמן: { "\u2066-\u2069" } (בלי), { "\u206660/move\u2069" }, { "\u206660/place\u2069" }, { "\u2066600+5\u2069" } (שניות ותוספת), { "\u20663d/move\u2069" }.
play-tournament-help = כמו בטורניר: דקה למהלך, והכרזה שגויה עולה במשחק.
play-against-help = לשחק נגד המחשב, מ־1 (משחק בפעם הראשונה) עד { $strongest } (מושלם).
play-one-help = השם של אחד הצדדים.
play-two-help = השם של הצד השני.
play-starter-help = מי ראשון: הקובייה מכריעה, או שחקן 1 או 2.
play-start-help = עמדה להתחיל ממנה.
play-seed-help = לחזור על הטלת הקובייה של משחק קודם.
play-save-help = להוסיף את המשחק לקובץ { "\u2066.qgn\u2069" }.
play-save-no-record = ב־{ $path } יש משהו שאינו משחקים; לא נוסף אליו דבר
play-tournament-fixes = { $option } לא הולך יחד עם { "\u2066--tournament\u2069" }, שקובע אותו
play-same-names = לשני הצדדים צריכים להיות שמות שונים
play-player-one = שחקן 1
play-player-two = שחקן 2

## kvarto play: at the table

play-title = קווארטו, { $variant }
play-dice = ההטלה של { $first }: { $a }, ההטלה של { $second }: { $b }.
play-first = התור הראשון של { $first }: מסירת הכלי הראשון.
play-first-set-up = הראשון: { $first }, השני: { $second }.
play-spoken = קווארטו מנצח רק אם מכריזים עליו: מקלידים ! ברגע שרואים אותו.
play-forfeit = הכרזה שגויה עולה במשחק.
play-late-call = אפשר להכריז גם אחרי המסירה: מקלידים late.
play-help-hint = אפשר להקליד help כדי לראות את כל האפשרויות.
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }, איזה כלי עבור { $other }? ({ "\u20660-F\u2069" }, או help):
play-give-or-call = { $player }, איזה כלי עבור { $other }? ({ "\u20660-F\u2069" }, או הכרזה: !):
play-place = { $player }, לאן להניח? ({ "\u2066a1-d4\u2069" }, או help):
play-place-or-call = { $player }, לאן להניח? ({ "\u2066a1-d4\u2069" }, או הכרזה: !):
play-place-or-late-call = { $player }, לאן להניח? ({ "\u2066a1-d4\u2069" }, או הכרזה: !; { $other }: late):
play-place-or-others-late-call = { $player }, לאן להניח? ({ "\u2066a1-d4\u2069" }; הכרזה של { $other }: late):
play-end-turn = { $player }, סיום התור האחרון (=):
play-end-turn-or-call = { $player }, הכרזה (!) או סיום התור (=):
play-point = { $player }, איזה קו? ({ "\u20661-4\u2069" }, { "\u2066a-d\u2069" }, / או \, או cancel):
play-point-with-squares = { $player }, איפה הקווארטו? ({ "\u20661-4\u2069" }, { "\u2066a-d\u2069" }, / או \, ריבועים { "\u2066a1-c3\u2069" }, או cancel):
play-paused = המשחק בהפסקה. להמשך מקלידים resume:
play-offer-draw = הצעת תיקו מאת { $player }. { $other }, מסכימים? (yes כן, no לא):
play-offer-take-back = בקשה לבטל את המהלך האחרון מאת { $player }. { $other }, מסכימים? (yes כן, no לא):
play-answer-yes-or-no = התשובה צריכה להיות yes (כן) או no (לא)
play-declined = סירוב מאת { $player }.
play-computer-moves = המהלך של { $player }: { $move }.
play-calls = { $player }: ״קווארטו!״
play-call-failed = לא: אין שם קווארטו פתוח.
play-call-not-pointed = לא הייתה הצבעה: ההכרזה נכשלה.
play-refused = זה לא אפשרי: { $what }.
play-not-understood = לא ברור: { $text }; אפשר להקליד help לרשימת האפשרויות
play-left = המשחק נשאר לא גמור.
play-saved = המשחק נוסף אל { $path }.

# The words to type are English in every language.
play-help-give = { "\u20667, F, DTSH\u2069" }           למסור את הכלי הזה
play-help-place = { "\u2066b2, b2>7\u2069" }             להניח את הכלי; להניח אותו ולמסור את כלי 7
play-help-call = { "\u2066!, !3\u2069" }                להכריז ״קווארטו!״; להכריז ולהצביע על שורה 3 (גם: quarto)
play-help-shapes = { "\u20661-4 a-d / \\ a1-c3\u2069" }    שורות, טורים, אלכסונים, ריבועים (המשבצת השמאלית התחתונה)
play-help-late = { "\u2066late, late 3\u2069" }         להכריז אחרי המסירה, במשחקים שמרשים זאת
play-help-pass = { "\u2066=, pass\u2069" }              לסיים את התור אחרי הכלי האחרון
play-help-draw = { "\u2066draw\u2069" }                 להציע תיקו; התשובה yes (כן) או no (לא)
play-help-back = { "\u2066back\u2069" }                 לבקש לבטל את המהלך האחרון
play-help-resign = { "\u2066resign, abort\u2069" }        להיכנע; לבטל את המשחק לפני הכלי הראשון
play-help-pause = { "\u2066pause, resume\u2069" }        לעצור את השעונים; להמשיך
play-help-look = { "\u2066board, moves, help\u2069" }   לראות את הלוח; את המהלכים; את הרשימה הזאת
play-help-quit = { "\u2066quit\u2069" }                 לעזוב את המשחק בלי לגמור
