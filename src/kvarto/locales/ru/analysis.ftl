### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } — { $second }: как складывалась партия
graph-wins = побеждает { $player }
notebook-players = { $first } — { $second }, { $variant }
notebook-to-act = Ходит { $player }.
plot-needs-matplotlib = для графиков нужен Matplotlib: pip install "kvarto[plot]"
