### The page of rules.

rules-title = 规则
rules-lead = 两个人、十六枚棋子、一个点子：对手放哪一枚，由你来挑。一局十到二十分钟。
rules-play = 下一局

## Material

rules-material = 棋盘和棋子
rules-material-text = 棋盘有十六格。十六枚棋子各不相同：浅色或深色、矮或高、圆柱或方柱、顶面实心或空心。
rules-material-example = 空的棋盘，十六枚棋子都在备用区。

## A turn

rules-turn = 一个回合
rules-turn-text = 先掷骰子决定先后。先手挑任意一枚棋子交给后手；后手把它放进随便一个空格，再挑一枚交给先手。就这样你来我往：放下拿到的，再给出一枚。
rules-turn-nobody = 棋子不属于任何一方。一条线可以由两个人放的棋子一起组成。
rules-turn-example = 棋盘上有三枚棋子。浅色的高方柱已经给出来，现在必须放下。

## A quarto

rules-quarto = 什么是 Quarto
rules-quarto-text = 同一行、同一列或同一对角线上的四枚棋子，至少有一种特征相同，就是 Quarto。
rules-quarto-row = 第 2 行有四枚高棋子。
rules-quarto-column = 第 c 列有四枚空心棋子。
rules-quarto-diagonal = 对角线上有四枚圆柱。
rules-quarto-none = 不是 Quarto：第 2 行的四枚没有共同点。

## The call

rules-call = 一定要喊
rules-call-text = 光连成 Quarto 还不够。谁看出来并及时喊“Quarto！”，谁就赢，不一定是连成的那个人。
rules-call-placer = 你放下棋子之后，给出下一枚之前，都可以喊。
rules-call-receiver = 如果你没喊就给了棋，对方在放下那枚之前可以喊，凭你连成的 Quarto 获胜。
rules-call-lapse = 如果对方也没喊就放下了棋子，这个 Quarto 就失效了。谁也不能再喊，那四枚就只是普通的四枚棋子。
rules-call-example = 最后一子落在 d1：第 1 行四枚都是深色，也都是高的。没有人喊，棋子就给出去了。现在对方可以不放棋，改喊第 1 行。
rules-pointing = 指出来
rules-pointing-text = 要喊就按红色按钮。棋钟会停下来，你有 15 秒可以点出那四枚棋子。只有刚落下的棋子连成的才算。
rules-wrong-call = 每落一子，双方各有一次喊的机会。喊错或没有指出来，机会就用掉了；在比赛里则直接判负。
rules-end = 终局
rules-end-text = 第十六子落下后，就没有棋子可给了。放的人可以喊或结束回合，接着对方还有最后一次机会。到那时还没有人赢，就是和棋。

## Variants

rules-variants = 其他玩法
rules-beginners-text = 先约好只算一种、两种或三种特征，其余的都不管。觉得太简单就再加一种。
rules-beginners-example = 只算颜色时：第 3 行有四枚浅色棋子。
rules-advanced-text = 直线照样算，九个 2 × 2 的四宫格也能赢。
rules-advanced-example = 正中央的四宫格有四枚深色棋子。
rules-squares-text = 只有 2 × 2 的四宫格能赢；行、列和对角线都不算。
rules-hard-text = 四枚棋子至少要有两种特征相同。
rules-hard-example = 第 1 行：四枚都深色，也都高，所以在这里也算。

## What can be agreed on

rules-agree = 可以事先约定的
rules-automatic-text = 谁连成 Quarto 谁就马上赢，不用喊。很多程序都是这样。
rules-late-call = 补喊
rules-late-call-text = 放棋的人给棋之后，在那枚棋子落下之前还可以喊。谁先喊谁赢。
rules-child = 和小朋友一起玩
rules-child-text = 年幼的孩子可以只喊不指，只要任何地方有仍然有效的 Quarto，就算喊对。休闲对局里，也可以让玩家看到哪些线有威胁、哪些棋子可以放心给。
rules-time = 时间
rules-time-text = 比赛时，双方每步各有一分钟，超时判负；不过第十六子落下之后，超时只表示不能再喊。

## Notation

rules-notation = 记谱法
rules-notation-text = 列从左到右是 a 到 d，行从下到上是 1 到 4。每枚棋子用一个数字或字母表示：
rules-notation-moves = b2>7 表示放在 b2，给出 7。感叹号表示喊对，问号表示喊错，后面写指出的行、列或对角线：b2!3、b2?a>7。

## Editions

rules-editions = 各版本的差异
rules-editions-text = 各语言的印刷版规则大致相同。我们知道的差异如下。
rules-editions-own = 这个语言的版本
rules-editions-others = 其他版本
rules-edition-south-slavic = 塞尔维亚语、克罗地亚语和斯洛文尼亚语版可以补喊。
rules-edition-danish = 丹麦语版要在手松开棋子时喊，时间没有限制。
rules-edition-greek = 希腊语版可以约定要有不止一种共同特征，也就是困难玩法。时间没有限制。
rules-edition-finnish = 芬兰语版也可以理解为：进阶玩家只以四宫格为目标。
rules-edition-japanese = 日语版没有入门玩法，一分钟的时限是用来放棋的。
rules-edition-swedish = 瑞典语版和阿拉伯语版让初学者一次加入一种特征。
rules-edition-estonian = 芬兰语版和爱沙尼亚语版让初学者从单独一种样子开始：只算四枚浅色棋子。
rules-edition-romanian = 罗马尼亚语版里，对方在接过棋子之前喊；这和这里的机会是同一次。
rules-edition-arabic = 阿拉伯语版里，线一连成对方就可以喊，没有提到要先给棋。在这里，给棋之后才轮到对方喊。
rules-edition-german = 德语版明确写着：谁放下棋子，就等于放弃先前已有的线。
rules-edition-chinese = 中文版里只有放下棋子的人可以喊；在这里对方也可以。一局十五分钟，每一步想多久都行。
rules-edition-minute = 塞尔维亚语、克罗地亚语和波斯语版里，任何对局都可以约定每步一分钟。
rules-edition-limit = 罗马尼亚语版和斯洛文尼亚语版限制时间，但没有写明多久。
rules-edition-czech = 捷克语版用猜拳之类的手势游戏决定谁先；其他版本用骰子、抽签或约定。
