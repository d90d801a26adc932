### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = Исписује JSON, по један објекат у реду.
engine-threads-help = Колико нити се користи.
engine-no-table-help = Све се рачуна, без табеле отварања.
engine-time-limit-help = Одустаје од позиције после толико секунди.

## kvarto solve

solve-help =
    Каже за сваку позицију POSITION ко побеђује уз најбољу игру и колико се фигура постави дотле.
    Позиција је један аргумент, под наводницима. Са - или без ичега позиције се читају са стандардног
    улаза, једна у реду; празни редови и редови који почињу са # се прескачу.
    На пример: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Каже ко побеђује у позицији.
solve-cold-help = Пре сваке позиције заборавља све научено.
solve-cold-one-thread = --cold иде само са једном нити
solve-nothing = недостаје позиција POSITION (или - за читање са стандардног улаза)
solve-wrong-line = ред { $line }: { $what }

solve-win =
    { $position }: на потезу је { $player } и побеђује { $distance ->
        [0] одмах, најавом: { $shapes }
        [1] следећом фигуром
        [few] после { $distance } фигуре
       *[other] после { $distance } фигура
    }.
solve-draw = { $position }: на потезу је { $player }, и то је реми.
solve-loss =
    { $position }: на потезу је { $player } и губи { $distance ->
        [1] са следећом фигуром
        [few] после { $distance } фигуре
       *[other] после { $distance } фигура
    }.
solve-unknown = { $position }: на потезу је { $player }; не зна се ко побеђује.

## kvarto grade

grade-help =
    Каже куда води сваки могући потез у позицији POSITION за играча на потезу, најбољи прво.
    На пример: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Каже колико вреди сваки потез.
grade-nothing = нема потеза за оцену: табла је пуна
grade-win = Победа { $distance ->
    [0] одмах
    [one] после { $distance } фигуре
    [few] после { $distance } фигуре
   *[other] после { $distance } фигура
} ({ $count }):
grade-draw = Реми ({ $count }):
grade-loss = Пораз { $distance ->
    [0] одмах
    [one] после { $distance } фигуре
    [few] после { $distance } фигуре
   *[other] после { $distance } фигура
} ({ $count }):
grade-unknown = Не зна се ({ $count }):

## kvarto review

review-help =
    Оцењује сваки потез партија из .qgn датотеке FILE (- за стандардни улаз): колико је вредео пре и
    после, шта је било боље, који су куарти превиђени и где је партија одлучена.
review-short-help = Каже где су записане партије добијене и изгубљене.

review-value-lost = { $before } → { $after }
review-verdict-mistake = грешка
review-verdict-blunder = груба грешка
review-verdict-decisive = пресудна грешка
review-remark = { $verdict }; боље { $words }
review-remark-more = { $verdict }; боље { $words } (+{ $more })

review-left-win = У последњој позицији на потезу је { $player } и уз најбољу игру побеђује.
review-left-draw = У последњој позицији на потезу је { $player } и уз најбољу игру је реми.
review-left-loss = У последњој позицији на потезу је { $player } и уз најбољу игру губи.
review-accuracy = { $player }: без губитка { $kept } од { $judged } потеза ({ $percent }%).
