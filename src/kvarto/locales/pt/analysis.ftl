### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: quem estava ganhando
graph-wins = { $player } ganha
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = É a vez de { $player }.
plot-needs-matplotlib = os gráficos precisam do Matplotlib: pip install "kvarto[plot]"
