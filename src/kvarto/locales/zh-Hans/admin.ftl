### `kvarto admin`.

admin-help = 管理用户：给账号改名、统计人数、查找某个人。
admin-rename-help =
    把账号 OLD 改名为 NEW，例如因为 OLD 冒犯了别人。它的所有对局都会改用新名字。
    服务器上正打开着的对局会先显示旧名字，收起之后才更新。
admin-rename-short-help = 给账号改名。
admin-renamed = { $old } 现在叫 { $new }，所有对局里也一样。
admin-people-help =
    说明有多少人，或账号 NAME 的情况：何时注册、下过多少局、有几个浏览器登录、上次何时来过。
admin-people-short-help = 统计人数，或查找账号。
admin-accounts = { $accounts } 个账号
admin-guests = { $guests } 位游客
admin-browsers = { $browsers } 个浏览器
admin-account = { $name }，注册于 { $since }
admin-games = { $games } 局
admin-last-seen = 上次来访：{ $day }
