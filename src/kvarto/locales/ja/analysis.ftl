### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

# The title of a graph.
graph-title = { $first } 対 { $second }：形勢の移り変わり
# Beside the upper and the lower end of a graph.
graph-wins = { $player }の勝ち
# Over and under the board of a game in a notebook.
notebook-players = { $first } 対 { $second }、{ $variant }
notebook-to-act = { $player }の番です。
plot-needs-matplotlib = グラフには Matplotlib が必要です：pip install "kvarto[plot]"
