### How fast the engine is, and how many positions there are.

bench-short-help = 測量引擎有多快。
bench-help =
    測量引擎有多快。首先是特徵值：對一份固定的局面清單，搜尋走過多少節點；只要搜尋方式沒變，
    在每台機器上都一樣。接著是每次都相同的隨機局面，分成不用和使用開局庫兩種，
    看求出勝負、求出勝負和手數、評估每一手各要多久：半數局面不超過 p50，
    每 100 個有 99 個不超過 p99，全部不超過 max。
bench-quick-help = 只測少數局面；不用開局庫時，不測只有三、四顆棋子的局面。
bench-full-help =
    另外解出十二種完整的對局、計算和局的盤面、隨機對下、測量單純的極小化極大搜尋、
    量下棋時的記憶體，並說明達成了哪些目標。要花好幾分鐘。
bench-json-help = 結果也寫進檔案（- 表示只寫到標準輸出）。
bench-signature = 特徵值：{ $nodes } 個節點
bench-title = { $variant }：單核心 CPU 毫秒，不用開局庫
bench-title-with-table = { $variant }：單核心 CPU 毫秒，使用開局庫
bench-no-table = { $variant }：還沒有完整的開局庫
# As in English.
bench-placed = n
bench-cold = 冷
bench-warm = 熱
bench-value = 勝負
bench-distance = 勝負和手數
bench-grade = 評估
bench-positions = 局面
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
bench-longest = 最長
bench-legend =
    n：棋盤上的棋子數；局面：測了多少個局面。
    冷：什麼都不記得；熱：剛剛才問過同樣的問題。
bench-waiting-title = 評估每一手，用開局庫和兩個核心，冷，實際毫秒
bench-games-title = 從空棋盤開始的完整對局，不用開局庫
bench-variant = 玩法
bench-games-value = 勝負
bench-games-nodes = 節點
bench-seconds = CPU 秒
bench-drawn-title = 放滿而沒有 Quarto 的盤面
bench-drawn-boards = 盤面
bench-playouts-title = 用 Python 規則隨機下的對局
bench-playouts-games = 局數
bench-playouts-speed = 局/秒
bench-playouts-drawn = 和局
bench-playouts-placed = 放下的棋子
bench-reference-title = 單純的極小化極大與求解器，勝負和手數，CPU 毫秒
bench-reference = 極小化極大
bench-solver = 求解器
bench-agree = 答案相同。
bench-disagree = 答案不同！
bench-footprint-title = 套件的負擔
bench-import = 匯入 kvarto：CPU 時間 { $size }
bench-memory = 下一局標準玩法時的記憶體：{ $size }
bench-memory-three = 下過三種玩法之後的記憶體：{ $size }

## What the engine was to reach

goals-title = 要達到的目標；以兩種玩法中較慢的為準
goals-measured = 測得
goals-must = 必須
goals-aim = 理想
goals-reached = 達成
goal-aim-reached = 理想
goal-must-reached = 必須
goal-missed = 未達
goal-not-measured = -
goal-value-8 = 勝負，p99，n = 8
goal-value-7 = 勝負，p99，n = 7
goal-value-6 = 勝負，p99，n = 6
goal-distance-6 = 勝負和手數，p99，n = 6
goal-table = 由開局庫查勝負和手數，p99，n ≤ 5
goal-grade-6 = 評估每一手和手數，p99，n = 6
goal-two-cores = 評估，開局庫，2 核心，實際時間，p99，n = 5
goal-whole-lines = 完整對局，標準
goal-whole-both = 完整對局，直線和四宮格
goal-whole-squares = 完整對局，只算四宮格
goal-drawn-boards = 標準玩法的和局盤面
goal-memory = 下棋時的記憶體
goal-import = 匯入 kvarto

## kvarto census

census-short-help = 計算局面和和局盤面的數目，以及它們的勝負。
census-help =
    先計算放滿而沒有 Quarto 的盤面，再依棋盤上的棋子數，計算對稱的只算一次、沒有 Quarto 的：
    盤面、加上手中棋子的局面，以及其中那顆棋子不能馬上贏的局面。
    這些局面對放棋的人來說有多少勝、和、負，只要這種玩法的開局庫夠深就知道。
census-variant-help = standard、advanced、squares、hard，或像 ch:l 這樣的代碼。
census-levels-help =
    算到棋盤上有幾顆棋子為止。每多一顆大約要花十倍時間，從 8 顆起還要幾百 MB 記憶體。
census-json-help = 每行輸出一個 JSON 物件。
census-counting-drawn = 正在計算放滿的盤面…
census-counting = 正在計算有 { $placed } 顆棋子的盤面…
census-drawn-boards = { $variant }：16! 種放滿的盤面裡，有 { $boards } 種沒有 Quarto。
census-placed = 棋子
census-boards = 盤面
census-positions = 連同手中
census-quiet = 不能馬上贏
census-won = 勝
census-drawn = 和
census-lost = 負
census-unknown = -
census-no-table = -：不知道；這種玩法沒有開局庫。
census-table-ends = -：不知道；這種玩法的開局庫只到 { $levels } 顆棋子。
census-stopped = 已停止。
census-number = { $count }
