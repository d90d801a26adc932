### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: wie er hoe voor stond
graph-wins = { $player } wint
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = { $player } is aan zet.
plot-needs-matplotlib = voor grafieken is Matplotlib nodig: pip install "kvarto[plot]"
