### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = 让各等级互相对弈，并评定棋力。
arena-help =
    让各等级互相对弈，每两个等级在两种座次上下同样多局，然后打印各自的棋力：
    Elo 等级分和 95% 区间的半宽，接着是彼此交手的得分百分比。
    按 Ctrl-C 停止，并就已下完的对局评分。
arena-games-help = 每两个等级下几局。
arena-levels-help = 哪些等级，例如 1-4,10。
arena-variant-help = standard、advanced、squares、hard，或 ch:l 这样的代码。
arena-calling-help = Quarto 是否必须喊出来才算赢。
arena-seed-help = 相同的种子会下出相同的对局。
arena-processes-help = 同时下几局。
arena-save-help = 把每个结果追加到文件，并从文件里已有的接着下。
arena-no-such-levels = { $text }：等级是 1 到 { $most } 的数字，例如 1-4,10
arena-needs-two = 至少要有两个等级
arena-other-tournament = { $path } 里是另一场比赛的结果，或者别的内容
arena-label = 对局
arena-stopped = 共 { $all } 局，下了 { $played } 局后停止。
arena-title = { $variant }，{ $games } 局
arena-level = 等级
arena-name = 名称
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = 局数
arena-won = 胜
arena-drawn = 和
arena-lost = 负
arena-score = 得分
arena-nothing = 一局也没下。
