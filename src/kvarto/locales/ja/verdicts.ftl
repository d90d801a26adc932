### What is said of moves and games that are looked at again.

value-win = 勝ち
value-draw = 引き分け
value-loss = 負け
value-unknown = 不明
review-missed-as-placer = { $number }巡目、{ $player }は{ $shapes }をそろえましたが、宣言しませんでした。
review-missed-as-receiver = { $number }巡目、{ $player }は{ $shapes }を宣言できました。
review-called-others = { $number }巡目、{ $player }は{ $other }がそろえて見落としたクアートを宣言しました。
review-lapsed = これで{ $shapes }は無効になりました。
review-failed-call = { $number }巡目、{ $player }の宣言は外れでした。
review-left-open = { $count ->
    [1] 最後の局面では、{ $player }は{ $shapes }を宣言できました。
   *[other] 最後の局面では、{ $player }は{ $shapes }のどれかを宣言できました。
}
review-turning-point = 分かれ目は{ $number }巡目でした。{ $player }の { $word } で、「{ $before }」が「{ $after }」に変わりました。
review-no-mistakes = どちらにも間違いはありませんでした。
review-no-known-mistakes = 間違いは見つかりませんでした。
review-unjudged = 時間内に判断できなかった手が{ $count }手あります。
