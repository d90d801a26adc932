### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = Извежда JSON, по един обект на ред.
engine-threads-help = Колко нишки да се използват.
engine-no-table-help = Всичко се изчислява, без таблицата на дебютите.
engine-time-limit-help = Отказва се от позицията след толкова секунди.

## kvarto solve

solve-help =
    Казва за всяка позиция POSITION кой печели при най-добра игра и колко фигури се поставят дотогава.
    Позицията е един аргумент в кавички. С - или без нищо позициите се четат от стандартния вход, по
    една на ред; празни редове и редове, които започват с #, се прескачат.
    Например: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Казва кой печели в дадена позиция.
solve-cold-help = Забравя всичко научено преди всяка позиция.
solve-cold-one-thread = --cold върви само с една нишка
solve-nothing = липсва позиция POSITION (или -, за да се четат от стандартния вход)
solve-wrong-line = ред { $line }: { $what }

solve-win = { $position }: на ход е { $player } и печели { $distance ->
    [0] веднага с обявяване: { $shapes }
    [one] със следващата фигура
   *[other] след { $distance } фигури
}.
solve-draw = { $position }: на ход е { $player } и е реми.
solve-loss = { $position }: на ход е { $player } и губи { $distance ->
    [one] със следващата фигура
   *[other] след { $distance } фигури
}.
solve-unknown = { $position }: на ход е { $player }; не се знае кой печели.

## kvarto grade

grade-help =
    Казва докъде води всеки възможен ход в позицията POSITION за играча на ход, най-добрите най-напред.
    Например: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Казва как се оценява всеки ход.
grade-nothing = няма ход за оценяване: дъската е пълна
grade-win =
    Победа { $distance ->
        [0] веднага
        [one] след { $distance } фигура
       *[other] след { $distance } фигури
    } ({ $count }):
grade-draw = Реми ({ $count }):
grade-loss =
    Загуба { $distance ->
        [0] веднага
        [one] след { $distance } фигура
       *[other] след { $distance } фигури
    } ({ $count }):
grade-unknown = Не се знае ({ $count }):

## kvarto review

review-help =
    Преценява всеки ход от партиите в .qgn файла FILE (- за стандартния вход): колко е струвал преди и
    след това, кое е било по-добро, кои четворки са пропуснати и къде се е решила партията.
review-short-help = Казва къде са спечелени и загубени записаните партии.

review-value-lost = { $before } → { $after }
review-verdict-mistake = грешка
review-verdict-blunder = груба грешка
review-verdict-decisive = решаваща грешка
review-remark = { $verdict }; по-добре { $words }
review-remark-more = { $verdict }; по-добре { $words } (+{ $more })

review-left-win = В последната позиция на ход е { $player } и печели при най-добра игра.
review-left-draw = В последната позиция на ход е { $player } и при най-добра игра е реми.
review-left-loss = В последната позиция на ход е { $player } и губи при най-добра игра.
review-accuracy = { $player }: { $kept } от { $judged } хода без загуба ({ $percent }%).
