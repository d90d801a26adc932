### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

# The title of a graph.
graph-title = { $first } – { $second }：形勢變化
# Beside the upper and the lower end of a graph.
graph-wins = { $player } 勝
# Over and under the board of a game in a notebook.
notebook-players = { $first } – { $second }，{ $variant }
notebook-to-act = 輪到 { $player }。
plot-needs-matplotlib = 畫圖需要 Matplotlib：pip install "kvarto[plot]"
