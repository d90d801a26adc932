### The page: everything but the words of the game itself and the page of rules.

# As in English.
name = Kvarto

## The way around

skip = На садржај
nav-label = Странице
nav-home = Почетна
nav-menu = Мени
nav-new = Нова партија
nav-lobby = Лоби
nav-games = Моје партије
nav-games-wait = { $count ->
    [one] (на вас чека { $count } партија)
    [few] (на вас чекају { $count } партије)
   *[other] (на вас чека { $count } партија)
}
nav-account = Налог
nav-rules = Правила
nav-settings = Подешавања
nav-about = О програму
nav-replay = Отвори запис
language = Језик
close = Затвори

## Titles of the browser's window

title-home = Kvarto: игра са шеснаест фигура
title-new = Нова партија – Kvarto
title-replay = Запис – Kvarto
title-position = Позиција
title-rules = Правила – Kvarto
title-settings = Подешавања – Kvarto
title-about = О програму – Kvarto
title-nowhere = Није нађено – Kvarto
title-game = { $first } и { $second }

## When something goes wrong

page-refused = Не може тако: { $what }.
page-not-reached = Сервер није доступан. Пробајте поново за који тренутак.
line-lost = Веза је прекинута. Покушавамо да је вратимо…
nowhere-title = Овде нема ничега
nowhere-text = Нема странице са овом адресом.

## The first page

home-about = Никад не бирате фигуру коју постављате: даје вам је противник. Четири у линији које имају нешто заједничко побеђују ако их видите и најавите „Куарто!” пре њега.
home-play = Играј
home-friend = Играј са пријатељем
home-lobby = У лоби
home-all-games = Све моје партије
home-learn = Научи игру
home-choose = Изабери партију
home-resume = Настави: { $first } и { $second }

## A new game

opponent-is-computer = Са рачунаром
opponent-is-person = Удвоје овде
opponent-is-invite = Преко линка
opponent-is-watch = Два рачунара
new-name = Ваше име
name-guest = Гост
name-one = Играч 1
name-two = Играч 2
name-other = Други играч
# As in English.
namesake = { $name } II
kind-standard = Обична
kind-standard-about = Редови, колоне и дијагонале; рачунају се све четири особине.
kind-beginners = За почетнике
kind-beginners-about = Рачунају се само неке особине.
kind-advanced = За напредне
kind-advanced-about = Рачуна се и девет квадрата 2 × 2.
kind-squares = Само квадрати
kind-squares-about = Рачунају се само квадрати 2 × 2.
kind-hard = Тешка
kind-hard-about = Четири фигуре морају делити две особине.
kind-own = По вашој жељи
kind-own-about = Сами сложите шта се рачуна.
calling-spoken-about = Куарто побеђује само ако се најави, као у штампаним правилима.
calling-automatic = Аутоматска
calling-automatic-about = Куарто сам доноси победу оном ко га заврши.
new-late-call-about = И после давања се може најавити док фигура није постављена.
clock-none = без сата
clock-move = { $seconds ->
    [one] { $seconds } секунда за потез
    [few] { $seconds } секунде за потез
   *[other] { $seconds } секунди за потез
}
clock-place = { $seconds ->
    [one] { $seconds } секунда за постављање, исто толико за давање
    [few] { $seconds } секунде за постављање, исто толико за давање
   *[other] { $seconds } секунди за постављање, исто толико за давање
}
clock-main =
    { $minutes ->
        [one] { $minutes } минут, плус { $increment } сек. по потезу
        [few] { $minutes } минута, плус { $increment } сек. по потезу
       *[other] { $minutes } минута, плус { $increment } сек. по потезу
    }
clock-whole = { $minutes ->
    [one] { $minutes } минут за целу партију
    [few] { $minutes } минута за целу партију
   *[other] { $minutes } минута за целу партију
}
clock-days = { $days ->
    [one] { $days } дан за потез
    [few] { $days } дана за потез
   *[other] { $days } дана за потез
}
starter-dice = Одлучују коцкице

## The computer's name at each level

opponent-newcomer = Пип
opponent-child = Мија
opponent-beginner = Бане
opponent-casual = Лена
opponent-attentive = Маја
opponent-regular = Стева
opponent-club = Нора
opponent-strong = Виктор
opponent-master = Ада
opponent-perfect = Сократ

## At the table

game-coming = Спремамо сто…
game-gone = Ова партија није овде
desk-label = Ваша страна стола
board-label = Табла
cell-empty = { $cell }: празно.
bar-you = ви
bar-level = ниво { $number } · { $name }
clock-label = Преостало време
clock-warning = Још десет секунди.
clock-days-left = { $days } д { $time }

agreed-automatic = аутоматска најава
agreed-forfeit = погрешна најава губи
agreed-late-call = касна најава

