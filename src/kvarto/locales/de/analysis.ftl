### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

# The title of a graph.
graph-title = { $first } – { $second }: Wer wie stand
# Beside the upper and the lower end of a graph.
graph-wins = { $player } gewinnt
# Over and under the board of a game in a notebook.
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = { $player } ist am Zug.
plot-needs-matplotlib = Diagramme brauchen Matplotlib: pip install "kvarto[plot]"
