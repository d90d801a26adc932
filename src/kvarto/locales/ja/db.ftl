### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    別の kvarto サーバーが { $file } に対局を保存しています。
    そちらを止めるか、こちらに別のファイルを指定してください：kvarto serve --data OTHER
database-too-new =
    { $file } は新しい kvarto で書かれています（リビジョン { $revision }）。この kvarto が扱えるのは { $newest } までです。
    新しい kvarto を使うか、前の写しに戻してください：kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } をデータベースとして読めません：{ $why }
not-our-database = { $file } は kvarto ではなく、別のプログラムのデータベースです
nothing-in-database = { $file } に kvarto のデータベースはありません

db-help = データベースの世話をします。最新にする、写しを取る、写しから戻す、点検する。
db-file-help = データベース（指定がなければ "kvarto serve" が使うもの）。
db-force-help = すでにあるファイルを置き換えます。
db-upgrade-help =
    前の kvarto のデータベースを最新にします。サーバーも起動するときに同じことをします。
    元の写しが隣に残ります。
db-upgrade-short-help = 前の kvarto のデータベースを最新にします。
db-is-newest = { $file } は最新です：リビジョン { $revision }。
db-upgraded =
    { $file } をリビジョン { $before } から { $revision } にしました。
    元の写し：{ $copy }
db-will-be-upgraded =
    { $file } は前の kvarto のものなので、最新にします。
    元の写し：{ $copy }
db-backup-help =
    データベースのある瞬間の写しを TARGET に取ります。サーバーは動いたままでかまいません。
db-backup-short-help = データベースの写しを取ります（サーバーが動いていても）。
db-copied = { $file } の写しを { $copy } に取りました
db-restore-help =
    写しから戻します。SOURCE がデータベースになります。サーバーは止めておいてください。
db-restore-short-help = データベースを写しから戻します。
db-restored = { $file } は { $copy } のとおりになりました。
db-file-is-there =
    { $file } はもうあります。
    --force をつけると置き換わり、中身は失われます。
db-no-file = { $file } というファイルはありません
db-is-damaged =
    { $file } は壊れています。写しから戻せます：kvarto db restore COPY --force
    { $damages }
db-check-help = データベース全体を点検します。壊れていないか、どのリビジョンか、何が入っているか。
db-check-short-help = データベース全体を点検します。
db-sound = { $file } は壊れていません：リビジョン { $revision }。
db-older = この kvarto が使うのはリビジョン { $newest } です。サーバーの起動か "kvarto db upgrade" で最新になります。
db-games = 対局：{ $games }局（うち進行中{ $running }局）。
db-people = 人：{ $people }人（うちアカウントあり{ $accounts }人）。
