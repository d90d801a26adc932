# `kvarto serve`.

serve-short-help = 対局ページを開きます。
serve-help =
    対局ページを動かします。コンピューターとの対局、この端末での2人対局、棋譜の鑑賞ができます。
    --lan で家庭内ネットワークに開くか、--public-url で公開先を示さないかぎり、この端末専用です。
    対局は保存され、止めた後も続けられます。Ctrl-C で止まります。

    オプションはどれも環境変数でも指定できます。--public-url なら KVARTO_PUBLIC_URL です。
serve-host-help = 待ち受けるアドレス。
serve-port-help = ポート番号。0 なら空いているものを使います。
serve-lan-help = 家庭内ネットワークに開き、スマートフォン用のアドレスと QR コードを表示します。
serve-public-url-help =
    みんながこのサーバーを見つける場所。たとえば https://kvarto.example のように書きます。
    リンクと QR コードにはこのアドレスが使われ、ここで対局できるのもこのアドレスのページだけです。
serve-trusted-proxy-help =
    このサーバーの前にあり、だれからのリクエストかを伝えるプロキシのアドレスかネットワーク。
    ほかから伝えられたものは無視します。何度でも指定できます。
serve-data-help = 対局を保存するファイル（指定がなければ、あなたのデータフォルダーの中）。
serve-keep-days-help =
    終わってからこの日数が過ぎたゲストの対局を片づけます。アカウントの対局は残ります。0 ならすべて残します。
    指定がなければ、--public-url があるときは { $days }日、ないときはすべて残します。
serve-most-games-help = 同時に開いていられる対局の数（全員の合計）。
serve-most-sockets-help = 同時に接続できるページの数。
serve-metrics-help = Prometheus 用の数値のページを /metrics に置くかどうか。
serve-metrics-from-help = /metrics を読めるアドレスかネットワーク（指定がなければ、このマシンだけ）。何度でも指定できます。
serve-open-help = ページをブラウザーで開きます。
serve-log-level-help = どのレベルから記録するか（標準エラー出力に JSON で1行ずつ）。
serve-not-installed =
    サーバーには追加のインストールが必要です（{ $what }）。
    次のコマンドで入ります：pip install "kvarto[server]"
serve-bad-public-url =
    { $text } は公開用のアドレスとして使えません。
    http:// か https:// の後に、ブラウザーと同じ書き方のホスト名と、必要ならポートを書きます。その後には何もつけません。
    例：https://kvarto.example
serve-https-needs-proxy =
    { $url } を使うには、このサーバーの前で TLS を受け持つものが必要です。
    それがどこにあるかを指定してください。このマシンなら --trusted-proxy 127.0.0.1 です。
serve-bad-network =
    { $text } はアドレスでもネットワークでもありません。192.168.1.7 や 192.168.1.0/24 のように書いてください。
serve-port-taken =
    ポート { $port } は使われています。別の kvarto かもしれません。
    そちらを閉じるか、別のポートを使ってください：kvarto serve --port { $next }
serve-cannot-listen = { $host } のポート { $port } で待ち受けできません：{ $why }。
serve-address = 対局はこちらで：{ $address }
serve-listening = 待ち受け中：{ $address }
serve-file = 対局の保存先：{ $file }
serve-scan = または、同じネットワークのスマートフォンで読み取ってください：
serve-how-to-stop = Ctrl-C で止まります。
serve-stopped = 止めました。対局はすべて保存されています。
