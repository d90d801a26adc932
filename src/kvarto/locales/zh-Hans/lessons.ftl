### The course: what is said in each step, to attempts, and around them.

learn-title = 学下棋
learn-lead = { $count } 个小关卡，都在真正的棋盘上动手，每个答案都经过证明。
learn-begin = 开始
learn-go-on = 继续
learn-again = 从头再来一遍
learn-steps = 所有关卡
learn-progress = 共 { $count } 关，已过 { $done } 关
# Said after the title of a step.
learn-done = 已过
learn-rules = 看规则

## Whole games for beginners

learn-path = 完整的对局
learn-path-about = 一开始只算一种特征，觉得太简单了再加一种。对手会手下留情。
path-1 = 一种特征
path-2 = 两种特征
path-3 = 三种特征
path-4 = 四种全算
path-counts = 计入：{ $features }
path-hints = 有提示
path-play = 开局
path-running = 继续
path-played = 下过
path-won = 赢过

## Around a step

lesson-number = 第 { $number } 关，共 { $count } 关
lesson-hint = 提示
lesson-check = 对答案
lesson-marked = { $count ->
    [0] 还没有标记任何棋子。
   *[other] 已标记：{ $pieces }。
}
# Said of a piece of the reserve.
lesson-is-marked = 已标记
lesson-again = 再试一次
lesson-next = 下一关
lesson-finish = 所有关卡
lesson-start-clock = 开始计时
lesson-right = 答对了。
lesson-wrong = 不太对。
lesson-actions = 该你了
lesson-between = 关卡
lesson-previous = 上一关
lesson-unknown = 没有这一关。

## $piece is a piece-name, $alike something like "four tall", $shape a row, column or the like

# $traits are feature values, such as "light and short".
lesson-wrong-piece = 你选的是{ $piece }。要找的那枚没有这样的特征：{ $traits }。
lesson-wrong-no-shape = 这四枚不构成算数的连法。
lesson-wrong-not-alike = 看看{ $shape }：那四枚棋子没有共同点。
lesson-wrong-lapsed = { $shape }确实有{ $alike }，但最后落下的棋子不在其中。那个 Quarto 已经失效了。
lesson-wrong-completes-nothing = 标记的棋子里有一枚什么也连不成：{ $piece }。
lesson-wrong-missing = 到目前都对，但还漏了 { $count } 枚。
lesson-wrong-marked = 标记的棋子里有一枚不安全：{ $piece }。放在 { $cell } 就连成{ $shape }：{ $alike }。
lesson-wrong-cell = 放在 { $cell } 没有连成四枚相同的。
lesson-wrong-gives-win = 你给了{ $piece }。对方放在 { $cell }，然后喊{ $shape }：{ $alike }。
lesson-wrong-none-safe = 这样放完，就没有安全的棋子可给了。你给了{ $piece }，对方放在 { $cell }，然后喊{ $shape }：{ $alike }。
lesson-wrong-let-lapse = 你放下了棋子，{ $shape }就失效了，谁也不能再喊。
lesson-wrong-not-called = 你没喊就给了棋。现在轮到对方喊{ $shape }：{ $alike }。
lesson-wrong-missed-win = 你本来马上就能赢：有一格能让你手中的{ $piece }连成四枚相同的。
lesson-wrong-even = 你留下了 { $count } 枚安全的棋子。你给了一枚，对方给掉最后一枚，你就没有了。
lesson-wrong-still-safe = 对方把那枚棋子放在 { $cell }，手边还有安全的可给：{ $piece }。
lesson-wrong-time = 一分钟到了。要是真正的计时对局，你已经输了。

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = 看清特征
lesson-features-text = 没有两枚棋子是一样的。每一枚要么浅色要么深色，要么矮要么高，要么圆柱要么方柱，顶面要么实心要么空心：四种特征，八种样子。
lesson-features-task = 找出深色、高、圆柱、空心的那枚棋子。
lesson-features-hint = 一次看一种特征：深色里面只看高的，高的里面只看圆柱。剩下两枚，其中一枚顶面有凹坑。
lesson-features-right = 就是它，也只有这一枚。任意两枚棋子至少有一种特征不同。

lesson-line-title = 四枚有共同点
lesson-line-text = 同一行、同一列或同一对角线上的四枚棋子，只要有一种特征相同就是 Quarto。一种就够，其余的随意。
lesson-line-task = 这个棋盘上有三条线摆满了。指出构成 Quarto 的那四枚棋子。
lesson-line-hint = 看看顶面。有一条线上每枚棋子都有凹坑。
lesson-line-right = 第 1 行：四枚空心棋子。第 c 列和对角线上的四枚都没有共同点。

lesson-three-title = 三枚有共同点
lesson-three-text = 一条线上有三枚棋子有共同点，就只差第四枚。能看出这样的三枚，看出它们像在哪里，这盘棋就懂了一大半。
lesson-three-task = 第 2 行有三枚棋子和一个空格。把放在那里能连成 Quarto 的棋子全部标记出来，再对答案。
lesson-three-hint = 第 2 行的三枚像在哪里？不是颜色，不是高度，也不是形状。同样有那一点的，就能凑成四枚。
lesson-three-right = 那三枚都是空心的，所以任何一枚空心棋子都能凑成四枚。

