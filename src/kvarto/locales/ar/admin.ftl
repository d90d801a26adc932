### `kvarto admin`.

admin-help = إدارة المستخدمين: تغيير اسم حساب، وعدّ المستخدمين، والبحث عن حساب.
admin-rename-help =
    يعطي الحساب OLD الاسم NEW، مثلًا لأن OLD اسم مسيء. ويظهر الاسم الجديد في كل مبارياته. أما
    المباراة المفتوحة على خادم يعمل فتُظهر القديم حتى تُطوى.
admin-rename-short-help = يعطي حسابًا اسمًا آخر.
admin-renamed = صار اسم { $old } الآن { $new }، وفي كل المباريات أيضًا.
admin-people-help =
    يذكر عدد المستخدمين، أو ما يُعرف عن الحساب NAME: منذ متى هو هنا، وكم مباراة لعب، وكم متصفحًا سُجّل
    دخوله، ومتى كان هنا آخر مرة.
admin-people-short-help = يعدّ المستخدمين أو يبحث عن حساب.
admin-accounts =
    { $accounts ->
        [zero] لا حسابات
        [one] حساب واحد
        [two] حسابان
        [few] { $accounts } حسابات
        [many] { $accounts } حسابًا
       *[other] { $accounts } حساب
    }
admin-guests =
    { $guests ->
        [zero] لا ضيوف
        [one] ضيف واحد
        [two] ضيفان
        [few] { $guests } ضيوف
        [many] { $guests } ضيفًا
       *[other] { $guests } ضيف
    }
admin-browsers =
    { $browsers ->
        [zero] لا متصفحات
        [one] متصفح واحد
        [two] متصفحان
        [few] { $browsers } متصفحات
        [many] { $browsers } متصفحًا
       *[other] { $browsers } متصفح
    }
admin-account = { $name }، منذ { $since }
admin-games =
    { $games ->
        [zero] لا مباريات
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $games } مباريات
        [many] { $games } مباراة
       *[other] { $games } مباراة
    }
admin-last-seen = آخر حضور في { $day }
