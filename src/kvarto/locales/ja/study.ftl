### Puzzles, the analysis board, and the review of a game.

nav-puzzles = パズル
nav-analysis = 検討
title-puzzles = パズル – Kvarto
title-analysis = 検討 – Kvarto
to-analysis = この局面を検討する
to-analysis-game = この対局を検討する

# Whoever has no name.
player-first = 先攻
player-second = 後攻

## What a move or a position is worth to who is to act: nouns, after a colon or a dash

worth-win = { $distance ->
    [0] すぐに勝ち
    [1] 次の駒で勝ち
   *[other] あと{ $distance }個で勝ち
}
worth-win-sometime = 勝ち
worth-draw = 引き分け
worth-loss = { $distance ->
    [0] すぐに負け
    [1] 次の駒で負け
   *[other] あと{ $distance }個で負け
}
worth-loss-sometime = 負け
worth-unknown = 不明

## Moves told step by step

step-places = { $player }は { $cell } に置きます。
step-gives = { $player }は{ $piece }を渡します。
step-calls = { $player }は{ $shape }を宣言して勝ちます。
step-you-places = あなたは { $cell } に置きます。
step-you-gives = あなたは{ $piece }を渡します。
step-you-calls = あなたは{ $shape }を宣言して勝ちます。
# A move in words, put together from the next three.
move-whole = { $parts }：
move-place = { $cell } に置く
move-give = { $piece }を渡す
move-call = { $shape }を宣言する
playback-label = 手順をたどる
playback-begins = ここから始まります。
playback-again = もう一度再生

## Somebody is to find a move

attempt-place = 渡された駒を置いてください。
attempt-give = 渡す駒を選んでください。
attempt-give-or-call = 駒を渡すか、宣言してください。
attempt-end-turn = 宣言するか、手番を終えてください。
attempt-point = 4つの駒にタッチしてください。
attempt-take-back = 置き直す
attempt-no-shape = その4つは、勝ちになる横列、縦列、斜め、四角のどれでもありません。もう一度どうぞ。

## The review of a game

verdict-best = 最善手
verdict-fine = 無難な手
verdict-mistake = 疑問手
verdict-blunder = 悪手
verdict-decisive = 敗着
verdict-unknown = 判断なし
accuracy-share = { $percent }%
accuracy-kept = { $judged }手のうち{ $kept }手で価値を保ちました。
standing-title = 形勢の移り変わり
standing-label = 各手の後の形勢です。上なら{ $first }の勝ち、下なら{ $second }の勝ちです。同じ内容が下の表にあります。
standing-side = { $player }の勝ち
standing-as-table = 表で見る
standing-move = 手
standing-player = プレイヤー
standing-stood = その後の形勢
standing-verdict = 評価
standing-show = グラフを描く
# $ending is a worth-win.
standing-wins = { $player }：{ $ending }
standing-won = { $player }の勝ち
retry-title = もう一度考える
retry-about = { $number }巡目、{ $player }の番です。最善を尽くせば{ $value }です。それを保つ手を見つけてください。
retry-right = 正解です。{ $value }のままです。
retry-wrong = その手ではありません。この後を見てみましょう。
retry-again = もう一度

## The analysis board

analysis-title = 検討
study-variant = 何で勝つか
study-overlay = ボードの表示
study-overlay-values = 手の価値
study-overlay-threats = リーチ
study-overlay-nothing = なし
study-worth-title = 局面の価値
# $ending is a worth-win and so on.
study-worth = 最善を尽くせば：{ $ending }。
study-gives = { $player }が{ $other }に駒を渡す番です。
study-places = { $player }が駒を置く番です：{ $piece }。
study-placed = { $cell } に置きました。次は渡す駒を選んでください。
study-over = 対局はここで終わりです。
study-progress = 評価した手の数
study-graded = { $total }手中{ $graded }手
study-nodes = ・{ $nodes }局面を調べました
study-stop = 止める
study-stopped = { $total }手中{ $graded }手で止めました。
study-go-on = 続ける
study-call = { $shape }を宣言
study-best-moves = 最善手
study-all-moves = { $count ->
    [1] 手はこれだけ
   *[other] 全{ $count }手
}
study-group-win = 勝ち（{ $count }手）
study-group-draw = 引き分け（{ $count }手）
study-group-loss = 負け（{ $count }手）
study-group-unknown = 不明（{ $count }手）
study-line = 最善の手順
study-line-help = マス、駒、手のどれかを指すと、その後の最善の手順をここで再生します。
study-line-best = 最善の手順を見る
study-threats = リーチ
study-no-threats = まだ何もそろいません。
study-safe = { $count ->
    [0] 残りの駒{ $total }個のうち、安全に渡せる駒はありません。
   *[other] 残りの駒{ $total }個のうち、すぐに勝ちにならない駒は{ $count }個です。
}
study-lapsed = もう無効：{ $shapes }。
study-no-moves = ボードで手を進めると、ここに記録されます。戻って別の手を指すと、変化手順になります。
study-comment = { $word } へのコメント
study-comment-start = 開始局面へのコメント
study-promote = 本手順にする
study-cut = ここから先を削除
study-open-title = 別の局面や対局
study-paste = 局面か棋譜を貼り付け
study-paste-about = 「A.../.3../..../...5 7」のような局面、または棋譜
study-copy-link = この検討へのリンクをコピー
set-up-title = 局面を作る
set-up-help = 駒を選び、次にマスを選びます。置いた駒にタッチすると、また手に取れます。最後に手元に残った駒が、これから置く駒になります。
set-up-last = 最後に置いた駒
set-up-last-none = なし：クアートはすべて無効
set-up-last-about = この駒の入ったクアートは、まだ宣言できます。
set-up-empty-hand = 手元の駒を戻す
set-up-clear = ボードを空にする
set-up-done = 検討する
set-up-cancel = やめる

## Puzzles

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
   *[other] 置くマスと渡す駒の組み合わせが1つだけ、必ず勝てます（{ $distance }個で）。どれでしょう。
}
puzzle-ask-safe = 1つを除いて、どの駒を渡しても相手がすぐに勝ちます。どれを渡しますか？
puzzle-ask-hold = 置くマスと渡す駒の組み合わせが1つだけ引き分けで、ほかはすべて負けです。どれでしょう。
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
