### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    另一个 kvarto 服务器正把对局保存在 { $file }。
    停掉那个，或让这个用自己的文件：kvarto serve --data OTHER
database-too-new =
    { $file } 是较新的 kvarto 写的：它的修订号是 { $revision }，而这个 kvarto 只认识到 { $newest }。
    请改用较新的 kvarto，或换回以前的备份：kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } 无法作为数据库读取：{ $why }
not-our-database = { $file } 是别的程序的数据库，不是 kvarto 的
nothing-in-database = { $file } 里没有 kvarto 的数据库

db-help = 维护数据库：更新、备份、还原、检查。
db-file-help = 数据库（不指定则为 "kvarto serve" 使用的那一个）。
db-force-help = 替换已有的文件。
db-upgrade-help =
    把旧版 kvarto 的数据库更新到最新。服务器启动时也会这样做。
    更新前的内容会在旁边另存一份。
db-upgrade-short-help = 把旧版 kvarto 的数据库更新到最新。
db-is-newest = { $file } 已是最新：修订号 { $revision }。
db-upgraded =
    { $file } 已从修订号 { $before } 更新到 { $revision }。
    更新前的内容保存在 { $copy }
db-will-be-upgraded =
    { $file } 属于旧版 kvarto，正在更新。
    更新前的内容保存在 { $copy }
db-backup-help =
    把数据库此刻的内容复制到 TARGET。服务器可以照常运行。
db-backup-short-help = 复制数据库，服务器运行时也可以。
db-copied = { $file } 已复制到 { $copy }
db-restore-help =
    还原备份：SOURCE 将成为数据库。必须先停止服务器。
db-restore-short-help = 还原数据库的备份。
db-restored = { $file } 已还原为 { $copy } 的内容。
db-file-is-there =
    { $file } 已经存在。
    加上 --force 就会替换它，里面的内容会丢失。
db-no-file = 没有文件 { $file }
db-is-damaged =
    { $file } 已损坏；可以还原备份：kvarto db restore COPY --force
    { $damages }
db-check-help = 检查整个数据库：是否完好、是哪个修订号、里面有什么。
db-check-short-help = 检查整个数据库。
db-sound = { $file } 完好：修订号 { $revision }。
db-older = 这个 kvarto 使用修订号 { $newest }：服务器启动时会更新，"kvarto db upgrade" 也会。
db-games = { $games } 局，其中 { $running } 局还在进行。
db-people = { $people } 人，其中 { $accounts } 人有账号。
