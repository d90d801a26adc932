### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: איך התפתח המשחק
graph-wins = ניצחון של { $player }
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = התור של { $player }.
plot-needs-matplotlib = לגרפים צריך Matplotlib: { "\u2066pip install \"kvarto[plot]\"\u2069" }
