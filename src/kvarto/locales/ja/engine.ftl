### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = レベルどうしを対戦させて強さを測ります。
arena-help =
    レベルを総当たりで、先攻と後攻で同じ数だけ対戦させ、強さを出します。
    イロレーティング（95 % 信頼区間の半幅つき）と、それぞれの対戦の得点率です。
    Ctrl-C で止めると、終わった対局だけで計算します。
arena-games-help = 2つのレベルの間で何局行うか。
arena-levels-help = どのレベルか。例：1-4,10
arena-variant-help = standard、advanced、squares、hard、または ch:l のような記号。
arena-calling-help = 勝つのに宣言が必要かどうか。
arena-seed-help = 同じシードなら同じ対局になります。
arena-processes-help = 同時に行う対局の数。
arena-save-help = 結果をファイルに書き足し、そこにある結果から続けます。
arena-no-such-levels = { $text }：レベルは1から{ $most }までの数です。例：1-4,10
arena-needs-two = レベルは2つ以上選んでください
arena-other-tournament = { $path } にあるのは、別の大会の結果か、別の内容です
arena-label = 対局
arena-stopped = { $all }局中{ $played }局で止めました。
arena-title = { $variant }、{ $games }局
arena-level = レベル
arena-name = 名前
arena-elo = Elo
arena-error = ±
arena-played = 対局
arena-won = 勝
arena-drawn = 分
arena-lost = 敗
arena-score = 得点
arena-nothing = 対局はありませんでした。
