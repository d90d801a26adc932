### The page: everything but the words of the game itself and the page of rules.

# The name of the page.
# As in English.
name = Kvarto

## The way around

skip = 跳到正文
nav-label = 页面
nav-home = 首页
nav-menu = 菜单
nav-new = 新对局
nav-lobby = 大厅
nav-games = 我的对局
# Said after "My games".
nav-games-wait = （有 { $count } 局轮到你）
nav-account = 账号
nav-rules = 规则
nav-settings = 设置
nav-about = 关于
nav-replay = 打开棋谱
language = 语言
close = 关闭

## Titles of the browser's window

title-home = Kvarto：十六枚棋子的较量
title-new = 新对局 – Kvarto
title-replay = 棋谱 – Kvarto
title-position = 局面
title-rules = 规则 – Kvarto
title-settings = 设置 – Kvarto
title-about = 关于 – Kvarto
title-nowhere = 找不到 – Kvarto
title-game = { $first } 对 { $second }

## When something goes wrong

# $what is a message of errors.ftl; it begins with a small letter.
page-refused = 这样不行：{ $what }。
page-not-reached = 连不上服务器，请稍后再试。
line-lost = 连接断开了，正在重新连接…
nowhere-title = 这里什么都没有
nowhere-text = 没有这个网址的页面。

## The first page

home-about = 放哪枚棋子从来不由你挑，是对手递给你的。四枚连成一线又有共同点就能赢，但你得看出来，还要抢在对方前面喊“Quarto！”
home-play = 开始下棋
home-friend = 和朋友下
home-lobby = 去大厅
home-all-games = 我的所有对局
home-learn = 学下棋
home-choose = 选择玩法
home-resume = 继续：{ $first } 对 { $second }

## A new game

opponent-is-computer = 电脑
opponent-is-person = 两人共用这台设备
opponent-is-invite = 用链接邀人
opponent-is-watch = 看电脑对弈
new-name = 你的名字
name-guest = 游客
name-one = 玩家 1
name-two = 玩家 2
name-other = 另一位玩家
# A second player of the same name.
namesake = { $name } 二号
kind-standard = 标准
kind-standard-about = 行、列和对角线，四种特征都算。
kind-beginners = 入门
kind-beginners-about = 只算其中几种特征。
kind-advanced = 进阶
kind-advanced-about = 九个 2 × 2 的四宫格也算。
kind-squares = 只算四宫格
kind-squares-about = 只有 2 × 2 的四宫格才算。
kind-hard = 困难
kind-hard-about = 四枚要有两种共同特征。
kind-own = 自定义
kind-own-about = 自己决定什么算数。
calling-spoken-about = 和原版一样，Quarto 要喊出来才赢。
calling-automatic = 自动
calling-automatic-about = 连成 Quarto 的人自动获胜。
new-late-call-about = 给棋之后，在那枚棋子落下前还能喊。
clock-none = 不计时
clock-move = 每步 { $seconds } 秒
clock-place = 放棋 { $seconds } 秒，给棋也一样
clock-main = { $minutes } 分钟，每步加 { $increment } 秒
clock-whole = 整局 { $minutes } 分钟
clock-days = 每步 { $days } 天
starter-dice = 掷骰子

## The computer's name at each level

opponent-newcomer = 皮皮
opponent-child = 米娅
opponent-beginner = 小本
opponent-casual = 莲娜
opponent-attentive = 玛雅
opponent-regular = 雨果
opponent-club = 诺拉
opponent-strong = 维克多
opponent-master = 艾达
opponent-perfect = 若愚

## At the table

