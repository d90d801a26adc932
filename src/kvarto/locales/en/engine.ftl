### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Let the levels play each other and rate them.
arena-help =
    Let the levels play each other, each two of them the same number of games in both seats, and
    print how strong each is: its Elo rating with the half width of the 95 % interval, then the
    points of each against each in percent. Ctrl-C stops the games and rates those played.
arena-games-help = How many games each two levels play.
arena-levels-help = Which levels, such as 1-4,10.
arena-variant-help = standard, advanced, squares, hard, or a code such as ch:l.
arena-calling-help = Whether a quarto must be called to win.
arena-seed-help = The same seed gives the same games.
arena-processes-help = How many games are played at the same time.
arena-save-help = Add every result to a file, and go on from those that are in it.
arena-no-such-levels = { $text }: levels are numbers from 1 to { $most }, such as 1-4,10
arena-needs-two = two levels at least must play
arena-other-tournament = { $path } holds the results of another tournament, or something else
arena-label = games
arena-stopped = Stopped after { $played } of { $all } games.
arena-title = { $variant }, { $games ->
    [one] one game
   *[other] { $games } games
}
arena-level = level
arena-name = name
arena-elo = Elo
arena-error = ±
arena-played = games
arena-won = won
arena-drawn = drawn
arena-lost = lost
arena-score = points
arena-nothing = No game was played.
