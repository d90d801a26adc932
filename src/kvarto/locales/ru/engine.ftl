### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Свести уровни друг с другом и оценить их силу.
arena-help =
    Уровни играют друг с другом, каждая пара одинаковое число партий на обоих местах; затем
    печатается сила каждого: рейтинг Эло с половиной ширины 95-процентного интервала и очки каждого
    против каждого в процентах. Ctrl-C прерывает партии, и считаются уже сыгранные.
arena-games-help = Сколько партий играет каждая пара уровней.
arena-levels-help = Какие уровни, например 1-4,10.
arena-variant-help = standard, advanced, squares, hard или код вроде ch:l.
arena-calling-help = Нужно ли объявлять кварто, чтобы победить.
arena-seed-help = Одно и то же зерно даёт одни и те же партии.
arena-processes-help = Сколько партий идёт одновременно.
arena-save-help = Дописывать каждый результат в файл и продолжать с тех, что в нём уже есть.
arena-no-such-levels = { $text }: уровни — это числа от 1 до { $most }, например 1-4,10
arena-needs-two = играть должны хотя бы два уровня
arena-other-tournament = в { $path } результаты другого турнира или что-то совсем другое
arena-label = партии
arena-stopped = Остановлено. Сыграно партий: { $played } из { $all }.
arena-title = { $variant }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
arena-level = уровень
arena-name = имя
arena-elo = Эло
arena-error = ±
arena-played = партии
arena-won = победы
arena-drawn = ничьи
arena-lost = пораж.
arena-score = очки
arena-nothing = Не сыграно ни одной партии.
