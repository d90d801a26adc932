### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

# The title of a graph.
graph-title = { $first } – { $second }: potek partije
# Beside the upper and the lower end of a graph.
graph-wins = Zmaga: { $player }
# Over and under the board of a game in a notebook.
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = Na potezi: { $player }.
plot-needs-matplotlib = grafi potrebujejo Matplotlib: pip install "kvarto[plot]"
