### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: så stod det
graph-wins = { $player } vinner
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = { $player } står på tur.
plot-needs-matplotlib = grafer kräver Matplotlib: pip install "kvarto[plot]"
