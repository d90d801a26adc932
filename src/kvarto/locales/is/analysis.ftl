### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: gangur spilsins
graph-wins = { $player } vinnur
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = { $player } á leik.
plot-needs-matplotlib = línurit þurfa Matplotlib: pip install "kvarto[plot]"
