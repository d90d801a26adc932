### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Изправя нивата едно срещу друго и ги оценява.
arena-help =
    Нивата играят помежду си, всеки две по равен брой партии на двете места, и се извежда колко силно е
    всяко: рейтингът Ело с половината ширина на 95-процентния интервал, после точките на всеки срещу
    всеки в проценти. Ctrl-C спира партиите и оценява изиграните.
arena-games-help = По колко партии играят всеки две нива.
arena-levels-help = Кои нива, например 1-4,10.
arena-variant-help = standard, advanced, squares, hard или код като ch:l.
arena-calling-help = Трябва ли четворката да се обяви, за да спечели.
arena-seed-help = Едно и също начално число дава едни и същи партии.
arena-processes-help = Колко партии се играят едновременно.
arena-save-help = Добавя всеки резултат към файл и продължава от тези, които вече са в него.
arena-no-such-levels = { $text }: нивата са числа от 1 до { $most }, например 1-4,10
arena-needs-two = трябва да играят поне две нива
arena-other-tournament = в { $path } има резултати от друг турнир или нещо съвсем друго
arena-label = партии
arena-stopped = Спряно след { $played } от { $all } партии.
arena-title = { $variant }, { $games ->
    [one] { $games } партия
   *[other] { $games } партии
}
arena-level = ниво
arena-name = име
arena-elo = Ело
arena-error = ±
arena-played = партии
arena-won = победи
arena-drawn = ремита
arena-lost = загуби
arena-score = точки
arena-nothing = Не е изиграна нито една партия.
