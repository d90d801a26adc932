### What is said of moves and games that are looked at again.

# Values, for the player to act or to move.
value-win = 勝
value-draw = 和
value-loss = 負
value-unknown = 不明
# Sentences under the table.
review-missed-as-placer = 第 { $number } 手：{ $player } 連成了{ $shapes }，卻沒有喊。
review-missed-as-receiver = 第 { $number } 手：{ $player } 本來可以喊{ $shapes }。
review-called-others = 第 { $number } 手：{ $other } 連成卻漏看的，被 { $player } 喊走了。
review-lapsed = { $shapes } 就此失效。
review-failed-call = 第 { $number } 手：{ $player } 喊錯了。
# The last position of a game that broke off.
review-left-open = { $count ->
    [1] 最後的局面裡{ $shapes } 還有效，{ $player } 本來可以喊。
   *[other] 最後的局面裡{ $shapes } 還有效，{ $player } 本來可以喊其中一個。
}
review-turning-point = 第 { $number } 手是勝負關鍵：{ $player } 下了 { $word }，「{ $before }」變成「{ $after }」。
review-no-mistakes = 雙方都沒有失誤。
review-no-known-mistakes = 沒有發現失誤。
review-unjudged = 有 { $count } 手在時限內無法評判。
