### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: mersul partidei
graph-wins = { $player } câștigă
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = La mutare: { $player }.
plot-needs-matplotlib = graficele au nevoie de Matplotlib: pip install "kvarto[plot]"
