### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = 棋子 { $piece } 已经在手中
hand-is-empty = 手中没有棋子可放
piece-is-placed = 棋子 { $piece } 已经在棋盘上
cell-is-occupied = { $cell } 已经有棋子了
game-is-over = 对局已经结束
call-is-pending = { $seat }已经喊了，得先指出来
point-before-call = { $seat }得先喊，才能指
calling-is-automatic = 这一局连成就算，不用喊
nothing-placed-to-call = 还没有落下可以喊的棋子
call-is-used = 这一子{ $seat }已经喊过了
not-your-chance-to-call = 现在不是{ $seat }喊的时候
not-your-turn-to-give = 现在不轮到{ $seat }给棋
not-your-turn-to-place = 现在不轮到{ $seat }放棋
not-your-turn-to-end-turn = 现在不该由{ $seat }结束回合
now-is-not-the-time-to-give = { $seat }现在不能给棋
now-is-not-the-time-to-place = { $seat }现在不能放棋
now-is-not-the-time-to-end-turn = 只有第 16 子落下后的最后一回合，才能不给棋就结束
nothing-to-undo = 没有可以收回的棋步

## At the table

bad-name = 名字应有 1 到 { $longest } 个看得见的字符，这样不行：{ $text }
table-not-open = 这张桌子还没开
too-late = 来不及了，时间已过
already-away = 这位玩家已经离开
not-away = 这位玩家没有离开
game-is-paused = 对局已暂停
not-paused = 对局没有暂停
already-proposed = 已经提过了
just-declined = 刚刚被拒绝，下一步之后可以再提
nothing-proposed = 没有等待答复的提议
only-in-casual-games = 只有休闲对局才可以
too-late-to-abort = 第一子落下之前才能取消对局；现在仍可以认输
the-clock-decides = 这一局有计时，由棋钟决定
other-is-here = 对方还在桌旁
grace-not-over = 对方离开的时间还不够长
bad-event = 这个版本读不懂这条记录：{ $text }

## The server

bad-message = 这不是对局的消息：{ $what }
message-too-long = 消息最多 { $longest } 个字符
no-such-game = 这里没有这一局，或者它是别人的对局
no-such-lesson = 没有这一关
lesson-asks-otherwise = 这一关要你做的是别的
not-your-seat = 这不是你的座位
not-your-table = 只有开桌的人才能更改
own-table = 这是你自己开的桌子，要等别人入座
table-is-taken = 刚刚有人先入座了
nobody-sits-here-yet = 有人入座，对局才会开始
not-a-shape = 这四格不是行、列、对角线，也不是四宫格
no-such-level = 没有等级 { $level }；等级从 1 到 { $highest }
game-goes-on = 对局还没结束
not-our-page = 这个请求来自别的网站
nobody-yet = 这里还不认识这个浏览器，请刷新页面
not-our-host = 这台服务器的名称不是 { $host }；如果确实是，请加上 --public-url 启动
server-error = 服务器出了问题，已记录下来
too-many-requests = 操作太频繁，请 { $seconds } 秒后再试
too-many-open = 打开的已经太多了；请关掉几个，或 { $seconds } 秒后再试
name-mixes-scripts = 名字里不能混用外形相似的字母，例如拉丁字母和西里尔字母
name-misleads = 这个名字不能用，因为容易被误认为游客、电脑或官方人员
name-is-taken = 已经有人用了这个名字，或者非常相似的名字
password-length = 密码应有 { $shortest } 到 { $longest } 个字符
password-is-name = 密码不能和名字一样
password-is-common = 这个密码太常见，一猜就中
wrong-name-or-password = 名字或密码不对
wrong-name-or-code = 名字或恢复码不对；恢复码只能用一次
too-many-guesses = 尝试次数太多，请 { $seconds } 秒后再试
has-account = 这已经是一个账号了
needs-account = 这需要账号，请先登录
no-such-account = 没有名为 { $name } 的账号
no-such-return-code = 这个代码已无法让人回来，可能太旧了
no-puzzle = 没有这道题：{ $puzzle }
no-puzzles = 没有这一类题目
not-an-answer = 这在这里不能作为答案：{ $text }
no-such-hint = 没有提示 { $step }，一共只有 { $last } 个
puzzle-not-begun = 这道题限时，请先点开始
page-not-built = 网页还没有构建。请在 kvarto 的文件夹里运行 "make" 或 "python web/build.py"。

# What the two seats are called in errors.
error-seat-first = 先手
error-seat-second = 后手
