### How fast the engine is, and how many positions there are.

bench-short-help = 测量引擎有多快。
bench-help =
    测量引擎有多快。首先是特征值：对一份固定的局面列表，搜索经过多少节点；只要搜索方法不变，
    在每台机器上都一样。然后是每次都相同的随机局面，分不用和使用开局库两种情况，
    看求出胜负、求出胜负和步数、评估每一步各要多久：半数局面不超过 p50，
    每 100 个有 99 个不超过 p99，全部不超过 max。
bench-quick-help = 只测少量局面；不用开局库时，不测只有三四枚棋子的局面。
bench-full-help =
    另外解出十二种完整的对局、统计和棋的盘面、随机对下、测量单纯的极小化极大搜索、
    量下棋时的内存，并说明达到了哪些目标。需要好几分钟。
bench-json-help = 结果也写入文件（- 表示只写到标准输出）。
bench-signature = 特征值：{ $nodes } 个节点
bench-title = { $variant }：单核 CPU 毫秒，不用开局库
bench-title-with-table = { $variant }：单核 CPU 毫秒，使用开局库
bench-no-table = { $variant }：还没有完整的开局库
# As in English.
bench-placed = n
bench-cold = 冷
bench-warm = 热
bench-value = 胜负
bench-distance = 胜负和步数
bench-grade = 评估
bench-positions = 局面
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
bench-longest = 最长
bench-legend =
    n：棋盘上的棋子数；局面：测了多少个局面。
    冷：什么都不记得；热：刚刚问过同样的问题。
bench-waiting-title = 评估每一步，用开局库和两个核心，冷，实际毫秒
bench-games-title = 从空棋盘开始的完整对局，不用开局库
bench-variant = 玩法
bench-games-value = 胜负
bench-games-nodes = 节点
bench-seconds = CPU 秒
bench-drawn-title = 摆满而没有 Quarto 的盘面
bench-drawn-boards = 盘面
bench-playouts-title = 用 Python 规则随机下的对局
bench-playouts-games = 局数
bench-playouts-speed = 局/秒
bench-playouts-drawn = 和棋
bench-playouts-placed = 落子数
bench-reference-title = 单纯的极小化极大与求解器，胜负和步数，CPU 毫秒
bench-reference = 极小化极大
bench-solver = 求解器
bench-agree = 答案相同。
bench-disagree = 答案不同！
bench-footprint-title = 软件包的开销
bench-import = 导入 kvarto：CPU 时间 { $size }
bench-memory = 下一局标准玩法时的内存：{ $size }
bench-memory-three = 下过三种玩法之后的内存：{ $size }

## What the engine was to reach

goals-title = 要达到的目标；以两种玩法中较慢的为准
goals-measured = 实测
goals-must = 必须
goals-aim = 理想
goals-reached = 达到
goal-aim-reached = 理想
goal-must-reached = 必须
goal-missed = 未达
goal-not-measured = -
goal-value-8 = 胜负，p99，n = 8
goal-value-7 = 胜负，p99，n = 7
goal-value-6 = 胜负，p99，n = 6
goal-distance-6 = 胜负和步数，p99，n = 6
goal-table = 由开局库查胜负和步数，p99，n ≤ 5
goal-grade-6 = 评估每一步和步数，p99，n = 6
goal-two-cores = 评估，开局库，2 核，实际时间，p99，n = 5
goal-whole-lines = 完整对局，标准
goal-whole-both = 完整对局，直线和四宫格
goal-whole-squares = 完整对局，只算四宫格
goal-drawn-boards = 标准玩法的和棋盘面
goal-memory = 下棋时的内存
goal-import = 导入 kvarto

## kvarto census

census-short-help = 统计局面和和棋盘面的数目，以及它们的胜负。
census-help =
    先统计摆满而没有 Quarto 的盘面，再按棋盘上的棋子数，统计对称的只算一次、没有 Quarto 的：
    盘面、加上手中棋子的局面，以及其中那枚棋子不能马上赢的局面。
    这些局面对放棋的一方来说有多少胜、和、负，只要这种玩法的开局库够深就能知道。
census-variant-help = standard、advanced、squares、hard，或 ch:l 这样的代码。
census-levels-help =
    算到棋盘上有几枚棋子为止。每多一枚大约要花十倍时间，从 8 枚起还要几百 MB 内存。
census-json-help = 每行输出一个 JSON 对象。
census-counting-drawn = 正在统计摆满的盘面…
census-counting = 正在统计有 { $placed } 枚棋子的盘面…
census-drawn-boards = { $variant }：16! 种摆满的盘面里，有 { $boards } 种没有 Quarto。
census-placed = 棋子
census-boards = 盘面
census-positions = 连同手中
census-quiet = 不能马上赢
census-won = 胜
census-drawn = 和
census-lost = 负
census-unknown = -
census-no-table = -：未知；这种玩法没有开局库。
census-table-ends = -：未知；这种玩法的开局库只到 { $levels } 枚棋子。
census-stopped = 已停止。
census-number = { $count }
