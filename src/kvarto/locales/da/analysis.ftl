### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: sådan stod det
graph-wins = { $player } vinder
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = { $player } har turen.
plot-needs-matplotlib = grafer kræver Matplotlib: pip install "kvarto[plot]"
