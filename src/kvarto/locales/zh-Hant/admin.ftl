### `kvarto admin`.

admin-help = 管理使用者：更改帳號名稱、計算人數、查詢某個人。
admin-rename-help =
    把帳號 OLD 改名為 NEW，例如因為 OLD 冒犯了別人。它的所有對局都會改用新名字。
    正在伺服器上開著的對局會先顯示舊名字，等收起來之後才改。
admin-rename-short-help = 更改帳號的名稱。
admin-renamed = { $old } 現在叫做 { $new }，所有對局裡也一樣。
admin-people-help =
    說明有多少人，或帳號 NAME 的資料：何時建立、下過幾局、有幾個瀏覽器登入、上次何時來過。
admin-people-short-help = 計算人數，或查詢帳號。
admin-accounts = { $accounts } 個帳號
admin-guests = { $guests } 位訪客
admin-browsers = { $browsers } 個瀏覽器
admin-account = { $name }，建立於 { $since }
admin-games = { $games } 局
admin-last-seen = 上次出現：{ $day }
