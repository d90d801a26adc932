### kvarto table: the opening tables.

table-help = 列出開局庫，或建立開局庫。
table-list-help = 說明各玩法的開局庫證明到哪裡。
table-none = { $game }：沒有開局庫，每個局面都用搜尋
table-there = { $game }：證明到棋盤上 { $levels } 顆棋子，有 { $exceptions } 個局面不是和局
table-build-help =
    建立這些玩法 GAMES 的開局庫（沒指定就全部）。只算一種特徵時要幾秒，多則好幾個小時。
    按 Ctrl-C 停止，之後用同樣的指令接著做。
table-levels-help = 做到棋盤上有幾顆棋子為止。
table-threads-help = 用幾個核心。
table-work-help = 保存進度的資料夾。
table-into-help = 放完成的開局庫的資料夾（沒給就放在套件裡）。
table-level = { $game }，棋盤上 { $level } 顆
table-stopped = 已停止。用同樣的指令可以從這裡接著做。
table-built = { $game }：完成
