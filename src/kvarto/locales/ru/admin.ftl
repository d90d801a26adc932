### `kvarto admin`.

admin-help = Уход за людьми: переименовать аккаунт, посчитать людей, найти человека.
admin-rename-help =
    Дать аккаунту OLD имя NEW, например потому, что OLD кого-то обижает. Новое имя появится во всех
    его партиях. Партия, открытая на работающем сервере, показывает старое, пока её не закроют.
admin-rename-short-help = Дать аккаунту другое имя.
admin-renamed = { $old } теперь зовётся { $new }, и в партиях тоже.
admin-people-help =
    Сказать, сколько здесь людей, или что известно об аккаунте NAME: с какого он времени, сколько
    сыграно партий, сколько браузеров вошло и когда аккаунт был здесь в последний раз.
admin-people-short-help = Посчитать людей или найти аккаунт.
admin-accounts =
    { $accounts ->
        [one] { $accounts } аккаунт
        [few] { $accounts } аккаунта
        [many] { $accounts } аккаунтов
       *[other] { $accounts } аккаунта
    }
admin-guests =
    { $guests ->
        [one] { $guests } гость
        [few] { $guests } гостя
        [many] { $guests } гостей
       *[other] { $guests } гостя
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } браузер
        [few] { $browsers } браузера
        [many] { $browsers } браузеров
       *[other] { $browsers } браузера
    }
admin-account = { $name }, с { $since }
admin-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }
admin-last-seen = последний визит: { $day }
