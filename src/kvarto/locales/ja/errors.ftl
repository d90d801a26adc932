### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = 駒 { $piece } はもう渡されています
hand-is-empty = 置く駒がまだ渡されていません
piece-is-placed = 駒 { $piece } はもうボードにあります
cell-is-occupied = { $cell } には駒があります
game-is-over = 対局は終わっています
call-is-pending = { $seat }が宣言しました。まず場所を示す番です
point-before-call = { $seat }は、場所を示す前に宣言が必要です
calling-is-automatic = この対局では、クアートは宣言しなくても成立します
nothing-placed-to-call = 宣言できる駒がまだ置かれていません
call-is-used = { $seat }はこの駒についてもう宣言しました
not-your-chance-to-call = { $seat }は今は宣言できません
not-your-turn-to-give = { $seat }が渡す番ではありません
not-your-turn-to-place = { $seat }が置く番ではありません
not-your-turn-to-end-turn = { $seat }が手番を終える番ではありません
now-is-not-the-time-to-give = { $seat }は今は駒を渡せません
now-is-not-the-time-to-place = { $seat }は今は駒を置けません
now-is-not-the-time-to-end-turn = 渡さずに手番を終えられるのは、16個目の駒を置いた後だけです
nothing-to-undo = 戻せる手がありません

## At the table

bad-name = 名前は、表示できる文字で1〜{ $longest }文字です：{ $text }
table-not-open = このテーブルはまだ開かれていません
too-late = 間に合いませんでした。時間切れです
already-away = このプレイヤーはもう席を外しています
not-away = このプレイヤーは席にいます
game-is-paused = 対局は一時停止中です
not-paused = 対局は一時停止していません
already-proposed = もう提案しています
just-declined = 断られたばかりです。次の手の後でまた提案できます
nothing-proposed = 返事を待っている提案はありません
only-in-casual-games = これは気軽な対局でだけできます
too-late-to-abort = 中止できるのは最初の駒を置く前だけです。投了はいつでもできます
the-clock-decides = この対局には時計があるので、時計で決まります
other-is-here = 相手は席にいます
grace-not-over = 相手が席を外してから、まだ間がありません
bad-event = この版では読めない記録です：{ $text }

## The server

bad-message = 対局のメッセージとして読めません：{ $what }
message-too-long = メッセージは{ $longest }文字までです
no-such-game = その対局はここにないか、ほかの人のものです
no-such-lesson = そのようなレッスンはありません
lesson-asks-otherwise = このレッスンの課題は別のことです
not-your-seat = ここはあなたの席ではありません
not-your-table = テーブルを変更できるのは、開いた人だけです
own-table = これはあなたのテーブルです。席に着けるのはほかの人です
table-is-taken = たった今、ほかの人が席に着きました
nobody-sits-here-yet = 対局は、だれかが席に着くと始まります
not-a-shape = その4マスは、横列でも縦列でも斜めでも四角でもありません
no-such-level = レベル{ $level }はありません。1から{ $highest }までです
game-goes-on = 対局はまだ終わっていません
not-our-page = このリクエストはほかのサイトから来ています
nobody-yet = このブラウザーはまだ登録されていません。ページを読み込み直してください
not-our-host = このサーバーの名前は { $host } ではありません。正しいなら、--public-url をつけて起動してください
server-error = サーバーで問題が起きました。記録してあります
too-many-requests = 一度に送りすぎです。{ $seconds }秒後にもう一度お試しください
too-many-open = 開いているものが多すぎます。いくつか閉じるか、{ $seconds }秒後にもう一度お試しください
name-mixes-scripts = ラテン文字とキリル文字のように、見た目の似た文字を名前の中で混ぜることはできません
name-misleads = ゲストやコンピューター、運営とまぎらわしいので、この名前は使えません
name-is-taken = 同じか、見分けのつかない名前の人がいます
password-length = パスワードは{ $shortest }〜{ $longest }文字です
password-is-name = 名前をそのままパスワードにはできません
password-is-common = このパスワードは、だれでもすぐに思いつくものです
wrong-name-or-password = 名前かパスワードが違います
wrong-name-or-code = 名前か復旧コードが違います。コードは1回しか使えません
too-many-guesses = 試した回数が多すぎます。{ $seconds }秒後にもう一度お試しください
has-account = もうアカウントがあります
needs-account = これにはアカウントが必要です。先にログインしてください
no-such-account = { $name } という名前のアカウントはありません
no-such-return-code = このコードでは戻れません。古くなったのかもしれません
no-puzzle = そのような問題はありません：{ $puzzle }
no-puzzles = この種類の問題はありません
not-an-answer = ここでは答えになりません：{ $text }
no-such-hint = ヒント{ $step }はありません。全部で{ $last }個です
puzzle-not-begun = これは時間制限のある問題です。先に始めてください
page-not-built = ページがまだ作られていません。kvarto のフォルダーで "make" か "python web/build.py" を実行してください。

# エラーの中での先攻・後攻の呼び方。
error-seat-first = 先攻
error-seat-second = 後攻
