### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

# The title of a graph.
graph-title = { $first } – { $second } : qui menait
# Beside the upper and the lower end of a graph.
graph-wins = { $player } gagne
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = C’est à { $player } de jouer.
plot-needs-matplotlib = les graphiques ont besoin de Matplotlib : pip install "kvarto[plot]"
