# `kvarto serve`.

serve-short-help = 打开可以下棋的网页。
serve-help =
    提供网页：和电脑下、两人共用这台设备，或者看棋。除非用 --lan 向家庭网络开放，
    或用 --public-url 说明大家从哪里访问，否则只有这台设备能用。对局会保存，
    停止后还能接着下。按 Ctrl-C 停止。

    每个选项也可以用环境变量给出：--public-url 对应 KVARTO_PUBLIC_URL。
serve-host-help = 要监听的地址。
serve-port-help = 端口；0 表示任选一个空闲的。
serve-lan-help = 向家庭网络开放，并打印地址和供手机扫描的二维码。
serve-public-url-help =
    大家访问这台服务器的网址，例如 https://kvarto.example：链接和二维码里用的就是它，
    也只有它的网页能在这里下棋。
serve-trusted-proxy-help =
    这台服务器前面的代理的地址或网段，由它说明是谁在访问；别人说的一概不理。
    可以给多次。
serve-data-help = 保存对局的文件（不指定则用你的数据文件夹里的那一个）。
serve-keep-days-help =
    游客的对局结束这么多天后清除；账号的对局会保留。0 表示全部保留。
    不指定时，有 --public-url 则为 { $days } 天，否则全部保留。
serve-most-games-help = 所有人加起来，最多同时开着这么多局。
serve-most-sockets-help = 最多同时连接这么多个网页。
serve-metrics-help = 是否在 /metrics 提供给 Prometheus 的数据。
serve-metrics-from-help =
    可以读取 /metrics 的地址或网段；不指定则只有本机。可以给多次。
serve-open-help = 在浏览器里打开网页。
serve-log-level-help = 从哪个级别开始记录日志，以每行一条 JSON 写到标准错误。
serve-not-installed =
    只有基础安装还不能运行服务器（{ $what }）。
    请安装：pip install "kvarto[server]"
serve-bad-public-url =
    { $text } 不是可供大家访问的网址。它应是 http:// 或 https:// 加上浏览器写法的主机名，
    必要时加端口，后面不再有任何内容：https://kvarto.example
serve-https-needs-proxy =
    要用 { $url }，这台服务器前面必须有处理 TLS 的程序。请说明它在哪里；
    如果就在本机，加上 --trusted-proxy 127.0.0.1。
serve-bad-network =
    { $text } 不是地址也不是网段。请写成 192.168.1.7 或 192.168.1.0/24。
serve-port-taken =
    端口 { $port } 被占用了，可能是另一个 kvarto。
    关掉那个，或换一个端口：kvarto serve --port { $next }
serve-cannot-listen = 无法监听 { $host } 的端口 { $port }：{ $why }。
serve-address = 到这里下棋：{ $address }
serve-listening = 正在监听 { $address }
serve-file = 对局保存在 { $file }
serve-scan = 或用同一网络里的手机扫描：
serve-how-to-stop = 按 Ctrl-C 停止。
serve-stopped = 已停止。所有对局都已保存。
