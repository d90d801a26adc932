# `kvarto serve`.

serve-short-help = 開啟可以下棋的網頁。
serve-help =
    提供網頁：跟電腦下、兩人共用這台裝置，或看棋。除非用 --lan 開放給家中網路，
    或用 --public-url 說明大家從哪裡連進來，否則只有這台裝置能用。對局會保存，
    停止後可以接著下。按 Ctrl-C 停止。

    每個選項也可以用環境變數給定：--public-url 就是 KVARTO_PUBLIC_URL。
serve-host-help = 要監聽的位址。
serve-port-help = 連接埠；0 表示隨便一個空的。
serve-lan-help = 開放給家中網路，並印出位址和給手機掃的 QR 碼。
serve-public-url-help =
    大家連到這台伺服器的網址，例如 https://kvarto.example：連結和 QR 碼裡用的就是它，
    也只有它的網頁能在這裡下棋。
serve-trusted-proxy-help =
    這台伺服器前面的代理伺服器的位址或網段，由它說明是誰在連線；別人說的一概不理。
    可以給好幾次。
serve-data-help = 保存對局的檔案（沒給就用你的資料目錄裡的那一個）。
serve-keep-days-help =
    訪客的對局結束這麼多天後就清掉；帳號的對局會留著。0 表示全部保留。
    沒給的話，有 --public-url 時是 { $days } 天，否則全部保留。
serve-most-games-help = 所有人加起來，最多同時開著這麼多局。
serve-most-sockets-help = 最多同時連著這麼多個網頁。
serve-metrics-help = 是否在 /metrics 提供給 Prometheus 的數據。
serve-metrics-from-help =
    可以讀取 /metrics 的位址或網段；沒給就只有這台機器。可以給好幾次。
serve-open-help = 在瀏覽器裡開啟網頁。
serve-log-level-help = 從哪個層級開始記錄，以 JSON 一行一筆寫到標準錯誤輸出。
serve-not-installed =
    基本安裝還不足以執行伺服器（{ $what }）。
    請安裝：pip install "kvarto[server]"
serve-bad-public-url =
    { $text } 不是給大家用的網址。它應該是 http:// 或 https:// 加上瀏覽器寫法的主機名稱，
    必要時加連接埠，後面不再接任何東西：https://kvarto.example
serve-https-needs-proxy =
    要用 { $url }，這台伺服器前面必須有處理 TLS 的程式。請說明它在哪裡；
    如果就在這台機器上，加上 --trusted-proxy 127.0.0.1。
serve-bad-network =
    { $text } 不是位址也不是網段。請寫成 192.168.1.7 或 192.168.1.0/24。
serve-port-taken =
    連接埠 { $port } 被占用了，也許是另一個 kvarto。
    把那個關掉，或換一個連接埠：kvarto serve --port { $next }
serve-cannot-listen = 無法監聽 { $host } 的連接埠 { $port }：{ $why }。
serve-address = 到這裡下棋：{ $address }
serve-listening = 正在監聽 { $address }
serve-file = 對局保存在 { $file }
serve-scan = 或用同一個網路裡的手機掃描：
serve-how-to-stop = 按 Ctrl-C 停止。
serve-stopped = 已停止。所有對局都保存好了。
