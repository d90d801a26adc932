### Opponents: a name for each level, and what the opponent is like.

level-newcomer = חדש במשחק
level-newcomer-about = משחק בפעם הראשונה: מוסר כל כלי, ומפספס את רוב הקווארטו.
level-child = ילדה
level-child-about = לפעמים חושבת לפני שהיא מוסרת, ורואה שורה לפני אלכסון.
level-beginner = מתחיל
level-beginner-about = בדרך כלל חושב לפני שהוא מוסר, אבל מפספס הרבה.
level-casual = משחקת להנאתה
level-casual-about = תמיד מסתכלת לפני שהיא מוסרת; כלים חלולים ואלכסונים חומקים ממנה.
level-attentive = שחקנית ערנית
level-attentive-about = כמעט לא מפספסת כשהיא מוסרת, אבל מניחה בלי לחשוב קדימה.
level-regular = שחקן קבוע
level-regular-about = מניח כך שיישאר משהו בטוח למסור.
level-club = שחקנית מועדון
level-club-about = משאירה לך מעט תשובות בטוחות, ומשחקת את המהלכים האחרונים בדיוק.
level-strong = שחקן חזק
level-strong-about = משחק את המחצית השנייה בדיוק, וכמעט לא מפספס קווארטו.
level-master = אלופה
level-master-about = כמעט אף פעם לא טועה.
level-perfect = שחקן מושלם
level-perfect-about = אף פעם לא טועה, ומעדיף מהלכים שקשה לענות עליהם.
