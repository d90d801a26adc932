### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = ממתינים – Kvarto
title-invited = הזמנה מאת { $player } – Kvarto
title-your-turn = תורך! { $first } מול { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = השולחן שלך מוכן
waiting-link = את הקישור הזה שולחים למי שרוצים לשחק איתו. מי שפותח אותו ראשון יכול לשבת.
waiting-lobby = הוא בלובי, לעיני כולם. אפשר גם לשלוח למישהו את הקישור.
waiting-link-label = קישור לשולחן שלך
waiting-about = המשחק יתחיל מעצמו ברגע שמישהו יתיישב.
waiting-only-here = הקישור הזה פועל רק במכשיר הזה. בשביל מכשירים אחרים ברשת שלך יש להפעיל את Kvarto עם { "\u2066kvarto serve --lan\u2069" } ולפתוח את הכתובת שתוצג.
waiting-qr = או לסרוק את זה בטלפון.
waiting-change = שינוי
waiting-withdraw = ביטול ההזמנה
waiting-notify = להודיע לי כשמישהו בא
waiting-notified = תבוא הודעה, גם כשהדף הזה ברקע.
notify-refused = הדפדפן הזה לא מרשה לדף להודיע לך.
withdrawn-title = ההזמנה בוטלה
withdrawn-about = הקישור כבר לא מוביל לשום מקום.

# Passing an address on.
link-copy = העתקה
link-share = שיתוף
link-qr = הקישור כקוד QR

## … and for who is invited

invited-title = הזמנה למשחק מאת { $player }
invited-sit = לשבת
invited-as = השם שלך במשחק: { $name }.
invited-made-up = במשחק יופיע לך שם בדוי.
# Stands in the empty field for the name.
invited-made-up-name = שם בדוי
taken-title = השולחן הזה כבר לא פנוי
taken-about = מישהו אחר התיישב, או שההזמנה של { $player } בוטלה.
game-gone-why = אולי ההזמנה בוטלה, מישהו אחר התיישב, או שרק שני הצדדים יכולים לראות את המשחק.

# What is agreed on.
terms-variant = מה מנצח
variant-meaning = { $variant }. { $meaning }
terms-calling = הכרזה
terms-wrong-passes = הכרזה שגויה עולה בהזדמנות.
terms-wrong-loses = הכרזה שגויה עולה במשחק.
terms-no-pointing = לא צריך להצביע על הקווארטו.
terms-clock = שעון
terms-first = מי מתחיל
terms-you = הצד שלך
terms-guest = מי שיתיישב
terms-also = ועוד
terms-casual = אפשר לבטל מהלכים אם הצד השני מסכים.
terms-serious = אי אפשר לבטל מהלכים.
terms-watched = כל מי שיש לו את הקישור יכול לצפות.
terms-private = אף אחד אחר לא יכול לצפות.

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = לא כאן כבר { $time }
presence-grace = לא כאן, נשארו לחזרה { $time }
presence-back = שוב כאן
said-sits-down = ליד השולחן: { $player }. המשחק מתחיל.
said-goes-away = { $player } – לא כאן.
said-comes-back = { $player } – שוב כאן.

## Proposals, and another game

said-you-offer-draw = הצעת תיקו.
said-you-ask-take-back = ביקשת לבטל מהלך.
said-wants-rematch = הזמנה לעוד משחק מאת { $player }.
rematch-waiting = ביקשת עוד משחק. ממתינים לתשובה של { $player }…
rematch-accept = עוד משחק

## Something to say

say-title = להגיד משהו
said-phrase = { $player }: { $phrase }
phrase-hello = שלום!
phrase-good-luck = בהצלחה!
phrase-nice-move = מהלך יפה!
phrase-oops = אופס!
phrase-one-moment = רק רגע, בבקשה.
phrase-your-turn = תורך.
phrase-well-played = כל הכבוד!
phrase-thanks = תודה!
phrase-once-more = עוד פעם?
phrase-goodbye = להתראות!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = חיוך
phrase-surprised = הפתעה
phrase-thinking = מחשבה
phrase-applause = מחיאות כפיים
said-smile = חיוך מאת { $player }.
said-surprised = הפתעה אצל { $player }.
said-thinking = רגע של מחשבה אצל { $player }.
said-applause = מחיאות כפיים מאת { $player }.

## Watching

watching = מצב צפייה.
watching-behind = { $seconds ->
    [one] צפייה באיחור של שנייה אחת.
    [two] צפייה באיחור של שתי שניות.
   *[other] צפייה באיחור של { $seconds } שניות.
}
watchers = { $count ->
    [one] צופה אחד
    [two] שני צופים
   *[other] { $count } צופים
}

## In the menu of a game

menu-notify-on = להודיע לי כשמגיע תורי: כן
menu-notify-off = להודיע לי כשמגיע תורי: לא
menu-watch-link = העתקת הקישור לצפייה
menu-return-link = המשך במכשיר אחר
return-link-title = הדרך שלך בחזרה
return-link-about = פותחים את הקישור הזה במכשיר השני, והמקום שם הוא שלך. כדאי לשמור אותו בסוד: מי שמחזיק בו משחק בשמך.
