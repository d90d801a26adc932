### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: partijos eiga
graph-wins = laimi { $player }
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = Eina: { $player }.
plot-needs-matplotlib = grafikams reikia Matplotlib: pip install "kvarto[plot]"
