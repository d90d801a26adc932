### What is said of moves and games that are looked at again.

# Values, for the player to act or to move.
value-win = 胜
value-draw = 和
value-loss = 负
value-unknown = 未知
# Sentences under the table.
review-missed-as-placer = 第 { $number } 步：{ $player } 连成了{ $shapes }，却没有喊。
review-missed-as-receiver = 第 { $number } 步：{ $player } 本来可以喊{ $shapes }。
review-called-others = 第 { $number } 步：{ $other } 连成却漏看的，被 { $player } 喊走了。
review-lapsed = { $shapes }就此失效。
review-failed-call = 第 { $number } 步：{ $player } 喊错了。
# The last position of a game that broke off.
review-left-open = { $count ->
    [1] 最后的局面里{ $shapes }仍然有效，{ $player } 本来可以喊。
   *[other] 最后的局面里{ $shapes }仍然有效，{ $player } 本来可以喊其中一个。
}
review-turning-point = 第 { $number } 步是胜负关键：{ $player } 走了 { $word }，“{ $before }”变成了“{ $after }”。
review-no-mistakes = 双方都没有失误。
review-no-known-mistakes = 没有发现失误。
review-unjudged = 有 { $count } 步在限定时间内无法评判。
