### kvarto table: the opening tables.

table-help = 列出开局库，或构建开局库。
table-list-help = 说明各玩法的开局库证明到哪里。
table-none = { $game }：没有开局库，每个局面都靠搜索
table-there = { $game }：证明到棋盘上 { $levels } 枚棋子，有 { $exceptions } 个局面不是和棋
table-build-help =
    构建这些玩法 GAMES 的开局库（不指定则全部）。只算一种特征时要几秒，多则好几个小时。
    按 Ctrl-C 停止，之后用同样的命令接着做。
table-levels-help = 做到棋盘上有几枚棋子为止。
table-threads-help = 用几个核心。
table-work-help = 保存进度的文件夹。
table-into-help = 存放成品开局库的文件夹（不指定则放在软件包里）。
table-level = { $game }，棋盘上 { $level } 枚
table-stopped = 已停止。用同样的命令可以从这里接着做。
table-built = { $game }：完成
