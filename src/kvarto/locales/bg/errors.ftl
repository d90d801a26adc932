### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = в ръка вече има фигура: { $piece }
hand-is-empty = в ръка няма фигура за поставяне
piece-is-placed = фигура { $piece } вече е на дъската
cell-is-occupied = полето { $cell } е заето
game-is-over = партията е свършила
call-is-pending = { $seat } обяви четворка и първо трябва да я покаже
point-before-call = { $seat } трябва първо да обяви и после да показва
calling-is-automatic = в тази партия четворката се брои сама, не се обявява
nothing-placed-to-call = още няма поставена фигура, няма какво да се обяви
call-is-used = { $seat } вече обяви след тази фигура
not-your-chance-to-call = { $seat } сега не може да обявява
not-your-turn-to-give = { $seat } сега не избира фигура
not-your-turn-to-place = { $seat } сега не поставя
not-your-turn-to-end-turn = { $seat } сега не може да завърши хода
now-is-not-the-time-to-give = { $seat } още не може да даде фигура
now-is-not-the-time-to-place = { $seat } още не може да постави фигура
now-is-not-the-time-to-end-turn = само последният ход, след 16-ата фигура, завършва, без да се даде нова
nothing-to-undo = няма какво да се върне

## At the table

bad-name = името има от 1 до { $longest } видими знака, а не { $text }
table-not-open = тази маса още не е отворена
too-late = късно е: времето за това изтече
already-away = този играч вече не е на масата
not-away = този играч си е на мястото
game-is-paused = партията е в пауза
not-paused = партията не е в пауза
already-proposed = това вече е предложено
just-declined = това току-що беше отказано; може да се предложи пак след следващия ход
nothing-proposed = никой нищо не е предложил, няма на какво да се отговори
only-in-casual-games = това може само в приятелски партии
too-late-to-abort = партия се отменя само преди първата поставена фигура; да се предадеш може винаги
the-clock-decides = тази партия се играе с часовник и той решава
other-is-here = другият играч е на масата
grace-not-over = другият играч още не отсъства достатъчно дълго
bad-event = тази версия не разбира такова събитие: { $text }

## The server

bad-message = това не е съобщение от играта: { $what }
message-too-long = съобщението може да има най-много { $longest } знака
no-such-game = тук няма такава партия или тя е на някой друг
no-such-lesson = няма такъв урок
lesson-asks-otherwise = в този урок се иска друго
not-your-seat = това място не е твое
not-your-table = само който е отворил масата, може да я променя
own-table = това е твоята маса; трябва да седне някой друг
table-is-taken = някой друг току-що седна тук
nobody-sits-here-yet = партията започва, щом някой седне
not-a-shape = тези четири полета не са нито ред, нито колона, нито диагонал, нито квадрат
no-such-level = няма ниво { $level }; нивата са от 1 до { $highest }
game-goes-on = партията още не е свършила
not-our-page = тази заявка идва от друг сайт
nobody-yet = този браузър още не е познат тук; презареди страницата
not-our-host = този сървър не се казва { $host }; ако все пак е така, пусни го с --public-url
server-error = нещо в сървъра се обърка; записахме си го
too-many-requests = твърде много наведнъж; опитай пак след { $seconds } сек
too-many-open = вече има твърде много отворени; затвори някои или опитай пак след { $seconds } сек
name-mixes-scripts = в едно име не може да се смесват букви, които си приличат, например латински и кирилски
name-misleads = това име е запазено, защото може да се сбърка с гост, с компютъра или с администратор
name-is-taken = някой вече има това име или много подобно
password-length = паролата има от { $shortest } до { $longest } знака
password-is-name = паролата не може да е самото име
password-is-common = тази парола е сред първите, които всеки би пробвал
wrong-name-or-password = няма профил с това име и тази парола
wrong-name-or-code = няма профил с това име и този код за възстановяване; кодът важи само веднъж
too-many-guesses = твърде много опити; опитай пак след { $seconds } сек
has-account = вече има профил
needs-account = за това трябва профил; първо влез
no-such-account = няма профил с името { $name }
no-such-return-code = с този код никой не може да се върне; може би е твърде стар
no-puzzle = няма такава задача: { $puzzle }
no-puzzles = няма задачи от този вид
not-an-answer = това тук не може да е отговор: { $text }
no-such-hint = няма подсказка { $step }; последната е { $last }
puzzle-not-begun = тази задача е с време; първо я започни
page-not-built = Страницата още не е създадена. Пусни в папката на kvarto „make“ или „python web/build.py“.

# How the two seats are called in errors.
error-seat-first = първият играч
error-seat-second = вторият играч
