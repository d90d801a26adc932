### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: pelin kulku
graph-wins = { $player } voittaa
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = Vuorossa: { $player }.
plot-needs-matplotlib = kuvaajat tarvitsevat Matplotlibin: pip install "kvarto[plot]"
