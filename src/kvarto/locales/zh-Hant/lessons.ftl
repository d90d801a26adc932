### The course: what is said in each step, to attempts, and around them.

learn-title = 學下棋
learn-lead = { $count } 個小關卡，都在真正的棋盤上動手，每個答案都經過證明。
learn-begin = 開始
learn-go-on = 繼續
learn-again = 從頭再來一次
learn-steps = 所有關卡
learn-progress = 共 { $count } 關，完成 { $done } 關
# Said after the title of a step.
learn-done = 完成
learn-rules = 看規則

## Whole games for beginners

learn-path = 完整的對局
learn-path-about = 一開始只算一種特徵，覺得太簡單再加一種。對手會手下留情。
path-1 = 一種特徵
path-2 = 兩種特徵
path-3 = 三種特徵
path-4 = 四種全算
path-counts = 計入：{ $features }
path-hints = 有提示
path-play = 開始下
path-running = 繼續
path-played = 下過
path-won = 贏過

## Around a step

lesson-number = 第 { $number } 關，共 { $count } 關
lesson-hint = 提示
lesson-check = 對答案
lesson-marked = { $count ->
    [0] 還沒有標記任何棋子。
   *[other] 已標記：{ $pieces }。
}
# Said of a piece of the reserve.
lesson-is-marked = 已標記
lesson-again = 再試一次
lesson-next = 下一關
lesson-finish = 所有關卡
lesson-start-clock = 開始計時
lesson-right = 答對了。
lesson-wrong = 不太對。
lesson-actions = 換你了
lesson-between = 關卡
lesson-previous = 上一關
lesson-unknown = 沒有這一關。

## $piece is a piece-name, $alike something like "four tall", $shape a row, column or the like

# $traits are feature values, such as "light and short".
lesson-wrong-piece = 你選的是{ $piece }。要找的那顆沒有這樣的特徵：{ $traits }。
lesson-wrong-no-shape = 這四顆不是算數的連法。
lesson-wrong-not-alike = 看看{ $shape }：那四顆棋子沒有共同點。
lesson-wrong-lapsed = { $shape } 確實有{ $alike }，但最後放下的棋子不在裡面。那個 Quarto 已經失效了。
lesson-wrong-completes-nothing = 標記的棋子裡有一顆什麼都連不成：{ $piece }。
lesson-wrong-missing = 到目前都對，但還漏了 { $count } 顆。
lesson-wrong-marked = 標記的棋子裡有一顆不安全：{ $piece }。放在 { $cell } 就連成{ $shape }：{ $alike }。
lesson-wrong-cell = 放在 { $cell } 沒有連成四顆相同的。
lesson-wrong-gives-win = 你給了{ $piece }。對方放在 { $cell }，然後喊{ $shape }：{ $alike }。
lesson-wrong-none-safe = 這樣放完，就沒有安全的棋子可給了。你給了{ $piece }，對方放在 { $cell }，然後喊{ $shape }：{ $alike }。
lesson-wrong-let-lapse = 你放下了棋子，{ $shape } 就失效了，再也沒有人能喊。
lesson-wrong-not-called = 你沒喊就給了棋。現在換對方喊{ $shape }：{ $alike }。
lesson-wrong-missed-win = 你本來馬上就能贏：有一格可以讓你手中的{ $piece }連成四顆相同的。
lesson-wrong-even = 你留下 { $count } 顆安全的棋子。你給了一顆，對方給掉最後一顆，你就沒有了。
lesson-wrong-still-safe = 對方把那顆棋子放在 { $cell }，手邊還有安全的可給：{ $piece }。
lesson-wrong-time = 一分鐘到了。如果是真正的計時對局，你已經輸了。

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = 看清特徵
lesson-features-text = 沒有兩顆棋子是一樣的。每顆不是淺色就是深色，不是矮就是高，不是圓柱就是方柱，頂面不是實心就是中空：四種特徵，八種樣子。
lesson-features-task = 找出深色、高、圓柱、中空的那顆棋子。
lesson-features-hint = 一次看一種特徵：深色的裡面只看高的，高的裡面只看圓柱。剩下兩顆，其中一顆頂面有凹洞。
lesson-features-right = 就是這顆，也只有這一顆。任兩顆棋子至少有一種特徵不同。

lesson-line-title = 四顆有共同點
lesson-line-text = 同一橫列、直行或對角線上的四顆棋子，只要有一種特徵相同就是 Quarto。一種就夠了，其他的怎樣都行。
lesson-line-task = 這個棋盤上有三條線放滿了。指出是 Quarto 的那四顆棋子。
lesson-line-hint = 看看頂面。有一條線上的每顆棋子都有凹洞。
lesson-line-right = 橫列 1：四顆中空棋子。直行 c 和對角線上的四顆都沒有共同點。

lesson-three-title = 三顆有共同點
lesson-three-text = 一條線上有三顆棋子有共同點，就只差第四顆。看出這樣的三顆，看出它們像在哪裡，這盤棋就懂了大半。
lesson-three-task = 橫列 2 有三顆棋子和一個空格。把放在那裡會連成 Quarto 的棋子全部標記起來，再對答案。
lesson-three-hint = 橫列 2 的三顆像在哪裡？不是顏色，不是高度，也不是形狀。同樣具備那一點的，就能湊成四顆。
lesson-three-right = 那三顆都是中空的，所以任何一顆中空棋子都能湊成四顆。

