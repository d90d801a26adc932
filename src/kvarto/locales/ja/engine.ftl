### Opponents and the arena where they play each other.

## Levels: a name, and what the opponent is like

level-newcomer = はじめての人
level-newcomer-about = 今日がはじめて。何でも渡し、クアートもほとんど見落とします。
level-child = 子ども
level-child-about = 渡す前に考えることもあります。斜めより横の列に先に気づきます。
level-beginner = 初心者
level-beginner-about = たいてい考えてから渡しますが、見落としも多めです。
level-casual = 気楽な人
level-casual-about = いつも見てから渡します。穴と斜めはよく見落とします。
level-attentive = 慎重な人
level-attentive-about = 渡すときの見落としはわずかですが、先を考えずに置きます。
level-regular = 常連
level-regular-about = 安全に渡せる駒が残るように置きます。
level-club = 愛好会の会員
level-club-about = あなたに安全な手をあまり残さず、最後の数手は間違えません。
level-strong = 強豪
level-strong-about = 後半は間違えません。クアートの見落としもめったにありません。
level-master = 名人
level-master-about = ほとんど間違えません。
level-perfect = 完璧
level-perfect-about = けっして間違えず、相手が困る手を選びます。

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
