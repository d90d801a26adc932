### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

# The title of a graph.
graph-title = { $first } – { $second }：形势变化
# Beside the upper and the lower end of a graph.
graph-wins = { $player } 胜
# Over and under the board of a game in a notebook.
notebook-players = { $first } – { $second }，{ $variant }
notebook-to-act = 轮到 { $player }。
plot-needs-matplotlib = 画图需要 Matplotlib：pip install "kvarto[plot]"
