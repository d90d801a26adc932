### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: a játszma menete
graph-wins = { $player } nyer
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = { $player } következik.
plot-needs-matplotlib = a grafikonokhoz Matplotlib kell: pip install "kvarto[plot]"
