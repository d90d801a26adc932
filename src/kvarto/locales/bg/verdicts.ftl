### What is said of moves and games that are looked at again.

value-win = победа
value-draw = реми
value-loss = загуба
value-unknown = неизвестно
review-missed-as-placer = На ход { $number } { $player } завърши четворка, но не я обяви: { $shapes }.
review-missed-as-receiver = На ход { $number } { $player } можеше да обяви: { $shapes }.
review-called-others = На ход { $number } { $player } обяви четворката, която { $other } завърши и не забеляза.
review-lapsed = С това изгоря: { $shapes }.
review-failed-call = На ход { $number } { $player } обяви напразно.
review-left-open = { $count ->
    [one] В последната позиция имаше отворена четворка и { $player } можеше да я обяви: { $shapes }.
   *[other] В последната позиция имаше отворени четворки и { $player } можеше да обяви някоя: { $shapes }.
}
review-turning-point = Партията се реши на ход { $number }: { $player } игра { $word } ({ $before } → { $after }).
review-no-mistakes = Никой не сгреши.
review-no-known-mistakes = Не се намериха грешки.
review-unjudged = { $count ->
    [one] За { $count } ход времето не стигна.
   *[other] За { $count } хода времето не стигна.
}
