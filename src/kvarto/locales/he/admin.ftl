### `kvarto admin`.

admin-help = ניהול משתמשים: שינוי שם של חשבון, ספירה, חיפוש.
admin-rename-help =
    נותן לחשבון OLD את השם NEW, למשל כי OLD פוגעני. כל משחקיו יופיעו בשם החדש. משחק שפתוח בשרת
    פועל מציג את השם הישן עד שייסגר.
admin-rename-short-help = נותן לחשבון שם אחר.
admin-renamed = השם { $old } הוחלף בשם { $new }, גם בכל המשחקים.
admin-people-help =
    אומר כמה אנשים יש, או מה ידוע על החשבון NAME: ממתי הוא כאן, כמה משחקים שיחק, בכמה דפדפנים
    הוא מחובר, מתי היה כאן לאחרונה.
admin-people-short-help = סופר אנשים, או מחפש חשבון.
admin-accounts =
    { $accounts ->
        [one] חשבון אחד
        [two] שני חשבונות
       *[other] { $accounts } חשבונות
    }
admin-guests =
    { $guests ->
        [one] אורח אחד
        [two] שני אורחים
       *[other] { $guests } אורחים
    }
admin-browsers =
    { $browsers ->
        [one] דפדפן אחד
        [two] שני דפדפנים
       *[other] { $browsers } דפדפנים
    }
admin-account = { $name }, מאז { $since }
admin-games =
    { $games ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $games } משחקים
    }
admin-last-seen = ביקור אחרון: { $day }
