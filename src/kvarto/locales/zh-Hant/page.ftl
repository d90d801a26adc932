### The page: everything but the words of the game itself and the page of rules.

# The name of the page.
# As in English.
name = Kvarto

## The way around

skip = 跳到內容
nav-label = 頁面
nav-home = 首頁
nav-menu = 選單
nav-new = 新對局
nav-lobby = 大廳
nav-games = 我的對局
# Said after "My games".
nav-games-wait = （有 { $count } 局輪到你）
nav-account = 帳號
nav-rules = 規則
nav-settings = 設定
nav-about = 關於
nav-replay = 開啟棋譜
language = 語言
close = 關閉

## Titles of the browser's window

title-home = Kvarto：十六顆棋子的對弈
title-new = 新對局 – Kvarto
title-replay = 棋譜 – Kvarto
title-position = 局面
title-rules = 規則 – Kvarto
title-settings = 設定 – Kvarto
title-about = 關於 – Kvarto
title-nowhere = 找不到 – Kvarto
title-game = { $first } 對 { $second }

## When something goes wrong

# $what is a message of errors.ftl; it begins with a small letter.
page-refused = 這樣不行：{ $what }。
page-not-reached = 連不上伺服器，請稍後再試。
line-lost = 連線中斷了，正在重新連線…
nowhere-title = 這裡什麼都沒有
nowhere-text = 沒有這個網址的頁面。

## The first page

home-about = 要放哪顆棋子從來不由你選，是對手拿給你的。四顆連成一線又有共同點就能贏，但你得看出來，還要搶在對方之前喊「Quarto！」
home-play = 開始下棋
home-friend = 和朋友下
home-lobby = 到大廳
home-all-games = 我的所有對局
home-learn = 學下棋
home-choose = 選擇玩法
home-resume = 繼續：{ $first } 對 { $second }

## A new game

opponent-is-computer = 電腦
opponent-is-person = 兩人共用這台裝置
opponent-is-invite = 用連結邀人
opponent-is-watch = 看電腦對弈
new-name = 你的名字
name-guest = 訪客
name-one = 玩家 1
name-two = 玩家 2
name-other = 另一位玩家
# A second player of the same name.
namesake = { $name } 二號
kind-standard = 標準
kind-standard-about = 橫列、直行和對角線，四種特徵都算。
kind-beginners = 入門
kind-beginners-about = 只算其中幾種特徵。
kind-advanced = 進階
kind-advanced-about = 九個 2 × 2 的四宮格也算。
kind-squares = 只算四宮格
kind-squares-about = 只有 2 × 2 的四宮格才算。
kind-hard = 困難
kind-hard-about = 四顆要有兩種共同特徵。
kind-own = 自訂
kind-own-about = 自己決定什麼算數。
calling-spoken-about = 和原版一樣，Quarto 要喊出來才贏。
calling-automatic = 自動
calling-automatic-about = 連成 Quarto 的人自動獲勝。
new-late-call-about = 給棋之後，在那顆棋子放下前還能喊。
clock-none = 不計時
clock-move = 每手 { $seconds } 秒
clock-place = 放棋 { $seconds } 秒，給棋也一樣
clock-main = { $minutes } 分鐘，每手加 { $increment } 秒
clock-whole = 整局 { $minutes } 分鐘
clock-days = 每手 { $days } 天
starter-dice = 擲骰子

## The computer's name at each level

opponent-newcomer = 皮皮
opponent-child = 米亞
opponent-beginner = 阿本
opponent-casual = 蓮娜
opponent-attentive = 瑪雅
opponent-regular = 雨果
opponent-club = 諾拉
opponent-strong = 維克多
opponent-master = 艾達
opponent-perfect = 若愚

## At the table

