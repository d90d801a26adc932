### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

# The title of a graph.
graph-title = { $first } – { $second }: vývoj partie
# Beside the upper and the lower end of a graph.
graph-wins = Vyhráva { $player }
# Over and under the board of a game in a notebook.
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = Na ťahu: { $player }.
plot-needs-matplotlib = grafy potrebujú Matplotlib: pip install "kvarto[plot]"
