### What is said of moves and games that are looked at again.

value-win = победа
value-draw = реми
value-loss = пораз
value-unknown = непознато
review-missed-as-placer = Потез { $number }: { $player } завршава куарто и не најављује га ({ $shapes }).
review-missed-as-receiver = Потез { $number }: { $player } превиђа куарто који се могао најавити ({ $shapes }).
review-called-others = Потез { $number }: { $player } најављује оно што { $other } завршава и превиђа.
review-lapsed = Тиме је пропало: { $shapes }.
review-failed-call = Потез { $number }: { $player } узалуд најављује.
review-left-open =
    { $count ->
        [1] У последњој позицији постоји отворен куарто и { $player } може да га најави: { $shapes }.
        [few] У последњој позицији има више отворених куарта и { $player } може да најави било који: { $shapes }.
       *[other] У последњој позицији има више отворених куарта и { $player } може да најави било који: { $shapes }.
    }
review-turning-point = Партија је одлучена у потезу { $number }: { $player } игра { $word } ({ $before } → { $after }).
review-no-mistakes = Нико није погрешио.
review-no-known-mistakes = Није нађена ниједна грешка.
review-unjudged =
    { $count ->
        [one] За оцену { $count } потеза није било довољно времена.
        [few] За оцену { $count } потеза није било довољно времена.
       *[other] За оцену { $count } потеза није било довољно времена.
    }
