### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = パズル
puzzle-hall-about = どの問題も証明済みです。答えは1つで、ほかの答えがなぜだめかもわかります。
puzzle-hall-all = パズル一覧
puzzle-of-the-day = 今日の問題
puzzle-solve = 解く
puzzle-begin = 次の問題
puzzle-next = 次の問題
puzzle-kind = 何を練習しますか？
puzzle-kind-any = いろいろ
puzzle-kind-win = 勝ちを見つける
puzzle-kind-safe = ただ1つの安全な駒
puzzle-kind-hold = 引き分けを守る
puzzle-kind-spot = クアートを見つける
puzzle-kind-trap = わなはどれ？
puzzle-count = { $count }問
puzzle-title-win = 勝ちを見つける
puzzle-title-safe = ただ1つの安全な駒
puzzle-title-hold = 引き分けを守る
puzzle-title-spot = クアートを見つける
puzzle-title-trap = わなはどれ？
puzzle-ask-win = { $distance ->
    [1] 駒を置いて、すぐに勝ってください。
   *[other] 必ず勝てる「置くマスと渡す駒」の組み合わせが1つだけあります（あと{ $distance }個で勝ち）。どれでしょう。
}
puzzle-ask-safe = 1つを除いて、どの駒を渡しても相手がすぐに勝ちます。どれを渡しますか？
puzzle-ask-hold = 「置くマスと渡す駒」の組み合わせのうち、引き分けにできるのは1つだけで、ほかはすべて負けです。どれでしょう。
puzzle-ask-spot = 相手はクアートをそろえたのに、宣言しませんでした。{ $seconds }秒以内に示してください。
puzzle-ask-trap = 安全に見えて、渡すと負ける駒が1つあります。渡してはいけないのはどれでしょう。
# $rating is a number such as 1500.
puzzle-difficulty = 難しさ { $rating }
puzzle-other = 相手
puzzle-tried-right = この問題は解きました。
puzzle-tried-wrong = 前に挑戦した問題なので、もう成績には入りません。
puzzle-tried-helped = ヒントを見たので、もう成績には入りません。
puzzle-clock-about = 時計が動き出すと駒が見えます。時間は{ $seconds }秒です。
puzzle-clock-start = 時計を動かす
puzzle-hint = ヒント { $step }/{ $steps }
puzzle-hint-about = ヒントを見ると、レーティングには入りません。
puzzle-hint-mark = ヒント
puzzle-give-up = 答えを見る
puzzle-retry = もう一度
puzzle-why-not = なぜ { $word } ではだめ？
puzzle-right = 正解！
puzzle-late = 時間切れです。正解はこれでした。
puzzle-given-up = 答えは { $words } です。
# $ending is a worth-loss and so on, for whoever solves it.
puzzle-wrong = それではありません。互いに最善を尽くすと、あなたの結果は：{ $ending }。
puzzle-wrong-shape = それは宣言できるクアートではありません。
puzzle-rating = レーティング
puzzle-rating-about = 誤差 ±{ $deviation }
puzzle-streak = 連続日数
puzzle-streak-days = { $days }
puzzle-streak-best = 最長 { $days }
puzzle-streak-now = { $days }日連続です。
puzzle-solved = 正解数
puzzle-solved-about = 挑戦 { $tried }問
puzzle-new-rating = あなたのレーティング：{ $rating }
puzzle-does-not-count = レーティングには入りません。

## Hints, step by step

# What to look for.
puzzle-hint-win = 相手の渡せる安全な駒がなくなる手を探しましょう。
puzzle-hint-safe = 残りの駒を1つずつ、何がそろうか考えてみましょう。
puzzle-hint-hold = 1手を除いてすべて負けです。自分の手の後に残る安全な駒を数えましょう。
puzzle-hint-spot = 最後に置かれた駒を通る列を、特徴1つずつ見ていきましょう。
puzzle-hint-trap = 何もそろわない駒がいくつかあります。そのうち1つを渡すと、相手の置き方しだいで、あなたに安全な駒が残りません。
# $line is a row or a column, for example "横列3".
puzzle-hint-line = { $line }のどこかに置きます。
puzzle-hint-cell = { $cell } に置きます。それなら、どの駒を渡せるでしょう。
puzzle-hint-dangers = 印のあるマスで何かがそろうかもしれません。
# $placements is a number, from 3 on.
puzzle-hint-distance = わなが閉じるまでに、駒があと{ $placements }個置かれます。
# $trait is one feature value, for example "黒".
puzzle-hint-give = その駒の特徴の1つ：{ $trait }。
puzzle-hint-shared = 4つの駒の共通点：{ $trait }。
puzzle-hint-row = 横列です。
puzzle-hint-column = 縦列です。
puzzle-hint-diagonal = 斜めです。
puzzle-hint-square = 四角です。
