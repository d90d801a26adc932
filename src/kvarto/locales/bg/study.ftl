### Puzzles, the analysis board, and the review of a game.

player-first = Първи
player-second = Втори

## What a move or a position is worth to who is to act

worth-win = { $distance ->
    [0] победа веднага
    [one] победа със следващата фигура
   *[other] победа след { $distance } фигури
}
worth-win-sometime = победа
worth-draw = реми
worth-loss = { $distance ->
    [0] загуба веднага
    [one] загуба със следващата фигура
   *[other] загуба след { $distance } фигури
}
worth-loss-sometime = загуба
worth-unknown = не се знае

## Moves told step by step

step-places = { $player } поставя на { $cell }.
step-gives = { $player } дава { $piece }.
step-calls = { $player } обявява { $shape } и печели.
step-you-places = Ти поставяш на { $cell }.
step-you-gives = Ти даваш { $piece }.
step-you-calls = Ти обявяваш { $shape } и печелиш.
move-whole = { $parts }:
move-place = поставяш на { $cell }
move-give = даваш { $piece }
move-call = обявяваш { $shape }
playback-label = Разгледай продължението
playback-begins = Оттук започва.
playback-again = Покажи пак

## Somebody is to find a move

attempt-place = Постави фигурата от ръката.
attempt-give = Избери коя фигура да дадеш.
attempt-give-or-call = Дай фигура или обяви.
attempt-end-turn = Обяви или завърши хода.
attempt-point = Докосни четирите фигури.
attempt-take-back = Вземи фигурата обратно
attempt-no-shape = Тези четири не са ред, колона, диагонал или квадрат, който се брои. Опитай пак.

## The review of a game

accuracy-share = { $percent }%
accuracy-kept = Ходове без загуба: { $kept } от { $judged }.
standing-title = Как се разви партията
standing-label = Как се разви партията след всеки ход: нагоре печелеше { $first }, надолу { $second }. Същото е в таблицата отдолу.
standing-side = { $player } печели
standing-as-table = Като таблица
standing-move = Ход
standing-player = Играч
standing-stood = След него
standing-verdict = Преценка
standing-show = Покажи графиката
standing-wins = { $player }: { $ending }
standing-won = { $player } спечели
retry-title = Опитай отново
retry-about = Ход { $number }: на ход е { $player }, при най-добра игра: { $value }. Намери ход, който го запазва.
retry-right = Точно така. Остава { $value }.
retry-wrong = Не е този. Виж какво следва.
retry-again = Още веднъж

## The analysis board

analysis-title = Анализ
study-variant = Какво печели
study-overlay = На дъската
study-overlay-values = Оценка на ходовете
study-overlay-threats = Заплахи
study-overlay-nothing = Нищо
study-worth-title = Оценка на позицията
study-worth = При най-добра игра: { $ending }.
study-gives = { $player } избира фигура за { $other }.
study-places = { $player } поставя { $piece }.
study-placed = Поставена на { $cell }; сега избери коя фигура да дадеш.
study-over = Тук партията е свършила.
study-progress = Колко хода са оценени
study-graded = { $graded } от { $total } хода
study-nodes = · { $nodes } прегледани позиции
study-stop = Спри
study-stopped = Спряно след { $graded } от { $total } хода.
study-go-on = Продължи
study-call = Обяви { $shape }
study-best-moves = Най-добри ходове
study-all-moves = { $count ->
    [one] Единственият ход
   *[other] Всички { $count } хода
}
study-group-win = Победа: { $count }
study-group-draw = Реми: { $count }
study-group-loss = Загуба: { $count }
study-group-unknown = Неизвестно: { $count }
study-line = Най-доброто продължение
study-line-help = Посочи поле, фигура или ход и тук ще видиш най-доброто продължение.
study-line-best = Покажи най-доброто продължение
study-threats = Заплахи
study-no-threats = Засега никоя фигура не завършва нищо.
study-safe = { $count ->
    [0] Никоя от фигурите в запаса ({ $total }) не е безопасна за даване.
   *[other] Безопасни фигури в запаса: { $count } от { $total }.
}
study-lapsed = Изгорели, вече не се броят: { $shapes }.
study-no-moves = Изиграй ход на дъската и той ще се запише тук. Върни се и изиграй друг – така започва разклонение.
study-comment = Коментар към { $word }
study-comment-start = Коментар към началото
study-promote = Направи го главна линия
study-cut = Изтрий оттук нататък
study-open-title = Друга позиция или партия
study-paste = Постави тук позиция или запис
study-paste-about = Позиция като „A.../.3../..../...5 7“ или запис на партия
study-copy-link = Копирай връзка към този анализ
set-up-title = Нареди позиция
set-up-help = Избери фигура, после поле. Докосни поставена фигура, за да я вземеш пак. Която остане в ръка, е фигурата за поставяне.
set-up-last = Последна поставена фигура
set-up-last-none = няма: всички четворки са изгорели
set-up-last-about = Четворки с нея още могат да се обявят.
set-up-empty-hand = Върни фигурата от ръката
set-up-clear = Изчисти дъската
set-up-done = Анализирай
set-up-cancel = Отказ

## Records, positions by their address, and what a move means

review-better = По-добре: { $words }.
why-gift = { $player } даде { $piece } и с нея се завърши { $shape }.
word-turn = (Поставяне на { $cell }, после даване: { $piece }.)
word-give = (Даване: { $piece }.)
review-look = виж
replay-title = Отвори запис
replay-about = Разгледай партия, запазена като файл .qgn, тук или където и да е.
replay-file = Избери файл
replay-paste = Или го постави тук
replay-open = Отвори
replay-another = Отвори друг запис
position-begin = Започни партия оттук
position-first-gives = Първият играч дава фигура.
position-second-gives = Вторият играч дава фигура.
position-first-places = Първият играч поставя { $piece }.
position-second-places = Вторият играч поставя { $piece }.
