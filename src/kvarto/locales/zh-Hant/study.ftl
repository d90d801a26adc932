### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = 先手
player-second = 後手

## What a move or a position is worth to who is to act

# Put after a dash or into a sentence; $distance is how many more pieces are placed.
worth-win = { $distance ->
    [0] 馬上贏
    [1] 下一子就贏
   *[other] 再放 { $distance } 子獲勝
}
worth-win-sometime = 贏
worth-draw = 和局
worth-loss = { $distance ->
    [0] 馬上輸
    [1] 下一子就輸
   *[other] 再放 { $distance } 子落敗
}
worth-loss-sometime = 輸
worth-unknown = 不明

## Moves told step by step

step-places = { $player } 放在 { $cell }。
step-gives = { $player } 給出{ $piece }。
step-calls = { $player } 喊{ $shape }，獲勝。
step-you-places = 你放在 { $cell }。
step-you-gives = 你給出{ $piece }。
step-you-calls = 你喊{ $shape }，獲勝。
# A move in words, put together from the next three.
move-whole = { $parts }：
move-place = 放在 { $cell }
move-give = 給出{ $piece }
move-call = 喊{ $shape }
playback-label = 一步步看下去
playback-begins = 從這裡開始。
playback-again = 再播一次

## Somebody is to find a move

attempt-place = 放下手中的棋子。
attempt-give = 選一顆棋子給出去。
attempt-give-or-call = 給棋，或喊。
attempt-end-turn = 喊，或結束回合。
attempt-point = 點出那四顆棋子。
attempt-take-back = 拿起來重放
attempt-no-shape = 這四顆不是算數的橫列、直行、對角線或四宮格。再試一次。

## The review of a game

accuracy-share = { $percent }%
accuracy-kept = { $judged } 手中有 { $kept } 手保住了該保住的。
standing-title = 形勢變化
standing-label = 每一手之後的形勢：往上是 { $first } 占優，往下是 { $second } 占優。下方表格的內容相同。
standing-side = { $player } 勝
standing-as-table = 以表格顯示
standing-move = 手
standing-player = 玩家
standing-stood = 之後形勢
standing-verdict = 評判
standing-show = 畫成圖
# $ending is a worth-win.
standing-wins = { $player } { $ending }
standing-won = { $player } 已獲勝
retry-title = 重下看看
retry-about = 第 { $number } 手：輪到 { $player }，下最佳著法的結果是「{ $value }」。找出能保住它的一手。
retry-right = 對了，這樣就保住了「{ $value }」。
retry-wrong = 不是這一手。看看接下來會怎樣。
retry-again = 再一次

## The analysis board

analysis-title = 分析
study-variant = 怎樣算贏
study-overlay = 棋盤上顯示
study-overlay-values = 每一手的好壞
study-overlay-threats = 威脅
study-overlay-nothing = 不顯示
study-worth-title = 這個局面的勝負
# $ending is a worth-win and so on.
study-worth = 下最佳著法：{ $ending }。
study-gives = 輪到 { $player } 給 { $other } 一顆棋子。
study-places = 輪到 { $player } 放下{ $piece }。
study-placed = 放在 { $cell } 了，現在選一顆棋子給出去。
study-over = 對局到這裡結束。
study-progress = 已評估幾手
study-graded = { $graded } / { $total } 手
study-nodes = · 看了 { $nodes } 個局面
study-stop = 停止
study-stopped = 評估了 { $graded } / { $total } 手後停止。
study-go-on = 繼續
study-call = 喊{ $shape }
study-best-moves = 最佳著法
study-all-moves = { $count ->
    [1] 唯一的一手
   *[other] 全部 { $count } 手
}
study-group-win = { $count } 手會贏
study-group-draw = { $count } 手和局
study-group-loss = { $count } 手會輸
study-group-unknown = { $count } 手不明
study-line = 最佳下法
study-line-help = 指向某一格、某顆棋子或某一手，就會在這裡演示它的最佳下法。
study-line-best = 演示最佳下法
study-threats = 威脅
study-no-threats = 還沒有棋子能連成 Quarto。
study-safe = { $count ->
    [0] 備用區的 { $total } 顆棋子，給哪顆都不安全。
   *[other] 備用區的 { $total } 顆棋子裡，有 { $count } 顆給了也不會讓對方馬上贏。
}
study-lapsed = 已失效，不再算數：{ $shapes }。
study-no-moves = 在棋盤上下一手，就會記在這裡。退回去改下別的，就成為一個變化。
study-comment = { $word } 的註解
study-comment-start = 開頭的註解
study-promote = 設為主線
study-cut = 從這裡開始刪除
study-open-title = 換一個局面或對局
study-paste = 貼上局面或棋譜
study-paste-about = 像「A.../.3../..../...5 7」這樣的局面，或一份棋譜
study-copy-link = 複製這份分析的連結
set-up-title = 擺出局面
set-up-help = 先選棋子，再選格子。點一下放好的棋子可以拿起來。最後留在手中的，就是要放的棋子。
set-up-last = 最後放下的棋子
set-up-last-none = 沒有：所有 Quarto 都已失效
set-up-last-about = 經過它的 Quarto 還可以喊。
set-up-empty-hand = 放回手中的棋子
set-up-clear = 清空棋盤
set-up-done = 分析
set-up-cancel = 取消

## Records, positions by their address, and what a move means

review-better = 更好的是：{ $words }。
# The loser gave the piece with which the winner completed a shape and called.
why-gift = { $player } 給出{ $piece }，正好讓{ $shape } 連成。
# What a move in notation means.
word-turn = （放在 { $cell }，給出{ $piece }。）
word-give = （給出{ $piece }。）
review-look = 看看
replay-title = 開啟棋譜
replay-about = 看看存成 .qgn 檔的對局，在這裡或在別處存的都行。
replay-file = 選擇檔案
replay-paste = 或貼上內容
replay-open = 開啟
replay-another = 開啟另一份棋譜
position-begin = 從這裡開始下
position-first-gives = 輪到先手給棋。
position-second-gives = 輪到後手給棋。
position-first-places = 輪到先手放下{ $piece }。
position-second-places = 輪到後手放下{ $piece }。
