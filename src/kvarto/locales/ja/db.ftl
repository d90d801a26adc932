### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    別の kvarto サーバーが { $file } に対局を保存しています。
    そちらを止めるか、こちらに別のファイルを指定してください：kvarto serve --data OTHER
database-too-new =
    { $file } は新しい kvarto で書かれています（リビジョン { $revision }）。この kvarto が扱えるのは { $newest } までです。
    新しい kvarto を使うか、前のバックアップに戻してください：kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } をデータベースとして読めません：{ $why }
not-our-database = { $file } は kvarto ではなく、別のプログラムのデータベースです
nothing-in-database = { $file } に kvarto のデータベースはありません

db-help = データベースを管理します。最新にする、バックアップを取る、バックアップから戻す、点検する。
db-file-help = データベース（指定がなければ "kvarto serve" が使うもの）。
db-force-help = すでにあるファイルを置き換えます。
db-upgrade-help =
    前の kvarto のデータベースを最新にします。サーバーも起動するときに同じことをします。
    元のデータベースは、バックアップとして隣に残ります。
db-upgrade-short-help = 前の kvarto のデータベースを最新にします。
db-is-newest = { $file } は最新です：リビジョン { $revision }。
db-upgraded =
    { $file } をリビジョン { $before } から { $revision } にしました。
    元のバックアップ：{ $copy }
db-will-be-upgraded =
    { $file } は前の kvarto のものなので、最新にします。
    元のバックアップ：{ $copy }
db-backup-help = データベースのその時点のバックアップを TARGET に取ります。サーバーは動いたままでかまいません。
db-backup-short-help = データベースのバックアップを取ります（サーバーが動いていても）。
db-copied = { $file } を { $copy } にバックアップしました
db-restore-help = バックアップから戻します。SOURCE がデータベースになります。サーバーは止めておいてください。
db-restore-short-help = データベースをバックアップから戻します。
db-restored = { $file } を { $copy } の内容に戻しました。
db-file-is-there =
    { $file } はもうあります。
    --force をつけると置き換わり、中身は失われます。
db-no-file = { $file } というファイルはありません
db-is-damaged =
    { $file } は壊れています。バックアップから戻せます：kvarto db restore COPY --force
    { $damages }
db-check-help = データベース全体を点検します。壊れていないか、どのリビジョンか、何が入っているか。
db-check-short-help = データベース全体を点検します。
db-sound = { $file } は壊れていません：リビジョン { $revision }。
db-older = この kvarto が使うのはリビジョン { $newest } です。サーバーの起動か "kvarto db upgrade" で最新になります。
db-games = 対局：{ $games }局（うち進行中{ $running }局）。
db-people = 利用者：{ $people }人（うちアカウントあり{ $accounts }人）。
