### Puzzles, the analysis board, and the review of a game.

player-first = Први
player-second = Други

## What a move or a position is worth to who is to act

worth-win =
    { $distance ->
        [0] победа одмах
        [1] победа следећом фигуром
        [few] победа после { $distance } фигуре
       *[other] победа после { $distance } фигура
    }
worth-win-sometime = победа
worth-draw = реми
worth-loss =
    { $distance ->
        [0] пораз одмах
        [1] пораз са следећом фигуром
        [few] пораз после { $distance } фигуре
       *[other] пораз после { $distance } фигура
    }
worth-loss-sometime = пораз
worth-unknown = не зна се

## Moves told step by step

step-places = { $player } поставља на { $cell }.
step-gives = { $player } даје { $piece }.
step-calls = { $player } најављује куарто ({ $shape }) и побеђује.
step-you-places = Постављате на { $cell }.
step-you-gives = Дајете { $piece }.
step-you-calls = Најављујете куарто ({ $shape }) и побеђујете.
move-whole = { $parts }:
move-place = поставити на { $cell }
move-give = дати { $piece }
move-call = најавити: { $shape }
playback-label = Прођи кроз наставак
playback-begins = Одавде почиње.
playback-again = Прикажи поново

## Somebody is to find a move

attempt-place = Поставите фигуру из руке.
attempt-give = Изаберите фигуру коју дајете.
attempt-give-or-call = Дајте фигуру или најавите.
attempt-end-turn = Најавите или завршите потез.
attempt-point = Додирните четири фигуре.
attempt-take-back = Врати фигуру у руку
attempt-no-shape = Ове четири нису ред, колона, дијагонала ни квадрат који се рачуна. Пробајте поново.

## The review of a game

accuracy-share = { $percent }%
accuracy-kept = Без губитка: { $kept } од { $judged } потеза.
standing-title = Ток партије
standing-label = Ток партије после сваког потеза: горе побеђује { $first }, доле { $second }. Исто пише у табели испод.
standing-side = { $player } побеђује
standing-as-table = Као табела
standing-move = Потез
standing-player = Играч
standing-stood = После њега
standing-verdict = Оцена
standing-show = Прикажи графикон
standing-wins = { $player }: { $ending }
standing-won = победник: { $player }
retry-title = Пробајте поново
retry-about = Потез { $number }: на потезу је { $player }, уз најбољу игру: { $value }. Нађите потез који то чува.
retry-right = Тачно. Остаје { $value }.
retry-wrong = Није тај. Погледајте шта следи.
retry-again = Још једном

## The analysis board

analysis-title = Анализа
study-variant = Шта побеђује
study-overlay = На табли
study-overlay-values = Вредност потеза
study-overlay-threats = Претње
study-overlay-nothing = Ништа
study-worth-title = Вредност позиције
study-worth = Уз најбољу игру: { $ending }.
study-gives = { $player } бира фигуру за играча { $other }.
study-places = { $player } поставља { $piece }.
study-placed = Постављено на { $cell }; сада изаберите фигуру коју дајете.
study-over = Овде је партија завршена.
study-progress = Колико је потеза оцењено
study-graded = { $graded } од { $total } потеза
study-nodes = · прегледано позиција: { $nodes }
study-stop = Стани
study-stopped = Заустављено после { $graded } од { $total } потеза.
study-go-on = Настави
study-call = Најави: { $shape }
study-best-moves = Најбољи потези
study-all-moves = { $count ->
    [1] Једини потез
   *[other] Сви потези: { $count }
}
study-group-win = Победа: { $count }
study-group-draw = Реми: { $count }
study-group-loss = Пораз: { $count }
study-group-unknown = Не зна се: { $count }
study-line = Најбољи наставак
study-line-help = Покажите на поље, фигуру или потез и овде ће се одиграти најбољи наставак.
study-line-best = Прикажи најбољи наставак
study-threats = Претње
study-no-threats = Још ниједна фигура ништа не завршава.
study-safe = { $count ->
    [0] Ниједна фигура у резерви ({ $total }) није сигурна за давање.
   *[other] Сигурних фигура у резерви: { $count } од { $total }.
}
study-lapsed = Пропало, више ништа не вреди: { $shapes }.
study-no-moves = Одиграјте потез на табли и биће записан овде. Вратите се и одиграјте друкчије: тако почиње грана.
study-comment = Коментар уз { $word }
study-comment-start = Коментар уз почетак
study-promote = Учини главном граном
study-cut = Обриши одавде надаље
study-open-title = Друга позиција или партија
study-paste = Налепите позицију или запис
study-paste-about = Позиција као „A.../.3../..../...5 7” или запис партије
study-copy-link = Копирај линк до ове анализе
set-up-title = Постави позицију
set-up-help = Изаберите фигуру, па поље. Додирните постављену фигуру да је поново узмете. Која остане у руци, та се поставља.
set-up-last = Последња постављена фигура
set-up-last-none = нема: сви куарти су пропали
set-up-last-about = Куарти са њом се још могу најавити.
set-up-empty-hand = Врати фигуру из руке
set-up-clear = Испразни таблу
set-up-done = Анализирај
set-up-cancel = Откажи

## Records, positions by their address, and what a move means

review-better = Боље: { $words }.
why-gift = { $player } даје { $piece } и тиме је куарто готов: { $shape }.
word-turn = (Поставити на { $cell }, дати { $piece }.)
word-give = (Дати { $piece }.)
review-look = погледај
replay-title = Отвори запис
replay-about = Прегледајте партију сачувану као .qgn датотека, овде или било где.
replay-file = Изабери датотеку
replay-paste = Или га налепите
replay-open = Отвори
replay-another = Отвори други запис
position-begin = Почни партију одавде
position-first-gives = Први играч даје фигуру.
position-second-gives = Други играч даје фигуру.
position-first-places = Први играч поставља { $piece }.
position-second-places = Други играч поставља { $piece }.
