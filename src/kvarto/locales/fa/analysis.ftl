### Games looked at by the engine: graphs of who stood how, and pages of them in notebooks.

graph-title = { $first } – { $second }: روند بازی
graph-wins = { $player } می‌برد
notebook-players = { $first } – { $second }، { $variant }
notebook-to-act = نوبت { $player } است.
plot-needs-matplotlib = نمودارها Matplotlib می‌خواهند: { "\u2066pip install \"kvarto[plot]\"\u2069" }
