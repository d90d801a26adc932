# `kvarto serve`.

serve-short-help = 対局ページを開きます。
serve-help =
    対局ページを動かします。コンピューターとの対局、この端末での2人対局、棋譜の鑑賞ができます。
    --lan で家庭内ネットワークに開かないかぎり、この端末専用です。対局は保存され、止めた後も続けられます。
    Ctrl-C で止まります。
serve-host-help = 待ち受けるアドレス。
serve-port-help = ポート番号。0 なら空いているものを使います。
serve-lan-help = 家庭内ネットワークに開き、スマートフォン用のアドレスと QR コードを表示します。
serve-data-help = 対局を保存するファイル（指定がなければ、あなたのデータフォルダーの中）。
serve-open-help = ページをブラウザーで開きます。
serve-log-level-help = どのレベルから記録するか（標準エラー出力に JSON で1行ずつ）。
serve-not-installed =
    サーバーには追加のインストールが必要です（{ $what }）。
    次のコマンドで入ります：pip install "kvarto[server]"
serve-port-taken =
    ポート { $port } は使われています。別の kvarto かもしれません。
    そちらを閉じるか、別のポートを使ってください：kvarto serve --port { $next }
serve-cannot-listen = { $host } のポート { $port } で待ち受けできません：{ $why }。
serve-address = 対局はこちらで：{ $address }
serve-file = 対局の保存先：{ $file }
serve-scan = または、同じネットワークのスマートフォンで読み取ってください：
serve-how-to-stop = Ctrl-C で止まります。
serve-stopped = 止めました。対局はすべて保存されています。
