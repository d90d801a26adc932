### The engine at the command line: values, graded moves, reviews of games.

# Options that several commands share.
engine-json-help = 輸出 JSON，每行一個物件。
engine-threads-help = 使用幾個執行緒。
engine-no-table-help = 不用開局庫，全部用搜尋。
engine-time-limit-help = 一個局面超過這麼多秒就放棄。

## kvarto solve

solve-help =
    說明每個 POSITION 在雙方都下最佳著法時誰會贏，以及在那之前還要放幾子。
    一個局面是一個參數，要加引號。給 - 或什麼都不給，就從標準輸入讀取，每行一個；
    空行和以 # 開頭的行會略過。
    例如：kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = 說明一個局面誰會贏。
solve-cold-help = 每個局面之前都忘掉先前學到的一切。
solve-cold-one-thread = --cold 只能搭配一個執行緒
solve-nothing = 缺少 POSITION（或用 - 從標準輸入讀取局面）
# Something is wrong in a line of standard input.
solve-wrong-line = 第 { $line } 行：{ $what }

# $player is to act; $distance is how many more pieces are placed.
solve-win = { $position }：輪到{ $player }，{ $distance ->
    [0] 喊{ $shapes } 就贏
    [1] 下一子就贏
   *[other] 再放 { $distance } 子獲勝
}。
solve-draw = { $position }：輪到{ $player }，是和局。
solve-loss = { $position }：輪到{ $player }，{ $distance ->
    [1] 下一子就輸
   *[other] 再放 { $distance } 子落敗
}。
solve-unknown = { $position }：輪到{ $player }，勝負不明。

## kvarto grade

grade-help =
    說明在 POSITION 裡，每一手合法的棋對輪到的玩家會有什麼結果，最好的排在最前面。
    例如：kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = 說明每一手的好壞。
grade-nothing = 沒有可以評估的棋步：棋盤已經滿了
# A group of moves that are worth the same, and how many there are.
grade-win = { $distance ->
    [0] 馬上贏
   *[other] { $distance } 子後贏
}（{ $count }）：
grade-draw = 和局（{ $count }）：
grade-loss = { $distance ->
    [0] 馬上輸
   *[other] { $distance } 子後輸
}（{ $count }）：
grade-unknown = 不明（{ $count }）：

## kvarto review

review-help =
    評判棋譜 FILE（.qgn 檔，- 表示標準輸入）裡各局的每一手：下之前和之後的勝負、
    更好的下法、漏看的 Quarto，以及勝負在哪裡定下來。
review-short-help = 說明棋譜裡各局的勝負關鍵。

# The table of moves: one line a move, with the value for the player who made it.
review-value-lost = { $before } → { $after }
review-verdict-mistake = 失誤
review-verdict-blunder = 大失誤
review-verdict-decisive = 敗著
review-remark = { $verdict }；更好的是 { $words }
review-remark-more = { $verdict }；更好的是 { $words }（另有 { $more } 手）

review-left-win = 最後的局面輪到 { $player }，下最佳著法會贏。
review-left-draw = 最後的局面輪到 { $player }，下最佳著法是和局。
review-left-loss = 最後的局面輪到 { $player }，下最佳著法也會輸。
review-accuracy = { $player }：{ $judged } 手中有 { $kept } 手保住了局勢（{ $percent }%）。
