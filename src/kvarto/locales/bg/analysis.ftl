### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: как се разви партията
graph-wins = { $player } печели
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = На ход: { $player }.
plot-needs-matplotlib = за графики трябва Matplotlib: pip install "kvarto[plot]"