duty-place-you = Ваш потез: поставите фигуру
duty-place-here = { $player }, поставите фигуру
duty-place-other = { $player } поставља фигуру
duty-give-you = Изаберите фигуру за играча { $other }
duty-give-here = { $player }, изаберите фигуру за играча { $other }
duty-give-other = { $player } бира фигуру за играча { $other }
duty-give-to-you = { $player } бира фигуру за вас
duty-end-turn-you = Најавите или завршите потез
duty-end-turn-here = { $player }, најавите или завршите потез
duty-end-turn-other = { $player } има последњу прилику да најави
duty-point-you = Додирните четири фигуре
duty-point-here = { $player }, додирните четири фигуре
duty-point-other = { $player } најављује и показује
duty-paused = Партија је паузирана

# The red button.
call = Куарто!
call-by = Куарто! ({ $player })
end-turn = Заврши потез
point-shape = Изаберите где је куарто
point-shape-none = Где…
point-confirm = Покажи
point-cancel = Откажи
agree = Прихвати
decline = Одбиј

said-places = { $player } поставља { $piece } на { $cell }.
said-gives = { $player } даје { $piece } играчу { $other }.
said-gives-you = { $player } вам даје { $piece }.
said-calls = { $player } најављује: „Куарто!”
said-call-failed = { $player } узалуд најављује.
said-your-call-failed = Узалуд сте најавили.
said-offers-draw = { $player } нуди реми.
said-asks-take-back = { $player } моли да врати потез.
said-declined = { $player } одбија.
said-taken-back = Потез је враћен.
said-resumed = Партија се наставља.

dice-throw = { $first } баца { $a }, { $second } баца { $b }.
dice-begins = { $first } почиње.

cover-title = Додајте уређај играчу { $player }
cover-ready = Ја сам { $player }

## The menu of a game

menu-title = Мени партије
menu-elsewhere = Друге странице
menu-sound-on = Звук: укључен
menu-sound-off = Звук: искључен
do-by = { $player }: { $what }
do-ask-take-back = Врати потез
do-claim-win = Затражи победу
do-pause = Пауза
do-resume = Настави
do-offer-draw = Понуди реми
do-agree-draw = Договори реми
do-abort = Откажи партију
do-resign = Предај партију
sure-resign = Предајете партију? Побеђује други играч.
sure-draw = Да ли се обоје слажете са ремијем?
sure-abort = Отказати партију? Нико не побеђује.
sure-no = Играј даље

## Moves, typed and listed

moves-title = Потези
moves-none = Још нема потеза.
looking-back = Гледате претходне потезе.
looking-back-return = Назад на партију
typed-title = Куцај потезе, слушај таблу
typed-label = Потез
typed-do = Изврши
typed-help = b2>7 поставља на b2 и даје 7; b2 или >7 раде једно од тога; ! најављује, !3 најављује ред 3; ?3 чита ред 3, а ? целу таблу.
typed-not-understood = Није јасно: { $text }.
read-title = Прочитај таблу
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = После партије
result-you-win = Победили сте!
result-you-lose = Изгубили сте
result-wins = { $player } побеђује
result-draw = Реми
result-none = Без резултата
rematch = Још једном
rematch-there = На следећу партију
review-title = Зашто?
review-coming = Прегледамо партију…
replay-controls = Прођи кроз партију
replay-start = На почетак
replay-back = Назад
replay-onward = Напред
replay-end = На крај
replay-slider = Тренутак партије
replay-beginning = Почетак
share-title = Сачувај и подели
share-copy-record = Копирај запис
share-save-record = Сачувај запис
share-svg = Слика (SVG)
share-png = Слика (PNG)
share-link = Копирај линк до позиције
share-copied = Копирано.
share-not-copied = Овај прегледач не дозвољава страници да копира.
share-no-png = Слика није могла да се направи.

## Games in lists, and titles of pages where people meet

title-lobby = Лоби – Kvarto
title-games = Моје партије – Kvarto
title-account = Налог – Kvarto
title-return = Повратак – Kvarto
title-turns = ({ $count }) { $title }
agreed-spoken = куарто се најављује
agreed-not-casual = без враћања потеза
mine-your-turn = ви сте на потезу
mine-others-turn = на потезу: { $player }
mine-deadline = време истиче { $when }
mine-table-link = Сто за онога ко има линк
mine-table-lobby = Сто у лобију
mine-won = победа
mine-lost = пораз
mine-drawn = реми
mine-no-result = без резултата
ended-quarto = куартом
ended-draw = све фигуре постављене
ended-agreement = договором
ended-time = истекло време
ended-resignation = предајом
ended-forfeit = погрешном најавом
ended-abandoned = неко је отишао
ended-aborted = отказана
ended-unknown = разлог непознат
return-make = Направи линк

## The way to the course

title-learn = Научите игру – Kvarto
title-lesson = { $title } – Kvarto
nav-learn = Учење

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Задаци
nav-analysis = Анализа
title-puzzles = Задаци – Kvarto
title-analysis = Анализа – Kvarto
to-analysis = Анализирај позицију
to-analysis-game = Анализирај партију
verdict-best = најбољи
verdict-fine = добар
verdict-mistake = грешка
verdict-blunder = груба грешка
verdict-decisive = пресудна грешка
verdict-unknown = није оцењен