game-coming = 正在擺桌…
game-gone = 這一局不在這裡
desk-label = 你這一側
board-label = 棋盤
# What is on a cell of the board, for screen readers.
cell-empty = { $cell }：空。
bar-you = 你
bar-level = 等級 { $number } · { $name }
clock-label = 剩餘時間
clock-warning = 還剩十秒。
clock-days-left = { $days } 天 { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = 不必喊
agreed-forfeit = 喊錯就輸
agreed-late-call = 可補喊

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = 輪到你：放下棋子
duty-place-here = { $player }，請放下棋子
duty-place-other = { $player } 正在放棋
duty-give-you = 幫 { $other } 選一顆棋子
duty-give-here = { $player }，幫 { $other } 選一顆棋子
duty-give-other = { $player } 正在幫 { $other } 選棋子
duty-give-to-you = { $player } 正在幫你選棋子
duty-end-turn-you = 喊，或結束回合
duty-end-turn-here = { $player }，喊或結束回合
duty-end-turn-other = { $player } 還有最後一次機會喊
duty-point-you = 點出那四顆棋子
duty-point-here = { $player }，點出那四顆棋子
duty-point-other = { $player } 喊了，正在指出是哪四顆
duty-paused = 對局暫停中

# The red button.
call = Quarto！
call-by = Quarto！（{ $player }）
end-turn = 結束回合
point-shape = 選一組
point-shape-none = 哪一組…
point-confirm = 指出
point-cancel = 取消
agree = 同意
decline = 不同意

# What has happened, for screen readers and as short notes. A call that has failed does not mean
# that there is no quarto: it may have been pointed out wrongly, and nothing may give it away.
said-places = { $player } 把{ $piece }放在 { $cell }。
said-gives = { $player } 給 { $other } 的是{ $piece }。
said-gives-you = { $player } 給你的是{ $piece }。
said-calls = { $player } 喊「Quarto！」
said-call-failed = { $player } 喊了，但這次不算。
said-your-call-failed = 你喊了，但這次不算。
said-offers-draw = { $player } 提議和局。
said-asks-take-back = { $player } 請求悔棋。
said-declined = { $player } 不同意。
said-taken-back = 收回了一手。
said-resumed = 對局繼續。

# The throw of dice at the beginning.
dice-throw = { $first } 擲出 { $a }，{ $second } 擲出 { $b }。
dice-begins = { $first } 先手。

# The device goes from hand to hand.
cover-title = 請把裝置交給 { $player }
cover-ready = 我是 { $player }

## The menu of a game

menu-title = 對局選單
menu-elsewhere = 其他頁面
menu-sound-on = 聲音：開
menu-sound-off = 聲音：關
# $what is one of the following, for one of two players at one device.
do-by = { $player }：{ $what }
do-ask-take-back = 悔棋
do-claim-win = 宣告獲勝
do-pause = 暫停
do-resume = 繼續
do-offer-draw = 提議和局
do-agree-draw = 同意和局
do-abort = 取消對局
do-resign = 認輸
sure-resign = 要認輸嗎？對方會獲勝。
sure-draw = 你們都同意和局嗎？
sure-abort = 要取消對局嗎？沒有人會贏。
sure-no = 繼續下

## Moves, typed and listed

moves-title = 棋步
moves-none = 還沒有人下。
looking-back = 你正在回顧。
looking-back-return = 回到對局
typed-title = 輸入棋步、朗讀棋盤
typed-label = 棋步
typed-do = 送出
typed-help = b2>7 是放在 b2 並給出 7；b2 或 >7 只做其中一樣；! 是喊，!3 是喊橫列 3；?3 朗讀橫列 3，? 朗讀整個棋盤。
typed-not-understood = 看不懂 { $text }。
read-title = 朗讀棋盤
# $shape is a shape-row and the like, $cells what is on its cells.
read-shape = { $shape }：{ $cells }

## After a game, and records

after-label = 對局之後
result-you-win = 你贏了！
result-you-lose = 你輸了
result-wins = { $player } 獲勝
result-draw = 和局
result-none = 沒有結果
rematch = 再來一局
rematch-there = 到下一局
review-title = 為什麼？
review-coming = 正在檢視這一局…
replay-controls = 回放這一局
replay-start = 到開頭
replay-back = 上一步
replay-onward = 下一步
replay-end = 到結尾
replay-slider = 對局進度
replay-beginning = 開頭
share-title = 保存和分享
share-copy-record = 複製棋譜
share-save-record = 儲存棋譜
share-svg = 圖片（SVG）
share-png = 圖片（PNG）
share-link = 複製這個局面的連結
share-copied = 已複製。
share-not-copied = 這個瀏覽器不讓網頁複製。
share-no-png = 無法產生圖片。

## Games in lists, and titles of pages where people meet

title-lobby = 大廳 – Kvarto
title-games = 我的對局 – Kvarto
title-account = 帳號 – Kvarto
title-return = 回到遊戲 – Kvarto
# $count games wait for a move of whoever reads this; $title is the title without that.
title-turns = ({ $count }) { $title }
# In a row of what is agreed on, as after "automatic calling": a quarto wins only when it is called;
# moves cannot be taken back.
agreed-spoken = 要喊才算
agreed-not-casual = 不能悔棋
mine-your-turn = 輪到你
mine-others-turn = 輪到 { $player }
# $when is such as "in 2 days".
mine-deadline = { $when }到期
mine-table-link = 只給有連結的人的桌子
mine-table-lobby = 大廳裡的桌子
mine-won = 勝
mine-lost = 負
mine-drawn = 和
mine-no-result = 無結果
# How a game ended, in a word or two.
ended-quarto = 喊出 Quarto
ended-draw = 棋子全放完
ended-agreement = 雙方同意
ended-time = 超時
ended-resignation = 認輸
ended-forfeit = 喊錯
ended-abandoned = 有人離開
ended-aborted = 取消
ended-unknown = 原因不明
return-make = 產生連結

## The way to the course

title-learn = 學下棋 – Kvarto
# As in English.
title-lesson = { $title } – Kvarto
nav-learn = 學下棋

## The way to puzzles and analysis; how a move is judged

nav-puzzles = 題目
nav-analysis = 分析
title-puzzles = 題目 – Kvarto
title-analysis = 分析 – Kvarto
to-analysis = 分析這個局面
to-analysis-game = 分析這一局
verdict-best = 最佳
verdict-fine = 不錯
verdict-mistake = 失誤
verdict-blunder = 大失誤
verdict-decisive = 敗著
verdict-unknown = 未評判
