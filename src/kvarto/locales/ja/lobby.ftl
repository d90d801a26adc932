### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = ロビー
lobby-coming = ロビーを見ています…
lobby-here = { $count ->
    [1] 今はほかにだれもいません。
   *[other] { $count }人がいます。
}
lobby-anyone = だれかと対局する
lobby-wish = 希望
lobby-seeking = 相手を探しています…
lobby-seeking-about = 同じか近い希望の人が見つかれば、対局は自動で始まります。それまでこのページにいてください。
lobby-stop = 探すのをやめる
lobby-found = 相手が見つかりました。対局を始めます。
lobby-tables = 開いているテーブル
lobby-no-tables = 開いているテーブルはありません。開いておけば、次に来た人が席に着けます。
lobby-open-table = テーブルを開く
lobby-your-table = あなたのテーブル
lobby-to-table = 行く
lobby-sit = 席に着く
lobby-games = 観戦できる対局
lobby-placed = { $placed ->
    [0] 始まったばかり
   *[other] 駒{ $placed }個
}
lobby-watch = 観戦

## My games

mine-title = マイ対局
mine-coming = 対局を探しています…
mine-none = ここではまだ対局していません。
mine-none-about = 対局するとここに並びます。アカウントがあれば、ログインするとその対局が見られます。
mine-running = 対局中
mine-tables = 相手を待っているテーブル
mine-finished = 終わった対局
mine-older = もっと前の対局
mine-download = すべて .qgn で保存

## The account

sign-in-title = ログイン
sign-in-do = ログイン
account-guest = 今は { $name } というゲストです。これまでの対局は引き継がれます。
account-name = 名前
account-name-about = 対局の相手に見えます。
account-password = パスワード
account-password-about = 8文字以上。あなたしか思いつかない組み合わせの言葉をいくつか並べるのがおすすめです。
account-wrong-password = パスワードが違います
password-show = 表示
account-new-title = アカウントを作る
account-new-about = アカウントがあれば、どの端末でも自分の対局が見られ、自分だけの名前で対局できます。メールアドレスはいりません。
account-new-do = アカウントを作る
account-has-one = ログインする
account-forgotten = パスワードを忘れましたか？
account-recover-title = パスワードの再設定
account-recover-about = アカウントを作ったときに書き留めた復旧コードを使います。すべてのブラウザーでログアウトになり、新しいコードが出ます。
account-code = 復旧コード
account-code-about = 大文字か小文字か、空白があるかないかは問いません。
account-recover-do = 新しいパスワードにする
account-is-yours = ログインしています。対局の相手にはこの名前が見えます。
account-sign-out = ログアウト
account-password-title = パスワードの変更
account-password-others = ほかのブラウザーはすべてログアウトになります。
account-old-password = 今のパスワード
account-new-password = 新しいパスワード
account-password-do = 変更する
account-password-changed = パスワードを変更しました。
account-export-title = あなたについて保存されているもの
account-export-about = 名前、ここに来た日、棋譜のすべてが1つのファイルになります。
account-export-do = 保存
account-delete-title = アカウントの削除
account-delete-about = 名前とパスワードはすぐに消え、元に戻せません。対局は相手のもとに残りますが、あなたの名前は出ません。
account-delete-do = 完全に削除する
account-deleted = アカウントを削除しました。

# The code is shown once.
recovery-title = 書き留めてください
recovery-about = パスワードを忘れたら、頼りはこの復旧コードだけです。表示されるのは今だけです。
recovery-copy = コピー
recovery-done = 書き留めました

## Coming back as a guest from another device

return-title = 対局の引き継ぎ
return-coming = あなたの対局を探しています…
return-as-another = このブラウザーでは { $name } です。このリンクを自分で作ったときだけ続けてください。ここでの対局も一緒に移り、リンクを作った人がその対局をできるようになります。
return-come = 続ける
return-stay = 今のままにする
return-no-code = アドレスが途中で切れています。受け取ったリンク全体を開いてください。
return-another = 新しいリンクは、前の端末の対局メニューかアカウントのページで作れます。
