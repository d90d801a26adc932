### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Лобби
lobby-coming = Заглядываем в лобби…
lobby-here = { $count ->
    [1] Кроме вас, сейчас никого нет.
    [one] Сейчас здесь { $count } человек.
    [few] Сейчас здесь { $count } человека.
    [many] Сейчас здесь { $count } человек.
   *[other] Сейчас здесь { $count } человека.
}
lobby-anyone = Найти соперника
lobby-wish = Во что хотите сыграть
lobby-seeking = Ищем соперника…
lobby-seeking-about = Партия начнётся сама, как только кто-нибудь захочет того же или почти того же. А пока оставайтесь на этой странице.
lobby-stop = Прекратить поиск
lobby-found = Соперник нашёлся. Начинаем.
lobby-tables = Открытые столы
lobby-no-tables = Открытых столов нет. Откройте свой — и следующий, кто зайдёт, сможет сесть.
lobby-open-table = Открыть стол
lobby-your-table = Ваш стол
lobby-to-table = Перейти
lobby-sit = Сесть
lobby-games = Можно посмотреть
lobby-placed = { $placed ->
    [0] только начали
    [one] на доске { $placed } фигура
    [few] на доске { $placed } фигуры
    [many] на доске { $placed } фигур
   *[other] на доске { $placed } фигуры
}
lobby-watch = Смотреть

## My games

mine-title = Мои партии
mine-coming = Ищем ваши партии…
mine-none = Вы здесь ещё не играли.
mine-none-about = Здесь будут ваши партии. Если у вас есть аккаунт, войдите, чтобы увидеть его партии.
mine-running = Идут
mine-tables = Ждут соперника
mine-finished = Сыграны
mine-older = Более старые
mine-download = Сохранить все в .qgn

## The account

sign-in-title = Вход
sign-in-do = Войти
account-guest = Пока вы здесь гость: { $name }. Ваши партии останутся с вами.
account-name = Имя
account-name-about = Его видят за столом.
account-password = Пароль
account-password-about = Не меньше восьми знаков. Хорошо подойдут несколько слов, которые никто, кроме вас, не поставил бы рядом.
account-wrong-password = это не ваш пароль
password-show = Показать
account-new-title = Новый аккаунт
account-new-about = С аккаунтом ваши партии доступны на любом устройстве, а играете вы под своим именем. Адрес почты не нужен.
account-new-do = Создать аккаунт
account-has-one = У меня есть аккаунт
account-forgotten = Забыли пароль?
account-recover-title = Новый пароль
account-recover-about = Нужен код восстановления, который вы записали, когда создавали аккаунт. Все браузеры выйдут из аккаунта, а вы получите новый код.
account-code = Код восстановления
account-code-about = Большие буквы, маленькие и пробелы — без разницы.
account-recover-do = Задать новый пароль
account-is-yours = Вы вошли. За столом все видят это имя.
account-sign-out = Выйти
account-password-title = Смена пароля
account-password-others = Во всех других браузерах придётся войти заново.
account-old-password = Прежний пароль
account-new-password = Новый пароль
account-password-do = Сменить
account-password-changed = Пароль изменён.
account-export-title = Что о вас хранится
account-export-about = Всё в одном файле: имя, когда вы пришли и записи ваших партий.
account-export-do = Сохранить
account-delete-title = Удаление аккаунта
account-delete-about = Имя и пароль забудутся сразу и навсегда. Партии останутся у тех, с кем вы играли, но без вашего имени.
account-delete-do = Удалить навсегда
account-deleted = Аккаунт удалён.

recovery-title = Запишите это
recovery-about = Если вы забудете пароль, вернуться можно будет только с этим кодом восстановления. Он показывается один раз — сейчас.
recovery-copy = Скопировать
recovery-done = Код записан

## Coming back as a guest from another device

return-title = Возвращение
return-coming = Ищем ваши партии…
return-as-another = В этом браузере вас зовут { $name }. Возвращайтесь, только если эту ссылку создали вы сами: здешние партии перейдут туда, и тот, кто создал ссылку, сможет их играть.
return-come = Вернуться
return-stay = Остаться как есть
return-no-code = Адрес неполный. Откройте ссылку целиком.
return-another = Новую ссылку можно создать на другом устройстве: в меню партии или на странице аккаунта.
