### What is said of moves and games that are looked at again.

value-win = победа
value-draw = ничья
value-loss = проигрыш
value-unknown = неизвестно
review-missed-as-placer = Ход { $number }: { $player } собирает кварто и не объявляет его ({ $shapes }).
review-missed-as-receiver = Ход { $number }: { $player } не объявляет открытое кварто ({ $shapes }).
review-called-others = Ход { $number }: { $player } объявляет кварто, которое { $other } собирает и не замечает.
review-lapsed = После этого сгорело: { $shapes }.
review-failed-call = Ход { $number }: { $player } объявляет кварто напрасно.
review-left-open =
    { $count ->
        [1] В последней позиции есть открытое кварто ({ $shapes }), и { $player } может его объявить.
        [few] В последней позиции есть несколько открытых кварто ({ $shapes }), и { $player } может объявить любое.
        [many] В последней позиции есть несколько открытых кварто ({ $shapes }), и { $player } может объявить любое.
       *[other] В последней позиции есть несколько открытых кварто ({ $shapes }), и { $player } может объявить любое.
    }
review-turning-point = Партию решил ход { $number }: { $player } играет { $word } ({ $before } → { $after }).
review-no-mistakes = Никто не ошибся.
review-no-known-mistakes = Ошибок не нашлось.
review-unjudged = { $count ->
    [one] { $count } ход не удалось оценить за отведённое время.
    [few] { $count } хода не удалось оценить за отведённое время.
    [many] { $count } ходов не удалось оценить за отведённое время.
   *[other] { $count } хода не удалось оценить за отведённое время.
}
