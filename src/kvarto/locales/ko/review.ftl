### The engine at the command line: values, graded moves, reviews of games.

# Options that several commands share.
engine-json-help = JSON을 한 줄에 하나씩 출력합니다.
engine-threads-help = 쓸 스레드 수.
engine-no-table-help = 초반 표 없이 모두 탐색합니다.
engine-time-limit-help = 한 국면을 이만큼의 초가 지나면 포기합니다.

## kvarto solve

solve-help =
    서로 최선으로 두면 POSITION마다 누가 이기는지, 그때까지 말이 몇 개 놓이는지 알려 줍니다.
    국면 하나는 따옴표로 묶어 인수 하나로 씁니다. -를 쓰거나 아무것도 안 쓰면 표준 입력에서
    한 줄에 하나씩 읽습니다. 빈 줄과 #으로 시작하는 줄은 건너뜁니다.
    예: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = 국면에서 누가 이기는지 알려 줍니다.
solve-cold-help = 국면마다 그 전에 알아낸 것을 모두 잊습니다.
solve-cold-one-thread = --cold는 스레드가 하나일 때만 쓸 수 있습니다
solve-nothing = POSITION이 없습니다(표준 입력에서 읽으려면 -)
# Something is wrong in a line of standard input.
solve-wrong-line = { $line }행: { $what }

# $player is to act; $distance is how many more pieces are placed.
solve-win = { $position }: { $player } 차례, { $distance ->
    [0] 외치면 승리({ $shapes })
    [1] 다음 말로 승리
   *[other] 말 { $distance }개 만에 승리
}.
solve-draw = { $position }: { $player } 차례, 무승부.
solve-loss = { $position }: { $player } 차례, { $distance ->
    [1] 다음 말로 패배
   *[other] 말 { $distance }개 만에 패배
}.
solve-unknown = { $position }: { $player } 차례, 승패는 알 수 없음.

## kvarto grade

grade-help =
    POSITION에서 둘 수 있는 모든 수가 차례인 쪽에 어떤 결과를 가져오는지, 좋은 것부터 알려 줍니다.
    예: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = 모든 수를 평가합니다.
grade-nothing = 평가할 수가 없습니다. 보드가 가득 찼습니다
# A group of moves that are worth the same, and how many there are.
grade-win = { $distance ->
    [0] 바로 승리
   *[other] 말 { $distance }개 만에 승리
} ({ $count }):
grade-draw = 무승부 ({ $count }):
grade-loss = { $distance ->
    [0] 바로 패배
   *[other] 말 { $distance }개 만에 패배
} ({ $count }):
grade-unknown = 모름 ({ $count }):

## kvarto review

review-help =
    기보 FILE(.qgn, -는 표준 입력)에 있는 게임의 모든 수를 평가합니다: 두기 전과 둔 뒤의 형세,
    더 나은 수, 놓친 콰르토, 그리고 승부가 갈린 곳.
review-short-help = 기보의 게임이 어디서 갈렸는지 알려 줍니다.

# The table of moves: one line a move, with the value for the player who made it.
review-value-lost = { $before } → { $after }
review-verdict-mistake = 실수
review-verdict-blunder = 큰 실수
review-verdict-decisive = 패착
review-remark = { $verdict }, 더 나은 수: { $words }
review-remark-more = { $verdict }, 더 나은 수: { $words } (+{ $more })

review-left-win = 마지막 국면은 { $player } 차례이고, 최선으로 두면 이깁니다.
review-left-draw = 마지막 국면은 { $player } 차례이고, 서로 최선으로 두면 비깁니다.
review-left-loss = 마지막 국면은 { $player } 차례이고, 최선으로 두어도 집니다.
review-accuracy = { $player }: { $judged }수 가운데 { $kept }수가 형세를 지켰습니다({ $percent }%).
