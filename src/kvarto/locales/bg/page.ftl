### The page: everything but the words of the game itself and the page of rules.

# As in English.
name = Kvarto

## The way around

skip = Към съдържанието
nav-label = Страници
nav-home = Начало
nav-menu = Меню
nav-new = Нова партия
nav-lobby = Лоби
nav-games = Моите партии
nav-games-wait = { $count ->
    [one] (ти си на ход в { $count } партия)
   *[other] (ти си на ход в { $count } партии)
}
nav-account = Профил
nav-rules = Правила
nav-settings = Настройки
nav-about = За Kvarto
nav-replay = Отвори запис
language = Език
close = Затвори

## Titles of the browser's window

title-home = Kvarto: играта с шестнайсет фигури
title-new = Нова партия – Kvarto
title-replay = Запис – Kvarto
title-position = Позиция
title-rules = Правила – Kvarto
title-settings = Настройки – Kvarto
title-about = За програмата – Kvarto
title-nowhere = Не е намерено – Kvarto
title-game = { $first } и { $second }

## When something goes wrong

page-refused = Така не може: { $what }.
page-not-reached = Няма връзка със сървъра. Опитай пак след малко.
line-lost = Връзката прекъсна. Опитваме да я възстановим…
nowhere-title = Тук няма нищо
nowhere-text = Няма страница с този адрес.

## The first page

home-about = Никога не избираш фигурата, която поставяш: дава ти я противникът. Печелят четири в редица с нещо общо, ако ти ги видиш и обявиш „Четворка!“ преди другия.
home-play = Играй
home-friend = Играй с приятел
home-lobby = Към лобито
home-all-games = Всичките ми партии
home-learn = Научи играта
home-choose = Избери партия
home-resume = Продължи: { $first } и { $second }

## A new game

opponent-is-computer = С компютъра
opponent-is-person = Двама тук
opponent-is-invite = По връзка
opponent-is-watch = Два компютъра
new-name = Твоето име
name-guest = Гост
name-one = Играч 1
name-two = Играч 2
name-other = Другият играч
# As in English.
namesake = { $name } II
kind-standard = Обикновена
kind-standard-about = Редове, колони и диагонали; броят се и четирите признака.
kind-beginners = За начинаещи
kind-beginners-about = Броят се само някои признаци.
kind-advanced = За напреднали
kind-advanced-about = Броят се и деветте квадрата 2 × 2.
kind-squares = Само квадрати
kind-squares-about = Броят се само квадратите 2 × 2.
kind-hard = Трудна
kind-hard-about = Четирите трябва да имат два общи признака.
kind-own = По твой избор
kind-own-about = Реши какво се брои.
calling-spoken-about = Четворката печели само ако се обяви, както е по печатните правила.
calling-automatic = Автоматично
calling-automatic-about = Четворката сама носи победата на този, който я завърши.
new-late-call-about = И след даването може да се обяви, докато фигурата не е поставена.
clock-none = без часовник
clock-move = { $seconds ->
    [one] { $seconds } секунда на ход
   *[other] { $seconds } секунди на ход
}
clock-place = { $seconds ->
    [one] { $seconds } секунда за поставяне, толкова и за даване
   *[other] { $seconds } секунди за поставяне, толкова и за даване
}
clock-main = { $minutes ->
    [one] { $minutes } минута и по { $increment } сек на ход
   *[other] { $minutes } минути и по { $increment } сек на ход
}
clock-whole = { $minutes ->
    [one] { $minutes } минута за цялата партия
   *[other] { $minutes } минути за цялата партия
}
clock-days = { $days ->
    [one] { $days } ден на ход
   *[other] { $days } дни на ход
}
starter-dice = Решават заровете

## The computer's name at each level

opponent-newcomer = Пип
opponent-child = Мия
opponent-beginner = Боби
opponent-casual = Лена
opponent-attentive = Мая
opponent-regular = Христо
opponent-club = Нора
opponent-strong = Виктор
opponent-master = Ада
opponent-perfect = Сократ

## At the table

game-coming = Подготвяме масата…
game-gone = Тази партия не е тук
desk-label = Твоята страна на масата
board-label = Дъска
cell-empty = { $cell }: празно.
bar-you = ти
bar-level = ниво { $number } · { $name }
clock-label = Оставащо време
clock-warning = Остават десет секунди.
clock-days-left = { $days } д { $time }

agreed-automatic = автоматично обявяване
agreed-forfeit = грешното обявяване губи
agreed-late-call = късно обявяване

duty-place-you = Ти си на ход: постави фигурата
duty-place-here = { $player }, постави фигурата
duty-place-other = { $player } поставя фигурата
duty-give-you = Избери фигура за { $other }
duty-give-here = { $player }, избери фигура за { $other }
duty-give-other = { $player } избира фигура за { $other }
duty-give-to-you = { $player } избира фигура за теб
duty-end-turn-you = Обяви или завърши хода
duty-end-turn-here = { $player }, обяви или завърши хода
duty-end-turn-other = { $player } има последна възможност да обяви
duty-point-you = Докосни четирите фигури
duty-point-here = { $player }, докосни четирите фигури
duty-point-other = { $player } обяви и сега показва
duty-paused = Партията е в пауза

