### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = 今は対局を保存できません。少ししてからもう一度お試しください
lease-lost = { $place } は今、別のサーバーが受け持っています
no-such-database = { $address } でデータベースを開けません（アドレスの書き方：postgresql://USER@HOST/NAME）
cluster-not-installed =
    PostgreSQL と NATS には追加のパッケージが必要です（{ $what }）。次のコマンドで入ります：
    pip install "kvarto[server,cluster]"
database-out-of-reach = データベース { $address } を使えません：{ $why }
database-there-too-new =
    { $address } は新しい kvarto で書かれています（リビジョン { $revision }）。この kvarto が扱えるのは { $newest } までです。
    新しい kvarto を使うか、前のバックアップに戻してください。
database-encoding = データベース { $address } の文字コードは { $encoding } です。UTF8 のデータベースを作ってください

db-there-will-be-upgraded = { $address } は前の kvarto のものなので、最新にします。
db-there-made = { $address } にテーブルを作りました：リビジョン { $revision }。
db-there-upgraded = { $address } をリビジョン { $before } から { $revision } にしました。
db-there-is-damaged =
    { $file } に、あるはずのものがありません：
    { $damages }
db-backup-there =
    PostgreSQL のデータベースのバックアップは、PostgreSQL のプログラムで取ります（サーバーが動いていても）：
    { $command }
db-restore-there =
    PostgreSQL のデータベースは、PostgreSQL のプログラムでバックアップから戻します。先にサーバーをすべて止めてください：
    { $command }
db-copy-help =
    ファイル FROM の中身をすべて、空の PostgreSQL データベース（例：postgresql://USER@HOST/NAME）にコピーします。
    その後は、複数のマシンで使えます。サーバーは止めておいてください。
    途中で失敗したら何もコピーされません。ファイルは元のままです。
db-copy-short-help = ファイルを PostgreSQL のデータベースにコピーします。
db-copy-from-file-to-address = FROM にはデータベースのファイルを、TO には postgresql://USER@HOST/NAME のようなアドレスを指定します
db-copying = コピー中
copy-needs-upgrade = 先に { $file } を最新にしてください：kvarto db upgrade --database { $file }
copy-target-not-empty = { $address } にはもうデータがあります。空のデータベースを作ってください
copy-refused = { $table } をコピーできません：{ $why }
copy-incomplete = { $table } の{ $here }行のうち、{ $address } に届いたのは{ $there }行だけです
come-again = このテーブルは今、別のサーバーに移動中です。少ししてからもう一度お試しください

serve-database-help =
    ファイルの代わりに対局を保存する PostgreSQL のアドレス（例：postgresql://USER@HOST/NAME）。
    どんなロードバランサーの後ろでも、複数のサーバーで対局を共有できます。
serve-bus-help =
    それらのサーバーがすぐに連絡し合うための NATS のアドレス（例：nats://HOST:4222）。
    指定がなければ、お互いのメッセージをデータベースで確かめます。
serve-data-or-database = 対局の保存先は1か所だけです。--data でファイルを指定するか、--database でアドレスを指定してください。
serve-bus-needs-database = メッセージバスが必要なのは、データベースを共有するサーバーだけです。そのデータベースを --database で指定してください。
serve-bad-bus = { $text } はメッセージバスのアドレスではありません。nats://HOST:4222 のように書いてください。
