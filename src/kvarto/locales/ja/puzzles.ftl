### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = 答えが証明された問題を作るか、証明するか、1問を表示します。
puzzles-make-help =
    問題を作ります。無作為に選んだ局面のうち、正解がちょうど1つだと証明できたものを残します。
    Ctrl-C で止めても、同じコマンドで続きから始まります。同じシードなら同じ問題になります。
puzzles-seed-help = 乱数のシード。
puzzles-count-help = 種類と遊び方ごとの問題数（指定がなければ付属のものと同じ数）。
puzzles-variant-help = この遊び方だけ。何度でも指定できます。
puzzles-work-help = 作業の途中経過を置くフォルダー。
puzzles-into-help = できた問題を書くファイル（指定がなければパッケージの中）。
puzzles-making = { $variant }、{ $kind }
puzzles-stopped = 止めました。同じコマンドで続きから始まります。
puzzles-made = { $file } に{ $count }問あります。
puzzles-check-help =
    すべての問題を証明します。答えが正しいこと、ほかに正解がないこと、
    見方を変えただけの同じ問題がないことを確かめます。
puzzles-file-help = 調べるファイル（指定がなければパッケージの中）。
puzzles-sample-help = この数につき1問だけ証明します。
puzzles-checking = 証明
puzzles-checked = { $count }問を証明しました。
puzzles-wrong = 間違った問題が{ $count }問あります。
puzzle-is-none = { $puzzle }：正解がちょうど1つではありません
puzzle-has-other-answers = { $puzzle }：正解は { $kept } ではなく { $proven } です
puzzle-repeats = { $puzzle }：{ $other } と同じ問題です
no-puzzle-file = 問題のファイルではありません
no-such-puzzle = 問題の行として読めません：{ $text }
puzzles-show-help = この ID の問題、その答え、その後の手順を表示します。
puzzles-title = { $puzzle }：{ $task }（{ $variant }、{ $rating }点）
puzzles-answer = { $count ->
    [1] 答え：{ $answers }
   *[other] 答え（どれでも可）：{ $answers }
}
puzzles-line = その後：{ $words }

## What is asked for

puzzle-task-win = 勝ちになるように置いて渡す
puzzle-task-safe = ただ1つの安全な駒を渡す
puzzle-task-hold = 負けないように置いて渡す
puzzle-task-spot = 無効になる前にクアートを見つける
puzzle-task-trap = わなになる駒を当てる
