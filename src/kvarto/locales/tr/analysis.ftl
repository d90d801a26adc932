### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: oyunun gidişi
graph-wins = { $player } kazanır
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = Hamle sırası: { $player }.
plot-needs-matplotlib = çizimler için Matplotlib gerek: pip install "kvarto[plot]"
