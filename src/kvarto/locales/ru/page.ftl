### The page: everything but the words of the game itself and the page of rules.

# As in English.
name = Kvarto

## The way around

skip = К содержанию
nav-label = Страницы
nav-home = Главная
nav-menu = Меню
nav-new = Новая партия
nav-lobby = Лобби
nav-games = Мои партии
nav-games-wait = { $count ->
    [one] (ваш ход в { $count } партии)
    [few] (ваш ход в { $count } партиях)
    [many] (ваш ход в { $count } партиях)
   *[other] (ваш ход в { $count } партии)
}
nav-account = Аккаунт
nav-rules = Правила
nav-settings = Настройки
nav-about = О программе
nav-replay = Открыть запись
language = Язык
close = Закрыть

## Titles of the browser's window

title-home = Kvarto: игра с шестнадцатью фигурами
title-new = Новая партия — Kvarto
title-replay = Запись — Kvarto
title-position = Позиция
title-rules = Правила — Kvarto
title-settings = Настройки — Kvarto
title-about = О программе — Kvarto
title-nowhere = Не найдено — Kvarto
title-game = { $first } и { $second }

## When something goes wrong

page-refused = Так нельзя: { $what }.
page-not-reached = Сервер не отвечает. Попробуйте чуть позже.
line-lost = Связь потеряна. Пытаемся её восстановить…
nowhere-title = Здесь ничего нет
nowhere-text = Страницы с таким адресом нет.

## The first page

home-about = Фигуру для хода выбираете не вы: её даёт соперник. Побеждают четыре в ряд, у которых есть что-то общее, — если вы это заметили и раньше соперника объявили «Кварто!».
home-play = Играть
home-friend = Играть с другом
home-lobby = В лобби
home-all-games = Все мои партии
home-learn = Научиться играть
home-choose = Выбрать игру
home-resume = Продолжить: { $first } и { $second }

## A new game

opponent-is-computer = С компьютером
opponent-is-person = Вдвоём здесь
opponent-is-invite = По ссылке
opponent-is-watch = Два компьютера
new-name = Ваше имя
name-guest = Гость
name-one = Игрок 1
name-two = Игрок 2
name-other = Соперник
# As in English.
namesake = { $name } II
kind-standard = Обычная
kind-standard-about = Горизонтали, вертикали и диагонали; считаются все четыре признака.
kind-beginners = Для начинающих
kind-beginners-about = Считаются не все признаки.
kind-advanced = Для опытных
kind-advanced-about = Считаются и девять квадратов 2 × 2.
kind-squares = Только квадраты
kind-squares-about = Считаются только квадраты 2 × 2.
kind-hard = Трудная
kind-hard-about = Нужны два общих признака.
kind-own = Своя
kind-own-about = Решите сами, что считается.
calling-spoken-about = Кварто побеждает, только если объявлено, как в печатных правилах.
calling-automatic = Автоматически
calling-automatic-about = Кварто само приносит победу тому, кто его собрал.
new-late-call-about = Дав фигуру, ещё можно объявить, пока её не поставили.
clock-none = без часов
clock-move = { $seconds ->
    [one] { $seconds } секунда на ход
    [few] { $seconds } секунды на ход
    [many] { $seconds } секунд на ход
   *[other] { $seconds } секунды на ход
}
clock-place = { $seconds ->
    [one] { $seconds } секунда поставить, столько же дать
    [few] { $seconds } секунды поставить, столько же дать
    [many] { $seconds } секунд поставить, столько же дать
   *[other] { $seconds } секунды поставить, столько же дать
}
clock-main = { $minutes ->
    [one] { $minutes } минута и по { $increment } с за ход
    [few] { $minutes } минуты и по { $increment } с за ход
    [many] { $minutes } минут и по { $increment } с за ход
   *[other] { $minutes } минуты и по { $increment } с за ход
}
clock-whole = { $minutes ->
    [one] { $minutes } минута на всю партию
    [few] { $minutes } минуты на всю партию
    [many] { $minutes } минут на всю партию
   *[other] { $minutes } минуты на всю партию
}
clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
}
starter-dice = Решат кости

## The computer's name at each level

opponent-newcomer = Пип
opponent-child = Мия
opponent-beginner = Боря
opponent-casual = Лена
opponent-attentive = Майя
opponent-regular = Гоша
opponent-club = Нора
opponent-strong = Виктор
opponent-master = Ада
opponent-perfect = Сократ

## At the table

game-coming = Готовим стол…
game-gone = Этой партии здесь нет
desk-label = Ваша сторона стола
board-label = Доска
cell-empty = { $cell }: пусто.
bar-you = вы
bar-level = уровень { $number } · { $name }
clock-label = Осталось времени
clock-warning = Осталось десять секунд.
clock-days-left = { $days } дн. { $time }

agreed-automatic = без объявления
agreed-forfeit = ложное объявление проигрывает
agreed-late-call = позднее объявление

