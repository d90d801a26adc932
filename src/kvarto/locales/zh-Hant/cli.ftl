### The command line.

cli-help =
    Quarto 棋：對手要放哪顆棋子由你來選；四子連成一線，還要喊出來才算贏。
cli-version-help = 顯示版本後結束。
cli-lang-help = 所有訊息的語言，例如 fi。沒給就由 LANGUAGE、LC_ALL、LC_MESSAGES 或 LANG 決定。
cli-unknown-language = 這裡沒有 { $language } 這種語言；可以選 { $languages }
cli-style-help = 畫法：彩色、純 Unicode、ASCII，或看終端機能顯示什麼。
# As in English.
cli-error = kvarto: { $what }
cli-error-in = { $source }：{ $what }
cli-cannot-read = 無法讀取 { $path }：{ $why }
cli-cannot-write = 無法寫入 { $path }：{ $why }
cli-standard-input = 標準輸入

standing-to-act = 輪到 { $player }。
standing-open = 可以喊：{ $shapes }。
standing-lapsed = 已失效：{ $shapes }。

seat-first = 先手
seat-second = 後手

## kvarto show

show-help =
    畫出一個局面 POSITION：從第 4 列到第 1 列，接著是手中的棋子或 -，
    之後可以再寫玩法和最後一子所在的格。例如：
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = 畫出一個局面。
show-variant = 玩法：{ $variant }。
show-svg-help = 改畫成 SVG 檔（- 表示標準輸出）。
show-pieces-help = SVG 裡棋子的樣子。
show-theme-help = 配合淺色或深色背景。

## kvarto replay

replay-help = 重播棋譜 FILE（.qgn 檔，- 表示標準輸入）裡的每一局，並說明目前的情況。
replay-short-help = 說明棋譜裡各局的情況。
replay-json-help = 每局輸出一行 JSON 物件。結果若沒有原因，原因就是 "unknown"。
replay-no-games = { $source }：裡面沒有對局
replay-game = 第 { $number } 局：{ $first } - { $second }，{ $variant }

## kvarto play: options

play-short-help = 在終端機上下一局。
play-command-help =
    下一局棋：兩個人共用一台終端機，或一個人跟電腦下。對局中輸入 help，就能看到可以輸入什麼。
play-variant-help = standard（預設）、advanced、squares、hard，或像 ch:l 這樣的代碼。
play-calling-help = Quarto 是否要喊出來才算贏。
play-false-call-help = 喊錯的代價：失去這次機會，或輸掉這一局。
play-late-call-help = 放棋的人給棋之後，在那顆棋子放下之前還能補喊。
play-pointing-help = 誰喊的時候要指出是哪一組；其他人只要喊。
play-clock-help = 時限：-（沒有）、60/move、60/place、600+5（秒數和加秒）、3d/move。
play-tournament-help = 依比賽規則：每手一分鐘，喊錯就輸。
play-against-help = 跟電腦下，從 1（第一次玩）到 { $strongest }（完美）。
play-one-help = 一位玩家的名字。
play-two-help = 另一位玩家的名字。
play-starter-help = 誰先手：擲骰子決定，或指定玩家 1 或 2。
play-start-help = 從這個局面開始。
play-seed-help = 重現先前某一局的骰子。
play-save-help = 把這一局加進 .qgn 檔。
play-save-no-record = { $path } 裡有對局以外的東西，所以不加進去
play-tournament-fixes = { $option } 不能和 --tournament 一起用，後者已經決定了這一項
play-same-names = 兩位玩家的名字要不一樣
play-player-one = 玩家 1
play-player-two = 玩家 2

## kvarto play: at the table

play-title = Quarto 棋，{ $variant }
play-dice = { $first } 擲出 { $a }，{ $second } 擲出 { $b }。
play-first = { $first } 是先手，先給出第一顆棋子。
play-first-set-up = { $first } 是先手，{ $second } 是後手。
play-spoken = Quarto 要喊出來才算贏：一看到就輸入 !。
play-forfeit = 喊錯就輸掉這一局。
play-late-call = 給棋之後還能補喊：輸入 late。
play-help-hint = 輸入 help 可以看到所有能輸入的東西。
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }，幫 { $other } 選一顆棋子（0-F，或 help）：
play-give-or-call = { $player }，幫 { $other } 選一顆棋子（0-F），或喊（!）：
play-place = { $player }，放下棋子（a1-d4，或 help）：
play-place-or-call = { $player }，放下棋子（a1-d4），或喊（!）：
play-place-or-late-call = { $player }，放下棋子（a1-d4），或喊（!；{ $other }：late）：
play-place-or-others-late-call = { $player }，放下棋子（a1-d4；{ $other } 可以補喊：late）：
play-end-turn = { $player }，結束最後一回合（=）：
play-end-turn-or-call = { $player }，喊（!），或結束回合（=）：
play-point = { $player }，是哪條線？（1-4、a-d、/ 或 \，或 cancel）：
play-point-with-squares = { $player }，是哪一組？（1-4、a-d、/ 或 \，四宮格 a1-c3，或 cancel）：
play-paused = 對局暫停中。輸入 resume 繼續：
play-offer-draw = { $player } 提議和局。{ $other }，你同意嗎？（yes 或 no）：
play-offer-take-back = { $player } 想收回上一手。{ $other }，你同意嗎？（yes 或 no）：
play-answer-yes-or-no = 請回答 yes 或 no
play-declined = { $player } 不同意。
play-computer-moves = { $player } 下 { $move }。
play-calls = { $player }：「Quarto！」
play-call-failed = 不對，那裡沒有有效的 Quarto。
play-call-not-pointed = 沒有指出是哪一組，這次不算。
play-refused = 這樣不行：{ $what }。
play-not-understood = 看不懂 { $text }；輸入 help 看看能輸入什麼
play-left = 這一局沒有下完。
play-saved = 這一局已加進 { $path }。

# The words to type are English in every language.
play-help-give = 7, F, DTSH           給出這顆棋子
play-help-place = b2, b2>7             放下棋子；放下並給出棋子 7
play-help-call = !, !3                喊「Quarto！」；喊並指出橫列 3（也可輸入 quarto）
play-help-shapes = 1-4 a-d / \ a1-c3    橫列、直行、對角線、四宮格（左下角那一格）
play-help-late = late, late 3         給棋之後補喊（限可以補喊的對局）
play-help-pass = =, pass              最後一子之後結束回合
play-help-draw = draw                 提議和局；對方回答 yes 或 no
play-help-back = back                 請求悔棋
play-help-resign = resign, abort        認輸；在第一子放下之前取消對局
play-help-pause = pause, resume        停下時鐘；繼續
play-help-look = board, moves, help   看棋盤；看棋步；看這份清單
play-help-quit = quit                 離開，不下完
