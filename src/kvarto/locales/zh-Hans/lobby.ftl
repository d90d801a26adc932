### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = 大厅
lobby-coming = 正在进入大厅…
lobby-here = { $count ->
    [1] 现在这里只有你一个人。
   *[other] 现在有 { $count } 人在这里。
}
lobby-anyone = 随机匹配
lobby-wish = 想怎么玩
lobby-seeking = 正在寻找对手…
lobby-seeking-about = 只要有人想玩一样或差不多的，对局就会自动开始。在那之前请留在这个页面。
lobby-stop = 不找了
lobby-found = 找到对手了，对局开始。
lobby-tables = 等人的桌子
lobby-no-tables = 现在没有桌子在等人。开一桌，等下一位来入座吧。
lobby-open-table = 开一桌
lobby-your-table = 你的桌子
lobby-to-table = 过去
lobby-sit = 入座
lobby-games = 可以观战的对局
lobby-placed = { $placed ->
    [0] 刚开始
   *[other] 已落 { $placed } 子
}
lobby-watch = 观战

## My games

mine-title = 我的对局
mine-coming = 正在查找你的对局…
mine-none = 你还没有在这里下过棋。
mine-none-about = 你下的棋都会列在这里。如果你有账号，登录就能看到它的对局。
mine-running = 进行中
mine-tables = 等人入座
mine-finished = 已结束
mine-older = 更早的对局
mine-download = 全部存为 .qgn

## The account

sign-in-title = 登录
sign-in-do = 登录
account-guest = 你目前是游客 { $name }。你的对局会跟着你走。
account-name = 名字
account-name-about = 同桌的人看得到。
account-password = 密码
account-password-about = 至少八个字符。用几个只有你会凑在一起的词最好。
# As the messages of errors.ftl, it begins with a small letter.
account-wrong-password = 这不是你的密码
password-show = 显示
account-new-title = 注册账号
account-new-about = 有了账号，在任何设备上都能找到你的对局，还能用自己的名字下棋。不需要邮箱。
account-new-do = 注册
account-has-one = 改为登录
account-forgotten = 忘记密码？
account-recover-title = 设置新密码
account-recover-about = 用你注册时记下的恢复码。之后所有浏览器都会退出登录，你会得到一个新的恢复码。
account-code = 恢复码
account-code-about = 大小写和空格都没关系。
account-recover-do = 设置新密码
account-is-yours = 你已登录。同桌的人会看到这个名字。
account-sign-out = 退出登录
account-password-title = 修改密码
account-password-others = 之后其他浏览器都会退出登录。
account-old-password = 当前密码
account-new-password = 新密码
account-password-do = 修改
account-password-changed = 密码已修改。
account-export-title = 保存了你的哪些信息
account-export-about = 全都在一个文件里：你的名字、何时加入，以及你的棋谱。
account-export-do = 下载
account-delete-title = 注销账号
account-delete-about = 你的名字和密码会立刻永久删除。对局会留给和你下过的人，但不再有你的名字。
account-delete-do = 永久注销
account-deleted = 账号已注销。

# The code is shown once.
recovery-title = 请记下来
recovery-about = 万一忘了密码，只有这个恢复码能让你回来。它只显示这一次。
recovery-copy = 复制
recovery-done = 我记好了

## Coming back as a guest from another device

return-title = 回到游戏
return-coming = 正在查找你的对局…
return-as-another = 你在这个浏览器上是 { $name }。只有链接是你自己生成的，才请继续：你在这里的对局会一起带过去，而生成链接的人也能下这些棋。
return-come = 继续
return-stay = 保持现状
return-no-code = 这个网址不完整。请打开你收到的完整链接。
return-another = 你可以在另一台设备上生成新的链接：在对局菜单或账号页面里。
