### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Лоби
lobby-coming = Надничаме в лобито…
lobby-here = { $count ->
    [one] В момента тук няма никой друг.
   *[other] Тук са { $count } души.
}
lobby-anyone = Играй с някого
lobby-wish = Какво ти се играе
lobby-seeking = Търсим противник…
lobby-seeking-about = Партията започва сама, щом някой поиска същото или нещо близко. Дотогава остани на тази страница.
lobby-stop = Спри търсенето
lobby-found = Намери се противник. Партията започва.
lobby-tables = Отворени маси
lobby-no-tables = Няма отворени маси. Отвори една и следващият, който дойде, може да седне.
lobby-open-table = Отвори маса
lobby-your-table = Твоята маса
lobby-to-table = Към масата
lobby-sit = Седни
lobby-games = Партии за гледане
lobby-placed = { $placed ->
    [0] току-що започна
    [one] { $placed } фигура на дъската
   *[other] { $placed } фигури на дъската
}
lobby-watch = Гледай

## My games

mine-title = Моите партии
mine-coming = Търсим твоите партии…
mine-none = Тук още няма твои партии.
mine-none-about = Тук ще виждаш партиите си. Ако имаш профил, влез, за да видиш неговите.
mine-running = Текущи
mine-tables = Чакат противник
mine-finished = Изиграни
mine-older = По-стари партии
mine-download = Запази всички като .qgn

## The account

sign-in-title = Вход
sign-in-do = Влез
account-guest = Засега тук си гост с името { $name }. Партиите ти идват с теб.
account-name = Име
account-name-about = Виждат го другите на масата.
account-password = Парола
account-password-about = Поне осем знака. Добре вършат работа няколко думи, които никой друг не би събрал на едно място.
account-wrong-password = това не е твоята парола
password-show = Покажи
account-new-title = Нов профил
account-new-about = С профил намираш партиите си на всяко устройство и играеш със свое име. Имейл адрес не се иска.
account-new-do = Създай профила
account-has-one = Вече имам профил
account-forgotten = Забравена парола?
account-recover-title = Нова парола
account-recover-about = С кода за възстановяване, който си записа при създаването на профила. Всички браузъри излизат от профила, а ти получаваш нов код.
account-code = Код за възстановяване
account-code-about = Главни или малки букви и интервали – все едно е.
account-recover-do = Задай новата парола
account-is-yours = Това е твоят профил. Другите на масата виждат това име.
account-sign-out = Излез
account-password-title = Смяна на паролата
account-password-others = Всички други браузъри излизат от профила.
account-old-password = Досегашна парола
account-new-password = Нова парола
account-password-do = Смени я
account-password-changed = Паролата е сменена.
account-export-title = Какво се пази за теб
account-export-about = Един файл с всичко: името ти, откога си тук и записите на партиите ти.
account-export-do = Запази го
account-delete-title = Изтриване на профила
account-delete-about = Името и паролата ти се забравят веднага и завинаги. Партиите остават при тези, с които ги игра, но без твоето име.
account-delete-do = Изтрий завинаги
account-deleted = Профилът е изтрит.

recovery-title = Запиши си това
recovery-about = Ако някога забравиш паролата си, този код за възстановяване е единственият път обратно. Показва се само сега.
recovery-copy = Копирай
recovery-done = Записах си го

## Coming back as a guest from another device

return-title = Завръщане
return-coming = Търсим твоите партии…
return-as-another = В този браузър името ти е { $name }. Върни се само ако тази връзка е създадена от теб: партиите ти оттук идват с теб и създателят на връзката ще може да ги играе.
return-come = Върни се
return-stay = Остани както е
return-no-code = Този адрес не е пълен. Отвори цялата връзка, която получи.
return-another = На другото устройство можеш да създадеш нова връзка – в менюто на партията или на страницата на профила.
