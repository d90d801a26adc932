### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = 大廳
lobby-coming = 正在進入大廳…
lobby-here = { $count ->
    [1] 現在這裡只有你一個人。
   *[other] 現在有 { $count } 個人在這裡。
}
lobby-anyone = 隨機配對
lobby-wish = 想怎麼玩
lobby-seeking = 正在找對手…
lobby-seeking-about = 只要有人想玩一樣或差不多的，對局就會自動開始。在那之前請留在這個頁面。
lobby-stop = 不找了
lobby-found = 找到對手了，對局開始。
lobby-tables = 等人的桌子
lobby-no-tables = 現在沒有桌子在等人。你可以開一桌，等下一位來入座。
lobby-open-table = 開一桌
lobby-your-table = 你的桌子
lobby-to-table = 過去
lobby-sit = 入座
lobby-games = 可以觀戰的對局
lobby-placed = { $placed ->
    [0] 剛開始
   *[other] 已放 { $placed } 子
}
lobby-watch = 觀戰

## My games

mine-title = 我的對局
mine-coming = 正在找你的對局…
mine-none = 你還沒有在這裡下過棋。
mine-none-about = 你下的棋都會列在這裡。如果你有帳號，登入就能看到它的對局。
mine-running = 進行中
mine-tables = 等人入座
mine-finished = 已結束
mine-older = 更早的對局
mine-download = 全部存成 .qgn

## The account

sign-in-title = 登入
sign-in-do = 登入
account-guest = 你目前是訪客 { $name }。你的對局會跟著你。
account-name = 名字
account-name-about = 同桌的人看得到。
account-password = 密碼
account-password-about = 至少八個字元。用幾個只有你會湊在一起的詞最好。
# As the messages of errors.ftl, it begins with a small letter.
account-wrong-password = 這不是你的密碼
password-show = 顯示
account-new-title = 建立帳號
account-new-about = 有了帳號，在任何裝置上都找得到你的對局，還能用自己的名字下棋。不需要電子郵件。
account-new-do = 建立帳號
account-has-one = 改為登入
account-forgotten = 忘記密碼？
account-recover-title = 設定新密碼
account-recover-about = 用你建立帳號時抄下的救援碼。之後所有瀏覽器都會登出，你會拿到新的救援碼。
account-code = 救援碼
account-code-about = 大小寫和空格都沒關係。
account-recover-do = 設定新密碼
account-is-yours = 你已登入。同桌的人會看到這個名字。
account-sign-out = 登出
account-password-title = 更改密碼
account-password-others = 之後其他瀏覽器都會登出。
account-old-password = 目前的密碼
account-new-password = 新密碼
account-password-do = 更改
account-password-changed = 密碼改好了。
account-export-title = 關於你的資料
account-export-about = 全部放在一個檔案裡：你的名字、何時加入，以及你的棋譜。
account-export-do = 儲存
account-delete-title = 刪除帳號
account-delete-about = 你的名字和密碼會立刻永久消失。對局會留給和你下過的人，但不再有你的名字。
account-delete-do = 永久刪除
account-deleted = 帳號已刪除。

# The code is shown once.
recovery-title = 請抄下來
recovery-about = 萬一忘了密碼，只有這組救援碼能讓你回來。它只會顯示這一次。
recovery-copy = 複製
recovery-done = 我抄好了

## Coming back as a guest from another device

return-title = 回到遊戲
return-coming = 正在找你的對局…
return-as-another = 你在這個瀏覽器上是 { $name }。只有當這個連結是你自己產生的，才繼續：你在這裡的對局會一起帶過去，而產生連結的人也能下這些棋。
return-come = 繼續
return-stay = 維持現狀
return-no-code = 這個網址不完整。請開啟你收到的完整連結。
return-another = 你可以在另一台裝置上產生新的連結：在對局的選單或帳號頁面裡。
