### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: η πορεία της παρτίδας
graph-wins = κερδίζει: { $player }
notebook-players = { $first } – { $second }, { $variant }
notebook-to-act = Παίζει: { $player }.
plot-needs-matplotlib = τα γραφήματα χρειάζονται το Matplotlib: pip install "kvarto[plot]"
