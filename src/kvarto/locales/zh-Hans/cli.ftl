### The command line.

cli-help =
    Quarto 棋：对手放哪枚棋子由你来挑；四子连成一线，还得喊出来才算赢。
cli-version-help = 显示版本并退出。
cli-lang-help = 所有消息使用的语言，例如 fi。不指定则由 LANGUAGE、LC_ALL、LC_MESSAGES 或 LANG 决定。
cli-unknown-language = 这里没有 { $language } 这种语言；可选：{ $languages }
cli-style-help = 画法：彩色、纯 Unicode、ASCII，或看终端能显示什么。
# As in English.
cli-error = kvarto: { $what }
cli-error-in = { $source }：{ $what }
cli-cannot-read = 无法读取 { $path }：{ $why }
cli-cannot-write = 无法写入 { $path }：{ $why }
cli-standard-input = 标准输入

standing-to-act = 轮到 { $player }。
standing-open = 可以喊：{ $shapes }。
standing-lapsed = 已失效：{ $shapes }。

seat-first = 先手
seat-second = 后手

## kvarto show

show-help =
    画出一个局面 POSITION：从第 4 行到第 1 行，接着是手中的棋子或 -，
    后面还可以写玩法和最后一子所在的格子。例如：
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = 画出一个局面。
show-variant = 玩法：{ $variant }。
show-svg-help = 改为画成 SVG 文件（- 表示标准输出）。
show-pieces-help = SVG 里棋子的样式。
show-theme-help = 适合浅色还是深色背景。

## kvarto replay

replay-help = 重放棋谱 FILE（.qgn 文件，- 表示标准输入）里的每一局，并说明局势。
replay-short-help = 说明棋谱里各局的局势。
replay-json-help = 每局输出一行 JSON 对象。没有原因的结果，原因写作 "unknown"。
replay-no-games = { $source }：里面没有对局
replay-game = 第 { $number } 局：{ $first } - { $second }，{ $variant }

## kvarto play: options

play-short-help = 在终端里下一局。
play-command-help =
    下一局棋：两个人用同一个终端，或一个人和电脑下。对局中输入 help，可以查看能输入什么。
play-variant-help = standard（默认）、advanced、squares、hard，或 ch:l 这样的代码。
play-calling-help = Quarto 是否必须喊出来才算赢。
play-false-call-help = 喊错的代价：失去这次机会，或输掉这一局。
play-late-call-help = 放棋的一方给棋之后，在那枚棋子落下之前还能补喊。
play-pointing-help = 谁喊的时候必须指出是哪一组；其他人只要喊。
play-clock-help = 时限：-（无）、60/move、60/place、600+5（秒数和加秒）、3d/move。
play-tournament-help = 按比赛规则：每步一分钟，喊错判负。
play-against-help = 和电脑下，从 1（第一次玩）到 { $strongest }（完美）。
play-one-help = 一位玩家的名字。
play-two-help = 另一位玩家的名字。
play-starter-help = 谁先手：掷骰子决定，或指定玩家 1 或 2。
play-start-help = 从这个局面开始。
play-seed-help = 重现以前某一局的骰子。
play-save-help = 把这一局追加到 .qgn 文件。
play-save-no-record = { $path } 里有对局以外的内容，不会往里追加
play-tournament-fixes = { $option } 不能和 --tournament 同用，后者已经定好了这一项
play-same-names = 两位玩家的名字不能相同
play-player-one = 玩家 1
play-player-two = 玩家 2

## kvarto play: at the table

play-title = Quarto 棋，{ $variant }
play-dice = { $first } 掷出 { $a }，{ $second } 掷出 { $b }。
play-first = { $first } 先手，先给出第一枚棋子。
play-first-set-up = { $first } 先手，{ $second } 后手。
play-spoken = Quarto 要喊出来才算赢：一看见就输入 !。
play-forfeit = 喊错就输掉这一局。
play-late-call = 给棋之后还能补喊：输入 late。
play-help-hint = 输入 help 可以查看所有能输入的内容。
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }，给 { $other } 挑一枚棋子（0-F，或 help）：
play-give-or-call = { $player }，给 { $other } 挑一枚棋子（0-F），或喊（!）：
play-place = { $player }，放下棋子（a1-d4，或 help）：
play-place-or-call = { $player }，放下棋子（a1-d4），或喊（!）：
play-place-or-late-call = { $player }，放下棋子（a1-d4），或喊（!；{ $other }：late）：
play-place-or-others-late-call = { $player }，放下棋子（a1-d4；{ $other } 可以补喊：late）：
play-end-turn = { $player }，结束最后一回合（=）：
play-end-turn-or-call = { $player }，喊（!），或结束回合（=）：
play-point = { $player }，是哪条线？（1-4、a-d、/ 或 \，或 cancel）：
play-point-with-squares = { $player }，是哪一组？（1-4、a-d、/ 或 \，四宫格 a1-c3，或 cancel）：
play-paused = 对局已暂停。输入 resume 继续：
play-offer-draw = { $player } 提议和棋。{ $other }，同意吗？（yes 或 no）：
play-offer-take-back = { $player } 想收回上一步。{ $other }，同意吗？（yes 或 no）：
play-answer-yes-or-no = 请回答 yes 或 no
play-declined = { $player } 不同意。
play-computer-moves = { $player } 走 { $move }。
play-calls = { $player }：“Quarto！”
play-call-failed = 不对，那里没有有效的 Quarto。
play-call-not-pointed = 没有指出是哪一组，这次不算。
play-refused = 这样不行：{ $what }。
play-not-understood = 看不懂 { $text }；输入 help 看看能输入什么
play-left = 这一局没有下完。
play-saved = 这一局已追加到 { $path }。

# The words to type are English in every language.
play-help-give = 7, F, DTSH           给出这枚棋子
play-help-place = b2, b2>7             放下棋子；放下并给出棋子 7
play-help-call = !, !3                喊“Quarto！”；喊并指出第 3 行（也可输入 quarto）
play-help-shapes = 1-4 a-d / \ a1-c3    行、列、对角线、四宫格（左下角的格子）
play-help-late = late, late 3         给棋之后补喊（限允许补喊的对局）
play-help-pass = =, pass              最后一子之后结束回合
play-help-draw = draw                 提议和棋；对方回答 yes 或 no
play-help-back = back                 请求悔棋
play-help-resign = resign, abort        认输；在第一子落下之前取消对局
play-help-pause = pause, resume        停钟；继续
play-help-look = board, moves, help   看棋盘；看棋步；看这份列表
play-help-quit = quit                 离开，不下完
