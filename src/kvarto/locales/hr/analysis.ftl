### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: tijek partije
graph-wins = { $player } pobjeđuje
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = Na potezu je { $player }.
plot-needs-matplotlib = za grafikone treba Matplotlib: pip install "kvarto[plot]"