lesson-complete-title = 连成一线
lesson-complete-text = 放哪枚棋子从来不由你挑，是对方给你的。不过，它也可能正是你要的那一枚。
lesson-complete-task = 把手中的棋子放在能连成四枚相同的地方。
lesson-complete-hint = 第 a 列有三枚圆柱，可你手中的是方柱。找找和它有别的共同点的三枚。
lesson-complete-right = 第 2 行：四枚空心棋子。

lesson-call-title = 喊出来
lesson-call-text = 光连成还不够，Quarto 要喊出来才赢。放好之后、给棋之前，按下红色按钮，再指出那四枚棋子。
lesson-call-task = 你刚把棋子放在 d3。喊出来，并指出你连成了什么。
lesson-call-hint = 经过 d3 的线有两条摆满了：第 3 行和第 d 列。其中一条的四枚都是深色。
lesson-call-right = Quarto！第 3 行：四枚深色棋子。你赢了。

lesson-steal-title = 捡漏
lesson-steal-text = 对方也可能漏看 Quarto。如果对方没喊就把棋子给了你，在你放下那枚棋子之前，就轮到你来喊。
lesson-steal-task = 对方放在 d2，又给了你一枚棋子。把胜利抢过来。
lesson-steal-hint = 一定是经过 d2 的线，因为最后一子落在那里。比一比第 d 列的高矮。
lesson-steal-right = Quarto！第 d 列：四枚矮棋子。虽然是对方连成的，但喊的是你。

lesson-lapse-title = 什么会失效
lesson-lapse-text = 下一枚棋子落下之前都没人喊，Quarto 就失效了。棋子还在原处，但再也不能喊。只有包含最后一子的连线才能喊。
lesson-lapse-task = 你刚把棋子放在 b2。这里有两条线是四枚相同，喊还算数的那一条。
lesson-lapse-hint = 第 1 行是四枚方柱，但 b2 不在第 1 行。经过 b2、又摆满了的是哪条线？
lesson-lapse-right = Quarto！第 b 列：四枚高棋子。第 1 行的四枚方柱已经失效，喊那里就是喊错。

lesson-safe-title = 给安全的棋子
lesson-safe-text = 对方放什么由你决定。给了能让对方连成四枚的棋子，就输了。所以给之前先看看哪里有威胁。
lesson-safe-task = 给对方一枚没法马上赢的棋子。
lesson-safe-hint = 第 1 行有三枚又高又是圆柱的棋子。所以你给的不能高，也不能是圆柱。
lesson-safe-right = 安全：它是矮的方柱，在第 1 行什么也连不成。

lesson-block-title = 挡住
lesson-block-text = 有时候没有安全的棋子。那就用手中这枚：放在有威胁的地方，堵住缺口，威胁就没了。
lesson-block-task = 放好手中的棋子，让自己还有棋可给，再把它给出去。只有一种办法。
lesson-block-hint = 看看第 d 列：三枚浅色圆柱，还有一个空格。
lesson-block-right = 你放在 d4，破坏了第 d 列，现在有一枚安全的棋子了。别的走法都会马上输。

lesson-count-title = 数安全的棋子
lesson-count-text = 到了后半盘，安全的棋子越来越少。知道还剩几枚，就知道接下来会怎样。
lesson-count-task = 把这里可以放心给出的棋子全部标记出来，再对答案。
lesson-count-hint = 有两条线构成威胁：第 c 列有三枚实心，第 4 行有三枚深色。两样都不是的才安全。
lesson-count-right = 有三枚安全：浅色而且空心的那几枚。

lesson-last-safe-title = 给出最后一枚安全的
lesson-last-safe-text = 你给出最后一枚安全的棋子，对方就得放下它，然后给你一枚不安全的。你就用它赢。
lesson-last-safe-task = 放好棋子，让安全的只剩一枚，再把它给出去。
lesson-last-safe-hint = 制造新的威胁：第 1 行已经有两枚又浅又高的，你手中这枚也是又浅又高。
lesson-last-safe-right = 不管对方把那枚放在哪里，都没有安全的棋子可以给你了。

lesson-parity-title = 单数还是双数
lesson-parity-text = 安全的棋子轮流给：你、对方、你……轮到你给的时候，如果剩单数，最后一枚由你给；剩双数，就由对方给。所以放棋时要凑成单数。
lesson-parity-task = 找出放下后安全棋子是单数的那一格，再给出其中一枚。
lesson-parity-hint = 放 c1 和 d2 会剩两枚安全的，放 a1 和 a2 一枚也不剩。还有哪一格？
lesson-parity-right = 安全的有三枚：你给一枚，对方给一枚，最后一枚还是你给。接着对方就没有安全的可给了。

lesson-squares-title = 四宫格
lesson-squares-text = 进阶玩法里，2 × 2 的四格也能赢。这样的四宫格有九个，很容易看漏。
lesson-squares-task = 这里四宫格也算。放下棋子，喊出来，并指出你连成了什么。
lesson-squares-hint = 看看棋盘正中央：四格里有三格是矮棋子。
lesson-squares-right = Quarto！正中央的四宫格：四枚矮棋子。

lesson-clock-title = 和时间赛跑
lesson-clock-text = 比赛时每步有一分钟。时间用完的一方判负；一喊，棋钟就停。
lesson-clock-task = 你有一分钟。放下棋子，喊出来，并指出你连成了什么。
lesson-clock-hint = 你手中的是圆柱。顺着对角线看看。
lesson-clock-right = Quarto，赶上了！从 a1 到 d4 的对角线：四枚圆柱。该会的你都会了，来下一局吧。
