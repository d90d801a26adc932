### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: chi era in vantaggio
graph-wins = Vince { $player }
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = Tocca a { $player }.
plot-needs-matplotlib = per i grafici serve Matplotlib: pip install "kvarto[plot]"
