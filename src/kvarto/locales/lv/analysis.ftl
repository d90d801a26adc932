### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: kā kuram klājās
graph-wins = uzvar { $player }
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = Kārta: { $player }.
plot-needs-matplotlib = grafikiem vajag Matplotlib: pip install "kvarto[plot]"