# The red button.
call = Четворка!
call-by = Четворка! ({ $player })
end-turn = Завърши хода
point-shape = Избери къде е четворката
point-shape-none = Къде…
point-confirm = Посочи
point-cancel = Отказ
agree = Приеми
decline = Откажи

said-places = { $player } поставя { $piece } на { $cell }.
said-gives = { $player } дава на { $other } { $piece }.
said-gives-you = { $player } ти дава { $piece }.
said-calls = { $player } обявява „Четворка!“
said-call-failed = { $player } обяви напразно.
said-your-call-failed = Ти обяви напразно.
said-offers-draw = { $player } предлага реми.
said-asks-take-back = { $player } моли да върне ход.
said-declined = { $player } отказва.
said-taken-back = Един ход беше върнат.
said-resumed = Партията продължава.

dice-throw = { $first } хвърля { $a }, { $second } хвърля { $b }.
dice-begins = { $first } започва.

cover-title = Подай устройството на { $player }
cover-ready = Аз съм { $player }

## The menu of a game

menu-title = Меню на партията
menu-elsewhere = Други страници
menu-sound-on = Звук: включен
menu-sound-off = Звук: изключен
do-by = { $player }: { $what }
do-ask-take-back = Върни ход
do-claim-win = Поискай победата
do-pause = Пауза
do-resume = Продължи
do-offer-draw = Предложи реми
do-agree-draw = Съгласи се на реми
do-abort = Отмени партията
do-resign = Предай се
sure-resign = Предаваш ли се? Печели другият играч.
sure-draw = И двамата ли сте за реми?
sure-abort = Да се отмени ли партията? Никой не печели.
sure-no = Играй нататък

## Moves, typed and listed

moves-title = Ходове
moves-none = Още няма ходове.
looking-back = Разглеждаш предишни ходове.
looking-back-return = Обратно към партията
typed-title = Пиши ходове, чуй дъската
typed-label = Ход
typed-do = Изпълни
typed-help = b2>7 поставя на b2 и дава 7; b2 или >7 правят едното от двете; ! обявява, !3 обявява ред 3; ?3 прочита ред 3, ? – цялата дъска.
typed-not-understood = Не се разбира: { $text }.
read-title = Прочети дъската
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = След партията
result-you-win = Ти победи!
result-you-lose = Ти загуби
result-wins = { $player } печели
result-draw = Реми
result-none = Без резултат
rematch = Още веднъж
rematch-there = Към следващата партия
review-title = Защо?
review-coming = Преглеждаме партията…
replay-controls = Разгледай партията
replay-start = В началото
replay-back = Назад
replay-onward = Напред
replay-end = В края
replay-slider = Момент от партията
replay-beginning = Начало
share-title = Запази и сподели
share-copy-record = Копирай записа
share-save-record = Запази записа
share-svg = Картинка (SVG)
share-png = Картинка (PNG)
share-link = Копирай връзка към позицията
share-copied = Копирано.
share-not-copied = Този браузър не позволява на страницата да копира.
share-no-png = Картинката не се получи.

## Games in lists, and titles of pages where people meet

title-lobby = Лоби – Kvarto
title-games = Моите партии – Kvarto
title-account = Профил – Kvarto
title-return = Завръщане – Kvarto
title-turns = ({ $count }) { $title }
agreed-spoken = с обявяване
agreed-not-casual = без връщане на ходове
mine-your-turn = ти си на ход
mine-others-turn = на ход: { $player }
mine-deadline = времето изтича { $when }
mine-table-link = Маса за всеки с връзката
mine-table-lobby = Маса в лобито
mine-won = победа
mine-lost = загуба
mine-drawn = реми
mine-no-result = без резултат
ended-quarto = с четворка
ended-draw = всички фигури са поставени
ended-agreement = по споразумение
ended-time = изтекло време
ended-resignation = с предаване
ended-forfeit = с грешно обявяване
ended-abandoned = някой си тръгна
ended-aborted = отменена
ended-unknown = по неизвестна причина
return-make = Създай връзка

## The way to the course

title-learn = Научи играта – Kvarto
title-lesson = { $title } – Kvarto
nav-learn = Уроци

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Задачи
nav-analysis = Анализ
title-puzzles = Задачи – Kvarto
title-analysis = Анализ – Kvarto
to-analysis = Анализирай позицията
to-analysis-game = Анализирай партията
verdict-best = най-добър
verdict-fine = добър
verdict-mistake = грешка
verdict-blunder = груба грешка
verdict-decisive = решаваща грешка
verdict-unknown = без оценка
