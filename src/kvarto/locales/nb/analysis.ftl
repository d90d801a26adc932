### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: slik sto det
graph-wins = { $player } vinner
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = { $player } har turen.
plot-needs-matplotlib = grafer krever Matplotlib: pip install "kvarto[plot]"
