### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: mängu kulg
graph-wins = { $player } võidab
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = Käigul: { $player }.
plot-needs-matplotlib = graafikud vajavad Matplotlibi: pip install "kvarto[plot]"
