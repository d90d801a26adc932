### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = 棋子 { $piece } 已經在手中
hand-is-empty = 手中沒有棋子可放
piece-is-placed = 棋子 { $piece } 已經在棋盤上
cell-is-occupied = { $cell } 已經有棋子了
game-is-over = 對局已經結束
call-is-pending = { $seat }已經喊了，要先指出來
point-before-call = { $seat }要先喊，才能指
calling-is-automatic = 這一局連成就算，不必喊
nothing-placed-to-call = 還沒有放下可以喊的棋子
call-is-used = 這一子{ $seat }已經喊過了
not-your-chance-to-call = 現在不是{ $seat }喊的時候
not-your-turn-to-give = 現在不輪{ $seat }給棋
not-your-turn-to-place = 現在不輪{ $seat }放棋
not-your-turn-to-end-turn = 現在不該由{ $seat }結束回合
now-is-not-the-time-to-give = { $seat }現在不能給棋
now-is-not-the-time-to-place = { $seat }現在不能放棋
now-is-not-the-time-to-end-turn = 只有第 16 子放下後的最後一回合，可以不給棋就結束
nothing-to-undo = 沒有可以收回的棋步

## At the table

bad-name = 名字要有 1 到 { $longest } 個看得見的字，這樣不行：{ $text }
table-not-open = 這張桌子還沒開
too-late = 太晚了，時間已經過了
already-away = 這位玩家已經離開座位
not-away = 這位玩家在座位上
game-is-paused = 對局暫停中
not-paused = 對局沒有暫停
already-proposed = 已經提過了
just-declined = 剛剛被拒絕了，下一手之後可以再提
nothing-proposed = 沒有等待回覆的提議
only-in-casual-games = 只有休閒對局才可以
too-late-to-abort = 第一子放下之前才能取消對局；現在還可以認輸
the-clock-decides = 這一局有計時，由時鐘決定
other-is-here = 對方還在桌邊
grace-not-over = 對方離開還不夠久
bad-event = 這個版本看不懂這筆紀錄：{ $text }

## The server

bad-message = 這不是對局的訊息：{ $what }
message-too-long = 訊息最多 { $longest } 個字
no-such-game = 這裡沒有這一局，或者那是別人的對局
no-such-lesson = 沒有這一關
lesson-asks-otherwise = 這一關要你做的是別的
not-your-seat = 這不是你的座位
not-your-table = 只有開桌的人可以更改
own-table = 這是你自己開的桌子，要等別人入座
table-is-taken = 剛剛有人先入座了
nobody-sits-here-yet = 有人入座，對局才會開始
not-a-shape = 這四格不是橫列、直行、對角線，也不是四宮格
no-such-level = 沒有等級 { $level }；等級從 1 到 { $highest }
game-goes-on = 對局還沒結束
not-our-page = 這個請求來自別的網站
nobody-yet = 這裡還不認得這個瀏覽器，請重新載入頁面
not-our-host = 這台伺服器的名稱不是 { $host }；如果是，請加上 --public-url 啟動
server-error = 伺服器出了問題，已經記錄下來
too-many-requests = 一下子太多了，請 { $seconds } 秒後再試
too-many-open = 開著的已經太多了；請關掉幾個，或 { $seconds } 秒後再試
name-mixes-scripts = 名字裡不能混用長得像的字母，例如拉丁字母和西里爾字母
name-misleads = 這個名字保留不用，因為容易被當成訪客、電腦或官方人員
name-is-taken = 已經有人叫這個名字，或叫很像的名字
password-length = 密碼要有 { $shortest } 到 { $longest } 個字元
password-is-name = 密碼不能就是名字
password-is-common = 這個密碼太常見，一猜就中
wrong-name-or-password = 名字或密碼不對
wrong-name-or-code = 名字或救援碼不對；救援碼只能用一次
too-many-guesses = 試太多次了，請 { $seconds } 秒後再試
has-account = 這已經是一個帳號了
needs-account = 這需要帳號，請先登入
no-such-account = 沒有叫 { $name } 的帳號
no-such-return-code = 這組代碼無法帶人回來，可能太舊了
no-puzzle = 沒有這道題目：{ $puzzle }
no-puzzles = 沒有這一類題目
not-an-answer = 這在這裡不能當答案：{ $text }
no-such-hint = 沒有提示 { $step }，總共只有 { $last } 個
puzzle-not-begun = 這道題目有時間限制，請先按開始
page-not-built = 網頁還沒建置。請在 kvarto 的資料夾執行 "make" 或 "python web/build.py"。

# What the two seats are called in errors.
error-seat-first = 先手
error-seat-second = 後手
