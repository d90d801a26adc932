### The command line.

cli-help =
    Quarto – настолната игра, в която фигурата за твоя ход избира противникът
    и четири в редица печелят само ако четворката бъде обявена.
cli-version-help = Показва версията и излиза.
cli-lang-help = Езикът на всички съобщения, например fi. Без него решава LANGUAGE, LC_ALL, LC_MESSAGES или LANG.
cli-unknown-language = тук няма език { $language }; избери някой от тези: { $languages }
cli-style-help = Как да се рисува: цветно, с обикновен Unicode, с ASCII или както може терминалът.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = { $path } не може да се прочете: { $why }
cli-cannot-write = { $path } не може да се запише: { $why }
cli-standard-input = стандартният вход

standing-to-act = На ход: { $player }.
standing-open = Отворени: { $shapes }.
standing-lapsed = Изгорели: { $shapes }.

seat-first = Първи
seat-second = Втори

## kvarto show

show-help =
    Рисува позиция POSITION: редовете от 4 надолу до 1, после фигурата в ръка или -, после по желание
    вариант на играта и полето на последната фигура. Например:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Рисува позиция.
show-variant = Вариант: { $variant }.
show-svg-help = Рисува в SVG файл (- за стандартния изход).
show-pieces-help = Как изглеждат фигурите в SVG.
show-theme-help = За светъл или тъмен фон.

## kvarto replay

replay-help = Изиграва наново всяка партия от .qgn файла FILE (- за стандартния вход) и казва докъде е стигнала.
replay-short-help = Казва докъде са стигнали партиите в един запис.
replay-json-help = Извежда по един обект JSON на ред за всяка партия. Резултат без причина има причина "unknown".
replay-no-games = { $source }: тук няма партия
replay-game = Партия { $number }: { $first } – { $second }, { $variant }

## kvarto play: options

play-short-help = Игра в терминала.
play-command-help =
    Една партия, двама на един терминал или един срещу компютъра. Напиши help по време на игра, за да видиш какво може да се въвежда.
play-variant-help = standard (по подразбиране), advanced, squares, hard или код като ch:l.
play-calling-help = Трябва ли четворката да се обяви, за да спечели.
play-false-call-help = Какво се губи с грешно обявяване: възможността или партията.
play-late-call-help = Който е поставил, може да обяви и след като е дал фигура, докато тя не е поставена.
play-pointing-help = Кой трябва да показва обявената четворка; другите само обявяват.
play-clock-help = Време: - (без), 60/move, 60/place, 600+5 (секунди и добавка), 3d/move.
play-tournament-help = Като на турнир: минута на ход, грешното обявяване губи партията.
play-against-help = Срещу компютъра, от 1 (играе за първи път) до { $strongest } (съвършен).
play-one-help = Името на единия играч.
play-two-help = Името на другия играч.
play-starter-help = Кой е първи: решават заровете или е играч 1 или 2.
play-start-help = Позиция, от която да се започне.
play-seed-help = Повтаря хвърлянето на заровете от по-ранна партия.
play-save-help = Добавя партията към .qgn файл.
play-save-no-record = в { $path } има нещо друго, а не партии; нищо не е добавено
play-tournament-fixes = { $option } не върви с --tournament, там това е определено
play-same-names = двамата играчи трябва да имат различни имена
play-player-one = Играч 1
play-player-two = Играч 2

## kvarto play: at the table

play-title = Quarto: { $variant }
play-dice = { $first } хвърля { $a }, { $second } хвърля { $b }.
play-first = { $first } започва и дава първата фигура.
play-first-set-up = Първи играч: { $first }, втори: { $second }.
play-spoken = Четворката печели само ако я обявиш: напиши ! веднага щом я видиш.
play-forfeit = Грешното обявяване губи партията.
play-late-call = И след даването още може да се обяви: напиши late.
play-help-hint = help показва всичко, което може да се въвежда.
play-clock = [{ $time }]{ " " }
play-give = { $player }, избери фигура за { $other } (0-F или help):
play-give-or-call = { $player }, избери фигура за { $other } (0-F) или обяви (!):
play-place = { $player }, постави фигурата (a1-d4 или help):
play-place-or-call = { $player }, постави фигурата (a1-d4) или обяви (!):
play-place-or-late-call = { $player }, постави фигурата (a1-d4) или обяви (!; { $other }: late):
play-place-or-others-late-call = { $player }, постави фигурата (a1-d4; { $other } може да обяви: late):
play-end-turn = { $player }, завърши последния ход (=):
play-end-turn-or-call = { $player }, обяви (!) или завърши хода (=):
play-point = { $player }, къде е четворката? (1-4, a-d, / или \, или cancel):
play-point-with-squares = { $player }, къде е четворката? (1-4, a-d, / или \, квадрати a1-c3, или cancel):
play-paused = Партията е в пауза. Напиши resume, за да продължиш:
play-offer-draw = { $player } предлага реми. { $other }, приемаш ли? (yes или no):
play-offer-take-back = { $player } моли да върне последния ход. { $other }, приемаш ли? (yes или no):
play-answer-yes-or-no = отговори с yes или no
play-declined = { $player } отказва.
play-computer-moves = { $player } играе { $move }.
play-calls = { $player }: „Четворка!“
play-call-failed = Не: там няма отворена четворка.
play-call-not-pointed = Четворката не беше показана: обявяването пропада.
play-refused = Така не може: { $what }.
play-not-understood = не разбирам „{ $text }“; help показва какво може да се въвежда
play-left = Партията остава недовършена.
play-saved = Партията е добавена към { $path }.

play-help-give = 7, F или DTSH        даваш тази фигура
play-help-place = b2, или b2>7         поставяш фигурата; поставяш я и даваш фигура 7
play-help-call = !, или !3            обявяваш „Четворка!“; обявяваш и показваш ред 3 (също: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    редове, колони, диагонали, квадрати (долно ляво поле)
play-help-late = late, или late 3     обявяваш след даването, ако има късно обявяване
play-help-pass = =, или pass          завършваш хода след последната фигура
play-help-draw = draw                 предлагаш реми; другият отговаря с yes или no
play-help-back = back                 молиш да се върне последният ход
play-help-resign = resign, abort        предаваш се; отменяш партията преди първата фигура
play-help-pause = pause, resume        спираш часовниците; продължаваш
play-help-look = board, moves, help   виждаш дъската; ходовете; този списък
play-help-quit = quit                 излизаш, без да довършиш партията
