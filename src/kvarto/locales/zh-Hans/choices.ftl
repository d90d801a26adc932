### What can be chosen: a new game, settings; and about the page.

new-title = 新对局
new-begin = 开始
new-open = 开桌
new-change-title = 更改这张桌子
new-change-save = 保存
new-opponent = 和谁下？
opponent-is-computer-about = 对手有多强，由你决定。
opponent-is-person-about = 并排坐，或把设备放在中间。
opponent-is-invite-about = 你发出链接，打开的人就入座，用什么设备都行。
opponent-is-watch-about = 坐下来看它们怎么下。
new-level = 多强？
new-level-one = 第一台电脑
new-level-two = 第二台电脑
new-pass = 轮流拿设备
new-pass-about = 换人时棋盘会盖住，等对方拿到设备才揭开。
new-preset = 什么样的对局？
preset-casual = 休闲
preset-casual-about = 按原版规则，不计时，可以悔棋。
preset-tournament = 比赛
preset-tournament-about = 每步一分钟，喊错判负。
preset-days = 慢棋
preset-days-about = 每步三天，想下了再回来。
preset-beginners = 入门
preset-beginners-about = 只算颜色和高度，有提示。
preset-child = 和小朋友
preset-child-about = 同入门，小朋友只要喊就行。
# For languages whose printed rules differ. $what is what they have of their own.
preset-edition = 中文版规则
preset-edition-about =
    { $what ->
        [late-call] 可以补喊，和这个语言的印刷版规则一样。
        [hard] 四枚要有两种共同特征，这个语言的印刷版规则允许这样玩。
        [squares] 只算 2 × 2 的四宫格，和这个语言印刷版的高阶规则一样。
        [clock-place] 放棋一分钟，给棋一分钟，和这个语言的印刷版规则一样。
        [clock-main] 整局十五分钟，和这个语言的印刷版规则一样。
       *[clock-move] 每步一分钟，这个语言的印刷版规则对任何对局都这样规定。
    }
new-meeting = 谁可以来？
new-in-lobby = 在大厅显示
new-in-lobby-about = 大厅里的人都可以入座，人人都能观战。
new-watched = 允许观战
new-watched-about = 对局开始后，有链接的人都能看。
new-rules = 规则
new-variant = 怎样算赢？
new-features = 哪些特征算？
new-shapes = 哪里算？
new-required = 四枚要有两种共同特征
new-calling = 喊法
calling-spoken = 要喊
new-false-call = 喊错的代价
false-call-ignore = 失去机会
false-call-forfeit = 输掉这局
new-late-call = 补喊
new-time = 时间和先后
new-clock = 时限
new-starter = 谁先？
starter-is = { $player }
new-casual = 休闲对局
new-casual-about = 可以暂停，也可以悔棋。
new-help = 给玩家的帮助
new-help-none = 无
new-help-some = 有提示
new-help-casual-only = 休闲对局才有提示。
aid-threats = 显示威胁
aid-threats-about = 哪些格子会连成线，以及要用哪种棋子。
aid-safe = 显示安全的棋子
aid-safe-about = 给了也不会让对方马上赢的棋子。
aid-points = 喊了要指出来
aid-points-about = 年幼的孩子只要喊就行。
new-from-position = 这一局从这个局面开始。
new-from-empty = 改从空棋盘开始
settings-title = 设置
settings-theme = 浅色或深色
theme-system = 跟随系统
theme-light = 浅色
theme-dark = 深色
settings-set = 棋子
set-wood = 木质
set-wood-about = 木头棋子，从斜上方看。
set-flat = 平面
set-flat-about = 简洁的图案，适合小屏幕，也更清楚。
settings-table = 下棋时
settings-sound = 音效
settings-speech = 用语音喊出 Quarto
settings-animation = 棋子移动动画
settings-coordinates = 棋盘坐标
settings-contrast = 高对比度
about-title = 关于 Kvarto
about-game = Kvarto 是 Blaise Müller 设计的双人游戏 Quarto 的软件版：原版规则一样不少，包括喊 Quarto。大多数程序只要四枚棋子相符就自动判你赢；在这里，你得自己看出来。
about-page = 电脑有十个等级，从没见过这游戏的新人，到从不犯错的高手。下完之后，它会告诉你胜负的关键在哪里。
about-privacy-title = 保存了什么
about-privacy = 服务器会保存对局、你学到哪一关和做题的进度，并用 cookie 认出你的浏览器，让你能回到自己的桌子。设置留在浏览器里。不会把任何东西发给别人。有账号的话，还会保存你的名字和密码的哈希值。在账号页面，你可以取得关于你的全部信息，也可以删除。
about-keys-title = 不用鼠标
about-keys = 用方向键在棋盘和棋子间移动，用 Enter 或空格键选择。棋步可以在棋盘旁的面板或对局菜单里输入，行、列和对角线也可以朗读。对局结束后，用方向键回放。
about-licence-title = 许可
about-licence = Kvarto 是采用 MIT 许可的自由软件，与这款桌游的发行商没有关系。
about-version = 版本 { $version }
