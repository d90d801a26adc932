### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

# The title of a graph.
graph-title = { $first } – { $second }: سير المباراة
# Beside the upper and the lower end of a graph.
graph-wins = فوز { $player }
# Over and under the board of a game in a notebook.
notebook-players = { $first } – { $second }، { $variant }
notebook-to-act = الدور على { $player }.
plot-needs-matplotlib = يلزم للرسوم Matplotlib: { "\u2066pip install \"kvarto[plot]\"\u2069" }
