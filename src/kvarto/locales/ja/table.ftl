### kvarto table: the opening tables.

table-help = 序盤の表を一覧にするか、作ります。
table-list-help = ゲームごとに、表がどこまで証明されているかを表示します。
table-none = { $game }：表はありません。どの局面も読みで調べます
table-there = { $game }：ボードの駒が{ $levels }個まで証明済み、引き分けでない局面 { $exceptions }
table-build-help =
    これらの GAMES の表を作ります（指定がなければ全部）。
    特徴が1つなら数秒、多ければ何時間もかかります。
    Ctrl-C で止めても、同じコマンドで続きから始まります。
table-levels-help = ボードの駒がいくつの局面まで作るか。
table-threads-help = 使うコアの数。
table-work-help = 作業の途中経過を置くフォルダー。
table-into-help = できた表を置くフォルダー（指定がなければパッケージの中）。
table-level = { $game }、ボードに{ $level }個
table-stopped = 止めました。同じコマンドで続きから始まります。
table-built = { $game }：完成
