### How fast the engine is, and how many positions there are.

bench-short-help = 読みの速さを測ります。
bench-help =
    読みの速さを測ります。
    まず署名として、決まった局面の一覧を調べるのに訪れたノードの数を出します。探索を変えないかぎり、どのマシンでも同じです。
    次に、毎回同じ無作為の局面で、序盤の表なしとありの両方について、価値、価値と手数、全部の手の評価にかかる時間を出します。
    局面の半分が p50 以内、100のうち99が p99 以内、全部が max 以内です。
bench-quick-help = 少しの局面だけにします。表なしでは、駒が3個と4個の局面を省きます。
bench-full-help =
    12のゲームを最初から解き、引き分けのボードを数え、無作為に対局し、素朴なミニマックスの時間と対局中のメモリーも測り、どの目標に届いたかを表示します。
    数分かかります。
bench-json-help = 結果をファイルにも書きます（- なら標準出力だけに書きます）。
bench-signature = 署名：{ $nodes }ノード
bench-title = { $variant }：1コアの CPU ミリ秒、表なし
bench-title-with-table = { $variant }：1コアの CPU ミリ秒、表あり
bench-no-table = { $variant }：完全な序盤の表はまだありません
bench-placed = n
bench-cold = 初回
bench-warm = 2回目
bench-value = 価値
bench-distance = 価値と手数
bench-grade = 評価
bench-positions = 局面
bench-p50 = p50
bench-p99 = p99
bench-longest = max
bench-legend =
    n：ボードの駒の数、局面：測った局面の数。
    初回：何も覚えていない状態、2回目：同じことを調べた直後。
bench-waiting-title = 全部の手の評価、表あり、2コア、初回、実時間のミリ秒
bench-games-title = 何もないボードから最後まで、表なし
bench-variant = 遊び方
bench-games-value = 価値
bench-games-nodes = ノード
bench-seconds = CPU 秒
bench-drawn-title = クアートのない埋まったボード
bench-drawn-boards = ボード
bench-playouts-title = Python のルールでの無作為な対局
bench-playouts-games = 対局
bench-playouts-speed = 対局／秒
bench-playouts-drawn = 引き分け
bench-playouts-placed = 置いた駒
bench-reference-title = 素朴なミニマックスとソルバー、価値と手数、CPU ミリ秒
bench-reference = ミニマックス
bench-solver = ソルバー
bench-agree = 答えは同じです。
bench-disagree = 答えが違います！
bench-footprint-title = パッケージの重さ
bench-import = kvarto のインポート：CPU 時間 { $size }
bench-memory = 標準の対局中のメモリー：{ $size }
bench-memory-three = 3つの遊び方で対局した後のメモリー：{ $size }

## What the engine was to reach

goals-title = 目標と結果（2つのゲームのうち遅いほう）
goals-measured = 測定
goals-must = 必達
goals-aim = 目標
goals-reached = 結果
goal-aim-reached = 目標
goal-must-reached = 必達
goal-missed = 未達
goal-not-measured = -
goal-value-8 = 価値、p99、n = 8
goal-value-7 = 価値、p99、n = 7
goal-value-6 = 価値、p99、n = 6
goal-distance-6 = 価値と手数、p99、n = 6
goal-table = 表から価値と手数、p99、n ≤ 5
goal-grade-6 = 全部の手の評価（手数つき）、p99、n = 6
goal-two-cores = 評価、表あり、2コア、実時間、p99、n = 5
goal-whole-lines = ゲーム全体、標準
goal-whole-both = ゲーム全体、列と四角
goal-whole-squares = ゲーム全体、四角のみ
goal-drawn-boards = 標準の引き分けのボード
goal-memory = 対局中のメモリー
goal-import = kvarto のインポート

## kvarto census

census-short-help = 局面と引き分けのボードを数え、その価値を出します。
census-help =
    クアートのない埋まったボードを数えます。
    次に、ボードの駒の数ごとに、対称なものを1つとみなし、クアートのないものを数えます。
    ボード、駒が渡されたボード、そのうちその駒ですぐには勝てないものです。
    置く側の勝ち、引き分け、負けの数は、そのゲームの序盤の表が届くところまでわかります。
census-variant-help = standard、advanced、squares、hard、または ch:l のような記号。
census-levels-help =
    ボードの駒がいくつまで数えるか。1つ増えるごとに約10倍の時間がかかり、8からは数百メガバイトを使います。
census-json-help = JSON を1行に1つずつ出力します。
census-counting-drawn = 埋まったボードを数えています……
census-counting = 駒が{ $placed }個のボードを数えています……
census-drawn-boards = { $variant }：16! 通りの埋まったボードのうち、クアートのないものは{ $boards }通りです。
census-placed = 駒
census-boards = ボード
census-positions = 手元に駒
census-quiet = すぐ勝てない
census-won = 勝ち
census-drawn = 引き分け
census-lost = 負け
census-unknown = -
census-no-table = -：不明（このゲームには序盤の表がありません）。
census-table-ends = -：不明（このゲームの序盤の表は駒{ $levels }個までです）。
census-stopped = 止めました。
census-number = { $count }
