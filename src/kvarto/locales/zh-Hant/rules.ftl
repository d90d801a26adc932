### The page of rules.

rules-title = 規則
rules-lead = 兩個人、十六顆棋子、一個點子：對手要放哪一顆，由你來選。一局十到二十分鐘。
rules-play = 下一局

## Material

rules-material = 棋盤和棋子
rules-material-text = 棋盤有十六格。十六顆棋子各不相同：淺色或深色、矮或高、圓柱或方柱、頂面實心或中空。
rules-material-example = 空的棋盤，十六顆棋子都在備用區。

## A turn

rules-turn = 一個回合
rules-turn-text = 先擲骰子決定先後。先手挑任何一顆棋子交給後手；後手把它放進隨便一個空格，再挑一顆交給先手。就這樣你來我往：放下拿到的，再給出一顆。
rules-turn-nobody = 棋子不屬於任何一方。一條線可以由兩個人放的棋子一起組成。
rules-turn-example = 棋盤上有三顆棋子。淺色的高方柱已經給出來，現在必須放下。

## A quarto

rules-quarto = 什麼是 Quarto
rules-quarto-text = 同一橫列、直行或對角線上的四顆棋子，至少有一種特徵相同，就是 Quarto。
rules-quarto-row = 橫列 2 有四顆高棋子。
rules-quarto-column = 直行 c 有四顆中空棋子。
rules-quarto-diagonal = 對角線上有四顆圓柱。
rules-quarto-none = 不是 Quarto：橫列 2 的四顆沒有共同點。

## The call

rules-call = 一定要喊
rules-call-text = 光是連成 Quarto 還不夠。誰看出來並及時喊「Quarto！」，誰就贏，不一定是連成的那個人。
rules-call-placer = 你放下棋子之後，給出下一顆之前，都可以喊。
rules-call-receiver = 如果你沒喊就給了棋，對方在放下那顆之前可以喊，靠你連成的 Quarto 獲勝。
rules-call-lapse = 如果對方也沒喊就放下了棋子，這個 Quarto 就失效了。再也沒有人能喊，那四顆就只是普通的四顆棋子。
rules-call-example = 最後一子放在 d1：橫列 1 四顆都是深色，也都是高的。沒有人喊，棋子就給出去了。現在對方可以不放棋，改喊橫列 1。
rules-pointing = 指出來
rules-pointing-text = 要喊就按紅色按鈕。時鐘會停下來，你有 15 秒可以點出那四顆棋子。只有剛放下的棋子連成的才算。
rules-wrong-call = 每放下一子，雙方各有一次喊的機會。喊錯或沒有指出來，機會就用掉了；在比賽裡則直接輸掉。
rules-end = 終局
rules-end-text = 第十六子放下後，就沒有棋子可給了。放的人可以喊或結束回合，接著對方還有最後一次機會。到那時還沒有人贏，就是和局。

## Variants

rules-variants = 其他玩法
rules-beginners-text = 先約好只算一種、兩種或三種特徵，其他的都不管。覺得太簡單就再加一種。
rules-beginners-example = 只算顏色時：橫列 3 有四顆淺色棋子。
rules-advanced-text = 直線照樣算，九個 2 × 2 的四宮格也能贏。
rules-advanced-example = 正中央的四宮格有四顆深色棋子。
rules-squares-text = 只有 2 × 2 的四宮格能贏；橫列、直行和對角線都不算。
rules-hard-text = 四顆棋子至少要有兩種特徵相同。
rules-hard-example = 橫列 1：四顆都深色，也都高，所以在這裡也算。

## What can be agreed on

rules-agree = 可以事先約定的
rules-automatic-text = 誰連成 Quarto 誰就馬上贏，不必喊。很多程式都是這樣。
rules-late-call = 補喊
rules-late-call-text = 放棋的人給棋之後，在那顆棋子放下之前還可以喊。誰先喊誰贏。
rules-child = 和小朋友一起玩
rules-child-text = 小小孩可以只喊不指，只要任何地方有還有效的 Quarto，就算喊對。休閒對局裡，也可以讓玩家看到哪些線有威脅、哪些棋子可以安全地給。
rules-time = 時間
rules-time-text = 比賽時，雙方每手各有一分鐘，時間用完就輸；不過第十六子放下之後，超時只代表不能再喊。

## Notation

rules-notation = 記譜法
rules-notation-text = 直行從左到右是 a 到 d，橫列從下到上是 1 到 4。每顆棋子用一個數字或字母表示：
rules-notation-moves = b2>7 表示放在 b2，給出 7。驚嘆號表示喊對，問號表示喊錯，後面寫指出的橫列、直行或對角線：b2!3、b2?a>7。

## Editions

rules-editions = 各版本的差異
rules-editions-text = 各語言的印刷版規則大致相同。我們知道的差異如下。
rules-editions-own = 這個語言的版本
rules-editions-others = 其他版本
rules-edition-south-slavic = 塞爾維亞文、克羅埃西亞文和斯洛維尼亞文版可以補喊。
rules-edition-danish = 丹麥文版要在手放開棋子時喊，時間沒有限制。
rules-edition-greek = 希臘文版可以約定要有一種以上的共同特徵，也就是困難玩法。時間沒有限制。
rules-edition-finnish = 芬蘭文版也可以理解成：進階玩家只以四宮格為目標。
rules-edition-japanese = 日文版沒有入門玩法，一分鐘的時限是用來放棋的。
rules-edition-swedish = 瑞典文版和阿拉伯文版讓初學者一次加入一種特徵。
rules-edition-estonian = 芬蘭文版和愛沙尼亞文版讓初學者從單一樣子開始：只算四顆淺色棋子。
rules-edition-romanian = 羅馬尼亞文版裡，對方在接過棋子之前喊；這和這裡的機會是同一次。
rules-edition-arabic = 阿拉伯文版裡，線一連成對方就可以喊，沒有提到要先給棋。在這裡，給棋之後才輪到對方喊。
rules-edition-german = 德文版明白寫著：誰放下棋子，就等於放棄先前已有的線。
rules-edition-chinese = 中文版裡只有放下棋子的人可以喊；在這裡對方也可以。一局十五分鐘，每一手想多久都行。
rules-edition-minute = 塞爾維亞文、克羅埃西亞文和波斯文版裡，任何對局都可以約定每手一分鐘。
rules-edition-limit = 羅馬尼亞文版和斯洛維尼亞文版有時間限制，但沒有寫出多久。
rules-edition-czech = 捷克文版用猜拳之類的手勢遊戲決定誰先；其他版本用骰子、抽籤或約定。