game-coming = 正在摆桌…
game-gone = 这一局不在这里
desk-label = 你这一侧
board-label = 棋盘
# What is on a cell of the board, for screen readers.
cell-empty = { $cell }：空。
bar-you = 你
bar-level = 等级 { $number } · { $name }
clock-label = 剩余时间
clock-warning = 还剩十秒。
clock-days-left = { $days } 天 { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = 不用喊
agreed-forfeit = 喊错判负
agreed-late-call = 可补喊

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = 轮到你：放下棋子
duty-place-here = { $player }，请放下棋子
duty-place-other = { $player } 正在放棋
duty-give-you = 给 { $other } 挑一枚棋子
duty-give-here = { $player }，给 { $other } 挑一枚棋子
duty-give-other = { $player } 正在给 { $other } 挑棋子
duty-give-to-you = { $player } 正在给你挑棋子
duty-end-turn-you = 喊，或结束回合
duty-end-turn-here = { $player }，喊或结束回合
duty-end-turn-other = { $player } 还有最后一次机会喊
duty-point-you = 点出那四枚棋子
duty-point-here = { $player }，点出那四枚棋子
duty-point-other = { $player } 喊了，正在指出是哪四枚
duty-paused = 对局已暂停

# The red button.
call = Quarto！
call-by = Quarto！（{ $player }）
end-turn = 结束回合
point-shape = 选一组
point-shape-none = 哪一组…
point-confirm = 指出
point-cancel = 取消
agree = 同意
decline = 不同意

# What has happened, for screen readers and as short notes. A call that has failed does not mean
# that there is no quarto: it may have been pointed out wrongly, and nothing may give it away.
said-places = { $player } 把{ $piece }放在 { $cell }。
said-gives = { $player } 给 { $other } 的是{ $piece }。
said-gives-you = { $player } 给你的是{ $piece }。
said-calls = { $player } 喊“Quarto！”
said-call-failed = { $player } 喊了，但这次不算。
said-your-call-failed = 你喊了，但这次不算。
said-offers-draw = { $player } 提议和棋。
said-asks-take-back = { $player } 请求悔棋。
said-declined = { $player } 不同意。
said-taken-back = 收回了一步。
said-resumed = 对局继续。

# The throw of dice at the beginning.
dice-throw = { $first } 掷出 { $a }，{ $second } 掷出 { $b }。
dice-begins = { $first } 先手。

# The device goes from hand to hand.
cover-title = 请把设备交给 { $player }
cover-ready = 我是 { $player }

## The menu of a game

menu-title = 对局菜单
menu-elsewhere = 其他页面
menu-sound-on = 声音：开
menu-sound-off = 声音：关
# $what is one of the following, for one of two players at one device.
do-by = { $player }：{ $what }
do-ask-take-back = 悔棋
do-claim-win = 申请判胜
do-pause = 暂停
do-resume = 继续
do-offer-draw = 提议和棋
do-agree-draw = 同意和棋
do-abort = 取消对局
do-resign = 认输
sure-resign = 要认输吗？对方将获胜。
sure-draw = 你们都同意和棋吗？
sure-abort = 要取消对局吗？没有人会赢。
sure-no = 接着下

## Moves, typed and listed

moves-title = 棋步
moves-none = 还没有人走。
looking-back = 你正在回看。
looking-back-return = 回到对局
typed-title = 输入棋步、朗读棋盘
typed-label = 棋步
typed-do = 执行
typed-help = b2>7 是放在 b2 并给出 7；b2 或 >7 只做其中一样；! 是喊，!3 是喊第 3 行；?3 朗读第 3 行，? 朗读整个棋盘。
typed-not-understood = 看不懂 { $text }。
read-title = 朗读棋盘
# $shape is a shape-row and the like, $cells what is on its cells.
read-shape = { $shape }：{ $cells }

## After a game, and records

after-label = 对局之后
result-you-win = 你赢了！
result-you-lose = 你输了
result-wins = { $player } 获胜
result-draw = 和棋
result-none = 没有结果
rematch = 再来一局
rematch-there = 去下一局
review-title = 为什么？
review-coming = 正在复盘…
replay-controls = 回放这一局
replay-start = 到开头
replay-back = 上一步
replay-onward = 下一步
replay-end = 到结尾
replay-slider = 对局进度
replay-beginning = 开头
share-title = 保存和分享
share-copy-record = 复制棋谱
share-save-record = 保存棋谱
share-svg = 图片（SVG）
share-png = 图片（PNG）
share-link = 复制这个局面的链接
share-copied = 已复制。
share-not-copied = 这个浏览器不允许网页复制。
share-no-png = 无法生成图片。

## Games in lists, and titles of pages where people meet

title-lobby = 大厅 – Kvarto
title-games = 我的对局 – Kvarto
title-account = 账号 – Kvarto
title-return = 回到游戏 – Kvarto
# $count games wait for a move of whoever reads this; $title is the title without that.
title-turns = ({ $count }) { $title }
# In a row of what is agreed on, as after "automatic calling": a quarto wins only when it is called;
# moves cannot be taken back.
agreed-spoken = 要喊才算
agreed-not-casual = 不能悔棋
mine-your-turn = 轮到你
mine-others-turn = 轮到 { $player }
# $when is such as "in 2 days".
mine-deadline = { $when }到期
mine-table-link = 仅限有链接者的桌子
mine-table-lobby = 大厅里的桌子
mine-won = 胜
mine-lost = 负
mine-drawn = 和
mine-no-result = 无结果
# How a game ended, in a word or two.
ended-quarto = 喊出 Quarto
ended-draw = 棋子全部放完
ended-agreement = 双方同意
ended-time = 超时
ended-resignation = 认输
ended-forfeit = 喊错
ended-abandoned = 有人离开
ended-aborted = 取消
ended-unknown = 原因未知
return-make = 生成链接

## The way to the course

title-learn = 学下棋 – Kvarto
# As in English.
title-lesson = { $title } – Kvarto
nav-learn = 学下棋

## The way to puzzles and analysis; how a move is judged

nav-puzzles = 题目
nav-analysis = 分析
title-puzzles = 题目 – Kvarto
title-analysis = 分析 – Kvarto
to-analysis = 分析这个局面
to-analysis-game = 分析这一局
verdict-best = 最佳
verdict-fine = 不错
verdict-mistake = 失误
verdict-blunder = 大失误
verdict-decisive = 败着
verdict-unknown = 未评判
