### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = в руке уже есть фигура { $piece }
hand-is-empty = в руке нет фигуры, ставить нечего
piece-is-placed = фигура { $piece } уже стоит на доске
cell-is-occupied = клетка { $cell } занята
game-is-over = партия окончена
call-is-pending = { $seat } объявляет кварто и должен сначала показать, где оно
point-before-call = { $seat } должен сначала объявить кварто, а потом показывать
calling-is-automatic = в этой партии кварто засчитывается само, объявлять не нужно
nothing-placed-to-call = ещё не поставлено ни одной фигуры, объявлять нечего
call-is-used = { $seat } уже объявлял после этой фигуры
not-your-chance-to-call = { $seat } сейчас не может объявлять
not-your-turn-to-give = { $seat } сейчас не выбирает фигуру
not-your-turn-to-place = { $seat } сейчас не ставит
not-your-turn-to-end-turn = { $seat } сейчас не может завершить ход
now-is-not-the-time-to-give = { $seat } пока не может дать фигуру
now-is-not-the-time-to-place = { $seat } пока не может поставить фигуру
now-is-not-the-time-to-end-turn = завершить ход, не дав фигуры, можно только в самом конце, когда стоят все 16
nothing-to-undo = возвращать нечего

## At the table

bad-name = в имени от 1 до { $longest } видимых знаков, а тут: { $text }
table-not-open = этот стол ещё не открыт
too-late = поздно: время вышло
already-away = этого игрока уже нет за столом
not-away = этот игрок на месте
game-is-paused = партия на паузе
not-paused = партия не на паузе
already-proposed = это уже предложено
just-declined = это только что отклонили; снова предложить можно после следующего хода
nothing-proposed = никто ничего не предлагал, отвечать не на что
only-in-casual-games = такое можно только в дружеских партиях
too-late-to-abort = отменить партию можно, только пока не поставлена первая фигура; сдаться можно всегда
the-clock-decides = эта партия с часами, всё решат они
other-is-here = соперник за столом
grace-not-over = соперника нет ещё не так долго
bad-event = эта версия не понимает такое событие: { $text }

## The server

bad-message = это не сообщение игры: { $what }
message-too-long = сообщение слишком длинное, знаков может быть не больше { $longest }
no-such-game = такой партии здесь нет, или она чужая
no-such-lesson = такого урока нет
lesson-asks-otherwise = в этом уроке нужно сделать другое
not-your-seat = это место не ваше
not-your-table = изменить этот стол может только тот, кто его открыл
own-table = это ваш собственный стол; сесть должен кто-то другой
table-is-taken = сюда только что сел кто-то другой
nobody-sits-here-yet = партия начнётся, когда кто-нибудь сядет за стол
not-a-shape = эти четыре клетки не образуют ни горизонтали, ни вертикали, ни диагонали, ни квадрата
no-such-level = уровня { $level } нет; есть уровни от 1 до { $highest }
game-goes-on = партия ещё не окончена
not-our-page = этот запрос пришёл с другого сайта
nobody-yet = этот браузер здесь ещё не знают; перезагрузите страницу
not-our-host = этот сервер зовут не { $host }; если всё-таки так, запустите его с --public-url
server-error = на сервере что-то пошло не так; мы это записали
too-many-requests = слишком много сразу; повторите через { $seconds } с
too-many-open = открыто уже слишком много; закройте что-нибудь или повторите через { $seconds } с
name-mixes-scripts = в имени нельзя смешивать похожие буквы, например латиницу и кириллицу
name-misleads = это имя использовать нельзя: его можно принять за гостя, компьютер или администрацию
name-is-taken = это имя или очень похожее уже у кого-то есть
password-length = длина пароля — от { $shortest } до { $longest } знаков
password-is-name = пароль не должен совпадать с именем
password-is-common = такой пароль подберут одним из первых
wrong-name-or-password = аккаунта с такими именем и паролем нет
wrong-name-or-code = аккаунта с такими именем и кодом восстановления нет; код действует один раз
too-many-guesses = слишком много попыток; повторите через { $seconds } с
has-account = аккаунт уже есть
needs-account = для этого нужен аккаунт; сначала войдите
no-such-account = аккаунта с именем { $name } нет
no-such-return-code = по этому коду вернуться нельзя; возможно, он устарел
no-puzzle = такой задачи нет: { $puzzle }
no-puzzles = таких задач нет
not-an-answer = здесь это не может быть ответом: { $text }
no-such-hint = подсказки { $step } нет; последняя — { $last }
puzzle-not-begun = эта задача на время; сначала начните её
page-not-built = Страница ещё не собрана. Запустите в папке kvarto «make» или «python web/build.py».

# How the two seats are called in errors.
error-seat-first = первый игрок
error-seat-second = второй игрок
