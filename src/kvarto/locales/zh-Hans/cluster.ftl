### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = 现在无法保存对局；请稍后再试
lease-lost = { $place } 现在由另一个服务器负责
no-such-database = 无法在 { $address } 打开数据库（地址写作 postgresql://USER@HOST/NAME）
cluster-not-installed =
    使用 PostgreSQL 和 NATS 还需要别的软件包（{ $what }）。请安装：
    pip install "kvarto[server,cluster]"
database-out-of-reach = 无法使用数据库 { $address }：{ $why }
database-there-too-new =
    { $address } 是较新的 kvarto 写的：它的修订号是 { $revision }，而这个 kvarto 只认识到 { $newest }。
    请改用较新的 kvarto，或换回以前的备份。
database-encoding = 数据库 { $address } 用 { $encoding } 编码保存文字；请建一个 UTF8 编码的数据库

db-there-will-be-upgraded = { $address } 属于旧版 kvarto，正在更新。
db-there-made = 已在 { $address } 建好数据表：修订号 { $revision }。
db-there-upgraded = { $address } 已从修订号 { $before } 更新到 { $revision }。
db-there-is-damaged =
    { $file } 里缺少应有的内容：
    { $damages }
db-backup-there =
    PostgreSQL 数据库要用 PostgreSQL 自带的程序复制，服务器运行时也可以：
    { $command }
db-restore-there =
    PostgreSQL 数据库的备份要用 PostgreSQL 自带的程序还原。请先停止所有服务器：
    { $command }
db-copy-help =
    把文件 FROM 的全部内容复制到一个空的 PostgreSQL 数据库，例如
    postgresql://USER@HOST/NAME，好让多台机器接着使用。必须先停止服务器。
    要么全部复制，要么什么也不复制；文件保持不变。
db-copy-short-help = 把文件复制到 PostgreSQL 数据库。
db-copy-from-file-to-address = FROM 是数据库文件，TO 是 postgresql://USER@HOST/NAME 这样的地址
db-copying = 正在复制
copy-needs-upgrade = 必须先更新 { $file }：kvarto db upgrade --database { $file }
copy-target-not-empty = { $address } 里已经有内容；请另建一个空的数据库
copy-refused = 无法复制 { $table }：{ $why }
copy-incomplete = { $table } 的 { $here } 行中只有 { $there } 行到达 { $address }
come-again = 这张桌子正在转移到另一个服务器；请稍后再试

serve-database-help =
    PostgreSQL 的地址，用它代替文件保存对局，例如 postgresql://USER@HOST/NAME：
    这样，多台服务器在任何负载均衡器后面都能共用这些对局。
serve-bus-help =
    让这些服务器即时互通消息的 NATS 的地址，例如 nats://HOST:4222。
    不指定时，它们到数据库里查看彼此的消息。
serve-data-or-database = 对局只保存在一个地方：要么用 --data 指定文件，要么用 --database 指定地址。
serve-bus-needs-database = 只有共用数据库的服务器才需要消息总线。请用 --database 指定数据库。
serve-bad-bus = { $text } 不是消息总线的地址。地址写作 nats://HOST:4222。
