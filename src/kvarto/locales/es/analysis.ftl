### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: quién iba ganando
graph-wins = Gana { $player }
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = Le toca a { $player }.
plot-needs-matplotlib = los gráficos necesitan Matplotlib: pip install "kvarto[plot]"
