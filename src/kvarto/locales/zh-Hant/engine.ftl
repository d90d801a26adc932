### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = 讓各等級互相對下，並評定棋力。
arena-help =
    讓各等級互相對下，每兩個等級在兩種座位上下同樣多局，然後印出各自的棋力：
    Elo 等級分和 95% 區間的半寬，接著是彼此對戰的得分百分比。
    按 Ctrl-C 停止，並就已下完的對局評分。
arena-games-help = 每兩個等級下幾局。
arena-levels-help = 哪些等級，例如 1-4,10。
arena-variant-help = standard、advanced、squares、hard，或像 ch:l 這樣的代碼。
arena-calling-help = Quarto 是否要喊出來才算贏。
arena-seed-help = 相同的種子會下出相同的對局。
arena-processes-help = 同時下幾局。
arena-save-help = 把每個結果加進檔案，並從檔案裡已有的接著下。
arena-no-such-levels = { $text }：等級是 1 到 { $most } 的數字，例如 1-4,10
arena-needs-two = 至少要有兩個等級
arena-other-tournament = { $path } 裡是另一場比賽的結果，或是別的東西
arena-label = 對局
arena-stopped = 共 { $all } 局，下了 { $played } 局後停止。
arena-title = { $variant }，{ $games } 局
arena-level = 等級
arena-name = 名稱
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = 局數
arena-won = 勝
arena-drawn = 和
arena-lost = 負
arena-score = 得分
arena-nothing = 一局都沒下。
