### `kvarto admin`.

admin-help = Грижа за хората: преименуване на профил, броене, справка за някого.
admin-rename-help =
    Дава на профила OLD името NEW, например защото OLD е обидно. Новото име се появява във всичките му
    партии. Партия, отворена на работещ сървър, показва старото, докато не бъде затворена.
admin-rename-short-help = Дава друго име на профил.
admin-renamed = { $old } вече се казва { $new }, и във всички партии.
admin-people-help =
    Казва колко хора има тук или какво се знае за профила NAME: откога го има, колко партии е изиграл,
    в колко браузъра е влязъл и кога е бил тук за последно.
admin-people-short-help = Брои хората или прави справка за профил.
admin-accounts =
    { $accounts ->
        [one] { $accounts } профил
       *[other] { $accounts } профила
    }
admin-guests =
    { $guests ->
        [one] { $guests } гост
       *[other] { $guests } гости
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } браузър
       *[other] { $browsers } браузъра
    }
admin-account = { $name }, от { $since }
admin-games =
    { $games ->
        [one] { $games } партия
       *[other] { $games } партии
    }
admin-last-seen = последно тук на { $day }
