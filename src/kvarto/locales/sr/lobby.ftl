### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Лоби
lobby-coming = Завирујемо у лоби…
lobby-here = { $count ->
    [1] Тренутно овде нема никог другог.
    [one] Овде је { $count } особа.
    [few] Овде су { $count } особе.
   *[other] Овде је { $count } особа.
}
lobby-anyone = Нађи противника
lobby-wish = Шта вам се игра
lobby-seeking = Тражимо противника…
lobby-seeking-about = Партија почиње сама чим неко пожели исто или нешто слично. Дотле останите на овој страници.
lobby-stop = Прекини тражење
lobby-found = Противник је нађен. Партија почиње.
lobby-tables = Отворени столови
lobby-no-tables = Нема отворених столова. Отворите један и ко следећи дође може да седне.
lobby-open-table = Отвори сто
lobby-your-table = Ваш сто
lobby-to-table = Иди тамо
lobby-sit = Седни
lobby-games = Партије за гледање
lobby-placed = { $placed ->
    [0] тек почела
    [one] { $placed } фигура на табли
    [few] { $placed } фигуре на табли
   *[other] { $placed } фигура на табли
}
lobby-watch = Гледај

## My games

mine-title = Моје партије
mine-coming = Тражимо ваше партије…
mine-none = Овде још нисте играли.
mine-none-about = Овде ће стајати ваше партије. Ако имате налог, пријавите се да видите његове.
mine-running = У току
mine-tables = Чекају противника
mine-finished = Завршене
mine-older = Старије партије
mine-download = Сачувај све као .qgn

## The account

sign-in-title = Пријава
sign-in-do = Пријави се
account-guest = За сада сте овде гост: { $name }. Ваше партије иду са вама.
account-name = Име
account-name-about = Виде га други за столом.
account-password = Лозинка
account-password-about = Бар осам знакова. Добро је неколико речи које нико осим вас не би спојио.
account-wrong-password = ово није ваша лозинка
password-show = Прикажи
account-new-title = Нови налог
account-new-about = Са налогом вас ваше партије чекају на сваком уређају, а играте под својим именом. Имејл адреса се не тражи.
account-new-do = Направи налог
account-has-one = Већ имам налог
account-forgotten = Заборављена лозинка?
account-recover-title = Нова лозинка
account-recover-about = Потребан је код за опоравак који сте записали кад сте правили налог. Сви прегледачи се одјављују, а ви добијате нови код.
account-code = Код за опоравак
account-code-about = Велика или мала слова и размаци нису важни.
account-recover-do = Постави нову лозинку
account-is-yours = Пријављени сте. Други за столом виде ово име.
account-sign-out = Одјави се
account-password-title = Промена лозинке
account-password-others = Сви други прегледачи се тиме одјављују.
account-old-password = Досадашња лозинка
account-new-password = Нова лозинка
account-password-do = Промени
account-password-changed = Лозинка је промењена.
account-export-title = Шта се чува о вама
account-export-about = Све у једној датотеци: ваше име, када сте дошли и записи ваших партија.
account-export-do = Сачувај
account-delete-title = Брисање налога
account-delete-about = Ваше име и лозинка се заборављају одмах и заувек. Партије остају онима са којима сте играли, без вашег имена.
account-delete-do = Обриши заувек
account-deleted = Налог је обрисан.

recovery-title = Запишите ово
recovery-about = Ако икада заборавите лозинку, овај код за опоравак је једини пут назад. Приказује се само сада.
recovery-copy = Копирај
recovery-done = Код је записан

## Coming back as a guest from another device

return-title = Повратак
return-coming = Тражимо ваше партије…
return-as-another = У овом прегледачу сте { $name }. Вратите се само ако сте овај линк направили сами: ваше партије одавде иду с вама, а ко је направио линк може да их игра.
return-come = Врати се
return-stay = Остани овако
return-no-code = Адреса није потпуна. Отворите цео линк који сте добили.
return-another = На другом уређају можете направити нови линк, у менију партије или на страници налога.
