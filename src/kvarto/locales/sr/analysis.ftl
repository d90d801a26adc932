### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: ток партије
graph-wins = { $player } побеђује
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = На потезу је { $player }.
plot-needs-matplotlib = за графиконе је потребан Matplotlib: pip install "kvarto[plot]"
