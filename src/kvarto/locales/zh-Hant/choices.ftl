### What can be chosen: a new game, settings; and about the page.

new-title = 新對局
new-begin = 開始
new-open = 開桌
new-change-title = 更改這張桌子
new-change-save = 儲存
new-opponent = 跟誰下？
opponent-is-computer-about = 對手有多強，由你決定。
opponent-is-person-about = 並肩坐，或把裝置放在中間。
opponent-is-invite-about = 你傳出連結，打開的人就入座，用什麼裝置都行。
opponent-is-watch-about = 坐著看它們怎麼下。
new-level = 多強？
new-level-one = 第一台電腦
new-level-two = 第二台電腦
new-pass = 輪流拿裝置
new-pass-about = 換人時棋盤會蓋起來，等對方拿到裝置才打開。
new-preset = 什麼樣的對局？
preset-casual = 休閒
preset-casual-about = 照原版規則，沒有計時，可以悔棋。
preset-tournament = 比賽
preset-tournament-about = 每手一分鐘，喊錯就輸。
preset-days = 慢慢下
preset-days-about = 每手三天，想到再回來。
preset-beginners = 入門
preset-beginners-about = 只算顏色和高度，有提示。
preset-child = 和小朋友
preset-child-about = 同入門，小朋友只要喊就好。
# For languages whose printed rules differ. $what is what they have of their own.
preset-edition = 中文版規則
preset-edition-about =
    { $what ->
        [late-call] 可以補喊，和這個語言的印刷版規則一樣。
        [hard] 四顆要有兩種共同特徵，這個語言的印刷版規則允許這樣玩。
        [squares] 只算 2 × 2 的四宮格，和這個語言印刷版的高階規則一樣。
        [clock-place] 放棋一分鐘，給棋一分鐘，和這個語言的印刷版規則一樣。
        [clock-main] 整局十五分鐘，和這個語言的印刷版規則一樣。
       *[clock-move] 每手一分鐘，這個語言的印刷版規則對任何對局都這樣規定。
    }
new-meeting = 誰可以來？
new-in-lobby = 在大廳顯示
new-in-lobby-about = 大廳裡的人都可以入座，人人都能觀戰。
new-watched = 可以觀戰
new-watched-about = 對局開始後，有連結的人都能看。
new-rules = 規則
new-variant = 怎樣算贏？
new-features = 哪些特徵算？
new-shapes = 哪裡算？
new-required = 四顆要有兩種共同特徵
new-calling = 喊法
calling-spoken = 要喊
new-false-call = 喊錯的代價
false-call-ignore = 失去機會
false-call-forfeit = 輸掉這局
new-late-call = 補喊
new-time = 時間和先後
new-clock = 時限
new-starter = 誰先？
starter-is = { $player }
new-casual = 休閒對局
new-casual-about = 可以暫停，也可以悔棋。
new-help = 給玩家的幫助
new-help-none = 沒有
new-help-some = 有提示
new-help-casual-only = 休閒對局才有提示。
aid-threats = 顯示威脅
aid-threats-about = 哪些格子會連成線，以及要用哪種棋子。
aid-safe = 顯示安全的棋子
aid-safe-about = 給了也不會讓對方馬上贏的棋子。
aid-points = 喊了要指出來
aid-points-about = 小小孩只要喊就好。
new-from-position = 這一局從這個局面開始。
new-from-empty = 改從空棋盤開始
settings-title = 設定
settings-theme = 淺色或深色
theme-system = 跟隨系統
theme-light = 淺色
theme-dark = 深色
settings-set = 棋子
set-wood = 木製
set-wood-about = 木頭棋子，從斜上方看。
set-flat = 平面
set-flat-about = 簡潔的圖案，適合小螢幕，也更清楚。
settings-table = 下棋時
settings-sound = 音效
settings-speech = 用語音喊出 Quarto
settings-animation = 棋子移動動畫
settings-coordinates = 棋盤座標
settings-contrast = 高對比
about-title = 關於 Kvarto
about-game = Kvarto 是 Blaise Müller 設計的雙人遊戲 Quarto 的軟體版：原版規則一應俱全，包括喊 Quarto。大多數程式只要四顆棋子相符就自動判你贏；在這裡，你得自己看出來。
about-page = 電腦有十個等級，從沒見過這遊戲的新手，到從不出錯的高手。下完之後，它會告訴你勝負的關鍵在哪裡。
about-privacy-title = 保存了什麼
about-privacy = 伺服器會保存對局、你學到哪一關和解題的進度，並用 cookie 認得你的瀏覽器，讓你能回到自己的桌子。設定留在瀏覽器裡。不會把任何東西傳給別人。有帳號的話，還會保存你的名字和密碼的雜湊值。在帳號頁面，你可以取得關於你的所有資料，也可以刪除。
about-keys-title = 不用滑鼠
about-keys = 用方向鍵在棋盤和棋子間移動，用 Enter 或空白鍵選擇。棋步可以在棋盤旁的面板或對局選單裡輸入，橫列、直行和對角線也可以朗讀。對局結束後，用方向鍵回放。
about-licence-title = 授權
about-licence = Kvarto 是採用 MIT 授權的自由軟體，與這款桌遊的發行商沒有關係。
about-version = 版本 { $version }