lesson-complete-title = 連成一線
lesson-complete-text = 要放哪顆棋子從來不由你選，是對方給你的。不過，那也可能正是你要的那一顆。
lesson-complete-task = 把手中的棋子放在能連成四顆相同的地方。
lesson-complete-hint = 直行 a 有三顆圓柱，但你手中的是方柱。找找另外三顆跟它有別的共同點的。
lesson-complete-right = 橫列 2：四顆中空棋子。

lesson-call-title = 喊出來
lesson-call-text = 光是連成還不夠，Quarto 要喊出來才贏。放好之後、給棋之前，按下紅色按鈕，再指出那四顆棋子。
lesson-call-task = 你剛把棋子放在 d3。喊出來，並指出你連成了什麼。
lesson-call-hint = 經過 d3 的線有兩條放滿了：橫列 3 和直行 d。其中一條的四顆都是深色。
lesson-call-right = Quarto！橫列 3：四顆深色棋子。你贏了。

lesson-steal-title = 趁對方漏喊
lesson-steal-text = 對方也可能漏看 Quarto。如果對方沒喊就把棋子給你，在你放下那顆棋子之前，就換你來喊。
lesson-steal-task = 對方放在 d2，又給了你一顆棋子。把勝利搶過來。
lesson-steal-hint = 一定是經過 d2 的線，因為最後一子放在那裡。比比看直行 d 的高度。
lesson-steal-right = Quarto！直行 d：四顆矮棋子。雖然是對方連成的，但喊的是你。

lesson-lapse-title = 什麼會失效
lesson-lapse-text = 下一顆棋子放下之前都沒有人喊，Quarto 就失效了。棋子還在原地，但再也不能喊。只有包含最後一子的連線才能喊。
lesson-lapse-task = 你剛把棋子放在 b2。這裡有兩條線是四顆相同，喊還算數的那一條。
lesson-lapse-hint = 橫列 1 是四顆方柱，但 b2 不在橫列 1 上。經過 b2、又放滿了的是哪條線？
lesson-lapse-right = Quarto！直行 b：四顆高棋子。橫列 1 的四顆方柱已經失效，喊那裡就是喊錯。

lesson-safe-title = 給安全的棋子
lesson-safe-text = 對方放什麼由你決定。給了能讓對方連成四顆的棋子，就輸了。所以給之前先看看哪裡有威脅。
lesson-safe-task = 給對方一顆沒辦法馬上贏的棋子。
lesson-safe-hint = 橫列 1 有三顆又高又是圓柱的棋子。所以你給的不能高，也不能是圓柱。
lesson-safe-right = 安全：它是矮的方柱，在橫列 1 什麼都連不成。

lesson-block-title = 擋下來
lesson-block-text = 有時候沒有安全的棋子。那就用手中這顆：放在有威脅的地方，把缺口填掉，威脅就沒了。
lesson-block-task = 放好手中的棋子，讓自己還有棋可給，再把它給出去。只有一種辦法。
lesson-block-hint = 看看直行 d：三顆淺色圓柱，還有一個空格。
lesson-block-right = 你放在 d4，破壞了直行 d，現在有一顆安全的棋子了。其他下法都會馬上輸。

lesson-count-title = 數安全的棋子
lesson-count-text = 到了後半盤，安全的棋子越來越少。知道還剩幾顆，就知道接下來會怎樣。
lesson-count-task = 把這裡可以安全給出的棋子全部標記起來，再對答案。
lesson-count-hint = 有兩條線有威脅：直行 c 有三顆實心，橫列 4 有三顆深色。兩者都不是的才安全。
lesson-count-right = 有三顆安全：淺色而且中空的那幾顆。

lesson-last-safe-title = 給出最後一顆安全的
lesson-last-safe-text = 你給出最後一顆安全的棋子，對方就得放下它，然後給你一顆不安全的。你就用它贏。
lesson-last-safe-task = 放好棋子，讓安全的只剩一顆，再把它給出去。
lesson-last-safe-hint = 製造新的威脅：橫列 1 已經有兩顆又淺色又高的，你手中這顆也是淺色又高。
lesson-last-safe-right = 不管對方把那顆放在哪裡，都沒有安全的棋子可以給你了。

lesson-parity-title = 單數或雙數
lesson-parity-text = 安全的棋子輪流給：你、對方、你……輪到你給的時候，如果剩單數，最後一顆由你給；剩雙數，就由對方給。所以放棋時要湊成單數。
lesson-parity-task = 找出放下後安全棋子是單數的那一格，再給出其中一顆。
lesson-parity-hint = 放 c1 和 d2 會剩兩顆安全的，放 a1 和 a2 一顆也不剩。還有哪一格？
lesson-parity-right = 安全的有三顆：你給一顆，對方給一顆，最後一顆還是你給。接著對方就沒有安全的可給了。

lesson-squares-title = 四宮格
lesson-squares-text = 進階玩法裡，2 × 2 的四格也能贏。這樣的四宮格有九個，很容易看漏。
lesson-squares-task = 這裡四宮格也算。放下棋子，喊出來，並指出你連成了什麼。
lesson-squares-hint = 看看棋盤正中央：四格裡有三格是矮棋子。
lesson-squares-right = Quarto！正中央的四宮格：四顆矮棋子。

lesson-clock-title = 跟時間賽跑
lesson-clock-text = 比賽時每一手有一分鐘。時間用完的人就輸；一喊，時鐘就停。
lesson-clock-task = 你有一分鐘。放下棋子，喊出來，並指出你連成了什麼。
lesson-clock-hint = 你手中的是圓柱。沿著對角線看看。
lesson-clock-right = Quarto，還來得及！從 a1 到 d4 的對角線：四顆圓柱。該會的你都會了，來下一局吧。
