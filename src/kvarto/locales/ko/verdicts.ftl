### What is said of moves and games that are looked at again.

# Values, for the player to act or to move.
value-win = 승리
value-draw = 무승부
value-loss = 패배
value-unknown = 모름
# Sentences under the table.
review-missed-as-placer = { $number }수: { $player } 쪽이 완성하고도 외치지 않았습니다({ $shapes }).
review-missed-as-receiver = { $number }수: { $player } 쪽이 외칠 수 있었습니다({ $shapes }).
review-called-others = { $number }수: { $other } 쪽이 완성하고 놓친 것을 { $player } 쪽이 외쳤습니다.
review-lapsed = 이로써 무효가 되었습니다: { $shapes }.
review-failed-call = { $number }수: { $player } 쪽이 틀리게 외쳤습니다.
# The last position of a game that broke off.
review-left-open = { $count ->
    [1] 마지막 국면에서 { $player } 쪽이 외칠 수 있었습니다: { $shapes }.
   *[other] 마지막 국면에서 { $player } 쪽이 하나를 외칠 수 있었습니다: { $shapes }.
}
review-turning-point = 승부는 { $number }수에서 갈렸습니다. { $player }: { $word } ({ $before } → { $after }).
review-no-mistakes = 아무도 실수하지 않았습니다.
review-no-known-mistakes = 실수를 찾지 못했습니다.
review-unjudged = 시간 안에 평가하지 못한 수가 { $count }개 있습니다.
