### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

# The title of a graph.
graph-title = { $first } – { $second }: who stood how
# Beside the upper and the lower end of a graph.
graph-wins = { $player } wins
# Over and under the board of a game in a notebook.
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = { $player } is to act.
plot-needs-matplotlib = plots need Matplotlib: pip install "kvarto[plot]"
