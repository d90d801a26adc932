### `kvarto admin`.

admin-help = アカウントの名前を変え、人数を数え、アカウントを調べます。
admin-rename-help =
    アカウント OLD の名前を NEW に変えます。OLD が人を傷つける名前のときなどに使います。
    対局での名前もすべて変わります。動いているサーバーで開いている対局には、しまわれるまで前の名前が出ます。
admin-rename-short-help = アカウントの名前を変えます。
admin-renamed = { $old } は { $new } になりました。対局での名前も同じです。
admin-people-help =
    利用者が何人いるかを表示します。NAME を指定すると、そのアカウントについてわかることを表示します。
    いつからあるか、何局遊んだか、いくつのブラウザーでログインしているか、最後に来たのはいつかです。
admin-people-short-help = 人数を数えるか、アカウントを調べます。
admin-accounts = アカウント：{ $accounts }
admin-guests = ゲスト：{ $guests }人
admin-browsers = ブラウザー：{ $browsers }
admin-account = { $name }、{ $since } から
admin-games = 対局：{ $games }局
admin-last-seen = 最後に来た日：{ $day }
