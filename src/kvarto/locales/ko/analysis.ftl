### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

# The title of a graph.
graph-title = { $first } – { $second }: 형세의 흐름
# Beside the upper and the lower end of a graph.
graph-wins = { $player } 승리
# Over and under the board of a game in a notebook.
# As in English.
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = { $player } 차례입니다.
plot-needs-matplotlib = 그래프를 그리려면 Matplotlib이 필요합니다: pip install "kvarto[plot]"
