### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: ใครได้เปรียบเมื่อไร
graph-wins = { $player } ชนะ
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = ถึงตา { $player }
plot-needs-matplotlib = กราฟต้องใช้ Matplotlib: pip install "kvarto[plot]"
