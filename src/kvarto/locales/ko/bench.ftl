### How fast the engine is, and how many positions there are.

bench-short-help = 엔진이 얼마나 빠른지 잽니다.
bench-help =
    엔진이 얼마나 빠른지 잽니다. 먼저 서명, 곧 정해진 국면 목록에서 탐색이 거치는 노드 수가 나옵니다.
    탐색이 바뀌지 않는 한 어느 컴퓨터에서나 같습니다. 다음으로, 매번 똑같은 무작위 국면에서
    초반 표 없이, 그리고 초반 표와 함께, 승패, 승패와 수의 길이, 모든 수의 평가를 알아내는 데
    걸리는 시간을 잽니다. 절반은 p50 이하, 100개 중 99개는 p99 이하, 모두 max 이하입니다.
bench-quick-help = 국면을 조금만 재고, 초반 표가 없을 때는 말이 서너 개인 국면을 뺍니다.
bench-full-help =
    열두 가지 게임 전체를 풀고, 비기는 보드를 세고, 무작위로 두고, 단순 미니맥스의 시간을 재고,
    게임 중의 메모리를 재고, 어떤 목표를 이루었는지도 알려 줍니다. 몇 분 걸립니다.
bench-json-help = 결과를 파일에도 씁니다(-는 표준 출력에만).
bench-signature = 서명: 노드 { $nodes }개
bench-title = { $variant }: 코어 하나의 CPU 밀리초, 초반 표 없음
bench-title-with-table = { $variant }: 코어 하나의 CPU 밀리초, 초반 표 있음
bench-no-table = { $variant }: 아직 완전한 초반 표가 없습니다
# As in English.
bench-placed = n
bench-cold = 처음
bench-warm = 다시
bench-value = 승패
bench-distance = 승패와 길이
bench-grade = 평가
bench-positions = 국면
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
bench-longest = 최대
bench-legend =
    n: 보드 위의 말 수, 국면: 시간을 잰 국면 수.
    처음: 기억하는 것이 없음, 다시: 바로 전에 같은 것을 물음.
bench-waiting-title = 모든 수의 평가, 초반 표와 코어 둘, 처음, 실제 밀리초
bench-games-title = 빈 보드에서 시작하는 게임 전체, 초반 표 없음
bench-variant = 방식
bench-games-value = 승패
bench-games-nodes = 노드
bench-seconds = CPU 초
bench-drawn-title = 콰르토 없이 가득 찬 보드
bench-drawn-boards = 보드
bench-playouts-title = Python 규칙으로 무작위로 둔 게임
bench-playouts-games = 게임
bench-playouts-speed = 게임/초
bench-playouts-drawn = 무승부
bench-playouts-placed = 놓은 말
bench-reference-title = 단순 미니맥스와 풀이기, 승패와 길이, CPU 밀리초
bench-reference = 미니맥스
bench-solver = 풀이기
bench-agree = 답이 같습니다.
bench-disagree = 답이 다릅니다!
bench-footprint-title = 패키지의 부담
bench-import = kvarto 가져오기: CPU 시간 { $size }
bench-memory = 표준 게임을 할 때의 메모리: { $size }
bench-memory-three = 세 가지 방식의 게임 뒤의 메모리: { $size }

## What the engine was to reach

goals-title = 목표. 두 게임 중 느린 쪽을 기준으로 합니다
goals-measured = 측정
goals-must = 필수
goals-aim = 목표
goals-reached = 달성
goal-aim-reached = 목표
goal-must-reached = 필수
goal-missed = 미달
goal-not-measured = -
goal-value-8 = 승패, p99, n = 8
goal-value-7 = 승패, p99, n = 7
goal-value-6 = 승패, p99, n = 6
goal-distance-6 = 승패와 길이, p99, n = 6
goal-table = 초반 표에서 승패와 길이, p99, n ≤ 5
goal-grade-6 = 모든 수의 평가와 길이, p99, n = 6
goal-two-cores = 평가, 초반 표, 코어 2개, 실제 시간, p99, n = 5
goal-whole-lines = 게임 전체, 표준
goal-whole-both = 게임 전체, 줄과 정사각형
goal-whole-squares = 게임 전체, 정사각형만
goal-drawn-boards = 표준 게임에서 비기는 보드
goal-memory = 게임 중의 메모리
goal-import = kvarto 가져오기

## kvarto census

census-short-help = 국면과 비기는 보드를 세고 그 승패를 알려 줍니다.
census-help =
    콰르토 없이 가득 찬 보드를 세고, 보드 위의 말 수에 따라 대칭인 것은 하나로 쳐서
    콰르토가 없는 것을 셉니다: 보드, 손에 든 말까지 넣은 국면, 그중 그 말로 바로 이기지 못하는 국면.
    이 가운데 놓는 쪽이 이기고 비기고 지는 것이 몇 개인지는 그 게임의 초반 표가 닿는 데까지 압니다.
census-variant-help = standard, advanced, squares, hard, 또는 ch:l 같은 코드.
census-levels-help =
    보드 위의 말이 몇 개일 때까지 셀지. 하나 늘 때마다 열 배쯤 오래 걸리고, 8부터는 수백 MB가 듭니다.
census-json-help = JSON 객체를 한 줄에 하나씩 출력합니다.
census-counting-drawn = 가득 찬 보드를 세는 중…
census-counting = 말 { $placed }개가 놓인 보드를 세는 중…
census-drawn-boards = { $variant }: 가득 찬 보드 16!개 가운데 콰르토가 없는 것은 { $boards }개입니다.
census-placed = 말
census-boards = 보드
census-positions = 손의 말 포함
census-quiet = 바로 못 이김
census-won = 승
census-drawn = 무
census-lost = 패
census-unknown = -
census-no-table = -: 모름. 이 게임에는 초반 표가 없습니다.
census-table-ends = -: 모름. 이 게임의 초반 표는 말 { $levels }개까지입니다.
census-stopped = 멈췄습니다.
census-number = { $count }