duty-place-you = Ваш ход: поставьте фигуру
duty-place-here = { $player }, поставьте фигуру
duty-place-other = { $player } ставит фигуру
duty-give-you = Выберите фигуру для игрока { $other }
duty-give-here = { $player }, выберите фигуру для игрока { $other }
duty-give-other = { $player } выбирает фигуру для игрока { $other }
duty-give-to-you = { $player } выбирает фигуру для вас
duty-end-turn-you = Объявите или завершите ход
duty-end-turn-here = { $player }, объявите или завершите ход
duty-end-turn-other = { $player }: последняя возможность объявить
duty-point-you = Коснитесь четырёх фигур
duty-point-here = { $player }, коснитесь четырёх фигур
duty-point-other = { $player } объявляет и показывает, где
duty-paused = Партия на паузе

# The red button.
call = Кварто!
call-by = Кварто! ({ $player })
end-turn = Завершить ход
point-shape = Выберите, где кварто
point-shape-none = Где…
point-confirm = Показать
point-cancel = Отмена
agree = Согласиться
decline = Отказаться

said-places = { $player } ставит { $piece } на { $cell }.
said-gives = { $player } даёт { $piece } игроку { $other }.
said-gives-you = { $player } даёт вам { $piece }.
said-calls = { $player } объявляет: «Кварто!»
said-call-failed = { $player } объявляет напрасно.
said-your-call-failed = Вы объявили напрасно.
said-offers-draw = { $player } предлагает ничью.
said-asks-take-back = { $player } просит вернуть ход.
said-declined = { $player } отказывается.
said-taken-back = Ход возвращён.
said-resumed = Партия продолжается.

dice-throw = { $first } выбрасывает { $a }, { $second } выбрасывает { $b }.
dice-begins = { $first } начинает.

cover-title = Передайте устройство: { $player }
cover-ready = Это я, { $player }

## The menu of a game

menu-title = Меню партии
menu-elsewhere = Другие страницы
menu-sound-on = Звук: включён
menu-sound-off = Звук: выключен
do-by = { $player }: { $what }
do-ask-take-back = Вернуть ход
do-claim-win = Потребовать победу
do-pause = Пауза
do-resume = Продолжить
do-offer-draw = Предложить ничью
do-agree-draw = Согласиться на ничью
do-abort = Отменить партию
do-resign = Сдаться
sure-resign = Сдаться? Победит соперник.
sure-draw = Вы оба согласны на ничью?
sure-abort = Отменить партию? Не победит никто.
sure-no = Играть дальше

## Moves, typed and listed

moves-title = Ходы
moves-none = Ходов ещё не было.
looking-back = Вы смотрите прошлые ходы.
looking-back-return = Вернуться к партии
typed-title = Вводить ходы, слушать доску
typed-label = Ход
typed-do = Сделать
typed-help = b2>7 ставит на b2 и даёт 7; b2 или >7 делают что-то одно; ! объявляет, !3 объявляет горизонталь 3; ?3 читает вслух горизонталь 3, ? — всю доску.
typed-not-understood = Непонятно: { $text }.
read-title = Прочитать доску
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = После партии
result-you-win = Вы победили!
result-you-lose = Вы проиграли
result-wins = Победа: { $player }
result-draw = Ничья
result-none = Без результата
rematch = Ещё раз
rematch-there = К следующей партии
review-title = Почему?
review-coming = Просматриваем партию…
replay-controls = Пройти партию
replay-start = В начало
replay-back = Назад
replay-onward = Вперёд
replay-end = В конец
replay-slider = Момент партии
replay-beginning = Начало
share-title = Сохранить и поделиться
share-copy-record = Скопировать запись
share-save-record = Сохранить запись
share-svg = Картинка (SVG)
share-png = Картинка (PNG)
share-link = Скопировать ссылку на позицию
share-copied = Скопировано.
share-not-copied = Браузер не разрешает странице копировать.
share-no-png = Картинка не получилась.

## Games in lists, and titles of pages where people meet

title-lobby = Лобби — Kvarto
title-games = Мои партии — Kvarto
title-account = Аккаунт — Kvarto
title-return = Возвращение — Kvarto
title-turns = ({ $count }) { $title }
agreed-spoken = кварто объявляют
agreed-not-casual = без возврата ходов
mine-your-turn = ваш ход
mine-others-turn = ходит { $player }
mine-deadline = время выйдет { $when }
mine-table-link = Стол для тех, у кого есть ссылка
mine-table-lobby = Стол в лобби
mine-won = победа
mine-lost = поражение
mine-drawn = ничья
mine-no-result = без результата
ended-quarto = кварто
ended-draw = все фигуры стоят
ended-agreement = по согласию
ended-time = по времени
ended-resignation = сдача
ended-forfeit = ложное объявление
ended-abandoned = кто-то ушёл
ended-aborted = отменена
ended-unknown = причина неизвестна
return-make = Создать ссылку

## The way to the course

title-learn = Учимся играть — Kvarto
title-lesson = { $title } — Kvarto
nav-learn = Обучение

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Задачи
nav-analysis = Анализ
title-puzzles = Задачи — Kvarto
title-analysis = Анализ — Kvarto
to-analysis = Анализировать позицию
to-analysis-game = Анализировать партию
verdict-best = лучший ход
verdict-fine = хороший ход
verdict-mistake = ошибка
verdict-blunder = зевок
verdict-decisive = решающая ошибка
verdict-unknown = без оценки
